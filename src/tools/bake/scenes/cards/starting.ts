import { at, drawn, bonfire, glow, join, lit, row, shape } from '../part';
import { deadTree, grass, ground, hills } from '../parts/land';
import { crowd, eyes, fleeing, invoking, kneeling, reading, robed, trenchcoat, worker } from '../parts/people';
import {
  altar,
  archWall,
  banner,
  candle,
  candles,
  crates,
  graves,
  greatEye,
  lectern,
  magicCircle,
  pillar,
  tracery,
} from '../parts/things';
import { blocks, bridge, house, lamp, railings, rooftops } from '../parts/town';
import { beam } from '../sky';
import { depth, fog, type Scene, shine } from '../stage';

/** The twelve cards everyone starts with, and the card nobody wants. */
export const STARTING: Readonly<Record<string, () => Scene>> = {
  // A crypt: someone kneels in the moonlight that falls through the window.
  acolyte: () => ({
    sky: {
      top: '#122a5c',
      low: '#7fa6dc',
      light: { x: 250, y: 62, colour: '#cfe2ff', body: 'moon', radius: 19 },
      seed: 4,
      clouds: 0.5,
    },
    ink: '#050a18',
    layers: [
      depth(0.45, rooftops(150, 34, 9, { lit: 0 })),
      depth(
        0.9,
        join(
          archWall(
            [
              [250, 96, 12],
              [96, 40, 50],
              [386, 36, 60],
            ],
            172,
          ),
          tracery(250, 96, 12, 172),
        ),
        { rim: 1 },
      ),
      shine(beam([250, 40], [60, 214], [300, 214], '#bcd6ff', 0.34)),
      depth(0.82, ground(176, 4), { rim: 0.5 }),
      depth(1, join(at(kneeling, 172, 192, 1.35), candles(20, 92, 192, 5, 3), candles(312, 390, 194, 5, 8)), { rim: 1.2 }),
      fog(150, 60, 0.35, 6),
    ],
  }),
  // He read the second half.
  adept: () => ({
    sky: { top: '#140c33', low: '#6a4fb0', light: { x: 236, y: 84, colour: '#b9a2ff', reach: 180 }, seed: 12, clouds: 0.7 },
    ink: '#08040f',
    layers: [
      shine(magicCircle(236, 88, 74, '#c3b0ff')),
      depth(0.7, join(pillar(52, 34), pillar(130, 22), pillar(342, 22), pillar(396, 34)), { rim: 0.9 }),
      depth(0.85, ground(180, 6)),
      depth(
        1,
        join(at(reading, 236, 200, 1.42), lectern(150, 200, 58), candle(318, 196, 34), candle(334, 200, 22), candle(72, 200, 26)),
        { rim: 1.2 },
      ),
      shine(glow(236, 138, 30, '#ffe9a8', 0.55)),
    ],
  }),
  // Paid in whisky.
  brute: () => ({
    sky: { top: '#2a0f0c', low: '#b8542a', light: { x: 306, y: 56, colour: '#ffb066', reach: 190 }, seed: 21, clouds: 0.8 },
    ink: '#0b0403',
    layers: [
      depth(0.4, blocks(168, 92, 5, 0.1)),
      depth(0.72, join(house(52, 190, 118, 170, 'flat', 0.14, 4), house(388, 190, 70, 150, 'flat', 0, 8)), { rim: 0.6 }),
      depth(0.8, lamp(306, 190, 140), { rim: 0.9 }),
      depth(0.86, ground(188, 3)),
      depth(
        1,
        join(
          at(worker, 205, 250, 2.1),
          drawn('M262 168L312 92', 9),
          at(worker, 112, 206, 1.05, true),
          crates([
            [356, 202, 34],
            [380, 202, 24],
          ]),
        ),
        { rim: 1.3 },
      ),
      fog(160, 56, 0.4, 2, '#d8743a'),
    ],
    rain: 0.5,
  }),
  fanatic: () => ({
    sky: {
      top: '#30060a',
      low: '#e0551f',
      light: { x: 206, y: 128, colour: '#ffa640', reach: 210 },
      seed: 33,
      clouds: 0.7,
      cloudColour: '#120203',
    },
    ink: '#0c0202',
    layers: [
      depth(0.5, rooftops(168, 44, 14, { lit: 0.5 })),
      shine(bonfire(206, 194, 142, 150), glow(206, 150, 130, '#ff8a2a', 0.7)),
      depth(0.85, ground(188, 8)),
      depth(1, at(invoking, 206, 202, 1.28), { rim: 1.5 }),
      depth(1, crowd(210, 42, 5, { arms: 0.5, hoods: true }), { rim: 1 }),
    ],
  }),
  // The bridge at night, a lantern and a man who counts who crosses it.
  watchman: () => ({
    sky: {
      top: '#06202b',
      low: '#3f8a8e',
      light: { x: 92, y: 46, colour: '#c8f2e4', body: 'crescent', radius: 17 },
      seed: 8,
      stars: 50,
      clouds: 0.35,
    },
    ink: '#02090c',
    layers: [
      depth(0.35, rooftops(138, 40, 3, { lit: 0.2 })),
      fog(96, 70, 0.55, 4),
      depth(0.75, bridge(152, 20, 3)),
      depth(0.9, join(railings(-4, 404, 152, 24, 12), lamp(62, 150, 72, '#ffd27a', false))),
      depth(1, at(trenchcoat, 262, 204, 1.5), { rim: 1.1 }),
      depth(
        1,
        join(
          drawn('M288 146L316 130', 8),
          lit(glow(318, 148, 66, '#ffcf70', 0.95), '<rect x="312" y="138" width="12" height="18" fill="#fff0b8"/>'),
          drawn('M318 130V138M310 138H326M310 157H326', 2),
        ),
        { rim: 0.8 },
      ),
    ],
  }),
  // Something thin behind the gravestones says a name.
  whisperer: () => ({
    sky: { top: '#061c12', low: '#4f9a5c', light: { x: 214, y: 78, colour: '#c9f7b0', reach: 150 }, seed: 17, clouds: 0.8 },
    ink: '#020805',
    layers: [
      depth(0.35, join(hills(158, 40, 4), deadTree(330, 150, 92, 5))),
      fog(100, 70, 0.7, 9),
      depth(0.72, join(deadTree(54, 178, 150, 12, 8), deadTree(372, 180, 140, 23, -10), graves(172, 6)), { rim: 0.7 }),
      depth(
        0.95,
        join(
          at(robed, 214, 214, 1.62),
          shape(
            'M178 122C150 116 140 138 128 146L118 142L124 150L112 152L124 156L116 164L130 158C146 152 160 146 178 150ZM250 122C280 118 292 132 300 118L296 106L304 114L308 102L309 115L318 108L311 122C302 140 280 146 250 148Z',
          ),
          lit(`<g transform="translate(214 214) scale(1.62)">${eyes('#d6ff8a')}</g>`),
        ),
        { rim: 1.1 },
      ),
      depth(1, join(graves(206, 11, 8, 400, 30), grass(208, 16, 4))),
      fog(150, 62, 0.55, 12),
    ],
  }),
  // A table, a glass ball, and what looks back out of it.
  seer: () => ({
    sky: {
      top: '#06222c',
      low: '#2b8a86',
      light: { x: 206, y: 140, colour: '#8ff5e0', reach: 190 },
      seed: 29,
      clouds: 0.75,
      stars: 20,
    },
    ink: '#020a0d',
    layers: [
      shine(greatEye(206, 52, 108, '#5fe0c8', 0.8)),
      depth(0.72, shape('M-10 -10H96C70 60 84 130 40 214H-10ZM410 -10H312C338 60 322 130 366 214H410Z'), { rim: 0.9 }),
      depth(
        0.95,
        join(
          at(robed, 206, 232, 1.5),
          shape('M172 150C150 156 150 168 164 172L190 166ZM240 150C262 156 262 168 248 172L222 166Z'),
        ),
        { rim: 1.2 },
      ),
      depth(
        1,
        join(shape('M60 182Q206 164 352 182L372 230H40Z'), candle(98, 184, 26), candle(312, 184, 30), candle(296, 184, 16)),
      ),
      shine(
        glow(206, 156, 70, '#8ff5e0', 0.95),
        '<circle cx="206" cy="156" r="21" fill="#7fe6d2" opacity=".65"/><circle cx="199" cy="148" r="6" fill="#fff" opacity=".8"/><path d="M190 162q16-12 32 0" stroke="#e8fff6" stroke-width="1.500" fill="none"/>',
      ),
    ],
  }),
  // The rite is broken up: overturned altar, fallen banner, everyone runs.
  disorganization: () => ({
    sky: {
      top: '#26262a',
      low: '#8c857a',
      light: { x: 120, y: 50, colour: '#d8cfbd', reach: 170 },
      seed: 44,
      clouds: 0.95,
      stretch: 2,
    },
    ink: '#0a0a0b',
    layers: [
      depth(0.35, rooftops(150, 46, 31, { lit: 0.04 })),
      fog(90, 80, 0.5, 5),
      depth(0.68, join(at(banner(0, 0, 34, 92), 300, 62, 1, false, 18), drawn('M282 190L318 30', 3), deadTree(30, 180, 110, 9))),
      depth(0.82, ground(184, 9)),
      depth(
        0.92,
        join(
          at(altar(0, 0, 92), 214, 168, 1, false, -24),
          row(fleeing, [
            [88, 192, 0.72],
            [346, 190, 0.7, true],
            [382, 186, 0.56, true],
          ]),
        ),
      ),
      depth(
        1,
        join(
          at(fleeing, 142, 212, 0.95, true),
          at(fleeing, 292, 214, 1),
          at(candle(0, 0, 20), 186, 206, 1, false, 78),
          at(candle(0, 0, 16), 236, 208, 1, false, -84),
          crates([[48, 210, 20]]),
        ),
      ),
    ],
    rain: 0.9,
  }),
};
