import { at, drawn, glow, join, row, shape } from '../part';
import { byakhee } from '../parts/beasts';
import { tentacles } from '../parts/limbs';
import { ground, water } from '../parts/land';
import { invoking, kneeling, reading, robed, staffed, striding } from '../parts/people';
import { altar, banner, candle, candles, magicCircle, monolith } from '../parts/things';
import { bridge, rooftops, steeple } from '../parts/town';
import { beam } from '../sky';
import { depth, fog, type Scene, shine } from '../stage';

/** The NPC's cards. */
export const NPC: Readonly<Record<string, () => Scene>> = {
  'npc-overview': () => ({
    sky: { top: '#1a0d0d', low: '#8a4a3a', light: { x: 206, y: 84, colour: '#ffb890', reach: 180 }, seed: 227, clouds: 0.75 },
    ink: '#090404',
    layers: [
      depth(0.4, rooftops(180, 46, 137, { lit: 0.12 })),
      depth(0.72, join(at(robed, 84, 232, 1.5), at(robed, 330, 232, 1.5)), { rim: 0.9 }),
      depth(0.95, at(robed, 206, 284, 2.6), { rim: 1.5 }),
      shine(
        '<path d="M180 62Q206 46 232 62Q234 96 206 112Q178 96 180 62Z" fill="#f0d8b0" opacity=".92"/>',
        glow(206, 80, 60, '#ffb890', 0.4),
      ),
      depth(
        1,
        shape(
          'M186 74Q194 68 201 76Q194 81 186 74ZM226 74Q218 68 211 76Q218 81 226 74ZM206 80L209 90H203ZM196 98Q206 94 216 98Q206 102 196 98Z',
          'M204 50H208V64H204Z',
        ),
        { rim: 0, colour: '#160707' },
      ),
    ],
  }),
  'npc-preparation': () => ({
    sky: {
      top: '#0e1a30',
      low: '#466a9c',
      light: { x: 206, y: 70, colour: '#c8dcff', body: 'moon', radius: 15 },
      seed: 229,
      clouds: 0.4,
    },
    ink: '#04070f',
    layers: [
      depth(
        0.85,
        shape(
          'M-10 -10H410V230H-10ZM206 30A44 44 0 1 0 206 118A44 44 0 1 0 206 30Z',
          'M-10 60L150 -10H172L-10 84Z',
          'M410 60L262 -10H240L410 84Z',
        ),
        { rim: 0.9 },
      ),
      depth(0.9, drawn('M206 30V118M162 74H250', 3)),
      shine(beam([206, 60], [90, 214], [330, 214], '#c8dcff', 0.3)),
      depth(0.8, ground(160, 5), { rim: 0.3 }),
      shine(magicCircle(206, 188, 108, '#ffe0a0', 0.2, 5)),
      depth(
        1,
        join(
          at(kneeling, 140, 198, 0.94),
          candle(96, 182, 16),
          candle(316, 182, 18),
          candle(206, 172, 14),
          candle(284, 206, 20),
          candle(118, 210, 16),
        ),
        { rim: 1.3 },
      ),
    ],
  }),
  'npc-influence': () => ({
    sky: {
      top: '#2a1834',
      low: '#c07a8c',
      light: { x: 96, y: 70, colour: '#ffd8c8', body: 'sun', radius: 18, reach: 170 },
      seed: 233,
      clouds: 0.6,
      stretch: 5,
    },
    ink: '#0d0610',
    layers: [
      depth(0.35, join(rooftops(140, 44, 149, { lit: 0.2 }), steeple(310, 140, 22, 96))),
      fog(100, 60, 0.5, 4),
      depth(0.68, bridge(150, 20, 2)),
      depth(
        0.95,
        join(
          row(striding, [
            [96, 148, 0.5],
            [138, 145, 0.5],
            [180, 143, 0.52],
            [224, 143, 0.52],
          ]),
          at(staffed, 274, 144, 0.62),
          at(banner(0, 0, 18, 40), 160, 62, 1),
          drawn('M160 60V120', 2),
        ),
        { rim: 1.3 },
      ),
      depth(0.8, water(190, 96, 6, '#ffd8c8'), { rim: 0.2 }),
    ],
  }),
  'npc-dominance': () => ({
    sky: { top: '#0a200f', low: '#4f9a4a', light: { x: 112, y: 60, colour: '#d6ffb0', reach: 170 }, seed: 239, clouds: 0.8 },
    ink: '#030a04',
    layers: [
      depth(0.4, rooftops(184, 44, 151, { lit: 0.1, steeples: 0.1 })),
      depth(
        0.7,
        tentacles(
          { x: 40, y: 220, angle: -4, length: 250, width: 32, bend: 34, curl: 290, wave: 14 },
          { x: 372, y: 220, angle: 4, length: 196, width: 28, bend: -40, curl: -280, wave: -14 },
        ),
        { rim: 1 },
      ),
      depth(
        0.9,
        join(
          shape('M180 214V56H174V40H184V48H194V40H206V48H216V40H226V48H236V40H242V56H236V214Z'),
          drawn('M208 42V-2', 2.4),
          shape('M208 0C226 -6 236 8 258 0L252 16L258 32C238 38 226 24 208 32Z'),
        ),
        { rim: 1.2 },
      ),
      depth(
        1,
        tentacles(
          { x: 150, y: 226, angle: 12, length: 210, width: 24, bend: 16, curl: 190, wave: 40 },
          { x: 272, y: 226, angle: -14, length: 180, width: 22, bend: -20, curl: -180, wave: -36 },
        ),
        { rim: 1.5 },
      ),
      depth(1, rooftops(228, 26, 157, { lit: 0.2 })),
    ],
  }),
  'npc-augmentation': () => ({
    sky: { top: '#081c2c', low: '#2c7aa8', light: { x: 226, y: 84, colour: '#a0e8ff', reach: 180 }, seed: 241, clouds: 0.7 },
    ink: '#020a10',
    layers: [
      shine(magicCircle(226, 84, 72, '#a0e8ff', 1, 6), glow(226, 84, 90, '#6ad0ff', 0.8)),
      depth(0.85, at(byakhee(), 226, 92, 0.74), { rim: 1.5 }),
      depth(
        0.75,
        join(
          monolith(132, 186, 30, 132, 6, '#a0e8ff'),
          monolith(322, 186, 30, 132, -6, '#a0e8ff'),
          shape('M118 52L226 20L338 52V64L226 34L118 64Z'),
        ),
        { rim: 1 },
      ),
      depth(0.9, join(ground(186, 6), altar(226, 204, 66))),
      depth(1, join(at(reading, 62, 224, 1.2), at(invoking, 374, 226, 0.9), candles(190, 262, 180, 3, 5)), { rim: 1.3 }),
    ],
  }),
  // The house always wins.
  'npc-bluff': () => ({
    sky: { top: '#220c0c', low: '#8c3f2a', light: { x: 206, y: 30, colour: '#ffd08a', reach: 190 }, seed: 251, clouds: 0.6 },
    ink: '#0b0403',
    layers: [
      shine(beam([206, 10], [40, 200], [372, 200], '#ffd08a', 0.5)),
      depth(
        0.8,
        join(
          at(robed, 206, 218, 1.66),
          shape('M168 140C140 148 136 164 152 172L186 164ZM244 140C272 148 276 164 260 172L226 164Z'),
        ),
        { rim: 1.3 },
      ),
      depth(0.92, join(at(robed, 62, 236, 1.3), at(robed, 350, 236, 1.3)), { rim: 1 }),
      depth(1, shape('M10 178Q206 156 402 178L420 230H-10Z'), { rim: 0.6, colour: '#1a2a18' }),
      shine(
        '<g fill="#f4e2ba"><path d="M176 150l18 -5l6 24l-18 5zM196 144l18 0l0 26l-18 0zM216 145l18 5l-6 24l-18 -5z"/><path d="M116 184l26 -4l5 12l-26 4zM268 180l26 4l-5 12l-26 -4z" opacity=".8"/></g>',
        '<path d="M200 20L212 20L222 36H190Z" fill="#ffe7a8"/>',
        glow(206, 30, 60, '#ffd08a', 0.9),
      ),
      depth(1, join(shape('M300 176q8 -10 20 -6q12 6 4 14q-14 6 -24 -8Z'), candles(60, 110, 186, 3, 2)), { rim: 1 }),
    ],
  }),
};
