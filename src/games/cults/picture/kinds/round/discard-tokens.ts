import type { KindPicture } from '../kind';
import { tokenStages } from '../parts';

/** R11.1: what is too much when hiding. */
export const discardTokens: KindPicture<'discardTokens'> = {
  stages: tokenStages,
  act: 'discardTokens',
  ofTokens: true,
  isCostly: true,
};
