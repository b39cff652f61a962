import { filter, mix, noise, ring, shaped, strike, swell, tone, type Wave } from './wave';

/** A breath of noise through a moving window: paper, cloth, air. */
export const breath = (seconds: number, seed: number, from: number, to: number, sharpness = 1.2): Wave =>
  filter(noise(seconds, seed), 'band', (time) => from * (to / from) ** (time / seconds), sharpness);

export const rustle = (seconds: number, seed: number, from: number, to: number): Wave =>
  shaped(breath(seconds, seed, from, to), (time) => swell(seconds, 0.35)(time) * (0.75 + 0.25 * Math.sin(time * 190)));

export const click = (seed: number, hertz: number, decay: number): Wave =>
  shaped(filter(noise(decay * 1.5, seed), 'band', hertz, 1), strike(0.0008, decay));

/** A wooden piece on a wooden board. */
export const wood = (pitch: number, decay: number, seed: number): Wave =>
  mix(decay * 1.4, [
    [
      0,
      ring(decay * 1.4, [
        [pitch, 1, decay],
        [pitch * 2.31, 0.6, decay * 0.6],
        [pitch * 3.87, 0.4, decay * 0.4],
        [pitch * 5.9, 0.2, decay * 0.25],
      ]),
    ],
    [0, click(seed, 2600, 0.02), 0.7],
  ]);

export const thud = (pitch: number, decay: number, seed: number): Wave =>
  mix(decay * 1.2, [
    [
      0,
      shaped(
        tone(decay * 1.2, (time) => pitch * (1 + 1.2 * Math.exp(-time * 38))),
        strike(0.002, decay),
      ),
    ],
    [0, shaped(filter(noise(decay * 1.2, seed), 'low', pitch * 6), strike(0.001, decay * 0.4)), 0.6],
  ]);

/** A church bell: hum, prime, tierce, quint, nominal and above. */
export const bell = (seconds: number, pitch: number, bright = 1): Wave =>
  ring(seconds, [
    [pitch * 0.5, 0.5, seconds * 1.3],
    [pitch, 0.8, seconds],
    [pitch * 1.19, 0.55, seconds * 0.8],
    [pitch * 1.5, 0.3, seconds * 0.6],
    [pitch * 2, 0.5 * bright, seconds * 0.55],
    [pitch * 2.74, 0.28 * bright, seconds * 0.35],
    [pitch * 4.07, 0.16 * bright, seconds * 0.2],
  ]);

/** Voices without words: detuned saws through two windows of the throat. */
export function choir(seconds: number, pitches: readonly number[], vowel: readonly [number, number], glide = 1): Wave {
  const voices = pitches.flatMap((pitch, index) =>
    [-0.6, 0.5].map((cents, twin): readonly [number, Wave, number] => [
      0,
      tone(
        seconds,
        (time) => pitch * 2 ** (cents / 100) * (1 + 0.004 * Math.sin(time * (27 + index * 3 + twin))) * glide ** (time / seconds),
        'saw',
      ),
      1 / (pitches.length * 2),
    ]),
  );
  const source = mix(seconds, voices);
  return mix(seconds, [
    [0, filter(source, 'band', vowel[0], 3.5)],
    [0, filter(source, 'band', vowel[1], 5), 0.5],
    [0, filter(source, 'low', 260, 0.7), 0.5],
  ]);
}

/** Brass in the dark: the filter opens as the tone grows. */
export const horn = (seconds: number, pitches: readonly number[], open: number): Wave => {
  const source = mix(
    seconds,
    pitches.map((pitch) => [0, tone(seconds, (time) => pitch * (1 + 0.003 * Math.sin(time * 31)), 'saw'), 1 / pitches.length]),
  );
  return filter(source, 'low', (time) => 120 + open * swell(seconds, 0.5)(time), 0.9);
};

export const steps = (count: number, gap: number, seed: number): readonly (readonly [number, Wave, number])[] =>
  Array.from({ length: count }, (_, index) => [
    index * gap,
    mix(0.16, [
      [0, thud(96 + index * 9, 0.09, seed + index)],
      [0.004, click(seed + 20 + index, 1700 + index * 260, 0.03), 1.1],
      [0.03, shaped(breath(0.1, seed + 40 + index, 900, 500), strike(0.01, 0.08)), 0.35],
    ]),
    1 - index * 0.14,
  ]);

/** Dice over wood: strokes that get rarer and softer. */
export function tumble(seconds: number): Wave {
  const hits: [number, Wave, number][] = [];
  let time = 0.01;
  for (let index = 0; time < seconds - 0.12; index++) {
    const wobble = ((index * 7919) % 13) / 13;
    hits.push([
      time,
      wood(620 + wobble * 520, 0.05 + wobble * 0.03, 60 + index),
      (1 - time / seconds) * (0.5 + wobble * 0.5) + 0.14,
    ]);
    time += 0.028 + wobble * 0.045 + time * 0.05;
  }
  return mix(seconds, [...hits, [0, shaped(filter(noise(seconds, 5), 'low', 260), swell(seconds, 0.2)), 0.35]]);
}
