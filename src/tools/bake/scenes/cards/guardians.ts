import { at, glow, join, row } from '../part';
import { byakhee, darkYoung, huntingHorror, nightgaunt, starSpawn } from '../parts/beasts';
import { deepOne, ghoul, ghoulUpright, shambler } from '../parts/prowlers';
import { deadTree, grass, ground, hills, pines, rocks, water, waves } from '../parts/land';
import { graves, monolith, rift, sailer } from '../parts/things';
import { house, railings, rooftops, steeple } from '../parts/town';
import { rays } from '../sky';
import { apart, depth, fog, type Scene, shine } from '../stage';

/** The creatures that can be won in the districts. */
export const GUARDIANS: Readonly<Record<string, () => Scene>> = {
  'star-spawn': () => ({
    sky: { top: '#04211f', low: '#5fb890', light: { x: 214, y: 70, colour: '#c9ffd0', reach: 200 }, seed: 3, clouds: 0.7 },
    ink: '#010a09',
    layers: [
      shine(rays(214, 62, 230, 16, 5, '#b8ffcf', 0.3)),
      depth(0.3, hills(140, 26, 6, 1)),
      ...apart(
        0.78,
        starSpawn().map((piece) => at(piece, 214, 162, 1.06)),
        { rim: 1.1, mist: 0.3 },
      ),
      fog(112, 60, 0.6, 3),
      depth(0.72, water(158, 214, 5, '#b8ffd6'), { rim: 0.3 }),
      depth(0.95, join(sailer(66, 172, 46, -8), sailer(344, 166, 34, 6)), { rim: 1 }),
      depth(1, waves(204, 12, 4)),
    ],
  }),
  'ghoul-pack': () => ({
    sky: {
      top: '#221206',
      low: '#a8793a',
      light: { x: 262, y: 74, colour: '#ffdf9a', body: 'moon', radius: 42 },
      seed: 15,
      clouds: 0.45,
    },
    ink: '#0a0502',
    layers: [
      depth(0.4, join(hills(160, 34, 8), steeple(74, 150, 22, 86), house(42, 152, 52, 44, 'gable', 0))),
      depth(0.68, join(deadTree(370, 178, 150, 8, -14), graves(172, 19))),
      fog(124, 60, 0.45, 7),
      depth(0.84, ground(184, 5)),
      depth(0.95, join(at(ghoulUpright, 262, 190, 1.24), at(ghoul, 84, 192, 0.96), at(ghoul, 362, 196, 0.9, true)), { rim: 1.3 }),
      depth(1, join(at(ghoul, 158, 214, 1.16), graves(214, 3, 10, 90, 32), graves(214, 8, 290, 400, 30), grass(210, 12, 8))),
    ],
  }),
  nightgaunt: () => ({
    sky: {
      top: '#150a2e',
      low: '#6d54a8',
      light: { x: 296, y: 52, colour: '#d9c8ff', body: 'crescent', radius: 24 },
      seed: 23,
      stars: 60,
      clouds: 0.35,
    },
    ink: '#05030d',
    layers: [
      depth(0.35, rooftops(176, 40, 7, { lit: 0.1, steeples: 0.2 })),
      fog(126, 60, 0.5, 3),
      depth(0.6, at(nightgaunt(), 72, 62, 0.4, true), { rim: 0.6 }),
      depth(0.95, at(nightgaunt(), 210, 92, 1.22), { rim: 1.4 }),
      depth(0.9, rooftops(214, 46, 22, { lit: 0.25 })),
    ],
  }),
  // It does not fly. The sky simply lets it pass.
  'hunting-horror': () => ({
    sky: {
      top: '#2a0808',
      low: '#d0622c',
      light: { x: 118, y: 118, colour: '#ffc06a', body: 'sun', radius: 22, reach: 210 },
      seed: 31,
      clouds: 0.8,
      cloudColour: '#1c0405',
    },
    ink: '#0b0203',
    layers: [
      depth(0.35, join(rooftops(184, 34, 3, { lit: 0 }), steeple(318, 180, 20, 92))),
      depth(0.95, at(huntingHorror(), 206, 108, 1.16), { rim: 1.4 }),
      depth(0.92, join(rooftops(216, 44, 12, { lit: 0.3 }), steeple(58, 216, 22, 100)), { rim: 0.9 }),
      fog(156, 50, 0.35, 8),
    ],
  }),
  byakhee: () => ({
    sky: {
      top: '#2b2206',
      low: '#d8ae3c',
      light: { x: 88, y: 50, colour: '#fff0a8', body: 'sun', radius: 15, reach: 190 },
      seed: 37,
      stars: 40,
      clouds: 0.55,
      stretch: 5,
    },
    ink: '#0d0902',
    layers: [
      depth(0.25, hills(186, 66, 9, 1)),
      depth(0.5, hills(210, 60, 17, 1)),
      fog(140, 60, 0.5, 3),
      depth(0.6, join(at(byakhee(), 330, 44, 0.34, true), at(byakhee(), 372, 72, 0.26, true)), { rim: 0.5 }),
      depth(0.98, at(byakhee(), 206, 122, 1.08), { rim: 1.4 }),
      depth(0.85, hills(222, 32, 4, 1)),
    ],
  }),
  'dark-young': () => ({
    sky: { top: '#0b1a06', low: '#7f9a34', light: { x: 200, y: 96, colour: '#e0f58a', reach: 170 }, seed: 41, clouds: 0.6 },
    ink: '#040702',
    layers: [
      depth(0.3, pines(168, 92, 4)),
      fog(90, 80, 0.55, 5),
      depth(
        0.62,
        join(
          pines(190, 120, 9, -20, 96),
          pines(190, 118, 14, 318, 420),
          monolith(120, 184, 20, 48, -4),
          monolith(296, 184, 22, 54, 5),
        ),
      ),
      depth(0.92, at(darkYoung(), 206, 196, 1.16), { rim: 1.3 }),
      depth(
        1,
        join(
          ground(198, 4),
          grass(206, 16, 6),
          monolith(44, 208, 32, 66, 6, '#d6ff7a'),
          monolith(366, 208, 30, 58, -8, '#d6ff7a'),
        ),
      ),
      fog(158, 56, 0.4, 11),
    ],
  }),
  'deep-one-raiders': () => ({
    sky: {
      top: '#071a36',
      low: '#4a86b8',
      light: { x: 286, y: 54, colour: '#d2ecff', body: 'moon', radius: 24 },
      seed: 47,
      clouds: 0.5,
    },
    ink: '#020813',
    layers: [
      depth(0.4, join(rocks(82, 132, 150, 40, 4), rocks(372, 130, 110, 28, 9))),
      depth(0.55, water(130, 286, 8, '#d2ecff'), { rim: 0.2 }),
      depth(
        0.78,
        row(deepOne, [
          [54, 166, 0.52],
          [118, 160, 0.46],
          [332, 164, 0.5],
          [372, 172, 0.6],
        ]),
        { rim: 0.9 },
      ),
      fog(120, 50, 0.4, 4),
      ...apart(0.92, [at(deepOne, 284, 204, 0.94), at(deepOne, 128, 212, 1.06), at(deepOne, 202, 224, 1.36)], { rim: 1.4 }),
      depth(1, waves(210, 10, 7)),
    ],
  }),
  'dimensional-shambler': () => ({
    sky: { top: '#1c0826', low: '#8a3a8c', light: { x: 214, y: 96, colour: '#ff9af0', reach: 200 }, seed: 53, clouds: 0.85 },
    ink: '#0a030e',
    layers: [
      depth(0.45, join(rooftops(170, 44, 18, { lit: 0.12 }), hills(176, 14, 4))),
      shine(rift(214, -6, 206, 104, '#ff86ea', 6), rift(72, 30, 110, 18, '#c070ff', 3), rift(352, 46, 130, 22, '#c070ff', 9)),
      depth(0.96, at(shambler, 214, 204, 1.34), { rim: 1.5 }),
      depth(1, join(ground(202, 8), railings(-4, 120, 208, 36, 11), railings(312, 404, 208, 36, 11), deadTree(30, 206, 110, 4))),
      shine(glow(214, 200, 90, '#ff86ea', 0.4)),
    ],
  }),
};
