import { GameError, type GameEvent } from '../kernel';
import { addBlank, EVERY_MOD, isBlank, strike } from './blanking';
import { BOUNDS, type Overrun } from './bounds';
import { cloneState } from './clone';
import { modOf } from './mod-id';
import type { Context, Game, State } from './state';
import { heaviestWaiting } from './weight';

/** A card went beyond a bound. Unwinds to where the answer began. */
export class CardOverrun extends GameError {
  readonly card: string;
  readonly reason: Overrun;

  constructor(card: string, reason: Overrun) {
    super('cardOverrun', { card, reason });
    this.card = card;
    this.reason = reason;
  }
}

/** A round in which the cards never stop asking. */
export class RoundOverrun extends Error {}

interface Failure {
  readonly card: string;
  readonly reason: Overrun;
}

/** From here on a card is at work: what happens is its doing, and what it calls up is one deeper. */
export function enter(game: Game, { source, depth }: Context): void {
  game.depth = depth;
  game.running = source;
}

export function leave(game: Game): void {
  game.depth = 0;
  game.running = null;
}

/** Counts an effect of a card. */
export function countEffect(game: Game, card: string): void {
  noteCause(game, card);
  if (--game.effectsLeft < 0) throw new CardOverrun(worstOf(game, card), 'cardTooManyEffects');
  if (game.state.flow.length > BOUNDS.frames) throw new CardOverrun(worstOf(game, card), 'cardTooManyFrames');
}

export function noteCause(game: Game, card: string): void {
  if (game.book.foreign.length > 0) game.caused.set(card, (game.caused.get(card) ?? 0) + 1);
}

/** Too many events: whoever caused most of them; where no card did, something is wrong with the rules. */
export function tooManyEvents(game: Game): CardOverrun {
  return new CardOverrun(worstOf(game, game.running ?? ''), 'cardTooManyEvents');
}

/** The card of a mod that has caused most since the last answer and does not stand still yet; else the one at hand. */
function worstOf(game: Game, atHand: string): string {
  let [worst, most] = [atHand, 0];
  for (const [card, count] of game.caused) {
    if (count > most && modOf(card) !== 'base' && !game.muted.has(card)) [worst, most] = [card, count];
  }
  return worst;
}

/** What the answer may cause starts to be counted. */
function begin(game: Game): void {
  game.effectsLeft = BOUNDS.effects;
  game.eventsLeft = BOUNDS.events;
  game.caused.clear();
  leave(game);
}

/**
 * Works out an answer, or a start. A card of a mod that goes beyond a bound, or whose effects break, is cancelled: all is as
 * before the answer, the mod has a strike, and the answer is worked out again while that card stands still.
 */
export function guarded(game: Game, work: () => void): void {
  begin(game);
  if (game.book.foreign.length === 0) return work();
  const before = cloneState(game.state);
  const told = game.events?.length ?? 0;
  const failures: (Failure | 'round')[] = [];
  let news: GameEvent[] = [];
  for (;;) {
    try {
      work();
      const heavy = heaviestWaiting(game);
      if (heavy !== null) throw new CardOverrun(heavy, 'cardTooMuchWaiting');
      break;
    } catch (error) {
      failures.push(failureOf(game, error, failures));
      putBack(game, before, told);
      news = failures.flatMap((failure) => penalize(game, failure));
    }
  }
  game.muted.clear();
  // Told last and heard by nothing: a trigger could find a question open.
  game.events?.push(...news);
}

function putBack(game: Game, before: State, told: number): void {
  Object.assign(game.state, cloneState(before));
  if (game.events !== null) game.events.length = told;
  game.called.length = 0;
  begin(game);
}

/** Which card of a mod is to blame; an error that none is to blame for is the engine's own. */
function failureOf(game: Game, error: unknown, failures: readonly unknown[]): Failure | 'round' {
  if (error instanceof RoundOverrun) return 'round';
  const card = error instanceof CardOverrun ? error.card : worstOf(game, game.running ?? '');
  if (card === '' || modOf(card) === 'base' || failures.length > BOUNDS.cancelled) throw error;
  return { card, reason: error instanceof CardOverrun ? error.reason : 'cardBroke' };
}

/** The card stands still, its mod has a strike; gives what there is to tell. */
function penalize(game: Game, failure: Failure | 'round'): GameEvent[] {
  const { state, muted } = game;
  if (failure === 'round') return game.book.foreign.flatMap((mod) => blanked(state, mod));
  const { card, reason } = failure;
  const mod = modOf(card);
  muted.add(muted.size >= BOUNDS.cancelled - 1 ? EVERY_MOD : card);
  if (reason === 'cardTooManyQuestions') state.cardQuestions = 0;
  const { strikes, isOut } = strike(state, mod);
  const where = { file: '', line: 0, column: 0 };
  const cancelled = { type: 'scriptCancelled', card, mod, ...where, reason, strikes, undone: 0 };
  return [cancelled, ...(isOut ? blanked(state, mod) : [])];
}

const blanked = (state: State, what: string): GameEvent[] => (addBlank(state, what) ? [{ type: 'cardsBlanked', what }] : []);

/** A question is about to be asked: by a card, or by the rules. */
export function countQuestion(game: Game, by: 'rules' | 'rest' | 'card', card: string): void {
  const { state, book } = game;
  state.roundQuestions++;
  state.cardQuestions = by === 'rules' ? 0 : state.cardQuestions + 1;
  if (by === 'card' && state.cardQuestions > BOUNDS.questionsInARow) throw new CardOverrun(card, 'cardTooManyQuestions');
  if (state.roundQuestions > BOUNDS.questionsInARound && book.foreign.some((mod) => !isBlank(state, `${mod}:`)))
    throw new RoundOverrun();
}
