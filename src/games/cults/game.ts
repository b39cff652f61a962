import type { Game } from '../../platform/session/game';
import type { Session } from '../../platform/session/session';
import { openLibrary, type CultsLibrary } from './base-set/library';
import { tableViewOf } from './contract/table-view';
import type { TableView } from './contract/view-types';
import { simulated } from './playout';
import { readingOf, type CultsReading } from './reading';
import { cults, type Catalogue, type RulesView, type State } from './rules';

/** A game of Rise of the Cults being played. */
export type CultsSession = Session<State, Catalogue, RulesView>;
export type { CultsLibrary } from './base-set/library';

/** Rise of the Cults. */
export const cultsGame: Game<State, Catalogue, CultsLibrary, RulesView, TableView, CultsReading> = {
  rules: cults,
  open: openLibrary,
  saves: async () => (await import('./saves')).cultsSaves,
  simulated,
  reading: readingOf,
  told: tableViewOf,
  workbench: async () => (await import('./bench/workbench')).workbench,
  bots: async () => (await import('./bots')).cultsBots,
  judge: async () => (await import('./studies/page-judge')).pageJudge,
  whereabouts: ({ round, rounds }) => ({ round, rounds }),
};
