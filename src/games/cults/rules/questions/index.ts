import { complete, PASS, type Option, type Refusal, type Together } from '../../../../kernel';
import type { DecisionKind } from '../../contract/decisions';
import type { CultsPlay } from '../state/state';
import type { OpenQuestion, QuestionKind } from './kind';
import { seatAt } from '../state/at';
import { QUESTIONS } from '../steps';

const isDecisionKind = (kind: string): kind is DecisionKind => Object.hasOwn(QUESTIONS, kind);

function questionOf({ kind }: OpenQuestion): QuestionKind {
  if (!isDecisionKind(kind)) throw new Error(`no question is called '${kind}'`);
  return QUESTIONS[kind];
}

/** What the options stand for, in words that programs can read. */
export function describeOptions(game: CultsPlay, ask: OpenQuestion): Option[] {
  const question = questionOf(ask);
  return ask.refs.map((ref, at) => (ref === PASS ? { id: 'pass', pass: true } : question.describe(game, ref, ask, at)));
}

/** R8.4: the engine tells the owner, and only the owner, why something that one would expect is not on offer. */
export const refusals = (game: CultsPlay, ask: OpenQuestion): Refusal[] => questionOf(ask).refuse?.(game, ask) ?? [];

/** What options cost that are taken together. */
export function togetherIn(
  game: CultsPlay,
  ask: OpenQuestion,
  options: readonly Option[],
): { readonly together?: readonly Together[] } {
  const together = questionOf(ask).together?.(game, ask, options) ?? [];
  return together.length === 0 ? {} : { together };
}

/** Option indices of a sensible legal answer: by a habit of play, or simply the first options. The NPC, asked by a card, takes the first it can. */
export function suggestion(game: CultsPlay, ask: OpenQuestion): number[] {
  const question = seatAt(game.state, ask.seat).npc ? undefined : questionOf(ask);
  return (
    question?.suggest?.(game, ask) ??
    complete(
      ask,
      ask.refs.map((_, i) => i),
      ask.min,
    )
  );
}
