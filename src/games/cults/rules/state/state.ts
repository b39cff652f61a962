import type { Ask, FlowState, Play, Runs } from '../../../../kernel';
import type { SettingValue, Trigger } from '../cards/book';
import type { Catalogue } from '../cards/catalogue';
import type { Phase, District, StackKind } from '../../contract/ids';
import type { FrameOn, StepName } from './frames';
import type { EventType } from '../../contract/events';

/** A copy of a card: its type (place in `State.types`) and a number of its own, in one integer. */
export type CardCopy = number;
export const COPIES_PER_TYPE = 4096;
export const typeOf = (copy: CardCopy): number => copy >> 12;

/** A Ritual marker on the board: whose and of which level, in one integer. */
export type Ritual = number;
export const ritual = (seat: number, level: number): Ritual => seat * 4 + level;
export const ownerOf = (marker: Ritual): number => marker >> 2;
export const levelOf = (marker: Ritual): number => marker & 3;

export interface SeatState {
  readonly cult: string;
  readonly npc: boolean;
  /** Top last. */
  deck: CardCopy[];
  hand: CardCopy[];
  /** Top last. */
  discard: CardCopy[];
  /** Thugs, Initiates, Freaks behind the screen (the NPC: stored Thugs). */
  tokens: number[];
  /** Supply by level; entry 0 is unused. */
  rituals: number[];
  sites: number;
  dominance: number;
  /** Plan markers not on a stack. */
  plans: number;
  /** Plans executed this round, by kind (R8.2). */
  spots: number[];
  /** District cards paid for this round. */
  bought: number;
  /** Cards that stay in hand when hiding. */
  kept: CardCopy[];
  /** The NPC's bonus cards, face down (R12.4). */
  bonus: CardCopy[];
}

/** The type of its cards (-1: no stack) and how many are left. */
export type Stack = [type: number, left: number];

export interface DistrictState {
  readonly open: boolean;
  sanity: number;
  investigators: number;
  /** Field of the Investigator on the track; 0: none. */
  track: number;
  rituals: Ritual[];
  /** Seats that have a Cult Site here. */
  sites: number[];
  /** Seats, by Dominance field. */
  dominance: number[];
  /** The Guardian and the Action stack. */
  stacks: [guardian: Stack, action: Stack];
  /** Seats, bottom to top. */
  plans: number[];
}

/** A change of a rules number that is in force. Never changed once made. */
export interface Modifier {
  readonly number: string;
  readonly add: number;
  readonly set: number | null;
  readonly atLeast: number | null;
  readonly atMost: number | null;
  /** -1: everywhere, everyone. */
  readonly district: number;
  readonly seat: number;
  readonly kind: StackKind | null;
  readonly lasts: 'turn' | 'round' | 'game';
  /** The last round it holds in (with `round`). */
  readonly until: number;
  readonly source: string;
}

/** Triggers in force that no card in hand carries. Never changed once made. */
export interface Subscription {
  readonly triggers: readonly Trigger[];
  /** -1: nobody's (City cards). */
  readonly owner: number;
  readonly lasts: 'round' | 'game';
  readonly until: number;
  readonly source: string;
}

/** One cult in a Confrontation (R9). */
export interface Side {
  readonly seat: number;
  cards: CardCopy[];
  /** Committed cards that forfeit their icons (R6.4). */
  forfeited: CardCopy[];
  /** Types of committed cards that were destroyed for their ability: what they brought still counts. Missing while there are none. */
  gone?: number[];
  thugs: number;
  /** Thugs from the pool and Attack from abilities. */
  extra: number;
  /** The NPC's dice (R12.5). */
  dice: number[];
  revealed: boolean;
  /** Its Disorganization card goes to the winner. */
  passesOn: boolean;
  takesBack: boolean;
}

export interface Fight {
  readonly district: number;
  /** The active player first, then clockwise (R9.3). */
  sides: Side[];
  /** Seat, or -1 in a tie; -2 while not known. */
  winner: number;
  attack: number[];
}

/** The turn of the Action phase (R6.8). */
export interface Turn {
  readonly seat: number;
  readonly district: number;
  readonly plan: number;
  /** Something of the Plan has been done (R8.4). */
  acted: boolean;
  /** The Influence Plan's own move has been made (R8.7). */
  moved: boolean;
  /** Acquired this turn: not to be used (R6.8). */
  fresh: CardCopy[];
  /** Spent on this Terror (R10.6). */
  spent: CardCopy[];
  /** R10.1: how the Confrontation went: none, won, or lost or tied. */
  fought: 'none' | 'won' | 'lost';
  skipAdvance: boolean;
  keepRitual: boolean;
}

