import type { Decision, GameEvent } from '../../../kernel';

export type { Decision, GameEvent, Option, Refusal } from '../../../kernel';

/** The view of a seat (docs/headless.md) as the table reads it: the engine's view says the same without types. */
export interface TableView {
  readonly seat: string;
  /** The cults in the order of their seats, without the NPC. */
  readonly seats: readonly string[];
  readonly players: Readonly<Record<string, PlayerView>>;
  readonly round: number;
  readonly rounds: number;
  readonly phase: string;
  readonly first: string;
  readonly active: string;
  readonly closed: string | null;
  readonly solo?: SoloView;
  readonly mods: readonly string[];
  readonly districts: Readonly<Record<string, DistrictView>>;
  readonly hands: Readonly<Record<string, readonly string[] | Count>>;
  readonly decks: Readonly<Record<string, Count>>;
  readonly discards: Readonly<Record<string, readonly string[]>>;
  readonly tokens: Readonly<Record<string, TokensView>>;
  readonly supply: Readonly<Record<string, SupplyView>>;
  readonly planned: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly bought: Readonly<Record<string, number>>;
  readonly owned?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly city: { readonly active: readonly string[]; readonly deck: Count };
  readonly modifiers: readonly ModifierView[];
  readonly blank: readonly string[];
  readonly scores: Readonly<Record<string, ScoreView>>;
  readonly dice: DiceView | null;
  readonly turn: TurnView | null;
  readonly fight: FightView | null;
  readonly outcome: OutcomeView | null;
  readonly waiting: string | null;
  readonly decision: Decision | null;
  readonly events?: readonly GameEvent[];
}

export interface PlayerView {
  /** `human` or the name of a bot. */
  readonly by: string;
  /** What the player is called; may be empty. */
  readonly name: string;
}

/** A change of one of the numbers of the rules that is in force. */
export interface ModifierView {
  readonly number: string;
  readonly add: number;
  readonly set?: number;
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly district?: string;
  readonly seat?: string;
  readonly kind?: string;
  readonly lasts: string;
  readonly source: string;
}

export interface Count {
  readonly count: number;
}

export interface SoloView {
  readonly npc: string;
  readonly objective: string | null;
  readonly bonus: { readonly cards: Count; readonly thugs: number };
}

export interface DistrictView {
  readonly sanity: number;
  readonly investigators: number;
  readonly track: number;
  readonly rituals: readonly (readonly [cult: string, level: number])[];
  readonly sites: readonly string[];
  readonly dominance: readonly string[];
  readonly guardian: StackView | null;
  readonly action: StackView | null;
  /** Bottom to top. */
  readonly plans: readonly string[];
}

export interface StackView {
  readonly card: string;
  readonly left: number;
}

export interface TokensView {
  readonly thug: number;
  readonly initiate: number;
  readonly freak: number;
}

export interface SupplyView {
  /** By level, from I. */
  readonly rituals: readonly number[];
  readonly sites: number;
  readonly dominance: number;
  readonly plans: number;
}

export interface ScoreView {
  readonly dominance: number;
  readonly sites: number;
  readonly mostRituals: number;
  readonly total: number;
}

export interface DiceView {
  readonly seat: string;
  readonly faces: readonly string[];
  readonly rerolls: number;
}

export interface TurnView {
  readonly seat: string;
  readonly district: string;
  readonly plan: string | null;
}

export interface FightView {
  readonly district: string;
  /** Null while it is open. */
  readonly winner: string | null;
  readonly attack: readonly number[];
  readonly sides: readonly SideView[];
}

export interface SideView {
  readonly seat: string;
  readonly revealed: boolean;
  readonly cards: readonly string[] | Count;
  readonly forfeited?: readonly number[];
  readonly thugs?: number;
  readonly attack?: number;
  readonly extra?: number;
  readonly dice?: readonly string[];
}

export interface OutcomeView {
  readonly winners: readonly string[];
  readonly scores: Readonly<Record<string, ScoreView>>;
  readonly objective?: { readonly id: string; readonly met: boolean };
}
