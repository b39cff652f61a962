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

/** What whoever runs the table asks of the host; each request gets one reply. */
export type TableRequest =
  | { readonly ask: 'open'; readonly sources: readonly ModSource[] }
  /** The board that a game of this configuration begins on. */
  | { readonly ask: 'opening'; readonly config: unknown }
  /** `game` names the game in the store; `mods` are those that the table was opened with. */
  | { readonly ask: 'begin'; readonly start: Start; readonly game: string; readonly mods: readonly string[] }
  | {
      readonly ask: 'restore';
      readonly save: unknown;
      readonly choice: ModsChoice;
      readonly game: string;
      readonly mods: readonly string[];
    }
  /** Goes on with the game that the store keeps. */
  | { readonly ask: 'resume'; readonly choice: ModsChoice; readonly game: string; readonly mods: readonly string[] }
  /** Plays a game again up to where a host that is gone had it. */
  | { readonly ask: 'comeBack'; readonly journal: Journal }
  | { readonly ask: 'kill'; readonly mod: string }
  /** Lets the bot answer that is asked now. */
  | { readonly ask: 'bot' }
  /** The complete save. Only an explicit wish of the player, or a test, asks for it. */
  | { readonly ask: 'export' }
  | { readonly ask: 'hash' };

/** What a client asks over one of its links; the client numbers its links itself. */
export type LinkRequest =
  /** Null: a spectator. `since` names the last entry that the client has, of which stream. */
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

/** A place in a seat's stream. A host that comes after another one begins a stream of its own. */
export interface Since {
  readonly stream: string;
  readonly number: number;
}

/** A problem as it crosses to the page: a code and what came with it; words are made there. */
export interface RemoteError {
  readonly code: string;
  readonly params: Problem['params'];
  readonly rule?: string;
  /** With `modsDiffer`: what differs, what can be done about it, and why the rest cannot. */
  readonly mods?: Pick<ModsDiffer, 'differences' | 'offers' | 'closed'>;
}

/** One answer of a person or a bot and what came of it, as one seat may know it. */
export interface Step {
  readonly events: readonly GameEvent[];
  readonly view: TableView;
  /** Whose answer it was, or after an undo the last one that stands; null for what no answer brought about. */
  readonly by: string | null;
}

/** One entry of a seat's stream. */
export interface Entry extends Step {
  /** Entries are numbered one by one. */
  readonly number: number;
  /** How many events of the log still stand from before: an undo, and an ability that was cancelled late, take some back. */
  readonly past: number;
  /** What follows these in the log, where that is not just `events`. */
  readonly log?: readonly GameEvent[];
}

/** An entry on its way to a client. */
export interface Told extends Entry {
  readonly link: number;
}

/** What a host says without being asked. */
export type News = { readonly told: Told } | { readonly kept: Kept };

/** The cards of a table for readers: declarations and printed words. */
export interface Reading {
  readonly cards: readonly Card[];
  readonly cults: readonly Cult[];
  readonly rules: readonly ModifierSpec[];
  /** The numbers of the rules by their names, as long as nothing changes them. */
  readonly numbers: Readonly<Record<RuleName, number>>;
  /** R4.5: the stacks of a first game, by district. */
  readonly firstGame: Readonly<Record<string, Readonly<Record<'guardian' | 'action', string>>>>;
  readonly printed: readonly (readonly [id: string, printed: Printed])[];
  /** Pictures that mods bring: art of cards, emblems of cults. */
  readonly art: readonly (readonly [id: string, picture: Picture])[];
  readonly emblems: readonly (readonly [id: string, picture: Picture])[];
  readonly mods: readonly ModInfo[];
  readonly leftOut: readonly { readonly id: string; readonly problems: readonly Problem[] }[];
}

export interface ModInfo {
  readonly id: string;
  readonly version: string;
}

/** A game that has begun or goes on. */
export interface Begun {
  /** Who plays which seat, in the order of the seats. */
  readonly players: Readonly<Record<string, PlayerView>>;
  readonly isBotsTurn: boolean;
  /** After a resume: what the store said of the game. */
  readonly found?: Stamp | null;
  /** After a restore, where the game has cards of its own. */
  readonly reading?: Reading;
}

export type Reply =
  | { readonly reading: Reading }
  | { readonly opening: TableView }
  | { readonly begun: Begun }
  | { readonly changed: { readonly isBotsTurn: boolean } }
  | { readonly joined: Since }
  | { readonly left: number }
  | { readonly save: Save }
  | { readonly hash: string }
  | { readonly error: RemoteError };

/** What comes out of the Worker. */
export type Said =
  | Answered<Reply>
  | { readonly news: News }
  /** Which mod's script is running, so that the page knows whom to blame. */
  | { readonly running: string | null }
  /** How far long work has come. */
  | { readonly progress: Progress }
  /** Something went wrong that no reply can tell: the Worker must be thrown away. */
  | { readonly broke: string };
