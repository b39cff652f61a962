import type { Drawing } from '../drawing';
import { at, flame, glow, join, type Part } from './part';
import { byakhee, nightgaunt, type Limb, tentacle } from './parts/beasts';
import { deadTree, grass, hills, slope, water } from './parts/land';
import { bearing, invoking, kneeling, robed, staffed } from './parts/people';
import { candles } from './parts/things';
import { clockTower, rooftops, steeple } from './parts/town';
import { depth, fog, paintScene, type Scene, shine } from './stage';

const SIZE = { width: 1600, height: 900 };
/** Drawn like a card (400 wide) and enlarged, so that all parts fit. */
const large = (part: Part): Part => at(part, 0, 0, 4);

/** The arms bend inward: they frame the name of the game and never look like a jester's hat. */
const arm = (limb: Limb): Part => tentacle(limb);
const FAR_ARMS: readonly Limb[] = [
  { x: 118, y: 168, angle: -16, length: 150, width: 17, bend: 34, curl: 150, wave: 14 },
  { x: 286, y: 168, angle: 16, length: 146, width: 17, bend: -34, curl: -150, wave: -14 },
];
const NEAR_ARMS: readonly Limb[] = [
  { x: 36, y: 196, angle: -6, length: 236, width: 40, bend: 30, curl: 128, wave: 16 },
  { x: 366, y: 196, angle: 6, length: 244, width: 42, bend: -30, curl: -124, wave: -16 },
];

const scene = (): Scene => ({
  sky: {
    top: '#06121c',
    low: '#c07a44',
    light: { x: 800, y: 470, colour: '#ffc27a', body: 'moon', radius: 118, reach: 820 },
    seed: 11,
    stars: 190,
    clouds: 0.62,
    cloudColour: '#050d14',
  },
  ink: '#04070a',
  vignette: 0.8,
  layers: [
    depth(0.3, large(join(hills(150, 40, 7), ...FAR_ARMS.map(arm))), { rim: 0.8 }),
    fog(420, 260, 0.5, 5),
    depth(0.42, large(join(at(nightgaunt(), 262, 62, 0.14), at(byakhee(), 148, 78, 0.12))), { rim: 0.4 }),
    depth(
      0.5,
      large(join(rooftops(156, 24, 19, { lit: 0.22, steeples: 0.1 }), clockTower(244, 156, 12, 52), steeple(152, 156, 11, 56))),
    ),
    fog(500, 200, 0.5, 9),
    depth(0.72, large(join(...NEAR_ARMS.map(arm))), { rim: 1.2, mist: 0.2 }),
    depth(
      0.74,
      large(
        join(
          rooftops(172, 30, 29, { lit: 0.34, to: 150 }),
          rooftops(172, 30, 37, { lit: 0.34, from: 256 }),
          steeple(96, 172, 13, 62),
        ),
      ),
      { rim: 0.8 },
    ),
    depth(0.66, large(water(168, 200, 7, '#ffcf8f')), { rim: 0.15 }),
    depth(0.82, large(join(rooftops(190, 30, 43, { lit: 0.3, to: 96 }), rooftops(190, 30, 47, { lit: 0.3, from: 306 })))),
    fog(640, 180, 0.4, 13),
    depth(
      0.95,
      large(
        join(
          slope(176, 232, 5),
          at(slope(176, 232, 8), 400, 0, 1, true),
          deadTree(16, 184, 84, 9, 6),
          deadTree(388, 184, 78, 15, -8),
        ),
      ),
      { rim: 0.7 },
    ),
    depth(
      1,
      large(
        join(
          at(staffed, 62, 212, 0.42),
          at(robed, 86, 218, 0.4),
          at(bearing(), 112, 224, 0.42),
          at(kneeling, 146, 228, 0.4),
          at(invoking, 338, 212, 0.42),
          at(robed, 312, 218, 0.4),
          at(bearing(), 284, 224, 0.42, true),
          at(kneeling, 254, 228, 0.4, true),
          candles(20, 52, 206, 4, 5),
          candles(352, 382, 206, 4, 9),
          grass(226, 8, 6),
        ),
      ),
      { rim: 1.1 },
    ),
    shine(flame(92, 764, 30), glow(800, 470, 420, '#ff9a4a', 0.16)),
  ],
});

/** The picture behind the title: night over Arkham; the upper middle is left to the name, the lower middle to the buttons. */
export const titleDrawing = (): Drawing => ({ name: 'title', ...SIZE, body: paintScene(scene(), SIZE) });
