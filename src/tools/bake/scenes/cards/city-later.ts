import { at, drawn, glow, join, lit, shape } from '../part';
import { deadTree, ground, hills, knoll, waves } from '../parts/land';
import { crowd, fleeing, gentleman, trenchcoat } from '../parts/people';
import { bulbs, crates, ferrisWheel, lectern, pillar, sailer, tent } from '../parts/things';
import { blocks, bridge, car, clockTower, railings, rooftops, windowLight } from '../parts/town';
import { beam, lightning } from '../sky';
import { depth, fog, type Scene, shine } from '../stage';

const blinds = (x: number, y: number, width: number, height: number): string => {
  let d = '';
  for (let line = 0; line < height; line += 8) d += `M${x} ${y + line}h${width}v5h${-width}Z`;
  return d;
};

/** Second half of the City cards. */
export const CITY_LATER: Readonly<Record<string, () => Scene>> = {
  'university-lecture': () => ({
    sky: { top: '#2a1c0c', low: '#a8823e', light: { x: 206, y: 70, colour: '#ffe6a8', reach: 190 }, seed: 139, clouds: 0.3 },
    ink: '#0c0803',
    layers: [
      depth(0.55, join(pillar(34, 26, 200), pillar(376, 26, 200), shape('M86 22H326V126H86ZM93 29V119H319V29Z')), { rim: 0.9 }),
      depth(0.7, shape('M93 29H319V119H93Z'), { rim: 0.2, colour: '#22301f' }),
      shine(
        '<g fill="none" stroke="#f4f0d8" stroke-width="1.300" opacity=".8"><circle cx="148" cy="74" r="30"/><path d="M148 44L174 89H122ZM118 74H178M148 44V104"/><path d="M206 46h90M206 58h70M206 70h84M206 94q20-20 40 0t40 0"/></g>',
      ),
      depth(
        0.92,
        join(
          at(trenchcoat, 258, 190, 0.94),
          lectern(150, 190, 60),
          drawn('M242 132L224 122L216 104', 5.5),
          drawn('M216 104L204 84', 1.6),
        ),
        { rim: 1.2 },
      ),
      depth(1, crowd(194, 34, 47, {}, -8, 408), { rim: 1 }),
      depth(1, shape('M-10 206H410V230H-10Z')),
      shine(glow(206, 12, 90, '#ffe6a8', 0.5)),
    ],
  }),
  'travelling-carnival': () => ({
    sky: {
      top: '#1a1038',
      low: '#a04a78',
      light: { x: 206, y: 150, colour: '#ffc98a', reach: 220 },
      seed: 149,
      stars: 50,
      clouds: 0.45,
    },
    ink: '#08040f',
    layers: [
      depth(0.3, hills(172, 30, 6)),
      depth(0.62, ferrisWheel(306, 88, 66, 186), { rim: 0.9 }),
      depth(0.72, join(tent(96, 188, 118, 104), tent(202, 188, 84, 72)), { rim: 1 }),
      depth(
        0.85,
        join(
          tent(28, 196, 78, 66),
          tent(372, 196, 84, 70),
          bulbs(
            [
              [36, 128],
              [96, 84],
              [202, 118],
              [300, 150],
              [372, 126],
            ],
            9,
          ),
        ),
        { rim: 0.9 },
      ),
      shine('<path d="M84 190V164Q96 150 108 164V190Z" fill="#ffd98a"/>', glow(96, 176, 42, '#ffc765', 0.8)),
      depth(0.9, ground(194, 7)),
      depth(1, crowd(196, 34, 57, { hats: true }), { rim: 1.1 }),
    ],
  }),
  'federal-agents': () => ({
    sky: {
      top: '#1e2a3a',
      low: '#d8b890',
      light: { x: 206, y: 120, colour: '#fff0d0', body: 'sun', radius: 30, reach: 220 },
      seed: 151,
      clouds: 0.5,
      stretch: 6,
    },
    ink: '#07090d',
    layers: [
      depth(0.3, join(blocks(166, 74, 91, 0.02), clockTower(340, 166, 22, 90, '#fff0d0'))),
      fog(116, 60, 0.5, 6),
      depth(0.7, join(ground(178, 5), at(car, 62, 186, 0.92), at(car, 352, 184, 0.88, true))),
      depth(0.96, join(at(trenchcoat, 128, 218, 1.34), at(trenchcoat, 284, 218, 1.34, true)), { rim: 1.4 }),
      depth(1, at(trenchcoat, 206, 236, 1.72), { rim: 1.6 }),
    ],
  }),
  'river-storm': () => ({
    sky: { top: '#0a1a22', low: '#4e7a84', light: { x: 122, y: 40, colour: '#d6f2f4', reach: 160 }, seed: 157, clouds: 1 },
    ink: '#02080b',
    layers: [
      shine(lightning([132, -6], [92, 110], 8), lightning([316, -6], [338, 84], 15)),
      depth(0.35, rooftops(134, 32, 93, { lit: 0.15 })),
      depth(0.62, bridge(122, 18, 4)),
      depth(0.7, waves(170, 22, 5), { rim: 0.9 }),
      depth(0.92, sailer(236, 176, 96, -19), { rim: 1.2 }),
      depth(0.85, waves(192, 26, 12), { rim: 1.1 }),
      depth(1, waves(214, 24, 19), { rim: 1 }),
    ],
    rain: 1.4,
  }),
  'secret-patron': () => ({
    sky: {
      top: '#0f1a36',
      low: '#5f74a8',
      light: { x: 206, y: 56, colour: '#ffe2a8', body: 'moon', radius: 15, reach: 150 },
      seed: 163,
      stars: 40,
      clouds: 0.3,
    },
    ink: '#0a0503',
    layers: [
      depth(0.4, join(rooftops(158, 40, 101, { lit: 0.45 }), clockTower(300, 160, 20, 84))),
      depth(
        0.82,
        join(shape('M-10 -10H410V230H-10ZM92 14V176H320V14Z'), drawn('M206 14V176M92 84H320M149 14V176M263 14V176', 3)),
        { rim: 0.9, colour: '#24120b' },
      ),
      depth(0.9, shape('M70 4H140C120 60 132 120 104 190H62Z', 'M342 4H272C292 60 280 120 308 190H350Z'), {
        rim: 1,
        colour: '#3a0f12',
      }),
      depth(1, at(gentleman, 206, 220, 1.56), { rim: 1.4 }),
      depth(
        0.95,
        join(
          shape('M300 186H390V194H384V230H306V194H300Z', 'M20 230V150Q20 132 44 132Q68 132 68 150V190H92V230Z'),
          lit(glow(345, 158, 60, '#ffc765', 0.9), '<path d="M330 164L338 146H352L360 164Z" fill="#ffe7a8"/>'),
          drawn('M345 164V184M336 186H354', 3),
        ),
        { rim: 0.8 },
      ),
    ],
  }),
  'asylum-breakout': () => ({
    sky: { top: '#0c1c1c', low: '#5f8c7c', light: { x: 206, y: 40, colour: '#e4ffe8', reach: 150 }, seed: 167, clouds: 0.8 },
    ink: '#030908',
    layers: [
      depth(
        0.6,
        join(
          knoll(206, 128, 280),
          shape('M118 140V74H106L132 44L158 74H182V60L206 26L230 60V74H254L280 44L306 74H294V140Z'),
          ...[
            [132, 92],
            [132, 112],
            [170, 100],
            [242, 100],
            [280, 92],
            [280, 112],
          ].map(([x, y]) => lit(windowLight(x!, y!, 5, 8, '#f0ffc0'))),
        ),
        { rim: 0.9 },
      ),
      shine(
        beam([206, 52], [-10, 120], [-10, 190], '#f4ffe0', 0.5),
        beam([206, 52], [410, 90], [410, 170], '#f4ffe0', 0.42),
        glow(206, 52, 30, '#fff', 0.9),
      ),
      depth(0.8, deadTree(44, 184, 96, 6)),
      depth(
        0.92,
        join(
          railings(-4, 150, 196, 46, 9),
          railings(262, 404, 196, 46, 9),
          shape('M148 200V136H160V200ZM252 200V136H264V200Z'),
          at(railings(0, 44, 0, 46, 9), 160, 198, 1, false, 24),
        ),
        { rim: 1.1 },
      ),
      depth(
        1,
        join(
          at(fleeing, 206, 208, 0.92),
          at(fleeing, 264, 214, 1.02),
          at(fleeing, 140, 212, 0.9, true),
          at(fleeing, 340, 216, 0.86),
          ground(212, 4),
        ),
        { rim: 1.3 },
      ),
    ],
    rain: 0.25,
  }),
  'bureau-office': () => ({
    sky: { top: '#2a2418', low: '#b09a6a', light: { x: 112, y: 60, colour: '#fff0c8', reach: 200 }, seed: 173, clouds: 0.2 },
    ink: '#0a0804',
    layers: [
      depth(0.3, blocks(130, 70, 97, 0)),
      depth(0.86, shape('M-10 -10H410V230H-10ZM52 20V124H176V20Z'), { rim: 0.7, colour: '#2a2116' }),
      depth(0.9, shape(blinds(52, 20, 124, 104)), { rim: 0.9 }),
      shine(beam([112, 60], [210, 214], [400, 130], '#fff0c8', 0.3)),
      depth(0.95, join(shape('M330 60H392V214H330Z'), shape('M222 34H304V98H222Z')), { rim: 0.7 }),
      shine(
        '<g fill="#ffe9b8" opacity=".65"><rect x="230" y="42" width="18" height="22"/><rect x="256" y="40" width="16" height="20"/><rect x="280" y="46" width="18" height="20"/><rect x="240" y="72" width="18" height="18"/><rect x="272" y="74" width="20" height="16"/></g><path d="M239 52L264 50L289 56L249 80L282 82L264 50" stroke="#ff6a4a" stroke-width="1.300" fill="none"/>',
        '<g stroke="#ffe9b8" opacity=".3"><path d="M332 96h58M332 134h58M332 172h58"/></g>',
      ),
      depth(1, join(at(trenchcoat, 150, 222, 1.32), shape('M182 168H400V178H388V230H200V178H182Z')), { rim: 1.2 }),
      depth(
        1,
        join(
          crates([[228, 168, 14]]),
          drawn('M300 168V150', 3),
          lit('<path d="M282 150Q300 128 318 150Z" fill="#9affb8"/>', glow(300, 156, 56, '#ffe9a8', 0.9)),
        ),
        { rim: 0.8 },
      ),
    ],
  }),
};
