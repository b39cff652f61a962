import { at, drawn, bonfire, glow, join, lit, row, shape } from '../part';
import { deadTree, grass, ground, hills, knoll, pine, pines, slope } from '../parts/land';
import { bearing, constable, crowd, robed, striding, trenchcoat, worker } from '../parts/people';
import { altar, archWall, candles, crates, magicCircle, pillar, tracery } from '../parts/things';
import { blocks, house, lamp, railings, rooftops, windowLight } from '../parts/town';
import { beam } from '../sky';
import { depth, fog, type Scene, shine } from '../stage';

/** What a cult can do in a district. */
export const ACTIONS: Readonly<Record<string, () => Scene>> = {
  // One door stands open in the row of dark houses, and they come to it from both sides.
  'secret-summons': () => ({
    sky: {
      top: '#0d1330',
      low: '#4d5f9c',
      light: { x: 66, y: 40, colour: '#ccd6ff', body: 'crescent', radius: 13 },
      seed: 61,
      stars: 60,
      clouds: 0.4,
    },
    ink: '#04060f',
    layers: [
      depth(0.4, rooftops(150, 52, 44, { lit: 0, steeples: 0.15 })),
      depth(
        0.78,
        join(
          house(210, 184, 124, 142, 'gambrel', 0, 2),
          house(92, 184, 96, 104, 'gable', 0, 3),
          house(330, 184, 104, 110, 'gambrel', 0, 4),
          house(414, 184, 60, 90, 'gable', 0),
        ),
      ),
      shine(
        beam([210, 150], [140, 214], [286, 214], '#ffc765', 0.75),
        '<path d="M196 186V152Q210 138 224 152V186Z" fill="#ffd98a"/>',
        glow(210, 168, 60, '#ffc765', 0.8),
        windowLight(210, 92, 12, 14),
      ),
      depth(0.86, ground(186, 3), { rim: 0.4 }),
      depth(
        0.95,
        join(
          at(striding, 92, 204, 0.66),
          at(striding, 136, 208, 0.74),
          at(striding, 330, 206, 0.72, true),
          at(robed, 382, 206, 0.66),
        ),
        { rim: 1.1 },
      ),
      depth(1, join(at(bearing(), 44, 226, 1.2), at(robed, 372, 232, 1.25, true)), { rim: 1.1 }),
      shine(beam([210, 182], [160, 214], [262, 214], '#ffc765', 0.6)),
    ],
  }),
  'hidden-altar': () => ({
    sky: { top: '#0a1430', low: '#2f55a0', light: { x: 206, y: 104, colour: '#8fc0ff', reach: 170 }, seed: 67, clouds: 0.6 },
    ink: '#03060f',
    layers: [
      shine(magicCircle(206, 82, 52, '#9cc8ff', 1, 7), glow(206, 90, 110, '#6aa4ff', 0.5)),
      depth(
        0.6,
        shape('M-10 -10H410V230H330C318 150 300 60 264 44C244 32 232 46 206 36C180 46 160 30 142 48C108 66 92 150 82 230H-10Z'),
        { rim: 0.9 },
      ),
      depth(0.88, join(altar(206, 182, 112), candles(158, 254, 137, 6, 4)), { rim: 1.2 }),
      depth(
        0.95,
        shape(
          'M-10 -10H410V230H384C376 150 352 96 332 40L316 74L300 4L286 26L268 -4L252 30L238 -2L206 12L182 -4L168 34L152 0L132 30L118 4L104 62L86 30C60 96 30 150 22 230H-10Z',
        ),
        { rim: 0.9 },
      ),
      depth(1, join(ground(196, 9), at(robed, 84, 226, 0.98), at(robed, 332, 228, 1.04)), { rim: 1.1 }),
    ],
  }),
  'black-market': () => ({
    sky: { top: '#1f1206', low: '#9c6a2a', light: { x: 228, y: 88, colour: '#ffc872', reach: 190 }, seed: 71, clouds: 0.7 },
    ink: '#0a0602',
    layers: [
      depth(0.4, rooftops(150, 36, 28, { lit: 0.3 })),
      depth(0.8, archWall([[206, 330, -8]], 190), { rim: 0.9 }),
      depth(
        0.72,
        join(
          shape(
            'M60 128L74 104H166L182 128L170 134L160 126L148 134L138 126L126 134L114 126L102 134L90 126L76 134Z',
            'M236 120L248 96H340L354 120L342 126L330 118L318 126L306 118L294 126L282 118L268 126L256 118L246 126Z',
          ),
          drawn('M72 130V194M172 130V194M246 122V194M346 122V194', 3),
        ),
        { rim: 1 },
      ),
      depth(0.85, ground(190, 12)),
      depth(
        0.95,
        join(
          shape('M66 166H178V194H66Z', 'M240 162H350V194H240Z'),
          at(robed, 122, 186, 0.68),
          at(trenchcoat, 206, 206, 0.92),
          at(robed, 296, 184, 0.66),
          shape('M92 166q4 -16 12 -16t12 16Z', 'M262 162l6 -20h8l6 20Z', 'M318 162q0 -14 8 -14t8 14Z'),
        ),
        { rim: 1.2 },
      ),
      depth(
        1,
        join(
          crates([
            [28, 212, 40],
            [62, 214, 26],
            [376, 212, 38],
          ]),
          at(worker, 338, 226, 1.05, true),
        ),
      ),
      shine(
        ...[
          [118, 128],
          [206, 54],
          [296, 120],
        ].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4" fill="#fff0b8"/>${glow(x!, y!, 40, '#ffb84d', 0.9)}`),
      ),
    ],
  }),
  // A church without its god: broken window, toppled cross, green fire.
  desecration: () => ({
    sky: {
      top: '#180d2e',
      low: '#6a5a9c',
      light: { x: 206, y: 60, colour: '#d2c2ff', body: 'moon', radius: 16 },
      seed: 73,
      clouds: 0.6,
    },
    ink: '#05030b',
    layers: [
      depth(
        0.86,
        join(
          archWall(
            [
              [206, 130, -6],
              [66, 48, 40],
              [346, 48, 40],
            ],
            168,
          ),
          drawn('M206 168V96M141 110L176 118M271 100L240 120M160 60L182 70M250 54L228 66', 2.4),
          tracery(66, 48, 40, 168),
        ),
        { rim: 1.1 },
      ),
      shine(beam([206, 60], [96, 214], [320, 214], '#d2c2ff', 0.16)),
      depth(0.84, ground(174, 4)),
      depth(
        0.96,
        join(
          at(shape('M-7 0V-66H-34V-82H-7V-108H7V-82H34V-66H7V0Z'), 118, 190, 0.9, false, 62),
          at(altar(0, 0, 90), 276, 186, 1, false, 9),
          crates([[66, 200, 16]]),
        ),
        { rim: 1.2 },
      ),
      shine(bonfire(276, 152, 70, 62, ['#3fd04e', '#8dff7a', '#f0ffd8']), glow(276, 140, 110, '#5fe04e', 0.55)),
      depth(
        1,
        join(
          row(robed, [
            [38, 224, 1, false],
            [356, 222, 0.96],
            [392, 226, 1.06],
          ]),
          pillar(8, 26, 216),
        ),
        { rim: 1 },
      ),
    ],
  }),
  'bribed-constable': () => ({
    sky: { top: '#0d1a24', low: '#5c7480', light: { x: 214, y: 34, colour: '#ffe0a0', reach: 170 }, seed: 79, clouds: 0.9 },
    ink: '#04080b',
    layers: [
      depth(0.45, blocks(170, 110, 9, 0.06)),
      depth(0.78, join(house(30, 196, 150, 190, 'flat', 0.05, 3), house(386, 196, 130, 176, 'flat', 0.05, 6))),
      depth(0.85, join(lamp(214, 190, 166), ground(192, 7)), { rim: 0.8 }),
      shine(beam([214, 36], [130, 214], [300, 214], '#ffdf9a', 0.5)),
      depth(
        1,
        join(
          at(constable, 156, 226, 1.6, true),
          at(trenchcoat, 272, 226, 1.58),
          drawn('M182 160L210 150M248 160L218 152', 8),
          shape('M206 146q8 -12 16 0l4 12q-12 8 -24 0Z'),
        ),
        { rim: 1.4 },
      ),
      shine(glow(214, 152, 18, '#ffd27a', 0.7)),
      fog(160, 54, 0.35, 8),
    ],
    rain: 0.35,
  }),
  recruiters: () => ({
    sky: {
      top: '#3a1a1c',
      low: '#e29a58',
      light: { x: 288, y: 96, colour: '#ffdca0', body: 'sun', radius: 26, reach: 200 },
      seed: 83,
      clouds: 0.55,
      stretch: 5,
    },
    ink: '#100607',
    layers: [
      depth(
        0.35,
        join(
          shape('M20 172V96H30V40H40V96H58V60H68V96L96 84V96L122 84V96L148 84V172Z', 'M330 172V110H352V30H364V110H410V172Z'),
          hills(176, 10, 3),
        ),
      ),
      fog(100, 70, 0.4, 5),
      depth(0.6, rooftops(180, 36, 52, { lit: 0.15, from: 150, to: 330 })),
      depth(
        0.92,
        join(
          at(trenchcoat, 206, 166, 1.02),
          drawn('M222 102L242 98L250 76', 6.5),
          shape('M242 78L256 62L264 68L252 82Z'),
          shape('M176 164H236V204H176Z'),
        ),
        {
          rim: 1.4,
        },
      ),
      depth(1, crowd(190, 44, 23, { arms: 0.35, hats: true }), { rim: 1.1 }),
    ],
  }),
  'safe-house': () => ({
    sky: {
      top: '#0a1c36',
      low: '#5888a8',
      light: { x: 330, y: 40, colour: '#dcefff', body: 'moon', radius: 15 },
      seed: 89,
      stars: 70,
      clouds: 0.3,
    },
    ink: '#030a12',
    layers: [
      depth(0.25, hills(150, 54, 5)),
      depth(0.45, join(hills(176, 40, 12), pines(168, 34, 4, 20, 150, 10))),
      fog(120, 56, 0.4, 6),
      depth(
        0.78,
        join(
          knoll(238, 132, 230),
          house(238, 136, 58, 62, 'gambrel', 0, 5),
          house(282, 138, 34, 32, 'gable', 0, 2),
          deadTree(178, 140, 84, 6, -8),
        ),
      ),
      shine(windowLight(228, 120, 7, 9), windowLight(249, 120, 7, 9), beam([238, 126], [200, 188], [276, 188], '#ffc765', 0.22)),
      depth(0.92, join(railings(40, 190, 178, 18, 12), pine(360, 200, 110), pine(388, 206, 130), pine(336, 206, 74))),
      depth(1, join(slope(190, 208, 4), at(striding, 118, 206, 0.7), grass(206, 12, 9))),
    ],
  }),
  // The hounds follow the lantern; the one they want stands behind the tree.
  'false-trail': () => ({
    sky: { top: '#172028', low: '#93a8b0', light: { x: 104, y: 70, colour: '#f2f6ee', reach: 170 }, seed: 97, clouds: 0.7 },
    ink: '#070b0e',
    layers: [
      depth(0.25, pines(160, 80, 14)),
      fog(84, 90, 0.7, 7),
      depth(0.5, join(pine(40, 180, 130), pine(128, 178, 112), pine(210, 180, 140), pine(276, 176, 110)), { rim: 0.7 }),
      depth(0.3, slope(176, 170, 6), { rim: 0.3, mist: 0.6 }),
      depth(
        0.82,
        join(
          at(trenchcoat, 96, 186, 0.62, true),
          at(constable, 134, 188, 0.64, true),
          lit(glow(84, 164, 34, '#ffc76a', 0.9), '<circle cx="84" cy="164" r="3" fill="#fff"/>'),
          shape('M28 182q6 -14 22 -12l6 -8l4 4l6 2l-4 5l-4 1l0 12h-4v-8l-12 1l-2 8h-4l1 -10q-4 0 -7 6Z'),
        ),
        { rim: 1 },
      ),
      depth(
        0.7,
        shape(
          ...[
            [178, 190],
            [196, 196],
            [216, 193],
            [236, 199],
            [258, 197],
            [280, 203],
          ].map(([x, y]) => `M${x} ${y}q6 -4 12 0q-6 4 -12 0Z`),
        ),
        { rim: 0.2 },
      ),
      depth(
        1,
        join(
          shape('M318 216C332 150 326 70 322 -10H366C360 70 362 150 384 216Z'),
          deadTree(380, 120, 90, 3, 40),
          at(robed, 306, 222, 1.26),
          grass(214, 14, 5, 250, 400),
        ),
      ),
    ],
  }),
};
