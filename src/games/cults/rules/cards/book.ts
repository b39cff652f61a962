import type { ModPin, ScriptFailure } from '../../../../kernel';
import type { Keyword, StackKind, Token, District, Face } from '../../contract/ids';
import type { RuleName } from '../../contract/rule-numbers';

/**
 * The card book: the one door through which cards reach the engine. Whoever makes one (plain data, or scripts in a sandbox)
 * gives declarations in this vocabulary; the engine knows no card by name.
 */
export interface CardBook {
  /** What is in play, as `id version` of each mod, in their order. */
  readonly mods: readonly string[];
  /** What exactly they are: saves remember it. */
  readonly pins?: readonly ModPin[];
  readonly cards: readonly Card[];
  readonly cults: readonly Cult[];
  /** Changes of rules numbers that hold for the whole game (house rules). */
  readonly rules: readonly HouseRule[];
  /** What players can set about mods, by mod id; mods without settings are left out. */
  readonly settings?: Readonly<Record<string, readonly BookSetting[]>>;
  /** The arrangement of stacks for a first game (R4.5), its setup card (R4.6) and its Objective (R12.2). */
  readonly firstGame: FirstGame;
  /** Runs the functions of scripts; a book of plain data has none. */
  readonly scripts?: ScriptHost;
}

export type SettingValue = boolean | number | string;

/** Something that players can set about a mod before a game. */
export interface BookSetting {
  readonly name: string;
  readonly type: 'boolean' | 'number' | 'choice';
  readonly default: SettingValue;
  readonly min?: number;
  readonly max?: number;
  readonly choices?: readonly string[];
}

/** A change for the whole game, where it comes from, and the setting that brings it into force. */
export interface HouseRule extends ModifierSpec {
  readonly source?: string;
  readonly when?: SettingIs;
}

/** Runs a card's function to its end, or until it waits for an answer, or until it fails. It speaks with the game through one call. */
export interface ScriptHost {
  run(
    card: string,
    script: number,
    seats: readonly string[],
    me: number,
    call: ScriptCall,
    papers: ScriptPapers,
  ): ScriptFailure | null;
}

/** What a script gets beside the game, as canonical JSON texts: its mod's settings, and its store, which it may write anew. */
export interface ScriptPapers {
  readonly settings: string;
  store: string;
  /** Set by the game when the script has written into its store. */
  wrote: boolean;
  /** The run has come to its end before and is repeated: it is given more than it can need. */
  ample?: boolean;
}

/** A question or an effect, by its number in SCRIPT_CALLS, and its whole numbers. */
export type ScriptCall = (call: number, a: number, b: number, c: number, d: number) => number;

export interface FirstGame {
  readonly stacks: Readonly<Record<District, Readonly<Record<StackKind, string>>>>;
  readonly setup: string;
  readonly objective: string;
}

export interface Cult {
  readonly id: string;
  /** Card id to number of copies; 12 in all (R2.1). */
  readonly deck: Readonly<Record<string, number>>;
  /** For the eye alone: `#rrggbb`, and the name of a sign or the path of a picture of the mod. */
  readonly colour?: string;
  readonly emblem?: string;
}

export type Card = CultCard | CityCard | SetupCard | ObjectiveCard | NpcCard;

/** R6.1: a card of a Cult deck. */
export interface CultCard {
  readonly id: string;
  readonly kind: 'starting' | 'disorganization' | StackKind;
  /** Base cost in Power of a District card. */
  readonly cost?: number;
  /** How many there are in its stack. */
  readonly copies?: number;
  readonly icons?: Readonly<Partial<Record<'attack' | 'power' | 'terror', number>>>;
  readonly abilities?: readonly Ability[];
  readonly triggers?: readonly Trigger[];
  /** Names of what its script may let a player choose between. */
  readonly choices?: readonly string[];
}

/** R7.1 */
export interface CityCard {
  readonly id: string;
  readonly kind: 'city';
  readonly investigators?: readonly District[];
  readonly effects?: readonly Effect[];
  /** Subscriptions that hold as long as the card says. */
  readonly triggers?: readonly Trigger[];
  readonly lasts: 'once' | 'round' | 'game';
  readonly choices?: readonly string[];
}

/** R4.6 */
export interface SetupCard {
  readonly id: string;
  readonly kind: 'setup';
  readonly sanity: Readonly<Record<District, number>>;
  /** Fields nearer to the district than R4.6 says. */
  readonly nearer?: Readonly<Partial<Record<District, number>>>;
  /** Investigators that have already arrived. */
  readonly arrived?: Readonly<Partial<Record<District, number>>>;
}

