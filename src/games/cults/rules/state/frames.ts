import type { Keyword, PhasePlayed } from '../../contract/ids';
import type { Effect, Trigger, Window } from '../cards/book';
import type { EffectContext } from './context';

/**
 * Everything that may lie on the flow: each step by its name and what its frame carries. A step takes the frame of its name,
 * and a frame that names no step does not compile.
 */

/** How the stacks come to the districts (R4.5). */
export type StacksPlan = 'draft' | 'random' | readonly { readonly district: number; readonly types: readonly [number, number] }[];
/** Where within its opportunity the question for an ability stands. */
export type Moment = Window | 'open' | 'before' | 'after';
export type Zone = 'hand' | 'committed' | 'spent';
/** Places among the options of a question that a script asked; null is an answer that somebody thinking ahead cannot know. */
export type ScriptAnswer = readonly number[] | null;

/** What becomes of the card when a script is its ability. */
export interface CardUse {
  readonly copy: number;
  readonly zone: Zone;
  readonly self: 'discard' | 'destroy' | null;
  readonly forfeit: boolean;
  /** R8.4: using it is an action of the Plan. */
  readonly acts: boolean;
}

type Nothing = Readonly<Record<never, never>>;
interface OfSeat {
  readonly seat: number;
}
/** Who executes a Plan and where. */
interface OfPlan {
  readonly seat: number;
  readonly district: number;
}
interface Markers extends OfPlan {
  readonly left: number;
}
interface RitualMade extends OfPlan {
  readonly level: number;
}
interface Opportunity extends OfPlan {
  readonly keyword: Keyword;
  readonly moment: Moment;
}
interface SetupPlan {
  readonly stacks: StacksPlan;
  /** Types of all Guardian and Action stacks that may be used. */
  readonly choice: readonly number[];
  /** Initial Setup card; null: a random one. */
  readonly card: string | null;
  /** Objective; null: drawn. */
  readonly objective: string | null;
}
interface CardDrawn {
  /** Null: a random one. */
  readonly card: string | null;
}

/**
 * A script at work: which one, for whom, and the answers so far. It is run again from its start with each new answer, on the
 * state before it; so a pending card is plain data, and what it did until it asked is what the chooser sees.
 */
interface Script<S> {
  readonly script: number;
  readonly context: EffectContext;
  readonly use: CardUse | null;
  readonly answers: readonly ScriptAnswer[];
  /** The state before it, once it has asked. */
  readonly before: S | null;
  /** What it asks about now. */
  readonly offered: readonly number[];
  /** For each question so far who alone may know the answer; -1: everyone. */
  readonly asked: readonly number[];
  /** Events already told: the same ones come again and are dropped. */
  readonly told: number;
  /** Which use of a script it is: its chance comes from a stream of its own. */
  readonly stream: number;
}

/** By step; `S` is the state, which a waiting script keeps. */
interface Fields<S> {
  // R4
  setup: SetupPlan;
  draft: OfSeat & { readonly left: readonly number[] };
  initialSetup: CardDrawn;
  npcSetup: Nothing;
  firstSite: OfSeat;
  objective: CardDrawn;
  // R5
  round: Nothing;
  phase: { readonly phase: PhasePlayed };
  roundEnd: Nothing;
  gameEnding: Nothing;
  outcome: Nothing;
  // R7
  city: Nothing;
  mobilization: Nothing;
  recruitment: Nothing;
  recruit: OfSeat;
  reroll: OfSeat;
  takeRecruits: OfSeat;
  planning: Nothing;
  placePlan: OfSeat;
  placedPlan: OfSeat;
  // R8
  action: Nothing;
  turn: OfSeat;
  npcTurn: OfSeat;
  turnEnd: OfSeat;
  bluff: OfPlan;
  augmentation: OfPlan;
  augment: OfPlan;
  receiveCards: OfPlan & { readonly stacks: readonly number[] };
  destroyDiscard: OfPlan;
  preparation: OfPlan;
  advance: OfPlan;
  prepare: OfPlan;
  prepareSite: OfPlan;
  payRitual: RitualMade;
  prepareRitual: RitualMade;
  influence: OfPlan;
  influencing: OfPlan;
  influenceMove: OfPlan & { readonly move: number };
  influenceDraw: OfPlan;
  influenceAfter: OfPlan;
  dominance: OfPlan;
  // R9
  confrontation: OfPlan;
  oppose: Markers;
  muster: OfPlan;
  commit: OfSeat;
  reveal: OfSeat;
  showThugs: OfSeat;
  compare: Nothing;
  result: OfSeat;
  aftermath: Nothing;
  // R10
  terror: OfPlan;
  placeDominance: Markers;
  npcDominance: Markers;
  removeRitual: OfPlan;
  npcTerror: OfPlan;
  npcRemoveRitual: OfPlan;
  // R11
  hiding: Nothing;
  hide: OfSeat;
  discardHand: OfSeat;
  discardTokens: OfSeat;
  npcHides: Nothing;
  // R12
  /** Plans that have sent it on: a mod's plans must not send it round in circles. */
  npcPlan: OfPlan & { readonly number: number; readonly tried: readonly number[] };
  npcReveal: OfSeat;
  npcDice: OfSeat;
  npcAbilities: Opportunity;
  // R6 and the cards
  abilities: Opportunity;
  pay: OfSeat & {
    readonly amount: number;
    /** What must be left for a payment to come. */
    readonly leave: number;
    readonly why: string;
  };
  effects: { readonly effects: readonly Effect[]; readonly at: number; readonly context: EffectContext };
  choice: { readonly effect: Effect; readonly context: EffectContext };
  trigger: { readonly trigger: Trigger; readonly context: EffectContext };
  script: Script<S>;
}

export type StepName = keyof Fields<unknown>;
/** The frame of a step; of several names, any of theirs. */
export type FrameOn<S, N extends StepName = StepName> = { readonly [K in N]: { readonly step: K } & Fields<S>[K] }[N];
type FrameOf<N extends StepName> = FrameOn<unknown, N>;

type StepsWith<F> = {
  readonly [K in StepName]: Fields<unknown>[K] extends F ? (F extends Fields<unknown>[K] ? K : never) : never;
}[StepName];
/** Any step that needs nothing but a seat, or a seat and a district. */
export type SeatFrame = FrameOf<StepsWith<OfSeat>>;
export type PlanFrame = FrameOf<StepsWith<OfPlan>>;

export type SetupFrame = FrameOf<'setup'>;
export type DraftFrame = FrameOf<'draft'>;
export type DrawnFrame = FrameOf<'initialSetup' | 'objective'>;
export type PhaseFrame = FrameOf<'phase'>;
export type ReceiveFrame = FrameOf<'receiveCards'>;
export type RitualFrame = FrameOf<'payRitual' | 'prepareRitual'>;
export type MoveFrame = FrameOf<'influenceMove'>;
export type OpposeFrame = FrameOf<'oppose'>;
export type DominancePlacingFrame = FrameOf<'placeDominance' | 'npcDominance'>;
export type NpcPlanFrame = FrameOf<'npcPlan'>;
export type AbilitiesFrame = FrameOf<'abilities' | 'npcAbilities'>;
export type PayFrame = FrameOf<'pay'>;
export type EffectsFrame = FrameOf<'effects'>;
export type ChoiceFrame = FrameOf<'choice'>;
export type TriggerFrame = FrameOf<'trigger'>;
