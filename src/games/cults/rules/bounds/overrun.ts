import { modOf, type GameEvent } from '../../../../kernel';
import { addBlank, EVERY_MOD, isBlank, strike } from './blanking';
import { BOUNDS, type Overrun } from './bounds';
import { cloneState } from '../state/clone';
import type { CultsPlay, State } from '../state/state';
import { heaviestWaiting, mostWaiting } from './weight';
import type { EffectContext } from '../state/context';
import { CardOverrun, isGuarded, noteCause, worstOf } from './causes';

/** A round in which the cards never stop asking. */
export class RoundOverrun extends Error {}

/** What went wrong: a round was too long, or a card of a mod did something; card '': nobody knows which. */
type Failure = 'round' | { readonly card: string; readonly reason: Overrun };

/** From here on a card is at work: what happens is its doing, and what it calls up is one deeper. */
export function enter(game: CultsPlay, { source, depth }: EffectContext): void {
  game.depth = depth;
  game.running = source;
}

export function leave(game: CultsPlay): void {
  game.depth = 0;
  game.running = null;
}

/** Counts an effect of a card. */
export function countEffect(game: CultsPlay, card: string): void {
  if (isGuarded(game)) noteCause(game, card);
  if (--game.effectsLeft < 0) throw new CardOverrun(worstOf(game, card), 'cardTooManyEffects');
  if (game.state.flow.length > BOUNDS.frames) throw new CardOverrun(mostWaiting(game), 'cardTooManyFrames');
}

/** Starts counting what the answer causes. */
export function begin(game: CultsPlay): void {
  game.effectsLeft = BOUNDS.effects;
  game.mostEmitted = game.emitted + BOUNDS.events;
  leave(game);
}

/**
 * Works out an answer, or a start. A card of a mod that goes beyond a bound, or whose effects break, is cancelled: all is as
 * before the answer, the mod has a strike, and the answer is worked out again while that card stands still.
 */
export function guarded<T>(game: CultsPlay, work: (game: CultsPlay, what: T) => void, what: T): void {
  begin(game);
  game.caused.clear();
  const before = cloneState(game.state);
  const told = game.events?.length ?? 0;
  const failures: Failure[] = [];
  let news: GameEvent[] = [];
  for (;;) {
    try {
      work(game, what);
      const heavy = isAllStill(game) ? null : heaviestWaiting(game);
      if (heavy !== null) throw new CardOverrun(heavy, 'cardTooMuchWaiting');
      break;
    } catch (error) {
      failures.push(failureOf(game, error));
      putBack(game, before, told);
      game.muted = new Set();
      news = failures.flatMap((failure) => penalize(game, failure, game.muted!));
    }
  }
  game.muted = null;
  // Push these events last and do not let triggers hear them: a trigger could find a question open.
  game.events?.push(...news);
}

const isAllStill = (game: CultsPlay): boolean => game.muted?.has(EVERY_MOD) === true;

function putBack(game: CultsPlay, before: State, told: number): void {
  Object.assign(game.state, cloneState(before));
  if (game.events !== null) game.events.length = told;
  game.called.length = 0;
  game.caused.clear();
  begin(game);
}

/** Which card of a mod is to blame. Where none is known all stand still; what fails even then is the engine's own error. */
function failureOf(game: CultsPlay, error: unknown): Failure {
  if (error instanceof RoundOverrun) return 'round';
  if (isAllStill(game)) throw error;
  const card = error instanceof CardOverrun ? error.card : worstOf(game, game.running ?? '');
  return { card: modOf(card) === 'base' ? '' : card, reason: error instanceof CardOverrun ? error.reason : 'cardBroke' };
}

/** The card stands still, its mod has a strike; gives what there is to tell. */
function penalize(game: CultsPlay, failure: Failure, muted: Set<string>): GameEvent[] {
  const { state } = game;
  if (failure === 'round') return game.book.foreign.flatMap((mod) => blanked(state, mod));
  const { card, reason } = failure;
  if (card === '') {
    muted.add(EVERY_MOD);
    return [cancelled('', reason, 0)];
  }
  const mod = modOf(card);
  // One that fails though it stands still left something behind before: then nothing is brought to an end but by the rules.
  muted.add(muted.has(card) || muted.size >= BOUNDS.cancelled - 1 ? EVERY_MOD : card);
  if (reason === 'cardTooManyQuestions') state.cardQuestions = 0;
  const { strikes, isOut } = strike(state, mod);
  return [cancelled(card, reason, strikes), ...(isOut ? blanked(state, mod) : [])];
}

/** Without a card: all cards of mods stood still for this answer, and nobody has a strike for it. */
function cancelled(card: string, reason: Overrun, strikes: number): GameEvent {
  const mod = card === '' ? '' : modOf(card);
  return { type: 'scriptCancelled', card, mod, file: '', line: 0, column: 0, reason, strikes, undone: 0 };
}

const blanked = (state: State, what: string): GameEvent[] => (addBlank(state, what) ? [{ type: 'cardsBlanked', what }] : []);

/** One more question of a card in a row. */
export function countOfCard({ state }: CultsPlay, card: string): void {
  if (++state.cardQuestions > BOUNDS.questionsInARow) throw new CardOverrun(card, 'cardTooManyQuestions');
}

/** Called after too many questions in a round: throws `RoundOverrun`, which blames the mods, unless all of them are blank. */
export function endLongRound({ state, book }: CultsPlay): void {
  if (book.foreign.some((mod) => !isBlank(state, `${mod}:`))) throw new RoundOverrun();
}
