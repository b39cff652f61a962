import type { TestTable } from '../../harness';
import { site, turnAt, type Doc } from '../../games/cults/rules/plans/r8-table';

/** Two Investigators make every card in Northside cost 4 and more: nothing can be bought with a single PP card. */
export const dear = { ...site, investigators: 2 };

/** Cthulhu's Augmentation in Northside (ghoul-pack and black-market), just taken. */
export const augmenting = (place: Doc, rest: Doc, others: Doc = {}): TestTable =>
  turnAt('northside', place, rest, others).answer('takePlan', { plan: 'augmentation' });
