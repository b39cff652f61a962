import type { ModsChoice } from '../session/differences';
import type { Start } from '../session/session';

/** Identifies a game and how many changes it has had. */
export interface Stamp {
  readonly game: string;
  readonly count: number;
}

/** What the game was when its journal began. */
export type Base =
  | { readonly start: Start }
  | { readonly save: unknown; readonly choice: ModsChoice }
  /** What the store held then; null for a stored game without a stamp. */
  | { readonly found: Stamp | null; readonly choice: ModsChoice };

/** One change of the game. What a bot answered is sealed: it may be hidden from the page. */
export type Change =
  | { readonly seat: string; readonly answer: readonly string[] }
  /** The bot of this seat answered; what, only a host can read (`sealed.ts`). A bot that is asked again may answer otherwise. */
  | { readonly bot: string; readonly sealed: string }
  | { readonly undo: string }
  | { readonly blank: string; readonly seat: string }
  | { readonly kill: string };

/**
 * Everything a client needs to bring another host to the same point: what the client itself has sent, and the sealed
 * answers of bots. So nothing hidden crosses to the client, and a game continues even if the browser stores nothing.
 */
export interface Journal {
  readonly game: string;
  /** The mods that the table was opened with. */
  readonly mods: readonly string[];
  readonly base: Base;
  /** All changes since the base, in order. */
  readonly changes: readonly Change[];
  /** True if the game is not to be stored yet: the browser has not said whether it holds another one. */
  readonly isHeld?: boolean;
}

/** Drops changes that were undone directly afterwards: each undo would replay the whole game. */
export function standing(changes: readonly Change[]): Change[] {
  const left: Change[] = [];
  for (const change of changes) {
    const last = left.at(-1);
    if ('undo' in change && last !== undefined && 'answer' in last && last.seat === change.undo) left.pop();
    else left.push(change);
  }
  return left;
}
