/** One channel of sound as numbers from -1 to 1; everything here is pure and repeatable. */
export type Wave = Float32Array;

export const RATE = 48_000;

export const samples = (seconds: number): number => Math.round(seconds * RATE);
export const silence = (seconds: number): Wave => new Float32Array(samples(seconds));

/** A wave from a function of the time in seconds. */
export function make(seconds: number, level: (time: number) => number): Wave {
  return silence(seconds).map((_, index) => level(index / RATE));
}

/** White noise that is the same on every machine. */
export function noise(seconds: number, seed: number): Wave {
  let state = (seed * 2654435761) >>> 0 || 1;
  return silence(seconds).map(() => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return ((state >>> 0) / 2147483648 - 1) * 0.8;
  });
}

/** An oscillator whose pitch may move; the phase is summed, so glides stay clean. */
export function tone(
  seconds: number,
  pitch: number | ((time: number) => number),
  shape: 'sine' | 'saw' | 'triangle' = 'sine',
): Wave {
  let phase = 0;
  return make(seconds, (time) => {
    phase += (typeof pitch === 'number' ? pitch : pitch(time)) / RATE;
    const turn = phase - Math.floor(phase);
    if (shape === 'saw') return 2 * turn - 1;
    if (shape === 'triangle') return 4 * Math.abs(turn - 0.5) - 1;
    return Math.sin(2 * Math.PI * phase);
  });
}

type Band = 'low' | 'high' | 'band';

/** A state-variable filter; its corner may move with time. `around` runs a loop once before, so that its ends meet. */
export function filter(
  wave: Wave,
  band: Band,
  corner: number | ((time: number) => number),
  sharpness = 0.8,
  around = false,
): Wave {
  const out = new Float32Array(wave.length);
  let [low, mid] = [0, 0];
  for (let round = around ? 0 : 1; round < 2; round++)
    for (let index = 0; index < wave.length; index++) {
      const hertz = typeof corner === 'number' ? corner : corner(index / RATE);
      const g = Math.tan((Math.PI * Math.min(hertz, RATE * 0.45)) / RATE);
      const k = 1 / sharpness;
      const high = (wave[index]! - (k + g) * mid - low) / (1 + g * (g + k));
      const bandOut = g * high + mid;
      const lowOut = g * bandOut + low;
      mid = g * high + bandOut;
      low = g * bandOut + lowOut;
      out[index] = band === 'low' ? lowOut : band === 'high' ? high : bandOut;
    }
  return out;
}

/** Rises in `attack` seconds, then falls to a thousandth within `decay`. */
export const strike =
  (attack: number, decay: number) =>
  (time: number): number =>
    time < attack ? time / attack : Math.exp((-6.9 * (time - attack)) / decay);

/** Rises, stays and falls softly over the whole length. */
export const swell =
  (seconds: number, peak = 0.6) =>
  (time: number): number => {
    const share = Math.min(1, Math.max(0, time / seconds));
    return share < peak
      ? Math.sin((share / peak) * Math.PI * 0.5) ** 2
      : Math.cos(((share - peak) / (1 - peak)) * Math.PI * 0.5) ** 2;
  };

export const shaped = (wave: Wave, level: (time: number) => number, gain = 1): Wave =>
  wave.map((value, index) => value * level(index / RATE) * gain);

/** Lays waves over each other, each starting at its second; what runs over the end is cut, or goes on at the start. */
export function mix(
  seconds: number,
  parts: readonly (readonly [start: number, wave: Wave, gain?: number])[],
  around = false,
): Wave {
  const out = silence(seconds);
  for (const [start, wave, gain = 1] of parts) {
    const first = samples(start);
    for (let index = 0; index < wave.length; index++) {
      const place = first + index;
      if (place >= out.length && !around) break;
      out[place % out.length]! += wave[index]! * gain;
    }
  }
  return out;
}

/** Ringing matter: wood, glass, bells are sums of dying sines. */
export function ring(seconds: number, partials: readonly (readonly [hertz: number, gain: number, decay: number])[]): Wave {
  return mix(
    seconds,
    partials.map(([hertz, gain, decay]) => [0, shaped(tone(seconds, hertz), strike(0.0015, decay)), gain]),
  );
}

/** A dark room: four combs that lose their highs, then two all-passes. */
export function room(wave: Wave, wet: number, decay = 0.78, damp = 0.45): Wave {
  const sum = new Float32Array(wave.length);
  for (const delay of [1687, 1931, 2203, 2459]) {
    const line = new Float32Array(delay);
    let dark = 0;
    for (let index = 0; index < wave.length; index++) {
      const old = line[index % delay]!;
      dark = old * (1 - damp) + dark * damp;
      line[index % delay] = wave[index]! + dark * decay;
      sum[index]! += old * 0.25;
    }
  }
  let out: Wave = sum;
  for (const delay of [337, 911]) {
    const line = new Float32Array(delay);
    out = out.map((value, index) => {
      const old = line[index % delay]!;
      const fed = value + old * 0.5;
      line[index % delay] = fed;
      return old - fed * 0.5;
    });
  }
  return wave.map((value, index) => value + out[index]! * wet);
}

/** Softly limits loud peaks. */
export const warm = (wave: Wave, drive: number): Wave => wave.map((value) => Math.tanh(value * drive) / Math.tanh(drive));

export const peakOf = (wave: Wave): number => wave.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
export const loudnessOf = (wave: Wave): number => Math.sqrt(wave.reduce((sum, value) => sum + value * value, 0) / wave.length);

/** Brings the loudest point to the given level and takes the click off both ends. */
export function finished(wave: Wave, peak: number): Wave {
  const gain = peak / peakOf(wave);
  const fade = Math.min(samples(0.02), wave.length / 4);
  return wave.map((value, index) => {
    const end = Math.min(1, (wave.length - 1 - index) / fade);
    const start = Math.min(1, index / 24);
    return value * gain * end * start;
  });
}
