import { GameError, modOf } from '../../../../kernel';
import type { Game } from '../state/state';
import type { Overrun } from './bounds';

/** Which card causes how much, so that whoever goes beyond a bound is known. */

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

/** The base set stays within all bounds: whoever plays it alone does not pay for a way back. */
export const isGuarded = (game: Game): boolean => game.book.foreign.length > 0;

export function noteCause(game: Game, card: string): void {
  game.caused.set(card, (game.caused.get(card) ?? 0) + 1);
}

/** Too many events: whoever caused most of them; where no card did, something is wrong with the rules. */
export function tooManyEvents(game: Game): CardOverrun {
  return new CardOverrun(worstOf(game, game.running ?? ''), 'cardTooManyEvents');
}

/** The card of a mod that has caused most since the last answer and does not stand still yet; else the one at hand. */
export function worstOf(game: Game, atHand: string): string {
  let [worst, most] = [atHand, 0];
  for (const [card, count] of game.caused) {
    if (count > most && modOf(card) !== 'base' && game.muted?.has(card) !== true) [worst, most] = [card, count];
  }
  return worst;
}
