import { PASS } from '../../../../../kernel';
import type { CultsPlay } from '../../state/state';
import { askOne } from '../ask';
import type { AskingFrame, QuestionKind } from '../kind';
import { arrivalOption } from '../refs/arrival';

/** R9.2: one own Ritual moves here, or none. */
export const oppose = {
  ask: (game: CultsPlay, frame: AskingFrame, seat: number, arrivals: readonly number[]): void =>
    askOne(game, frame, seat, 'oppose', [...arrivals, PASS]),
  /** The Ritual that moves; null for none. */
  read: ([ref]: readonly number[]): number | null => (ref === PASS ? null : ref!),
  describe: arrivalOption,
  suggest: (_, ask) => [ask.refs.length - 1],
} satisfies QuestionKind<'oppose'>;
