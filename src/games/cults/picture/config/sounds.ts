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
