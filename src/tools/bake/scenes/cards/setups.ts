import { at, drawn, bonfire, glow, join, row, shape } from '../part';
import { tentacles } from '../parts/limbs';
import { hills, pine, water } from '../parts/land';
import { crowd, fleeing, trenchcoat } from '../parts/people';
import { sailer } from '../parts/things';
import { bridge, clockTower, house, lamp, railings, rooftops, steeple } from '../parts/town';
import { beam } from '../sky';
import { depth, fog, type Scene, shine } from '../stage';

/** How Arkham lies there when the game begins. */
export const SETUPS: Readonly<Record<string, () => Scene>> = {
  'quiet-streets': () => ({
    sky: {
      top: '#14284a',
      low: '#8ca8c8',
      light: { x: 300, y: 48, colour: '#fff6da', body: 'moon', radius: 21 },
      seed: 257,
      stars: 60,
      clouds: 0.35,
      stretch: 5,
    },
    ink: '#060b15',
    layers: [
      depth(0.3, join(hills(150, 40, 3), steeple(140, 146, 20, 80))),
      depth(0.55, rooftops(176, 54, 163, { lit: 0.4 })),
      fog(130, 50, 0.4, 5),
      depth(
        0.85,
        join(house(64, 196, 96, 110, 'gambrel', 0.4, 5), house(352, 196, 92, 96, 'gambrel', 0.4, 9), pine(128, 200, 60)),
      ),
      depth(
        1,
        join(
          railings(-4, 404, 210, 28, 10),
          lamp(206, 210, 112),
          shape('M262 181q-2 -10 4 -14l-2 -7l5 3h4l5 -3l-2 7q3 4 2 8q8 2 10 10q6 0 6 -10q2 14 -8 14h-22Z'),
        ),
      ),
    ],
  }),
  'old-arkham': () => ({
    sky: {
      top: '#2c2010',
      low: '#d0a868',
      light: { x: 96, y: 70, colour: '#ffeab8', body: 'sun', radius: 18, reach: 180 },
      seed: 263,
      clouds: 0.55,
      stretch: 6,
    },
    ink: '#100a04',
    layers: [
      depth(0.2, hills(120, 50, 9)),
      depth(0.36, join(rooftops(122, 34, 167, { lit: 0.05 }), steeple(250, 122, 20, 82), steeple(338, 122, 16, 66))),
      depth(0.56, rooftops(152, 44, 173, { lit: 0.15 })),
      fog(112, 54, 0.4, 6),
      depth(0.76, join(rooftops(182, 52, 179, { lit: 0.2, from: 220 }), bridge(166, 14, 3, -20, 236))),
      depth(0.7, water(196, 96, 4, '#ffeab8'), { rim: 0.2 }),
      depth(
        1,
        join(
          at(house(0, 0, 110, 150, 'gambrel', 0.2, 3), 388, 222, 1, false, 3),
          at(house(0, 0, 90, 104, 'gambrel', 0.2, 6), 22, 226, 1, false, -4),
          sailer(150, 204, 44),
        ),
      ),
    ],
  }),
  'under-surveillance': () => ({
    sky: { top: '#0c1a1e', low: '#4f7a78', light: { x: 262, y: 60, colour: '#e8fff0', reach: 160 }, seed: 269, clouds: 0.7 },
    ink: '#030809',
    layers: [
      depth(0.4, join(rooftops(168, 46, 181, { lit: 0.25, steeples: 0.15 }), clockTower(300, 168, 24, 96))),
      shine(beam([186, 176], [90, -20], [150, -20], '#f0ffe8', 0.5), beam([330, 176], [300, -20], [380, -20], '#f0ffe8', 0.45)),
      depth(0.7, rooftops(196, 40, 187, { lit: 0.3 })),
      depth(0.95, shape('M-10 -10H410V230H-10ZM70 16V176H390V16Z'), { rim: 0.8 }),
      depth(0.95, drawn('M230 16V176M70 96H390', 4), { rim: 0.8 }),
      depth(
        1,
        join(
          at(trenchcoat, 112, 262, 2.1),
          shape('M128 76L164 66L168 80L132 92Z', 'M120 92L142 128L130 140L108 110Z'),
          shape('M-10 190H410V230H-10Z'),
        ),
        { rim: 1.3 },
      ),
      shine(glow(167, 73, 12, '#c8fff0', 0.9)),
    ],
  }),
  'city-in-panic': () => ({
    sky: {
      top: '#240a0a',
      low: '#e0702c',
      light: { x: 250, y: 130, colour: '#ffb04a', reach: 220 },
      seed: 271,
      clouds: 0.9,
      cloudColour: '#120303',
    },
    ink: '#0b0202',
    layers: [
      depth(
        0.42,
        tentacles(
          { x: 96, y: 196, angle: -14, length: 236, width: 36, bend: 40, curl: 290, wave: 14 },
          { x: 322, y: 196, angle: 20, length: 176, width: 28, bend: -50, curl: -250, wave: -12 },
          { x: 214, y: 196, angle: 4, length: 120, width: 20, bend: 26, curl: 270, wave: 16 },
        ),
        { rim: 0.9 },
      ),
      fog(60, 80, 0.5, 7, '#a03a1a'),
      depth(0.6, rooftops(176, 52, 191, { lit: 0.7, steeples: 0.12 })),
      shine(bonfire(90, 158, 66, 50), bonfire(256, 156, 84, 70), bonfire(352, 158, 60, 44), glow(250, 140, 120, '#ff7a1a', 0.5)),
      depth(0.85, join(bridge(184, 12, 3), railings(-4, 404, 180, 14, 14))),
      depth(
        1,
        join(
          row(fleeing, [
            [60, 190, 0.5, true],
            [112, 188, 0.52, true],
            [300, 188, 0.52],
            [350, 190, 0.5],
          ]),
          crowd(204, 38, 61, { arms: 0.6 }),
          at(fleeing, 206, 214, 0.9, true),
        ),
        { rim: 1.3 },
      ),
    ],
  }),
};