/** R12.8 */
export interface ObjectiveCard {
  readonly id: string;
  readonly kind: 'objective';
  readonly difficulty: number;
  readonly requires: readonly Condition[];
}

/** R12.4: one plan of the NPC; `number` is its result on the NPC die, beyond four it is only reached from another plan; 0 is the overview. */
export interface NpcCard {
  readonly id: string;
  readonly kind: 'npc';
  readonly number: number;
  /** The first condition that holds sends the NPC to another plan. */
  readonly otherwise?: readonly { readonly if: Condition; readonly go: number }[];
  readonly effects: readonly Effect[];
}

/**
 * When, within its keyword's opportunity, an ability can be used. Left out: whenever the opportunity asks, but before re-rolling
 * (Recruitment), before the advance (Preparation), at the reveal (Confrontation) and right after the success (Terror).
 */
export type Window =
  | 'beforeRerolls'
  | 'afterRolls'
  | 'beforeAdvance'
  | 'afterAdvance'
  | 'afterMove'
  | 'reveal'
  | 'win'
  | 'lose'
  | 'success'
  | 'removal';

/** R6.1–R6.4 */
export interface Ability {
  readonly keyword: Keyword;
  /** Names one of several ways to use the same card. */
  readonly mode?: string;
  readonly window?: Window;
  readonly when?: Condition;
  /** What becomes of the card itself. */
  readonly self?: 'discard' | 'destroy';
  /** R6.4: no icons in this opportunity. */
  readonly forfeit?: true;
  readonly effects: readonly Effect[];
}

/** A declared subscription: when such an event happens and the filter holds, the effects run. */
export interface Trigger {
  /** The type of the event. */
  readonly on: string;
  /** Whose event, seen from the owner; City cards have no owner and hear everyone's. */
  readonly by?: 'owner' | 'rival' | 'anyone';
  /** Judged for the owner; `here` is the district of the event. */
  readonly where?: Condition;
  /** The owner may decline (always so for a card in hand). */
  readonly optional?: true;
  readonly self?: 'discard' | 'destroy';
  readonly effects: readonly Effect[];
}

/** Whom an effect means. `you` is whose effect it is; inside `forEach` the one whose turn in it is. */
export type Who = 'you' | 'owner' | 'rivals' | 'everyone' | 'others' | 'firstCultist' | 'eventSeat' | 'npc' | 'rivalsInFight';
/** Which district an effect means; `choice` asks. */
export type Where = 'here' | 'anywhere' | 'elsewhere' | 'choice' | District;

/** Something that can be counted. */
export type Count =
  | 'rituals'
  | 'sites'
  | 'dominance'
  | 'disorganization'
  | 'hand'
  | 'discards'
  | 'tokens'
  | 'thugs'
  | 'initiates'
  | 'freaks'
  | 'investigators'
  | 'openFields'
  | 'supplyRituals'
  | 'supplySites'
  | 'supplyDominance'
  | 'guardians'
  | 'points'
  | 'round'
  | 'chosen';

export interface Quantity {
  readonly count: Count;
  readonly of?: Who;
  readonly where?: Where;
  readonly levels?: readonly number[];
}

export type Condition =
  | (Quantity & { readonly atLeast?: number; readonly atMost?: number; readonly moreThan?: Quantity })
  | { readonly not: Condition }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  /** In each open district. */
  | { readonly everywhere: Condition }
  /** More VP than every rival, by at least so many; ties by R11.3 where it is one. */
  | { readonly leadsBy: number }
  | { readonly moved: true }
  | SettingIs;

/** A setting of the card's own mod has this value in this game. */
export interface SettingIs {
  readonly setting: string;
  readonly is: SettingValue;
}

/** A number, or one that players set about the mod. */
export type Numeric = number | { readonly setting: string };

/** A number, something counted, or a number of the rules as it stands now. */
export type Amount = Numeric | Quantity | { readonly rule: RuleName };

/** A named number of the rules that cards may change; rules.ts has the table. */
export interface ModifierSpec {
  readonly number: RuleName;
  readonly add?: Numeric;
  readonly set?: Numeric;
  readonly atLeast?: Numeric;
  readonly atMost?: Numeric;
  readonly where?: District | 'here';
  readonly of?: 'you' | 'everyone';
  readonly kind?: StackKind;
  readonly lasts: 'turn' | 'round' | 'game';
  /** With `round`: how many rounds, this one included. */
  readonly rounds?: number;
}

