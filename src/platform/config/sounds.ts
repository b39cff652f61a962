/** Every effect in the audio sprite assets/sound/effects.*; `npm run bake -- --only sounds` makes them (src/tools/bake/sounds). */
export const SOUND_NAMES = [
  'card-draw',
  'card-flip',
  'card-place',
  'token',
  'marker-lift',
  'marker-land',
  'dice-roll',
  'dice-settle',
  'ritual-rise',
  'ritual-sink',
  'investigator-step',
  'investigator-arrive',
  'dominance-stamp',
  'city-reveal',
  'confrontation-begin',
  'reveal',
  'total-tick',
  'win',
  'lose',
  'terror',
  'button',
  'error',
  'your-turn',
  'end-of-game',
] as const;

export type SoundName = (typeof SOUND_NAMES)[number];

/** The form of assets/sound/effects.json: start and length in milliseconds, as howler takes it. */
export interface SoundSprite {
  readonly sprite: Readonly<Record<SoundName, readonly [start: number, length: number]>>;
}

/** Files under assets/sound, in order of preference. */
export const EFFECT_FILES = ['effects.webm', 'effects.mp3'] as const;
export const AMBIENCE_FILES = ['ambience.webm'] as const;

/**
 * The part of the ambience that repeats, in milliseconds. The file continues on both sides of it, so the loop closes even if a
 * decoder keeps or drops samples at the file's ends.
 */
export const AMBIENCE_LOOP = { start: 500, length: 24_000, after: 500 } as const;
