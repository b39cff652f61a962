import type { Decision, GameEvent } from '../../../kernel';
import type { District, Keyword } from './ids';
import type { AttackView, NumbersView, ObjectiveView, SanityView, StandingView, UsableView } from './told';

export type { Decision, GameEvent, Option, Refusal } from '../../../kernel';

/** All that a seat may know (docs/headless.md): the engine makes it, and everybody else reads it. */
export interface View<F = FrameView> extends Board {
  /** Null for a spectator. */
  readonly seat: string | null;
  /** The cults in the order of their seats, without the NPC; with who plays them, where that says something. */
  readonly seats: readonly string[] | readonly SeatSpecView[];
  readonly options: { readonly npcOpposeTie: 'high' | 'low' };
  readonly settings?: Readonly<Record<string, Readonly<Record<string, boolean | number | string>>>>;
  readonly subscriptions: readonly SubscriptionView[];
  readonly turn: TurnTold | null;
  /** What is still to be done, for programs that think on from here; null where somebody else is asked. */
  readonly resume: ResumeView<F> | null;
}

/** The view as the page reads it: who plays stands apart from the seats. */
export interface TableView extends Board {
  readonly seat: string;
  /** The cults in the order of their seats, without the NPC. */
  readonly seats: readonly string[];
  readonly players: Readonly<Record<string, PlayerView>>;
}

/** What lies on the table, as far as the seat may know it. */
interface Board {
  readonly round: number;
  readonly rounds: number;
  readonly phase: string;
  readonly first: string;
  readonly active: string;
  /** R3.7: missing where every district is open. */
  readonly closed?: District;
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
  readonly standing: StandingView;
  /** Null without an Objective: in a game of several, or before it is drawn. */
  readonly objective: ObjectiveView | null;
  readonly numbers: NumbersView;
  /** What the viewer could spend now; null for a spectator. */
  readonly usable: UsableView | null;
  readonly dice: DiceView | null;
  readonly turn: TurnView | null;
  readonly fight: FightView | null;
  /** R9.2: the Confrontation that the viewer may step into while it is asked. */
  readonly muster: MusterView | null;
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
  readonly district?: District;
  readonly seat?: string;
  readonly kind?: string;
  readonly lasts: 'turn' | 'round' | 'game';
  /** The last round it holds in. */
  readonly until: number;
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

/** A turn with all that a program needs to think on. */
export interface TurnTold extends TurnView {
  readonly acted: boolean;
  readonly moved: boolean;
  readonly fresh: readonly (CopyName | null)[];
  readonly spent: readonly (CopyName | null)[];
  readonly fought: 'none' | 'won' | 'lost';
  readonly skipAdvance: boolean;
  readonly keepRitual: boolean;
}

/**
 * Copies have numbers of their own, and which of two equal cards was drawn is nobody's knowledge: a view names a copy by its
 * card and, where the viewer can see it, by its place.
 */
export interface CopyName {
  readonly card: string;
  /** Empty for a card that has left the game. */
  readonly seat: string;
  readonly zone: 'hand' | 'discard' | 'committed' | 'gone';
  readonly at?: number;
}

/** A step of the engine that is still to come. */
export interface FrameView {
  readonly step: string;
}

export interface ResumeView<F = FrameView> {
  readonly asked: number;
  readonly flow: readonly F[];
  readonly used: readonly (CopyName & { readonly keyword: Keyword })[];
  /** Places in the own hand. */
  readonly kept: readonly number[];
  /** Inside a card's choice: the view of the moment before the card. */
  readonly before?: View<F>;
}

/** Triggers in force that no card in hand carries. */
export interface SubscriptionView {
  readonly triggers: readonly object[];
  readonly owner?: string;
  readonly lasts: 'round' | 'game';
  readonly until: number;
  readonly source: string;
}

export interface SeatSpecView extends PlayerView {
  readonly cult: string;
}

/** What hangs on a Confrontation: the Terror that may follow it. */
export interface StakesView {
  readonly district: string;
  /** The cult that executes the Dominance Plan. */
  readonly plan: string;
  readonly sanity: SanityView;
  /** R10.3, R10.4: Dominance markers that they could place after a victory and a Terror. */
  readonly markers: number;
}

export interface MusterView extends StakesView {
  readonly sides: readonly SideView[];
}

export interface FightView extends StakesView {
  /** Null while it is open. */
  readonly winner: string | null;
  readonly attack: readonly number[];
  readonly sides: readonly SideView[];
}

export interface SideView {
  readonly seat: string;
  readonly revealed: boolean;
  /** Whether everybody has been shown the Thugs (R9.4). */
  readonly thugsShown: boolean;
  /** The levels of its Rituals here. */
  readonly rituals: readonly number[];
  readonly sources: AttackView;
  readonly cards: readonly string[] | Count;
  /** What each of the cards gives; nothing where its ability is used instead of its icons (R6.4). */
  readonly attacks?: readonly number[];
  /** Cards that were destroyed for their ability in this Confrontation. */
  readonly gone?: readonly string[];
  readonly forfeited?: readonly number[];
  readonly thugs?: number;
  readonly attack?: number;
  readonly extra?: number;
  readonly dice?: readonly string[];
  /** Its Disorganization card goes to the winner. */
  readonly passesOn?: boolean;
  readonly takesBack?: boolean;
}

export interface OutcomeView {
  readonly winners: readonly string[];
  readonly scores: Readonly<Record<string, ScoreView>>;
  readonly objective?: { readonly id: string; readonly met: boolean };
}
