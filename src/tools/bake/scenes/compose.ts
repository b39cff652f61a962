import type { Drawing } from '../drawing/drawing';
import { at, glow, join, lit, type ScenePart, row, shape } from './part';
import { darkYoung, huntingHorror, nightgaunt, starSpawn } from './parts/beasts';
import { tentacles } from './parts/limbs';
import { deepOne, ghoul, ghoulUpright, shambler } from './parts/prowlers';
import { deadTree, ground, hills, knoll, pines, waves } from './parts/land';
import { constable, crowd, fleeing, invoking, kneeling, reading, robed, staffed, trenchcoat } from './parts/people';
import {
  altar,
  banner,
  candles,
  crane,
  crates,
  graves,
  jetty,
  lectern,
  monolith,
  pillar,
  sailer,
  steps,
  tent,
  throne,
} from './parts/things';
import { bridge, car, clockTower, house, lamp, railings, rooftops, steeple } from './parts/town';
import { rays, type Sky } from './sky';
import { apart, depth, type SceneLayer, paintLayers, paintScene, SCENE_SIZE, type Scene, shine } from './stage';

/** Skies for cards of mods; each carries its own colours, the table tints them a little. */
const SKIES: readonly (Sky & { readonly more?: string })[] = [
  {
    top: '#12203f',
    low: '#8098c4',
    light: { x: 280, y: 58, colour: '#e4eeff', body: 'moon', radius: 26 },
    seed: 301,
    stars: 50,
    clouds: 0.5,
  },
  {
    top: '#321410',
    low: '#e08a4c',
    light: { x: 130, y: 104, colour: '#ffd08a', body: 'sun', radius: 24 },
    seed: 307,
    clouds: 0.6,
    stretch: 5,
  },
  { top: '#0c2418', low: '#6aa878', light: { x: 206, y: 70, colour: '#d2ffc4', reach: 190 }, seed: 311, clouds: 0.8 },
  {
    top: '#221040',
    low: '#9a6ac0',
    light: { x: 110, y: 52, colour: '#e8d2ff', body: 'crescent', radius: 22 },
    seed: 313,
    stars: 90,
    clouds: 0.35,
  },
  { top: '#0a2430', low: '#5aa0a8', light: { x: 310, y: 70, colour: '#d0fff4', reach: 180 }, seed: 317, clouds: 0.9 },
  {
    top: '#2c0a10',
    low: '#c04a3c',
    light: { x: 206, y: 66, colour: '#ffae8a', body: 'eclipse', radius: 30 },
    seed: 331,
    clouds: 0.6,
  },
  {
    top: '#33260a',
    low: '#d8b45a',
    light: { x: 206, y: 40, colour: '#fff2b8', reach: 200 },
    seed: 337,
    clouds: 0.4,
    more: rays(206, 40, 260, 18, 4, '#fff2b8', 0.4),
  },
  {
    top: '#20242e',
    low: '#a8a8a4',
    light: { x: 96, y: 60, colour: '#fff8e6', body: 'moon', radius: 17 },
    seed: 347,
    clouds: 0.95,
  },
];

