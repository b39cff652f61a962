import type { Advice, Adviser, GameEvent, Passage, SeatView } from '../../../kernel';
import type { ModSource, Problem } from '../../sandbox/mods';
import type { ModsChoice, ModsDiffer } from '../../session/differences';
import type { Players, Reading } from '../../session/game';
import type { Save } from '../../session/saving';
import type { Start } from '../../session/session';
import type { Journal, Stamp } from '../journal';
import type { Kept } from '../store/keeper';
import type { Spoken } from '../page-worker';

/** Requests about the table as a whole; each gets one reply. */
export type TableRequest =
  /**
   * Chooses the game, by default Rise of the Cults, and loads its content. With `iterations` bots think for so many instead of by the
   * clock.
   */
  | {
      readonly ask: 'open';
      readonly game?: string;
      readonly sources: readonly ModSource[];
      readonly iterations?: number;
    }
  /** The board that a game of this configuration begins on. */
  | { readonly ask: 'opening'; readonly config: unknown }
  /** `game` is the game's name in the store; `mods` are those the table was opened with. A held game is not stored before `keep`. */
  | {
      readonly ask: 'begin';
      readonly start: Start;
      readonly game: string;
      readonly mods: readonly string[];
      readonly isHeld?: boolean;
    }
  /** From now on the game may replace what the browser stores. */
  | { readonly ask: 'keep' }
  | {
      readonly ask: 'restore';
      readonly save: unknown;
      readonly choice: ModsChoice;
      readonly isHeld?: boolean;
      readonly game: string;
      readonly mods: readonly string[];
    }
  /** Continues the stored game. */
  | { readonly ask: 'resume'; readonly choice: ModsChoice; readonly game: string; readonly mods: readonly string[] }
  /** Replays a game to where a lost host had it. */
  | { readonly ask: 'comeBack'; readonly journal: Journal }
  /** The complete save. Sent only when the player exports it, or to a test. */
  | { readonly ask: 'export' }
  /** What the current game began from, for another one like it; told only once the game is over, because it holds the seed. */
  | { readonly ask: 'again' }
  /** The hash of the full state. Refused unless the host was started for inspection: it differs with what is hidden. */
  | { readonly ask: 'hash' }
  /** A question of the game's Workshop about the opened content; the game types question and reply. */
  | { readonly ask: 'workbench'; readonly question: unknown }
  /** A question of the game's page about the current game, such as whether a puzzle is solved. */
  | { readonly ask: 'judge'; readonly question: unknown };

/** Requests over one link; the client numbers its links itself. */
export type LinkRequest =
  /** A null seat is a spectator. `since` is the last passage that the client has. */
  | { readonly ask: 'join'; readonly link: number; readonly seat: string | null; readonly since?: Since }
  | { readonly ask: 'leave'; readonly link: number }
  /** Answers the decision with this id. */
  | {
      readonly ask: 'answer';
      readonly link: number;
      readonly seat: string;
      readonly id: number;
      readonly value: readonly string[];
    }
  /** Asks what to answer to the decision with this id. The advice comes as news, so that nobody waits for it. */
  | { readonly ask: 'advise'; readonly link: number; readonly id: number; readonly who: Adviser }
  | { readonly ask: 'undo'; readonly link: number }
  | { readonly ask: 'blank'; readonly link: number; readonly card: string };

export type Request = TableRequest | LinkRequest;

/** A position in a seat's stream. A new host begins streams of its own. */
export interface Since {
  readonly stream: string;
  readonly number: number;
}

/** An error as it crosses to the page: code and parameters; the page words it. */
export interface RemoteError {
  readonly code: string;
  readonly params: Problem['params'];
  readonly rule?: string;
  /** With `modsDiffer`: the differences, the possible choices, and why the others are closed. */
  readonly mods?: Pick<ModsDiffer, 'differences' | 'offers' | 'closed'>;
}

/** One passage of a seat's stream. The view is the game's, as its page reads it. */
export interface NumberedPassage<T = SeatView> extends Passage<T> {
  /** Consecutive, and the same in all streams of a game. */
  readonly number: number;
  /** How many earlier events of the log still stand: an undo or a late cancellation takes some back. */
  readonly past: number;
  /** The events after those, if they are not just `events`. */
  readonly log?: readonly GameEvent[];
}

/** A passage addressed to a link. */
export interface AddressedPassage<T = SeatView> extends NumberedPassage<T> {
  readonly link: number;
}

/** What a host sends without being asked. */
export type News<T = SeatView> =
  | { readonly told: AddressedPassage<T> }
  | { readonly kept: Kept }
  /** To the client that began the game, for its journal: the sealed answer, and the number of this change. */
  | { readonly botAnswered: { readonly seat: string; readonly count: number; readonly sealed: string } }
  /** A bot could not think and has taken a quick answer; the game goes on. */
  | { readonly botHurried: { readonly by: string } }
  | { readonly advice: Advice & { readonly link: number } }
  /** A bot's answer was refused, or its choice failed. It tries again with the next news. */
  | { readonly botFailed: { readonly seat: string; readonly error: RemoteError } };

/** The reply to beginning or continuing a game. */
export interface Begun<R extends Reading = Reading> {
  readonly players: Players;
  /** After a resume: the stamp of the stored game. */
  readonly found?: Stamp | null;
  /** After a restore with a library of its own: its content. */
  readonly reading?: R;
}

export type Reply<T extends SeatView = SeatView, R extends Reading = Reading> =
  | { readonly reading: R }
  | { readonly opening: T }
  | { readonly begun: Begun<R> }
  /** The number of this change, counted from the journal's base. */
  | { readonly changed: { readonly count: number } }
  | { readonly joined: Since }
  | { readonly left: number }
  | { readonly advising: number }
  | { readonly keeps: true }
  | { readonly save: Save }
  /** Null while the game goes on. */
  | { readonly again: Start | null }
  | { readonly hash: string }
  | { readonly workbench: unknown }
  | { readonly verdict: unknown }
  | { readonly error: RemoteError };

/** Messages from the Worker. */
export type HostSaid<T extends SeatView = SeatView, R extends Reading = Reading> = Spoken<Reply<T, R>, News<T>>;
