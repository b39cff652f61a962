import type { Card, Cult, ModifierSpec, RuleName } from '../../games/cults/rules';
import type { GameEvent } from '../../kernel';
import type { Printed } from '../../games/cults/vocabulary/declaration';
import type { ModSource, Picture, Problem } from '../sandbox/mods';
import type { Progress } from '../sandbox/progress';
import type { ModsChoice, ModsDiffer } from '../session/differences';
import type { Save } from '../session/save';
import type { Start } from '../session/session';
import type { TableView } from '../../games/cults/contract/view-types';
import type { Answered } from './worker-like';

/** What the page asks of the game in the Worker; each is answered by one reply. */
export type Request =
  | { readonly ask: 'open'; readonly sources: readonly ModSource[] }
  /** The board that a game of this configuration begins on. */
  | { readonly ask: 'opening'; readonly config: unknown }
  | { readonly ask: 'begin'; readonly start: Start }
  | { readonly ask: 'restore'; readonly save: unknown; readonly mods?: ModsChoice }
  | { readonly ask: 'answer'; readonly value: readonly string[]; readonly id: number }
  | { readonly ask: 'undo' }
  | { readonly ask: 'kill'; readonly mod: string }
  | { readonly ask: 'blank'; readonly card: string; readonly seat: string }
  | { readonly ask: 'events' }
  | { readonly ask: 'hash' };

/** A problem as it crosses to the page: a code and what came with it; words are made there. */
export interface RemoteError {
  readonly code: string;
  readonly params: Problem['params'];
  readonly rule?: string;
  /** With `modsDiffer`: what differs, what can be done about it, and why the rest cannot. */
  readonly mods?: Pick<ModsDiffer, 'differences' | 'offers' | 'closed'>;
}

/** One answer of a person or a bot and what came of it, as the watching seat may know it. */
export interface Step {
  readonly events: readonly GameEvent[];
  readonly view: TableView;
  /** Whose answer it was; null for what no answer brought about. */
  readonly by: string | null;
}

/** The game after a request: what happened step by step, and all that is needed to go on from here elsewhere. */
export interface Moment {
  readonly steps: readonly Step[];
  readonly view: TableView;
  /** Where several persons share the screen: the position before the steps as the one who looks now saw it. */
  readonly from?: TableView;
  readonly save: Save;
  /** After a restore, where the game has cards of its own. */
  readonly reading?: Reading;
}

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

export type Reply =
  | { readonly reading: Reading }
  | { readonly opening: TableView }
  | { readonly moment: Moment }
  | { readonly hash: string }
  | { readonly events: readonly GameEvent[] }
  | { readonly error: RemoteError };

/** What comes out of the Worker. */
export type Said =
  | Answered<Reply>
  /** Which mod's script is running, so that the page knows whom to blame. */
  | { readonly running: string | null }
  /** How far long work has come. */
  | { readonly progress: Progress }
  /** Something went wrong that no reply can tell: the Worker must be thrown away. */
  | { readonly broke: string };
