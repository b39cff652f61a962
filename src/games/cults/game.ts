import type { Game } from '../../platform/session/game';
import type { Session } from '../../platform/session/session';
import { openLibrary, type Library } from './base-set/library';
import { simulated } from './playout';
import { cults, type Catalogue, type RulesView, type State } from './rules';

/** A game of Rise of the Cults being played. */
export type CultsSession = Session<State, Catalogue, RulesView>;
export type { Library } from './base-set/library';

/** Rise of the Cults. */
export const cultsGame: Game<State, Catalogue, Library, RulesView> = {
  rules: cults,
  open: openLibrary,
  saves: async () => (await import('./saves')).cultsSaves,
  simulated,
};
