import type { CultsPlay } from '../../state/state';
import { ask } from '../ask';
import type { AskingFrame, QuestionKind } from '../kind';
import { arrivalOption, levelIn, levelsAfter } from '../refs/arrival';
import { seatAt, numberAt } from '../../state/at';

/** Options: a Ritual that moves here (refs/arrival.ts); then to draw or to destroy. */
const DRAW = 100;
const DESTROY = 101;

/** R8.7: a move; and after it, or instead: draw or destroy. */
export const influence = {
  ask(game: CultsPlay, frame: AskingFrame, seat: number, may: Influences, min: number): void {
    const refs = [...may.arrivals];
    if (may.draw) refs.push(DRAW);
    if (may.destroy) refs.push(DESTROY);
    if (refs.length === 0) return;
    const groups = refs.map((ref) => (ref >= DRAW ? 2 : 1));
    ask(game, frame, seat, 'influence', refs, min, 2, { groups });
  },
  read: (chosen: readonly number[]): Influenced => ({
    arrival: chosen.find((ref) => ref < DRAW),
    draws: chosen.includes(DRAW),
    destroys: chosen.includes(DESTROY),
  }),
  /** A Ritual rises by a level, if the marker is in supply; null where it only moves. */
  describe(game, ref, asked) {
    if (ref === DRAW) return { id: 'draw', draw: true };
    if (ref === DESTROY) return { id: 'destroy', destroy: true };
    const level = levelIn(ref);
    const raisesTo = raised(game, asked.seat, level);
    return { ...arrivalOption(game, ref, asked), raisesTo, levelsHere: levelsAfter(game, asked, raisesTo ?? level) };
  },
} satisfies QuestionKind<'influence'>;

/** R8.7: the level that a moved Ritual gets; null where it is not raised. */
export const raised = (game: CultsPlay, seat: number, level: number): number | null =>
  level < 3 && numberAt(seatAt(game.state, seat).rituals, level + 1) > 0 ? level + 1 : null;

interface Influenced {
  readonly arrival: number | undefined;
  readonly draws: boolean;
  readonly destroys: boolean;
}

interface Influences {
  readonly arrivals: readonly number[];
  readonly draw: boolean;
  readonly destroy: boolean;
}
