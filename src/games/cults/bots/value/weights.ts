import tuned from './tuned.json';

/** By kind of table and part of the game: of each input where one plays against the NPC, else of each feature of a seat. */
export interface Weights {
  readonly solo: readonly (readonly number[])[];
  readonly two: readonly (readonly number[])[];
  readonly more: readonly (readonly number[])[];
}

/** The weights that self-play has given: `npm run -s cults -- tune` writes them. */
export const WEIGHTS: Weights = tuned;
