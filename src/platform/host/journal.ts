import type { ModsChoice } from '../session/differences';
import type { Start } from '../session/session';

/** Which game it is, and how many changes it has had. */
export interface Stamp {
  readonly game: string;
  readonly count: number;
}

/** What the game was when its journal began. */
export type Base =
  | { readonly start: Start }
  | { readonly save: unknown; readonly choice: ModsChoice }
  /** What the store held then; null: a game that was kept without a stamp. */
  | { readonly found: Stamp | null; readonly choice: ModsChoice };

/** One thing that changed the game. Bots choose by the game's seed, so that their answers need not be told. */
export type Change =
  | { readonly seat: string; readonly answer: readonly string[] }
  | { readonly bot: true }
  | { readonly undo: string }
  | { readonly blank: string; readonly seat: string }
  | { readonly kill: string };

/**
 * Everything that a client needs so that another host can come to where the last one was: what it said itself, and nothing that
 * a host told it. So nothing hidden crosses, and a game goes on also where the browser stores nothing.
 */
export interface Journal {
  readonly game: string;
  /** The mods that the table was opened with. */
  readonly mods: readonly string[];
  readonly base: Base;
  readonly changes: readonly Change[];
}

/** The changes without those that were taken back at once: an undo replays the whole game. */
export function standing(changes: readonly Change[]): Change[] {
  const left: Change[] = [];
  for (const change of changes) {
    const last = left.at(-1);
    if ('undo' in change && last !== undefined && 'answer' in last) left.pop();
    else left.push(change);
  }
  return left;
}
