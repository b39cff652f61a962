import { at, drawn, bonfire, glow, join, lit, row, shape } from '../part';
import { tentacles } from '../parts/limbs';
import { ground, hills, water, waves } from '../parts/land';
import { bearing, invoking, kneeling, robed, staffed } from '../parts/people';
import { banner, greatEye, magicCircle, monolith, pillar, steps, throne } from '../parts/things';
import { clockTower, rooftops } from '../parts/town';
import { beam, rays } from '../sky';
import { depth, fog, type Scene, shine } from '../stage';

/** Objectives of solo games. */
export const OBJECTIVES: Readonly<Record<string, () => Scene>> = {
  ascendance: () => ({
    sky: {
      top: '#3a2408',
      low: '#f0b850',
      light: { x: 206, y: 44, colour: '#fff2c0', body: 'sun', radius: 22, reach: 210 },
      seed: 179,
      clouds: 0.5,
    },
    ink: '#120902',
    layers: [
      shine(rays(206, 44, 260, 22, 3, '#fff2c0', 0.5)),
      depth(0.3, hills(190, 60, 7, 1)),
      fog(110, 80, 0.5, 3),
      depth(0.75, join(steps(206, 214, 330, 9, 11), pillar(52, 20, 205, 60), pillar(360, 20, 205, 60)), { rim: 0.9 }),
      depth(1, at(invoking, 206, 118, 0.82), { rim: 1.7 }),
      depth(
        0.95,
        row(kneeling, [
          [64, 212, 0.62],
          [118, 214, 0.62],
          [296, 214, 0.62, true],
          [348, 212, 0.62, true],
        ]),
        { rim: 1.1 },
      ),
    ],
  }),
  'three-thrones': () => ({
    sky: { top: '#160e2c', low: '#6a4a8c', light: { x: 206, y: 24, colour: '#ffe0b0', reach: 190 }, seed: 181, clouds: 0.5 },
    ink: '#070410',
    layers: [
      depth(0.5, join(...[10, 74, 138, 274, 338, 402].map((x) => pillar(x, 20, 190))), { rim: 0.8 }),
      shine(
        beam([206, -20], [146, 200], [266, 200], '#ffe6b8', 0.6),
        beam([90, -20], [50, 210], [136, 210], '#ffe6b8', 0.35),
        beam([322, -20], [276, 210], [362, 210], '#ffe6b8', 0.35),
      ),
      depth(0.84, join(throne(206, 176, 112), steps(206, 212, 150, 3, 12)), { rim: 1.3 }),
      depth(0.92, join(throne(92, 200, 92), throne(320, 200, 92), ground(200, 5)), { rim: 1.2 }),
      depth(
        1,
        row(kneeling, [
          [150, 216, 0.6],
          [262, 216, 0.6, true],
        ]),
        { rim: 1 },
      ),
    ],
  }),
  'total-dominance': () => ({
    sky: {
      top: '#1c0606',
      low: '#a82c22',
      light: { x: 206, y: 52, colour: '#ff9a6a', reach: 180 },
      seed: 191,
      clouds: 0.8,
      cloudColour: '#120202',
    },
    ink: '#080202',
    layers: [
      depth(
        0.62,
        join(
          at(robed, 206, 262, 2.6),
          shape(
            'M150 120C96 104 60 120 44 150L36 172L46 166L48 178L56 166L64 176L68 162C90 150 120 160 150 168Z',
            'M262 120C316 104 352 120 368 150L376 172L366 166L364 178L356 166L348 176L344 162C322 150 292 160 262 168Z',
          ),
          lit(
            `<ellipse cx="194" cy="46" rx="5" ry="3" fill="#ffdf9a"/><ellipse cx="218" cy="46" rx="5" ry="3" fill="#ffdf9a"/>${glow(206, 46, 34, '#ff9a4a', 0.9)}`,
          ),
        ),
        { rim: 1.3, mist: 0.4 },
      ),
      fog(130, 60, 0.5, 4),
      depth(0.85, join(rooftops(200, 42, 107, { lit: 0.3, steeples: 0.15 }), clockTower(206, 200, 24, 84))),
      depth(1, rooftops(222, 34, 113, { lit: 0.25 })),
    ],
  }),
  'unbroken-circle': () => ({
    sky: {
      top: '#0a1a2c',
      low: '#2f6a8a',
      light: { x: 206, y: 140, colour: '#9ae6ff', reach: 210 },
      seed: 193,
      stars: 50,
      clouds: 0.4,
    },
    ink: '#030910',
    layers: [
      depth(0.35, hills(136, 40, 17)),
      depth(0.55, ground(132, 4), { rim: 0.3 }),
      shine(
        magicCircle(206, 164, 128, '#9ae6ff', 0.3, 7),
        bonfire(206, 180, 74, 50, ['#3aa8ff', '#8ae0ff', '#f0fcff']),
        glow(206, 150, 130, '#5ac8ff', 0.5),
      ),
      depth(
        0.82,
        row(robed, [
          [118, 146, 0.5],
          [160, 140, 0.48],
          [206, 138, 0.48],
          [252, 140, 0.48],
          [294, 146, 0.5],
        ]),
        { rim: 1.2 },
      ),
      depth(
        0.92,
        row(robed, [
          [76, 172, 0.68],
          [336, 172, 0.68],
        ]),
        { rim: 1.3 },
      ),
      depth(
        1,
        row(robed, [
          [92, 216, 0.94],
          [150, 224, 1],
          [262, 224, 1],
          [320, 216, 0.94],
        ]),
        { rim: 1.4 },
      ),
    ],
  }),
  'pure-order': () => ({
    sky: { top: '#20242c', low: '#b8c0c4', light: { x: 206, y: 60, colour: '#ffffff', reach: 190 }, seed: 197, clouds: 0.35 },
    ink: '#090b0e',
    layers: [
      shine(beam([206, -30], [110, 214], [302, 214], '#fff', 0.5)),
      depth(0.35, join(pillar(150, 16, 170, 10), pillar(262, 16, 170, 10))),
      depth(0.55, join(pillar(102, 22, 184, -6), pillar(310, 22, 184, -6), banner(126, 30, 18, 62), banner(286, 30, 18, 62))),
      depth(0.8, join(pillar(36, 34, 206), pillar(376, 34, 206), banner(72, 14, 28, 92), banner(340, 14, 28, 92))),
      depth(
        0.75,
        row(staffed, [
          [180, 170, 0.46],
          [232, 170, 0.46, true],
        ]),
        { rim: 0.9 },
      ),
      depth(
        0.88,
        row(staffed, [
          [154, 192, 0.68],
          [258, 192, 0.68, true],
        ]),
        { rim: 1.1 },
      ),
      depth(
        1,
        row(staffed, [
          [116, 220, 0.98],
          [296, 220, 0.98, true],
        ]),
        { rim: 1.3 },
      ),
      depth(0.9, at(robed, 206, 176, 0.6), { rim: 1.4 }),
    ],
  }),
  'the-great-seal': () => ({
    sky: { top: '#0a1c14', low: '#3f7a52', light: { x: 206, y: 92, colour: '#c2ffb0', reach: 180 }, seed: 199, clouds: 0.6 },
    ink: '#030a06',
    layers: [
      depth(0.62, shape('M-10 -10H410V230H-10ZM206 6A88 88 0 1 0 206 182A88 88 0 1 0 206 6Z'), { rim: 1 }),
      depth(0.5, shape('M206 10A84 84 0 1 0 206 178A84 84 0 1 0 206 10ZM206 34A60 60 0 1 1 206 154A60 60 0 1 1 206 34Z'), {
        rim: 1.1,
      }),
      shine(
        magicCircle(206, 94, 72, '#c8ffae', 1, 8),
        greatEye(206, 94, 56, '#a8ff8a', 0.9),
        rays(206, 94, 130, 12, 9, '#c8ffae', 0.35),
      ),
      depth(0.86, steps(206, 214, 220, 3, 9)),
      depth(
        1,
        join(
          at(bearing('#ffe08a'), 150, 210, 0.66),
          at(robed, 206, 200, 0.52),
          at(robed, 262, 210, 0.66),
          at(
            tentacles(
              { x: 60, y: 230, angle: -8, length: 216, width: 28, bend: 30, curl: 300, wave: 12 },
              { x: 352, y: 230, angle: 8, length: 176, width: 24, bend: -40, curl: -280, wave: -12 },
            ),
            0,
            0,
          ),
        ),
        { rim: 1.3 },
      ),
    ],
  }),
  'silent-hand': () => ({
    sky: {
      top: '#1c1830',
      low: '#8a7ca8',
      light: { x: 300, y: 60, colour: '#e8deff', body: 'moon', radius: 22 },
      seed: 211,
      clouds: 0.5,
    },
    ink: '#07060d',
    layers: [
      depth(0.4, rooftops(180, 40, 127, { lit: 0.2 })),
      fog(120, 60, 0.45, 5),
      depth(
        0.96,
        shape(
          'M96 -10H236C240 14 236 26 232 36L238 66L234 74L228 70L222 44L218 42L222 82L217 90L211 84L205 46L200 46L198 88L192 95L187 88L186 46L181 45L172 78L166 83L162 76L166 42C154 44 148 56 138 70L130 72L128 64C134 46 140 30 146 18C130 14 110 4 96 -10Z',
        ),
        { rim: 1.4 },
      ),
      depth(0.8, drawn('M235 74L262 150M217 90L214 150M192 95L166 152M165 83L118 156', 0.9), { rim: 0.4 }),
      depth(
        1,
        join(
          at(robed, 118, 202, 0.5),
          at(invoking, 166, 202, 0.52),
          at(robed, 214, 202, 0.52),
          at(invoking, 262, 202, 0.52),
          rooftops(230, 34, 131, { lit: 0.3 }),
        ),
        { rim: 1.3 },
      ),
    ],
  }),
  'the-stars-are-right': () => ({
    sky: {
      top: '#040a24',
      low: '#2c7a84',
      light: { x: 206, y: 100, colour: '#9affea', reach: 190 },
      seed: 223,
      stars: 160,
      clouds: 0.3,
    },
    ink: '#010710',
    layers: [
      shine(
        '<g stroke="#d8fff6" stroke-width=".8" opacity=".7" fill="none"><path d="M96 40L140 22L188 46L232 18L284 38L322 24M188 46L206 76L232 18M206 76L284 38"/></g>',
        ...[
          [96, 40],
          [140, 22],
          [188, 46],
          [232, 18],
          [284, 38],
          [322, 24],
          [206, 76],
        ].map(([x, y]) => `${glow(x!, y!, 16, '#d8fff6', 0.9)}<circle cx="${x}" cy="${y}" r="2.400" fill="#fff"/>`),
      ),
      depth(
        0.45,
        join(
          monolith(70, 164, 40, 92, 14),
          monolith(124, 164, 34, 126, -10),
          monolith(206, 166, 56, 108, 4),
          monolith(286, 164, 36, 136, 12),
          monolith(346, 164, 44, 84, -14),
        ),
        { rim: 1, mist: 0.5 },
      ),
      shine(greatEye(206, 122, 44, '#6affd8', 0.75)),
      depth(
        0.72,
        join(
          at(
            tentacles(
              { x: 158, y: 190, angle: -26, length: 156, width: 22, bend: 30, curl: 280, wave: 12 },
              { x: 258, y: 190, angle: 20, length: 128, width: 20, bend: -30, curl: -270, wave: -12 },
              { x: 30, y: 200, angle: 6, length: 130, width: 18, bend: 30, curl: 270, wave: 12 },
              { x: 384, y: 200, angle: -6, length: 112, width: 16, bend: -30, curl: -280, wave: -12 },
            ),
            0,
            0,
          ),
        ),
        { rim: 1.2 },
      ),
      depth(0.8, water(170, 206, 5, '#9affea'), { rim: 0.3 }),
      depth(1, waves(210, 12, 4)),
    ],
  }),
};