/** Grounds without colour: the table tints them in the colour of the sky's light. */
const LANDS: readonly (() => readonly SceneLayer[])[] = [
  () => [
    depth(0.3, join(hills(170, 44, 3), steeple(330, 168, 20, 78))),
    depth(0.75, join(ground(196, 5), graves(196, 4), deadTree(36, 200, 120, 6))),
  ],
  () => [depth(0.3, rooftops(176, 44, 5, { lit: 0, steeples: 0.15 })), depth(0.75, rooftops(210, 40, 9, { lit: 0.2 }))],
  () => [
    depth(0.3, pines(176, 84, 7, -10, 410, 26)),
    depth(0.75, join(ground(196, 6), pines(206, 96, 3, -20, 90, 30), pines(206, 96, 5, 330, 420, 30))),
  ],
  () => [
    depth(0.35, join(hills(160, 20, 4), sailer(92, 166, 50))),
    depth(0.6, crane(342, 190, 124, true)),
    depth(
      0.8,
      join(
        jetty(-10, 410, 188),
        crates([
          [40, 188, 26],
          [66, 188, 18],
        ]),
      ),
    ),
  ],
  () => [depth(0.2, hills(170, 76, 5, 1)), depth(0.5, hills(190, 56, 12, 1)), depth(0.8, hills(210, 22, 8, 1))],
  () => [
    depth(0.3, hills(178, 30, 9)),
    depth(
      0.72,
      join(
        knoll(206, 176, 300),
        ...[
          [60, 190],
          [110, 182],
          [302, 182],
          [352, 190],
        ].map(([x, b]) => monolith(x!, b!, 18, 52, 3)),
      ),
    ),
  ],
  () => [
    depth(0.3, rooftops(150, 36, 15, { lit: 0.1 })),
    depth(0.7, bridge(174, 16, 3)),
    depth(0.85, railings(-4, 404, 172, 16, 24)),
  ],
  () => [
    depth(0.45, join(pillar(40, 30, 206), pillar(110, 20, 200), pillar(300, 20, 200), pillar(370, 30, 206))),
    depth(0.8, steps(206, 214, 380, 2, 9)),
  ],
];

const trident = row(deepOne, [
  [150, 202, 0.92],
  [256, 206, 1],
]);

/**
 * Figures without colour. The first word of a name is a kind of card or an icon (attack, power, terror): by it
 * src/games/cults/picture/config/compose-scene.ts finds what fits a card.
 */
const FIGURES: Readonly<Record<string, () => ScenePart | readonly ScenePart[]>> = {
  'guardian-winged': () => at(nightgaunt(), 206, 92, 1.1),
  'guardian-serpent': () => at(huntingHorror('#ffffff'), 206, 104, 1.05),
  'guardian-spawn': () => starSpawn('#ffffff').map((piece) => at(piece, 206, 196, 1.08)),
  'guardian-pack': () => join(at(ghoulUpright, 226, 196, 1.06), at(ghoul, 116, 204, 0.94), at(ghoul, 330, 206, 0.9, true)),
  'guardian-tree': () => at(darkYoung('#ffffff'), 206, 204, 1.08),
  'guardian-brute': () => at(shambler, 206, 208, 1.22),
  'action-altar': () =>
    join(altar(206, 200, 110), candles(160, 252, 155, 6, 4, '#ffffff'), at(robed, 100, 212, 0.9), at(robed, 312, 212, 0.9)),
  'action-meeting': () => join(lamp(206, 206, 140, '#ffffff'), at(trenchcoat, 150, 212, 1.16), at(robed, 264, 214, 1.2)),
  'action-book': () =>
    join(at(reading, 206, 214, 1.34), candles(110, 150, 208, 3, 5, '#ffffff'), candles(262, 304, 208, 3, 8, '#ffffff')),
  'city-tower': () =>
    join(clockTower(206, 210, 50, 150, '#ffffff'), lamp(110, 210, 84, '#ffffff'), lamp(302, 210, 84, '#ffffff')),
  'city-car': () => join(at(car, 206, 206, 1.5), at(constable, 318, 210, 0.98), lit(glow(284, 180, 60, '#ffffff', 0.7))),
  'city-crowd': () => crowd(196, 44, 9, { arms: 0.4, torches: 0.2 }, 30, 380),
  'city-tents': () => join(tent(120, 206, 120, 100), tent(236, 206, 150, 130), tent(338, 206, 96, 84)),
  'city-house': () => join(house(206, 208, 110, 136, 'gambrel', 0.3, 4), railings(40, 370, 210, 26, 18)),
  'starting-robed': () =>
    join(at(robed, 206, 220, 1.5), candles(90, 140, 208, 3, 4, '#ffffff'), candles(270, 320, 208, 3, 6, '#ffffff')),
  'starting-invoking': () => join(at(invoking, 206, 214, 1.24), at(kneeling, 106, 210, 0.66), at(kneeling, 306, 210, 0.66, true)),
  'starting-kneeling': () => join(at(kneeling, 178, 206, 1.3), lectern(276, 206, 62)),
  'objective-throne': () => join(throne(206, 190, 118), steps(206, 214, 170, 2, 12)),
  'objective-banner': () => join(banner(206, 26, 56, 150), at(staffed, 110, 212, 1.1), at(staffed, 302, 212, 1.1, true)),
  'npc-watchers': () => join(at(robed, 206, 252, 2), at(robed, 92, 226, 1.2), at(robed, 320, 226, 1.2)),
  'attack-tridents': () => join(trident, waves(212, 8, 4)),
  'power-staff': () => join(at(staffed, 206, 214, 1.36), at(robed, 116, 210, 0.8), at(robed, 296, 210, 0.8)),
  'power-stones': () =>
    join(
      monolith(140, 208, 34, 130, 4, '#ffffff'),
      monolith(272, 208, 34, 130, -4, '#ffffff'),
      shape('M122 72L290 72L294 86H118Z'),
      at(invoking, 206, 208, 0.72),
    ),
  'terror-tentacles': () =>
    tentacles(
      { x: 120, y: 220, angle: -10, length: 236, width: 34, bend: 40, curl: 290, wave: 14 },
      { x: 296, y: 220, angle: 10, length: 186, width: 28, bend: -44, curl: -260, wave: -12 },
      { x: 206, y: 224, angle: -4, length: 140, width: 24, bend: 20, curl: -280, wave: 16 },
    ),
  'terror-panic': () =>
    row(fleeing, [
      [110, 206, 0.86, true],
      [206, 212, 1.1],
      [306, 206, 0.84],
    ]),
};