/** The vocabulary of effects. */
export type Effect =
  // cards
  | { readonly do: 'draw'; readonly count: Amount; readonly who?: Who }
  | { readonly do: 'discard'; readonly count: number; readonly upTo?: true; readonly other?: true; readonly who?: Who }
  | { readonly do: 'destroyDiscard'; readonly only?: string; readonly who?: Who }
  | { readonly do: 'disorganization'; readonly count?: Amount; readonly who?: Who }
  | {
      readonly do: 'takeFromStack';
      readonly where: Where;
      readonly kind?: StackKind;
      readonly to?: 'hand' | 'deck';
      readonly notAcquired?: true;
    }
  | { readonly do: 'keepCards'; readonly count: number | 'all'; readonly except?: string }
  // tokens
  | { readonly do: 'gain'; readonly token: Token | 'choice'; readonly count: Amount; readonly who?: Who }
  | { readonly do: 'lose'; readonly token: Token | 'choice'; readonly count: Amount; readonly who?: Who }
  // the board
  | { readonly do: 'placeRitual'; readonly level: number | 'highest' | 'lowest'; readonly where: Where }
  | {
      readonly do: 'moveRitual';
      readonly from: Where;
      readonly to: Where;
      readonly raise?: true;
      readonly levels?: readonly number[];
    }
  | { readonly do: 'raiseRitual'; readonly where: Where }
  | {
      readonly do: 'removeRitual';
      readonly of: 'rivals' | 'you' | 'everyone';
      readonly where: Where;
      readonly levels?: readonly number[];
    }
  | { readonly do: 'placeSite'; readonly where: Where }
  | { readonly do: 'placeDominance'; readonly where: Where; readonly count?: Amount }
  | { readonly do: 'removeDominance'; readonly of: 'rivals' | 'you'; readonly where: Where }
  | { readonly do: 'advanceInvestigator'; readonly where: Where; readonly count?: number }
  | { readonly do: 'placeInvestigator'; readonly where: Where; readonly count?: number }
  | { readonly do: 'removeInvestigator'; readonly where: Where; readonly count?: number }
  | { readonly do: 'swapPlans'; readonly where: Where }
  // the opportunity at hand
  | { readonly do: 'setDie'; readonly face: Face | 'any' }
  | { readonly do: 'skipAdvance' }
  | { readonly do: 'keepRitual' }
  | { readonly do: 'addThugs'; readonly count: Amount }
  | { readonly do: 'addAttack'; readonly count: Amount }
  | { readonly do: 'joinTopCard' }
  | { readonly do: 'passOnDisorganization' }
  | { readonly do: 'takeBackThugs' }
  | { readonly do: 'saveRitual' }
  // the rules
  | ({ readonly do: 'change' } & ModifierSpec)
  | {
      readonly do: 'subscribe';
      readonly triggers: readonly Trigger[];
      readonly lasts: 'round' | 'game';
      readonly rounds?: number;
    }
  // composition
  | { readonly do: 'chooseOne'; readonly who?: Who; readonly options: readonly Choice[] }
  | { readonly do: 'chooseDistrict'; readonly who?: Who; readonly where?: Condition; readonly effects: readonly Effect[] }
  | {
      readonly do: 'chooseSeat';
      readonly of: 'rivals' | 'everyone';
      readonly who?: Who;
      readonly where?: Condition;
      /** The engine's own: the seats for which `where` held before the first of several players chose. */
      readonly among?: readonly number[];
      readonly effects: readonly Effect[];
    }
  | { readonly do: 'chooseNumber'; readonly from: number; readonly to: number; readonly effects: readonly Effect[] }
  | { readonly do: 'forEach'; readonly who: Who; readonly where?: Condition; readonly effects: readonly Effect[] }
  | { readonly do: 'forEachDistrict'; readonly where?: Condition; readonly effects: readonly Effect[] }
  | { readonly do: 'if'; readonly is: Condition; readonly effects: readonly Effect[]; readonly else?: readonly Effect[] }
  | { readonly do: 'pay'; readonly power: number; readonly effects: readonly Effect[] }
  // a function of a script: what the vocabulary cannot say
  | { readonly do: 'script'; readonly script: number }
  // the NPC's plans (R12.4)
  | { readonly do: 'npcInfluence' }
  | { readonly do: 'npcBonusCard' }
  | { readonly do: 'dominate' };

export interface Choice {
  readonly choice: string;
  readonly when?: Condition;
  readonly effects: readonly Effect[];
}
