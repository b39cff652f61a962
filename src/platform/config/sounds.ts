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

/** Files under assets/sound, the best first. */
export const EFFECT_FILES = ['effects.webm', 'effects.mp3'] as const;
export const AMBIENCE_FILES = ['ambience.webm'] as const;

/**
 * The part of the ambience that is played over and over, in milliseconds. The file goes on around it on both sides, so
 * that the loop closes also where a decoder keeps or drops some of the file's ends.
 */
export const AMBIENCE_LOOP = { start: 500, length: 24_000, after: 500 } as const;
