import type { Drawing } from '../drawing/drawing';
import { at, glow, join, lit, type ScenePart, shape } from './part';
import { nightgaunt, starSpawn } from './parts/beasts';
import { greatHead } from './parts/great-one';
import { type Limb, tentacle } from './parts/limbs';
import { deadTree, grass, water } from './parts/land';
import { bearing, invoking, kneeling, robed, staffed } from './parts/people';
import { candles } from './parts/things';
import { clockTower, house, lamp, rooftops, steeple } from './parts/town';
import { apart, depth, fog, paintScene, type Scene, shine } from './stage';

const SIZE = { width: 1600, height: 900 };

/** The arms bend inward and each its own way: they frame the name of the game and never look like a jester's hat. */
const FAR_ARMS: readonly Limb[] = [
  { x: 392, y: 660, angle: -22, length: 470, width: 58, bend: 46, curl: 250, wave: 18 },
  { x: 1168, y: 660, angle: 26, length: 540, width: 62, bend: -64, curl: -230, wave: -14 },
  { x: 1010, y: 660, angle: 12, length: 250, width: 34, bend: 30, curl: -260, wave: 16 },
];
const NEAR_ARMS: readonly Limb[] = [
  { x: 168, y: 780, angle: -16, length: 1010, width: 152, bend: 34, curl: 296, wave: 20 },
  { x: 1452, y: 790, angle: 14, length: 1120, width: 168, bend: -28, curl: -310, wave: -18 },
];
/** How much of the moon reaches the parts of the head. */
const HEAD = {
  full: { rim: 1, mist: 0.4, colour: '#2f201c' },
  little: { rim: 0.38, mist: 0.4, colour: '#2a1c19' },
  none: { rim: 0, colour: '#0e0908' },
} as const;
const arms = (limbs: readonly Limb[]): ScenePart => join(...limbs.map((limb) => tentacle(limb)));

/** Both banks rise to the sides, so that the middle stays free for the buttons. */
const hillside = (y: number, dip: number): ScenePart =>
  shape(
    `M-20 ${y}C160 ${y - 14} 300 ${y + 30} 470 ${y + dip * 0.7}S700 ${y + dip} 800 ${y + dip}S1000 ${y + dip} 1130 ${y + dip * 0.7}S1440 ${y - 16} 1620 ${y}V920H-20Z`,
  );

const gathering = (): ScenePart[] => [
  join(at(robed, 352, 838, 1.02), at(robed, 1236, 836, 1.02)),
  join(
    at(staffed, 250, 822, 1.2),
    at(invoking, 1352, 818, 1.16),
    at(kneeling, 472, 862, 1.08),
    at(kneeling, 1118, 862, 1.08, true),
  ),
  join(at(bearing(), 408, 866, 1.16), at(bearing(), 1186, 866, 1.16, true), at(robed, 180, 836, 1.2), at(robed, 1428, 836, 1.2)),
];

const scene = (): Scene => ({
  sky: {
    top: '#041019',
    low: '#b86f3c',
    light: { x: 800, y: 470, colour: '#ffc483', body: 'moon', radius: 190, reach: 800 },
    seed: 11,
    stars: 240,
    clouds: 0.52,
    cloudColour: '#06202a',
  },
  ink: '#03080b',
  vignette: 0.82,
  fineness: 2.1,
  layers: [
    ...apart(
      0.34,
      // Wings and shoulders; the head is drawn larger than a card would need it.
      starSpawn()
        .slice(0, 2)
        .map((piece) => at(piece, 800, 690, 2.15)),
      { rim: 1, mist: 0.5, colour: '#33231e' },
    ),
    ...greatHead().map(({ part, light }) => depth(0.34, at(part, 800, 626, 0.84), HEAD[light])),
    depth(0.36, arms(FAR_ARMS), { rim: 0.9, mist: 0.7, colour: '#4a3a30' }),
    fog(450, 250, 0.46, 5),
    depth(0.5, join(at(nightgaunt(), 716, 330, 0.3, true), at(nightgaunt(), 640, 286, 0.2), at(nightgaunt(), 946, 262, 0.18)), {
      rim: 0.3,
      colour: '#1c1414',
    }),
    depth(
      0.52,
      join(
        shape('M-20 636H1620V720H-20Z'),
        rooftops(640, 58, 19, { lit: 0.2, steeples: 0.07, from: -20, to: 1620 }),
        clockTower(958, 640, 40, 176),
        steeple(604, 640, 36, 190),
        steeple(1270, 640, 34, 164),
        steeple(300, 640, 34, 150),
      ),
      { rim: 0.7 },
    ),
    fog(540, 170, 0.55, 9),
    depth(0.78, arms(NEAR_ARMS), { rim: 1.3, mist: 0.12, colour: '#071a1e' }),
    depth(
      0.7,
      join(
        rooftops(690, 84, 29, { lit: 0.3, steeples: 0.06, from: -30, to: 560 }),
        rooftops(692, 46, 53, { lit: 0.3, steeples: 0, from: 556, to: 1050 }),
        rooftops(690, 84, 37, { lit: 0.3, steeples: 0.06, from: 1050, to: 1630 }),
      ),
      { rim: 0.9 },
    ),
    depth(0.64, water(688, 800, 7, '#ffd79c', 1600, 920), { rim: 0.15, colour: '#2a1d18' }),
    depth(
      0.84,
      join(
        rooftops(764, 100, 43, { lit: 0.34, from: -40, to: 300 }),
        rooftops(764, 100, 47, { lit: 0.34, from: 1310, to: 1640 }),
        house(372, 764, 92, 112, 'gambrel', 0.4, 5),
        house(1236, 764, 96, 118, 'gambrel', 0.4, 7),
        lamp(452, 770, 76),
        lamp(1154, 770, 76),
      ),
      { rim: 0.9 },
    ),
    fog(700, 150, 0.42, 13),
    depth(0.96, join(hillside(792, 84), deadTree(74, 812, 330, 9, 8), deadTree(1534, 812, 310, 15, -8)), { rim: 0.7 }),
    ...apart(1, gathering(), { rim: 1.3 }),
    depth(
      1,
      join(
        candles(84, 156, 850, 5, 5),
        candles(1452, 1530, 850, 5, 9),
        candles(560, 640, 884, 4, 3),
        candles(960, 1046, 884, 4, 6),
        grass(896, 26, 6, 0, 1600, 9),
      ),
      { rim: 0.9 },
    ),
    depth(1, lit(glow(120, 830, 150, '#ffb84d', 0.5), glow(1490, 830, 150, '#ffb84d', 0.5))),
    shine(glow(800, 480, 460, '#ff9a4a', 0.14)),
  ],
});

/** The picture behind the title: night over Arkham; the upper middle is left to the name, the lower middle to the buttons. */
export const titleDrawing = (): Drawing => ({ name: 'title', ...SIZE, body: paintScene(scene(), SIZE) });
