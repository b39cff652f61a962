import type { SoundName } from '../../../games/cults/picture/config/sounds';
import { bell, breath, choir, click, horn, rustle, steps, thud, tumble, wood } from './matter';
import { finished, make, mix, ring, room, shaped, strike, swell, tone, type Wave, warm } from './wave';

const D = [73.42, 87.31, 110, 146.83] as const;

/** How each effect is synthesised, with its peak level. */
export const EFFECTS: Readonly<Record<SoundName, () => Wave>> = {
  'card-draw': () =>
    finished(
      mix(0.28, [
        [0, rustle(0.28, 3, 1500, 5200)],
        [0.19, click(8, 3400, 0.03), 0.35],
      ]),
      0.42,
    ),
  'card-flip': () =>
    finished(
      mix(0.3, [
        [0, rustle(0.16, 11, 1100, 4800)],
        [0.13, rustle(0.12, 12, 5200, 2000), 0.8],
        [0.2, click(14, 2400, 0.04), 0.9],
      ]),
      0.46,
    ),
  'card-place': () =>
    finished(
      mix(0.24, [
        [0, rustle(0.08, 17, 2600, 1400), 0.5],
        [0.05, thud(130, 0.12, 18)],
        [0.05, click(19, 1900, 0.03), 0.6],
      ]),
      0.5,
    ),
  token: () =>
    finished(
      mix(0.3, [
        [
          0,
          ring(0.24, [
            [1870, 0.7, 0.12],
            [3120, 0.5, 0.1],
            [4730, 0.35, 0.07],
            [6890, 0.2, 0.04],
          ]),
        ],
        [0, click(22, 3000, 0.015), 0.6],
        [
          0.075,
          ring(0.18, [
            [1990, 0.4, 0.09],
            [3340, 0.3, 0.07],
            [5010, 0.2, 0.05],
          ]),
          0.5,
        ],
      ]),
      0.4,
    ),
  'marker-lift': () =>
    finished(
      mix(0.18, [
        [0, wood(560, 0.06, 25), 0.6],
        [0.02, shaped(breath(0.16, 26, 700, 2600), swell(0.16, 0.3)), 0.8],
      ]),
      0.34,
    ),
  'marker-land': () =>
    finished(
      mix(0.24, [
        [0, wood(410, 0.12, 29)],
        [0, thud(120, 0.1, 30), 0.7],
        [0.07, wood(520, 0.05, 31), 0.22],
      ]),
      0.56,
    ),
  'dice-roll': () => finished(tumble(0.9), 0.55),
  'dice-settle': () =>
    finished(
      mix(0.26, [
        [0, wood(700, 0.08, 33)],
        [0.075, wood(780, 0.06, 34), 0.5],
        [0.125, wood(830, 0.04, 35), 0.28],
      ]),
      0.48,
    ),
  'ritual-rise': () =>
    finished(
      room(
        mix(1.4, [
          [0, shaped(choir(1.4, [73.42, 77.78, 110], [420, 950], 1.5), swell(1.4, 0.7))],
          [
            0,
            shaped(
              tone(1.4, (time) => 36 + 26 * time),
              swell(1.4, 0.7),
            ),
            0.7,
          ],
          [
            0,
            shaped(
              breath(1.4, 37, 240, 1500, 2.4),
              (time) => swell(1.4, 0.6)(time) * (0.55 + 0.45 * Math.sin(time * 41 + 3 * Math.sin(time * 9))),
            ),
            0.7,
          ],
          [0.95, thud(58, 0.4, 38), 0.8],
        ]),
        0.5,
      ),
      0.66,
    ),
  'ritual-sink': () =>
    finished(
      room(
        mix(1.2, [
          [0, shaped(choir(1.2, [98, 103.8, 146.8], [380, 800], 0.5), swell(1.2, 0.2))],
          [
            0,
            shaped(
              tone(1.2, (time) => 88 * 0.42 ** time),
              swell(1.2, 0.25),
            ),
            0.8,
          ],
          ...[0.25, 0.42, 0.55, 0.72, 0.9].map((start, index): readonly [number, Wave, number] => [
            start,
            shaped(
              tone(0.09, (time) => (260 + index * 45) * (1 + time * 9)),
              strike(0.01, 0.09),
            ),
            0.4 - index * 0.05,
          ]),
        ]),
        0.45,
      ),
      0.6,
    ),
  'investigator-step': () => finished(mix(0.34, steps(2, 0.17, 41)), 0.42),
  'investigator-arrive': () =>
    finished(
      room(
        mix(1, [
          ...[0, 0.17, 0.34].map((start, index): readonly [number, Wave, number] => [
            start,
            mix(0.2, [
              [0, thud(150, 0.12, 51 + index)],
              [0, wood(330, 0.07, 54 + index), 0.7],
            ]),
            0.9 + index * 0.12,
          ]),
          [0.36, shaped(horn(0.62, [73.42, 77.78, 103.83], 900), swell(0.62, 0.2)), 0.55],
        ]),
        0.3,
      ),
      0.6,
    ),
  'dominance-stamp': () =>
    finished(
      warm(
        room(
          mix(0.8, [
            [0, thud(52, 0.5, 61)],
            [
              0,
              ring(0.8, [
                [311, 0.3, 0.5],
                [497, 0.25, 0.4],
                [743, 0.2, 0.3],
                [1187, 0.14, 0.22],
                [1931, 0.08, 0.12],
              ]),
            ],
            [0, click(63, 900, 0.06), 1],
          ]),
          0.35,
        ),
        1.6,
      ),
      0.74,
    ),
  'city-reveal': () =>
    finished(
      room(
        mix(1.3, [
          [0, rustle(0.4, 67, 700, 3600), 0.5],
          [0.24, bell(1.05, 196, 0.7), 0.7],
        ]),
        0.4,
      ),
      0.54,
    ),
  'confrontation-begin': () =>
    finished(
      warm(
        room(
          mix(1.5, [
            [0, thud(62, 0.45, 71)],
            [0.26, thud(62, 0.45, 72), 0.8],
            [0.52, thud(48, 0.7, 73), 1.2],
            [0.5, shaped(horn(1, [73.42, 110, 116.54], 1500), swell(1, 0.35)), 0.8],
          ]),
          0.4,
        ),
        1.3,
      ),
      0.74,
    ),
  reveal: () =>
    finished(
      room(
        mix(0.55, [
          [0, shaped(breath(0.22, 77, 500, 4200), swell(0.22, 0.8)), 0.8],
          [0.19, bell(0.36, 587.33, 0.8), 0.45],
          [0.19, click(78, 2200, 0.03), 0.7],
        ]),
        0.3,
      ),
      0.5,
    ),
  'total-tick': () =>
    finished(
      mix(0.07, [
        [
          0,
          ring(0.07, [
            [1240, 0.8, 0.04],
            [2710, 0.4, 0.025],
          ]),
        ],
        [0, click(81, 3600, 0.01), 0.5],
      ]),
      0.3,
    ),
  win: () =>
    finished(
      room(
        mix(1.9, [
          ...[293.66, 369.99, 440, 587.33].map((pitch, index): readonly [number, Wave, number] => [
            index * 0.15,
            bell(1.3, pitch, 0.6),
            0.34,
          ]),
          [0.2, shaped(choir(1.6, [146.83, 185, 220], [620, 1150]), swell(1.6, 0.4)), 0.9],
          [0, shaped(tone(1.8, 73.42, 'triangle'), swell(1.8, 0.4)), 0.22],
        ]),
        0.5,
      ),
      0.62,
    ),
  lose: () =>
    finished(
      room(
        mix(1.6, [
          ...[293.66, 277.18, 233.08].map((pitch, index): readonly [number, Wave, number] => [
            index * 0.26,
            shaped(horn(0.7, [pitch / 2, pitch / 4], 700), swell(0.7, 0.2)),
            0.7,
          ]),
          [0.78, thud(46, 0.7, 87)],
          [0.7, shaped(choir(0.9, [58.27, 61.74], [340, 700], 0.8), swell(0.9, 0.2)), 0.8],
        ]),
        0.45,
      ),
      0.6,
    ),
  terror: () =>
    finished(
      warm(
        room(
          mix(1.4, [
            [
              0,
              shaped(
                choir(1.3, [466.16, 493.88, 523.25, 739.99], [1250, 2700], 1.24),
                (time) => swell(1.3, 0.55)(time) * (0.7 + 0.3 * Math.sin(time * 53)),
              ),
            ],
            [
              0,
              shaped(
                tone(1.4, (time) => 41 + 6 * Math.sin(time * 5)),
                swell(1.4, 0.5),
              ),
              0.4,
            ],
            [
              0,
              shaped(
                breath(1.3, 91, 3800, 1100, 3),
                (time) => swell(1.3, 0.5)(time) * Math.max(0, Math.sin(time * 34 + 2 * Math.sin(time * 13))),
              ),
              0.9,
            ],
          ]),
          0.55,
        ),
        1.4,
      ),
      0.66,
    ),
  button: () => finished(mix(0.09, [[0, wood(640, 0.045, 95), 0.8]]), 0.3),
  error: () =>
    finished(
      mix(0.32, [
        [0, thud(116, 0.12, 97)],
        [0.13, thud(92, 0.16, 98)],
        [0, shaped(horn(0.3, [116.5, 123.5], 260), swell(0.3, 0.3)), 0.5],
      ]),
      0.48,
    ),
  'your-turn': () =>
    finished(
      room(
        mix(0.95, [
          [0, bell(0.7, 440, 0.5), 0.6],
          [0.16, bell(0.75, 659.26, 0.5), 0.5],
        ]),
        0.35,
      ),
      0.42,
    ),
  'end-of-game': () =>
    finished(
      room(
        mix(2.5, [
          [0, bell(1.6, 146.83, 0.8), 0.9],
          [0.8, bell(1.6, 146.83, 0.7), 0.8],
          [0.3, shaped(choir(2.1, D, [480, 1020]), swell(2.1, 0.5)), 1],
          [
            0,
            shaped(
              make(2.4, (time) => Math.sin(2 * Math.PI * 36.71 * time)),
              swell(2.4, 0.5),
            ),
            0.7,
          ],
        ]),
        0.5,
      ),
      0.66,
    ),
};
