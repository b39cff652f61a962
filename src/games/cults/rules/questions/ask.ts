import { leastCover, modOf, PASS, type Ask, type Need } from '../../../../kernel';
import { BOUNDS } from '../bounds/bounds';
import { countOfCard, endLongRound } from '../bounds/overrun';
import { isGuarded } from '../bounds/causes';
import type { DecisionKind } from '../../contract/decisions';
import type { CultsAsk, CultsFrame, CultsPlay } from '../state/state';
import { numberAt } from '../state/at';

type Extra = Partial<Pick<Ask, 'need' | 'groups' | 'bars' | 'wants' | 'words'>>;

/** Counts who asks, so that no card asks for ever. Cards of the base set are rules; to pay and to place markers cards of mods may have led. */
function count(game: CultsPlay, kind: DecisionKind): void {
  const { running, state } = game;
  state.roundQuestions++;
  if (running !== null && isGuarded(game) && modOf(running) !== 'base') countOfCard(game, running);
  else if (kind === 'pay' || kind === 'placeDominance') state.cardQuestions++;
  else state.cardQuestions = 0;
  if (state.roundQuestions > BOUNDS.questionsInARound) endLongRound(game);
}

/** Whether the need can be covered: a payment that nobody can make is never asked for. */
function isCoverable({ weights, amount, leave }: Need): boolean {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += numberAt(weights, i);
  return sum >= amount && (leave === 0 || sum - leastCover(weights, amount) >= leave);
}

/** Puts a question to a seat; the step of the frame takes the answer. What nobody could answer is passed over. */
export function ask(
  game: CultsPlay,
  frame: CultsFrame,
  seat: number,
  kind: DecisionKind,
  refs: readonly number[],
  min: number,
  max: number,
  extra?: Extra,
): void {
  const { state } = game;
  const need = extra?.need ?? null;
  if (refs.length < min) return;
  // The rules ask for no payment that cannot be made; cards of mods may.
  if (need !== null && isGuarded(game) && refs[refs.length - 1] !== PASS && !isCoverable(need)) return;
  count(game, kind);
  const asked: CultsAsk = {
    id: ++state.asked,
    seat,
    kind,
    refs,
    min,
    max,
    need,
    groups: extra?.groups ?? null,
    bars: extra?.bars ?? null,
    wants: extra?.wants ?? null,
    words: extra?.words ?? null,
    frame,
  };
  state.asks = [asked];
}

/** A question with exactly one answer. */
export const askOne = (
  game: CultsPlay,
  frame: CultsFrame,
  seat: number,
  kind: DecisionKind,
  refs: readonly number[],
  extra?: Extra,
): void => ask(game, frame, seat, kind, refs, 1, 1, extra);
