import { GameError, modOf } from '../../../../kernel';
import type { CultsPlay } from '../state/state';
import type { Overrun } from './bounds';

/** Counts what each card causes, so that the card which exceeds a bound can be named. */

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

/** The base set stays within all bounds, so games without mods skip the cost of counting. */
export const isGuarded = (game: CultsPlay): boolean => game.book.foreign.length > 0;

export function noteCause(game: CultsPlay, card: string): void {
  game.caused.set(card, (game.caused.get(card) ?? 0) + 1);
}

/** Too many events: blames the card that caused most of them; if no card did, the rules have a bug. */
export function tooManyEvents(game: CultsPlay): CardOverrun {
  return new CardOverrun(worstOf(game, game.running ?? ''), 'cardTooManyEvents');
}

/** The card of a mod that has caused most since the last answer and does not stand still yet; else the one at hand. */
export function worstOf(game: CultsPlay, atHand: string): string {
  let [worst, most] = [atHand, 0];
  for (const [card, count] of game.caused) {
    if (count > most && modOf(card) !== 'base' && game.muted?.has(card) !== true) [worst, most] = [card, count];
  }
  return worst;
}
