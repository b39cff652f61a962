import type { FlowState, Rules, Seated, SeatView } from '../../kernel';
import type { GameBots } from '../bots/thinking';
import type { ModSource, Picture, Pin } from '../sandbox/mods';
import type { GameSaves, Library } from './game-saves';
import type { Session } from './session';

/** The wanted kind of simulated game; omitted fields mean the game's defaults. */
export interface Simulated {
  readonly seed: string;
  readonly seats?: number;
  /** Who plays every seat, where not the random bot. */
  readonly by?: string;
  /** One player alone, if the game supports it. */
  readonly solo?: boolean;
  /** Fuzzers count this up: each number is another kind of table. */
  readonly variant?: number;
}

/** The content of a table for readers. A game adds its cards. */
export interface Reading {
  readonly mods: readonly Pin[];
  readonly leftOut: Library['leftOut'];
  /** Pictures of mods: art by card, emblems by faction. */
  readonly art: readonly (readonly [id: string, picture: Picture])[];
  readonly emblems: readonly (readonly [id: string, picture: Picture])[];
  /** Covers of mods, by the hashes of their contents. */
  readonly covers: readonly (readonly [hash: string, picture: Picture])[];
}

/** Who plays, by seat, in seat order. */
export type Players = Readonly<Record<string, Pick<Seated, 'by' | 'name'>>>;

/** Where a game stands, for a title screen that must not read the game itself. */
export interface Whereabouts {
  readonly round: number;
  readonly rounds: number;
}

/** Answers what the game's own Workshop asks about opened content. The game types questions and answers at both ends; both are plain data. */
export interface Workbench<L extends Library = Library> {
  /** `stored` reads the save of the unfinished game in this browser; it throws where there is none. */
  answer(library: L, question: unknown, stored: () => Promise<unknown>): Promise<unknown>;
}

/** Judges the current game for its page, such as whether a puzzle is solved. The game types questions and verdicts; both are plain data. */
export interface GameJudge<
  S extends FlowState = FlowState,
  B = unknown,
  L extends Library<B> = Library<B>,
  V extends SeatView = SeatView,
> {
  verdict(session: Session<S, B, V>, library: L, question: unknown): unknown;
}

/** A game as the platform uses it: its rules, and how its content and saves are opened. */
export interface Game<
  S extends FlowState = FlowState,
  B = unknown,
  L extends Library<B> = Library<B>,
  V extends SeatView = SeatView,
  T extends SeatView = SeatView,
  R extends Reading = Reading,
> {
  readonly rules: Rules<S, B, V>;
  /** Opens the base set and these mods; a broken mod does not keep others from loading. */
  open(sources: readonly ModSource[]): Promise<L>;
  /** Loaded on first use: the code that reads saves is large, and a new game does not need it. */
  saves(): Promise<GameSaves<S, B, L, V>>;
  /** A configuration in which bots play every seat, or players that a tool brings. */
  simulated(table: Simulated): unknown;
  /** What a page may read of the content. */
  reading(library: L): R;
  /** A view in the form that the host sends to the game's page. */
  told(view: V, players: Players): T;
  /** Tools for authors of content; loaded when the Workshop asks. Omitted for a game that nobody can write cards for. */
  workbench?(): Promise<Workbench<L>>;
  /** Loaded when the page asks for a verdict. Omitted for a game without tasks. */
  judge?(): Promise<GameJudge<S, B, L, V>>;
  /** The players that this game brings; loaded when a seat or the coach needs one. Omitted where only bots for any game play. */
  bots?(): Promise<GameBots<S, B>>;
  /** Omitted for a game without rounds. */
  whereabouts?(view: T): Whereabouts;
}
