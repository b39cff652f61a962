import { at, glow, join, row, shape } from '../part';
import { deadTree, ground, hills, knoll, slope, water } from '../parts/land';
import { constable, crowd, fleeing, gentleman, kneeling, trenchcoat } from '../parts/people';
import { crane, greatEye, jetty, monolith, sailer, steamer } from '../parts/things';
import { blocks, car, clockTower, house, lamp, poles, rooftops, steeple } from '../parts/town';
import { beam, lightning, rays } from '../sky';
import { depth, fog, type Scene, shine } from '../stage';

/** What happens to Arkham: first half of the City cards. */
export const CITY: Readonly<Record<string, () => Scene>> = {
  'power-disturbances': () => ({
    sky: { top: '#0a1024', low: '#3e5a8c', light: { x: 250, y: 60, colour: '#c2dcff', reach: 160 }, seed: 101, clouds: 0.9 },
    ink: '#03050d',
    layers: [
      shine(lightning([262, -6], [206, 104], 4), lightning([90, -6], [70, 90], 9)),
      depth(0.45, blocks(176, 92, 21, 0.03)),
      depth(0.75, rooftops(194, 46, 13, { lit: 0 })),
      depth(
        0.95,
        poles([
          [-30, 210, 150],
          [74, 214, 170],
          [206, 212, 132],
          [318, 208, 104],
          [400, 206, 84],
        ]),
        { rim: 1.2 },
      ),
      shine(
        lightning([190, 92], [222, 92], 3, '#ffffff'),
        lightning([206, 90], [240, 150], 14),
        glow(206, 94, 70, '#a8d0ff', 1),
        glow(74, 60, 40, '#a8d0ff', 0.7),
        ...[
          [196, 130],
          [216, 140],
          [226, 122],
          [186, 152],
        ].map(([x, y]) => `<path d="M${x} ${y}l3 8" stroke="#fff" stroke-width="1.500"/>`),
      ),
      depth(1, join(ground(206, 4), lamp(286, 208, 92, '#fff', false))),
    ],
    rain: 0.3,
  }),
  'police-raid': () => ({
    sky: { top: '#141828', low: '#54607a', light: { x: 250, y: 150, colour: '#ffe9b8', reach: 210 }, seed: 103, clouds: 0.8 },
    ink: '#05060b',
    layers: [
      depth(0.45, blocks(170, 96, 31, 0.1)),
      depth(0.75, join(house(262, 190, 150, 132, 'flat', 0, 6), house(378, 190, 80, 110, 'gambrel', 0, 4))),
      shine('<path d="M246 190V146H276V190Z" fill="#ffdf9a"/>', glow(261, 168, 56, '#ffdf9a', 0.7)),
      depth(0.86, ground(188, 6)),
      depth(
        0.95,
        join(
          at(constable, 206, 202, 0.74),
          at(constable, 300, 200, 0.7, true),
          at(constable, 330, 204, 0.76, true),
          at(fleeing, 370, 198, 0.6),
        ),
        { rim: 1.2 },
      ),
      depth(1, join(at(car, 76, 208, 1.34), at(constable, 168, 216, 1.02)), { rim: 1.2 }),
      shine(
        beam([146, 180], [400, 130], [400, 216], '#fff0c0', 0.55),
        glow(146, 180, 26, '#fff6d8', 1),
        glow(60, 136, 22, '#ff4a3a', 0.9),
        '<circle cx="60" cy="140" r="3.500" fill="#ff6a5a"/>',
      ),
    ],
    rain: 0.3,
  }),
  curfew: () => ({
    sky: {
      top: '#101c34',
      low: '#5a7098',
      light: { x: 206, y: 62, colour: '#ffe9b0', reach: 130 },
      seed: 107,
      stars: 40,
      clouds: 0.5,
    },
    ink: '#050811',
    layers: [
      depth(0.4, rooftops(164, 36, 63, { lit: 0 })),
      depth(0.66, clockTower(206, 182, 54, 150), { rim: 0.9 }),
      fog(122, 56, 0.4, 3),
      depth(
        0.84,
        join(
          shape('M-10 40L60 70V230H-10Z', 'M410 30L346 64V230H410Z'),
          house(92, 196, 66, 106, 'gambrel', 0, 4),
          house(320, 196, 66, 112, 'gambrel', 0, 7),
        ),
        { rim: 0.8 },
      ),
      depth(0.9, shape('M176 230L200 184H214L246 230Z'), { rim: 0.2, colour: '#2a3450' }),
      depth(1, join(lamp(132, 206, 86), lamp(282, 206, 86), at(constable, 226, 206, 0.66)), { rim: 1.1 }),
    ],
  }),
  'night-fog': () => ({
    sky: {
      top: '#1c2a30',
      low: '#8fa6a4',
      light: { x: 130, y: 46, colour: '#f0f4e4', body: 'moon', radius: 18, reach: 150 },
      seed: 109,
      clouds: 0.8,
    },
    ink: '#0a1114',
    layers: [
      depth(0.18, join(rooftops(120, 40, 71, { lit: 0 }), steeple(284, 122, 24, 100))),
      fog(66, 90, 0.9, 4),
      depth(0.4, rooftops(158, 42, 77, { lit: 0.15 })),
      fog(110, 80, 0.95, 14),
      depth(0.75, join(lamp(96, 214, 108), lamp(232, 208, 84), lamp(330, 204, 64))),
      depth(0.85, join(at(gentleman, 164, 218, 0.92), at(trenchcoat, 284, 212, 0.62))),
      fog(140, 80, 0.95, 24),
    ],
    vignette: 0.45,
  }),
  'stars-align': () => ({
    sky: {
      top: '#0c0a2e',
      low: '#5a3f94',
      light: { x: 206, y: 30, colour: '#e6d8ff', reach: 190 },
      seed: 113,
      stars: 150,
      clouds: 0.2,
    },
    ink: '#05030f',
    layers: [
      shine(
        ...[
          [58, 84, 2.4],
          [104, 62, 3],
          [154, 42, 3.6],
          [206, 30, 5.5],
          [258, 42, 3.6],
          [308, 62, 3],
          [354, 84, 2.4],
        ].map(
          ([x, y, r]) =>
            `${glow(x!, y!, r! * 7, '#f2e6ff', 0.9)}<path d="M${x} ${y! - r! * 3}L${x! + r! * 0.5} ${y! - r! * 0.5}L${x! + r! * 3} ${y}L${x! + r! * 0.5} ${y! + r! * 0.5}L${x} ${y! + r! * 3}L${x! - r! * 0.5} ${y! + r! * 0.5}L${x! - r! * 3} ${y}L${x! - r! * 0.5} ${y! - r! * 0.5}Z" fill="#fff"/>`,
        ),
        '<path d="M58 84L104 62L154 42L206 30L258 42L308 62L354 84" stroke="#d8c4ff" stroke-width="1" fill="none" opacity=".7"/>',
        beam([206, 30], [186, 170], [226, 170], '#e6d8ff', 0.7),
      ),
      depth(0.3, hills(170, 40, 31)),
      depth(
        0.7,
        join(
          knoll(206, 148, 260),
          ...[
            [110, 172, 15, 40],
            [146, 160, 16, 46],
            [182, 152, 15, 42],
            [230, 152, 15, 42],
            [266, 160, 16, 46],
            [302, 172, 15, 40],
          ].map(([x, b, w, h]) => monolith(x!, b!, w!, h!, 2)),
          shape('M138 112H190V119H138Z', 'M224 108H276V116H224Z'),
        ),
      ),
      depth(
        1,
        join(
          at(kneeling, 150, 206, 0.62),
          at(kneeling, 264, 206, 0.62, true),
          at(kneeling, 96, 212, 0.7),
          at(kneeling, 322, 212, 0.7, true),
          ground(206, 14),
        ),
        { rim: 1.3 },
      ),
      shine(glow(206, 150, 40, '#e6d8ff', 0.8)),
    ],
  }),
  'dock-strike': () => ({
    sky: {
      top: '#2b2230',
      low: '#d88a5c',
      light: { x: 120, y: 96, colour: '#ffd2a0', body: 'sun', radius: 20, reach: 180 },
      seed: 127,
      clouds: 0.7,
      stretch: 5,
    },
    ink: '#0d090d',
    layers: [
      depth(0.25, blocks(150, 40, 41, 0.05, 200)),
      depth(0.4, water(146, 120, 3, '#ffd2a0'), { rim: 0.2 }),
      depth(0.62, join(steamer(300, 156, 150), sailer(66, 150, 36))),
      depth(0.8, join(crane(206, 186, 138), crane(378, 186, 112, true), jetty(-10, 410, 182))),
      fog(130, 50, 0.35, 6),
      depth(1, crowd(190, 40, 33, { signs: 0.3, arms: 0.25, hats: true }), { rim: 1.2 }),
    ],
  }),
  'witch-hunt': () => ({
    sky: {
      top: '#241008',
      low: '#b0642c',
      light: { x: 196, y: 176, colour: '#ffb45a', reach: 230 },
      seed: 131,
      clouds: 0.75,
      cloudColour: '#140703',
    },
    ink: '#0b0402',
    layers: [
      depth(0.3, hills(160, 60, 9)),
      depth(
        0.6,
        join(
          slope(178, 96, 7),
          house(318, 108, 54, 66, 'gable', 0, 3),
          deadTree(378, 104, 92, 8),
          deadTree(258, 132, 66, 14, -12),
        ),
      ),
      shine(glow(318, 86, 26, '#a6ff7a', 0.8), '<rect x="314" y="80" width="8" height="10" fill="#c8ff9a"/>'),
      depth(0.82, slope(196, 156, 3)),
      depth(0.9, crowd(182, 26, 7, { torches: 0.4, forks: 0.3 }, 60, 300), { rim: 1 }),
      depth(1, crowd(196, 46, 17, { torches: 0.32, forks: 0.4 }, -10, 300), { rim: 1.1 }),
    ],
  }),
  'mass-hysteria': () => ({
    sky: { top: '#2c0a22', low: '#c04a6a', light: { x: 206, y: 62, colour: '#ffb0c0', reach: 170 }, seed: 137, clouds: 0.75 },
    ink: '#0e030a',
    layers: [
      shine(greatEye(206, 62, 150, '#ff7a9a', 0.9), rays(206, 62, 220, 18, 7, '#ffb0c0', 0.25)),
      depth(0.45, rooftops(174, 46, 83, { lit: 0.35, steeples: 0.12 })),
      fog(130, 50, 0.4, 5),
      depth(
        0.85,
        join(
          ground(194, 8),
          row(fleeing, [
            [50, 192, 0.6, true],
            [110, 194, 0.66],
            [286, 194, 0.64, true],
            [350, 192, 0.6],
            [206, 192, 0.58],
          ]),
        ),
        { rim: 1.1 },
      ),
      depth(1, join(crowd(206, 44, 9, { arms: 0.8 }), at(fleeing, 156, 218, 1, true), at(fleeing, 262, 220, 1.04)), { rim: 1.3 }),
    ],
  }),
};
