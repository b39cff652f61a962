import type { Question, SeatView } from '../../../kernel';
import type { Budget, Thought } from '../../bots/thinking';
import type { ModSource } from '../../sandbox/mods';
import type { RemoteError } from '../stream/messages';

/** The cards that the bots of a table think about. */
export interface Content {
  /** The name of the game; omitted: Rise of the Cults. */
  readonly game?: string;
  readonly sources: readonly ModSource[];
  /** Where the table numbers its cards as a save does: how (`ModSaves.shelf`). The sources then include the base set. */
  readonly shelf?: unknown;
}

/** A question to a bot, with all that its seat may know and nothing else. */
export interface Wanted {
  /** A level of the game's bots, or an adviser. */
  readonly player: string;
  readonly view: SeatView;
  readonly question: Question;
  readonly budget: Budget;
  /** Random text of the bot's own: nothing about the game can be learned from it. */
  readonly lots: string;
}

export type ThinkingRequest =
  | { readonly ask: 'open'; readonly content: Content }
  /** From now on bots imagine the game without the effects of these mods, whose scripts did not stop. */
  | { readonly ask: 'without'; readonly mods: readonly string[] }
  | { readonly ask: 'think'; readonly wanted: Wanted };

export type ThinkingReply = { readonly ready: true } | { readonly thought: Thought } | { readonly error: RemoteError };
