import { filter, mix, noise, room, shaped, swell, type Wave } from './wave';

/** A breath through clenched teeth: noise in a narrow band whose pitch falls. */
function breath(seconds: number, seed: number, from: number, to: number): Wave {
  const band = filter(noise(seconds, seed), 'band', (time) => from + ((to - from) * time) / seconds, 5);
  return shaped(band, swell(seconds, 0.35));
}

/** The voices of `mods/examples/whispers`: syllables behind a wall, each lower than the one before. */
export function whisper(): Wave {
  const voices = mix(1.5, [
    [0, breath(0.34, 3, 2600, 1700), 0.9],
    [0.3, breath(0.22, 5, 3100, 2300), 0.7],
    [0.55, breath(0.5, 7, 1900, 900), 1],
  ]);
  const muffled = room(filter(voices, 'low', 3600), 0.8);
  return shaped(muffled, (time) => Math.min(1, (1.5 - time) / 0.2), 0.4);
}

/** Sounds of the example mods, by their paths under `mods/examples`. */
export const EXAMPLES: Readonly<Record<string, () => Wave>> = { 'whispers/sounds/voices.mp3': whisper };
