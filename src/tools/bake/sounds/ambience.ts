import { AMBIENCE_LOOP } from '../../../platform/config/sounds';
import { bell, choir } from './matter';
import { filter, mix, noise, peakOf, RATE, shaped, swell, tone, type Wave } from './wave';

/** Length of the loop in seconds. Every slow movement and every pitch fits it a whole number of times, so that it has no seam. */
export const LOOP_SECONDS = AMBIENCE_LOOP.length / 1000;

const turn = (times: number, time: number, phase = 0): number => Math.sin((2 * Math.PI * times * time) / LOOP_SECONDS + phase);
/** The nearest pitch that fits the loop a whole number of times. */
const fitted = (hertz: number): number => Math.round(hertz * LOOP_SECONDS) / LOOP_SECONDS;

const wind = (): Wave => {
  const gusts = (time: number): number => 0.55 + 0.25 * turn(2, time) + 0.2 * turn(5, time, 1.3);
  const low = filter(noise(LOOP_SECONDS, 401), 'band', (time) => 240 + 150 * gusts(time), 1.1, true);
  const whistle = filter(noise(LOOP_SECONDS, 409), 'band', (time) => 620 + 210 * turn(3, time) + 90 * turn(7, time), 7, true);
  return mix(LOOP_SECONDS, [
    [0, shaped(low, gusts), 0.9],
    [0, shaped(whistle, (time) => Math.max(0, gusts(time) - 0.45)), 0.5],
  ]);
};

const drone = (): Wave =>
  mix(
    LOOP_SECONDS,
    [36.71, 55, 73.42, 77.78].map((pitch, index) => [
      0,
      shaped(tone(LOOP_SECONDS, fitted(pitch)), (time) => 0.6 + 0.4 * turn(index + 1, time, index)),
      [0.5, 0.4, 0.3, 0.12][index]!,
    ]),
  );

/** A bell far over the river and voices at the edge of hearing. */
const distance = (): Wave => {
  const far = (wave: Wave): Wave => filter(wave, 'low', 700, 0.6);
  const murmur = shaped(choir(5, [110, 116.54], [380, 760]), swell(5, 0.5));
  return mix(
    LOOP_SECONDS,
    [
      [3, far(bell(6, 164.81, 0.4)), 0.34],
      [6.2, far(bell(6, 164.81, 0.4)), 0.26],
      [21, far(bell(6, 146.83, 0.4)), 0.18],
      [12, far(murmur), 0.5],
    ],
    true,
  );
};

export function ambience(): Wave {
  const all = mix(LOOP_SECONDS, [
    [0, wind(), 0.55],
    [0, drone(), 0.5],
    [0, distance(), 0.9],
  ]);
  const gain = 0.5 / peakOf(all);
  return all.map((value) => value * gain);
}

/** The step where the loop closes, relative to its usual step: 1 is seamless. */
export function seam(wave: Wave): number {
  let usual = 0;
  for (let index = 1; index < RATE; index++) usual = Math.max(usual, Math.abs(wave[index]! - wave[index - 1]!));
  return Math.abs(wave[0]! - wave.at(-1)!) / usual;
}
