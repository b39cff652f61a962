import type { Batch } from './batch-parts';
import type { LabCards } from './facts';
import type { Tally } from './counting/tally';

/** What a page asks the lab in the Worker. */
export type LabQuestion = { readonly about: 'labCards' } | { readonly about: 'lab'; readonly batch: Batch };

/** The answers, by what was asked about. */
export interface LabReplies {
  readonly labCards: LabCards;
  readonly lab: Tally;
}
