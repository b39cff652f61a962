/** Every effect in the audio sprite assets/sound/effects.*; `npm run bake -- --only sounds` makes them (src/bake/sounds). */
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
/** Loops without a seam. */
export const AMBIENCE_FILES = ['ambience.webm'] as const;