export interface Dice {
  readonly seat: number;
  faces: number[];
  rerolls: number;
}

export interface Score {
  readonly dominance: number;
  readonly sites: number;
  readonly mostRituals: number;
  readonly total: number;
}

export interface OutcomeState {
  readonly winners: readonly number[];
  readonly scores: readonly Score[];
  readonly objective: { readonly id: string; readonly met: boolean } | null;
}

export interface SeatSpec {
  readonly cult: string;
  readonly by: string;
  readonly name: string;
}

/** What was chosen before the game. Never changed. */
export interface Setting {
  readonly seats: readonly SeatSpec[];
  readonly npc: string | null;
  readonly objective: string | null;
  readonly rounds: number;
  readonly closed: District | null;
  readonly npcOpposeTie: 'high' | 'low';
  readonly mods: readonly string[];
  readonly seed: string;
  /** Every change of who owns which card since the game's start was public: false for a position from outside. */
  readonly traced: boolean;
  /** What was set about mods, by mod id; left out where no mod has settings. */
  readonly settings?: Readonly<Record<string, Readonly<Record<string, SettingValue>>>>;
}

/** What lies on the flow of this game. */
export type CultsFrame<N extends StepName = StepName> = FrameOn<State, N>;
export type ScriptFrame = CultsFrame<'script'>;
/** A question of this game, and the frame of the step that takes the answer. */
export interface CultsAsk extends Ask {
  readonly frame: CultsFrame;
}

export interface State extends FlowState {
  flow: CultsFrame[];
  /** This game asks one seat at a time. */
  asks: readonly CultsAsk[];
  readonly setting: Setting;
  /** The ids of all cards this game can meet; a copy's type is a place here. */
  readonly types: readonly string[];
  /** Copies made so far, by type. */
  made: number[];
  round: number;
  phase: Phase;
  /** The First Cultist; in solo always the player. */
  first: number;
  active: number;
  seats: SeatState[];
  districts: DistrictState[];
  /** City deck (top last) and what lies in the centre, the newest last. */
  cityDeck: string[];
  city: readonly string[];
  modifiers: readonly Modifier[];
  subscriptions: readonly Subscription[];
  dice: Dice | null;
  turn: Turn | null;
  fight: Fight | null;
  /** Abilities used in the opportunity at hand: copy * 16 + keyword (R6.2). */
  used: number[];
  /** Results that come before the random stream: die faces and NPC die results. */
  rolls: { recruitment: number[]; npc: number[] };
  objective: string | null;
  /** What mods keep in the game, by mod id: an object of plain JSON in its canonical text. */
  store: Readonly<Record<string, string>>;
  /** Failures of scripts so far, by mod id. */
  strikes: Readonly<Record<string, number>>;
  /** Mods and cards that count as blank in this game. */
  blank: readonly string[];
  /** Triggers called up since the last answer: bounded, so that cards cannot call each other up for ever. */
  calls: number;
  /** Uses of scripts begun so far: each draws chance from a stream of its own. */
  uses: number;
  /** Questions of cards in a row since the rules last asked something themselves. */
  cardQuestions: number;
  /** Questions of any kind asked in this round. */
  roundQuestions: number;
  outcome: OutcomeState | null;
}

/** A state being played with a card book. */
export interface CultsPlay extends Play<State> {
  readonly called: CultsFrame[];
  readonly book: Catalogue;
  readonly runs: Runs;
  /** Called with every event that a trigger may wait for, before the event is emitted. */
  readonly hear: (game: CultsPlay, type: EventType, seat: number, district: number) => void;
  /** How deep the effect that is running was called up by triggers. */
  depth: number;
  /** Events so far, read or not. */
  emitted: number;
  /** The card whose effects are running. */
  running: string | null;
  /** What the answer at hand may still cause. */
  effectsLeft: number;
  /** How many events there may be in all, the answer's among them. */
  mostEmitted: number;
  /** What each card of a mod has caused since the last answer. */
  readonly caused: Map<string, number>;
  /** Cards that stand still while this answer is worked out. */
  muted: Set<string> | null;
}
