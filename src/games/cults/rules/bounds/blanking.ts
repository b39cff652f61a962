import { modOf } from '../../../../kernel';
import { emit } from '../state/emit';
import { ownOf } from '../scripts/mod-id';
import type { CultsPlay, State } from '../state/state';

/** After this many failures in a game, a mod's cards count as blank. */
const STRIKES = 3;

/** Whether a card counts as blank in this game: by itself or with its whole mod. */
export function isBlank(state: State, card: string): boolean {
  return state.blank.length > 0 && (state.blank.includes(card) || state.blank.includes(modOf(card)));
}

/** Blank, or cancelled while the answer at hand is worked out: it does nothing and asks nothing. */
export function isStopped(game: CultsPlay, card: string): boolean {
  return isBlank(game.state, card) || (game.muted !== null && isMuted(game.muted, card));
}

function isMuted(muted: ReadonlySet<string>, card: string): boolean {
  return muted.has(card) || (muted.has(EVERY_MOD) && modOf(card) !== 'base');
}

/** Stands among the muted for every card that is not of the base set. */
export const EVERY_MOD = '*';

/** From now on nothing of the mod, or of the card, has an effect in this game. */
export function blank(game: CultsPlay, what: string): void {
  if (addBlank(game.state, what)) emit(game, 'cardsBlanked', -1, -1, { what });
}

/** Whether it was not blank before. */
export function addBlank(state: State, what: string): boolean {
  if (state.blank.includes(what)) return false;
  state.blank = [...state.blank, what];
  dropBlanked(state);
  return true;
}

/** What listens in the name of blank cards would only be passed over: it is taken out. */
export function dropBlanked(state: State): void {
  if (state.subscriptions.some(({ source }) => isBlank(state, source)))
    state.subscriptions = state.subscriptions.filter(({ source }) => !isBlank(state, source));
}

export const strikesOf = (state: State, mod: string): number => ownOf(state.strikes, mod) ?? 0;

/** Counts a failure of a mod; gives how many there are now, and whether it is one too many. */
export function strike(state: State, mod: string): { readonly strikes: number; readonly isOut: boolean } {
  const strikes = strikesOf(state, mod) + 1;
  state.strikes = { ...state.strikes, [mod]: strikes };
  return { strikes, isOut: strikes === STRIKES };
}
