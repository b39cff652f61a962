import type { Card, Cult, ModifierSpec, RuleName } from '../../games/cults/rules';
import type { GameEvent } from '../../kernel';
import type { Printed } from '../../games/cults/vocabulary/declaration';
import type { ModSource, Picture, Problem } from '../sandbox/mods';
import type { Progress } from '../sandbox/progress';
import type { ModsChoice, ModsDiffer } from '../session/differences';
import type { Save } from '../session/saving';
import type { Start } from '../session/session';
import type { PlayerView, TableView } from '../../games/cults/contract/view-types';
import type { Journal, Stamp } from './journal';
import type { Kept } from './store/keeper';
import type { Answered } from './worker-like';

/** Requests about the table as a whole; each gets one reply. */
export type TableRequest =
  | { readonly ask: 'open'; readonly sources: readonly ModSource[] }
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
      readonly game: string;
      readonly mods: readonly string[];
    }
  /** Continues the stored game. */
  | { readonly ask: 'resume'; readonly choice: ModsChoice; readonly game: string; readonly mods: readonly string[] }
  /** Replays a game to where a lost host had it. */
  | { readonly ask: 'comeBack'; readonly journal: Journal }
  | { readonly ask: 'kill'; readonly mod: string }
  /** Lets the asked bot answer. */
  | { readonly ask: 'bot' }
  /** The complete save. Sent only when the player exports it, or to a test. */
  | { readonly ask: 'export' }
  | { readonly ask: 'hash' };

/** Requests over one link; the client numbers its links itself. */
export type LinkRequest =
  /** A null seat is a spectator. `since` is the last entry that the client has. */
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

/** One answer of a person or a bot with its events and the view after it, as one seat may know them. */
export interface Step {
  readonly events: readonly GameEvent[];
  readonly view: TableView;
  /** The answering seat; after an undo, that of the last remaining answer; null if no answer caused it. */
  readonly by: string | null;
}

/** One entry of a seat's stream. */
export interface Entry extends Step {
  /** Consecutive. */
  readonly number: number;
  /** How many earlier events of the log still stand: an undo or a late cancellation takes some back. */
  readonly past: number;
  /** The events after those, if they are not just `events`. */
  readonly log?: readonly GameEvent[];
}

/** An entry addressed to a link. */
export interface Told extends Entry {
  readonly link: number;
}

/** What a host sends without being asked. */
export type News = { readonly told: Told } | { readonly kept: Kept };

/** The cards of a table for readers: declarations and printed texts. */
export interface Reading {
  readonly cards: readonly Card[];
  readonly cults: readonly Cult[];
  readonly rules: readonly ModifierSpec[];
  /** The rules numbers by name, without any modifier. */
  readonly numbers: Readonly<Record<RuleName, number>>;
  /** R4.5: the stacks of a first game, by district. */
  readonly firstGame: Readonly<Record<string, Readonly<Record<'guardian' | 'action', string>>>>;
  readonly printed: readonly (readonly [id: string, printed: Printed])[];
  /** Pictures of mods: art of cards, emblems of cults. */
  readonly art: readonly (readonly [id: string, picture: Picture])[];
  readonly emblems: readonly (readonly [id: string, picture: Picture])[];
  readonly mods: readonly ModInfo[];
  readonly leftOut: readonly { readonly id: string; readonly problems: readonly Problem[] }[];
}

export interface ModInfo {
  readonly id: string;
  readonly version: string;
}

/** The reply to beginning or continuing a game. */
export interface Begun {
  /** The players by seat, in seat order. */
  readonly players: Readonly<Record<string, PlayerView>>;
  readonly isBotsTurn: boolean;
  /** After a resume: the stamp of the stored game. */
  readonly found?: Stamp | null;
  /** After a restore with a library of its own: its cards. */
  readonly reading?: Reading;
}

export type Reply =
  | { readonly reading: Reading }
  | { readonly opening: TableView }
  | { readonly begun: Begun }
  | { readonly changed: { readonly isBotsTurn: boolean } }
  | { readonly joined: Since }
  | { readonly left: number }
  | { readonly keeps: true }
  | { readonly save: Save }
  | { readonly hash: string }
  | { readonly error: RemoteError };

/** Messages from the Worker. */
export type Said =
  | Answered<Reply>
  | { readonly news: News }
  /** Which mod's script is running, so that the page knows which mod to blame. */
  | { readonly running: string | null }
  /** Progress of long work. */
  | { readonly progress: Progress }
  /** An error that no reply can carry: the Worker must be replaced. */
  | { readonly broke: string };
