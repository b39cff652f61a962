import type { Reason } from '../../../../platform/bots/thinking';
import type { CultsAsk, CultsPlay } from '../../rules';

/** Where a question stands when somebody says why: an imagined position, the question, and the options that were chosen. */
export interface Chosen {
  readonly game: CultsPlay;
  readonly ask: CultsAsk;
  /** What the chosen options stand for. */
  readonly refs: readonly number[];
}

/** Says why a kind of answer was chosen, the deciding reason first. Speaks of what the seat itself sees and of what may be expected. */
export type Explain = (chosen: Chosen) => readonly Reason[];

export const districtOf = ({ frame }: CultsAsk): number => ('district' in frame ? frame.district : -1);
