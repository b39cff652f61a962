import type { KindPicture } from '../kind';
import { tokenStages } from '../parts';

/** R8.3: the tokens that a Bluff brings. */
export const bluffTokens: KindPicture<'bluffTokens'> = {
  stages: tokenStages,
  act: 'takeTokens',
  ofTokens: true,
};