const NEUTRAL: Scene = {
  sky: { top: '#6a6a6a', low: '#a8a8a8', light: { x: 206, y: 66, colour: '#ffffff' }, seed: 7 },
  ink: '#161616',
  layers: [],
  smooth: true,
};

/** Drawings are measured in design pixels, which is half the size they are painted in. */
const drawingOf = (name: string, body: string): Drawing => ({
  name,
  width: SCENE_SIZE.width / 2,
  height: SCENE_SIZE.height / 2,
  body: `<g transform="scale(.5)">${body}</g>`,
});

const neutral = (layers: readonly SceneLayer[]): string => paintLayers({ ...NEUTRAL, layers }, SCENE_SIZE);

export const skyDrawings = (): Drawing[] =>
  SKIES.map((sky, index) =>
    drawingOf(`compose-sky-${index}`, paintScene({ sky, ink: '#000000', layers: sky.more ? [shine(sky.more)] : [] })),
  );

export const composeDrawings = (): Drawing[] => [
  ...LANDS.map((land, index) => drawingOf(`compose-land-${index}`, neutral(land()))),
  ...Object.entries(FIGURES).map(([name, figure]) =>
    drawingOf(`compose-figure-${name}`, neutral(apart(1, [figure()].flat(), { rim: 1.5 }))),
  ),
];

/** The parts of which the scene at the end of a game is composed: lands, what rises behind them, and the crowd before them. */
const ENDING: readonly string[] = [
  'land-0',
  'land-1',
  'land-2',
  'land-3',
  'land-4',
  'figure-terror-tentacles',
  'figure-guardian-spawn',
  'figure-guardian-winged',
  'figure-guardian-brute',
  'figure-guardian-tree',
  'figure-starting-invoking',
  'figure-starting-kneeling',
  'figure-terror-panic',
  'figure-city-crowd',
];

/** The same drawings under names of their own: every first game fetches these, and only games with mods all of the others. */
export const endingDrawings = (): Drawing[] =>
  composeDrawings().flatMap((drawing) => {
    const name = drawing.name.replace('compose-', '');
    return ENDING.includes(name) ? [{ ...drawing, name: `ending-${name}` }] : [];
  });
