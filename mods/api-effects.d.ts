/** The vocabulary of declarations: whom, where, how many, conditions, effects, triggers. Belongs to api.d.ts. */
declare module 'cults' {
  // ── Words ──

  /** Words in English, Polish or both; a missing language falls back to the other. At most 600 characters each. */
  export type Text = { en: string; pl?: string } | { en?: string; pl: string };
  /** `A` Attack, `P` Power, `T` Terror: `'AAP'`, or `{ attack: 2, power: 1 }` (at most 6 of each). */
  export type Icons = string | { attack?: number; power?: number; terror?: number };
  export type District = 'downtown' | 'rivertown' | 'uptown' | 'northside';
  export type Token = 'thug' | 'initiate' | 'freak';
  export type Face = Token | 'blank';
  export type Stack = 'guardian' | 'action';
  /** The id of a cult at the table: `'dagon'`, or with its mod, `'fifth-cult:nyarlathotep'`. */
  export type CultId = string;
  /** The id of a card: `'acolyte'`, or with its mod, `'whispers:listener'`. */
  export type CardId = string;

  /**
   * Whom an effect means. `you`: whose effect it is (inside `forEach` and `who` the one whose turn it is in it); `owner`: whose
   * card it is; `rivals`: all but you; `others`: all but the First Cultist; `eventSeat`: whom the event or `chooseSeat` named.
   */
  export type Who = 'you' | 'owner' | 'rivals' | 'everyone' | 'others' | 'firstCultist' | 'eventSeat' | 'npc' | 'rivalsInFight';
  /** Which district. `here`: of this Plan, event or choice; `elsewhere`: all others; `choice`: asks for one. Open ones only. */
  export type Where = 'here' | 'anywhere' | 'elsewhere' | 'choice' | District;

  /** What can be counted. */
  // biome-ignore format: a list reads better than a column
  export type Count =
    | 'rituals' | 'sites' | 'dominance' | 'disorganization' | 'hand' | 'discards' | 'tokens' | 'thugs' | 'initiates'
    | 'freaks' | 'investigators' | 'openFields' | 'supplyRituals' | 'supplySites' | 'supplyDominance' | 'guardians'
    | 'points' | 'round';

  /** A number of the rules that cards may change. */
  // biome-ignore format: a list reads better than a column
  export type RuleNumber =
    | 'ritualFields' | 'dominanceFields' | 'investigatorStart' | 'sanity' | 'mobilizationDraw' | 'recruitmentDice'
    | 'rerolls' | 'planMarkers' | 'planSpots' | 'bluffTokens' | 'cardCost' | 'firstCardDiscount' | 'siteCost'
    | 'ritualCost' | 'opposingMoves' | 'dominanceWon' | 'dominanceUnopposed' | 'tokensKept' | 'npcReveals'
    | 'npcRerolls';

  /** What happens in the game; a trigger listens for one of these. */
  // biome-ignore format: a list reads better than a column
  export type EventType =
    // the round
    | 'setupRevealed' | 'districtSetUp' | 'objectiveRevealed' | 'stackPlaced' | 'roundBegun' | 'phaseBegun'
    | 'roundEnded' | 'firstCultistPassed' | 'lastRoundEnded' | 'gameEnded' | 'cityRevealed'
    // cards and rules
    | 'deckReshuffled' | 'cardsDrawn' | 'cardDiscarded' | 'cardDestroyed' | 'disorganizationReceived' | 'cardAcquired'
    | 'cardsBought' | 'cardPutOnDeck' | 'cardsKept' | 'powerPaid' | 'abilityUsed' | 'triggered' | 'ruleChanged'
    | 'choiceMade' | 'scriptCancelled' | 'cardsBlanked' | 'effectRemains'
    // dice, tokens, Plans and the board
    | 'diceRolled' | 'diceRerolled' | 'dieSet' | 'tokensGained' | 'tokensReturned' | 'planPlaced' | 'plansSwapped'
    | 'planTaken' | 'bluffed' | 'planLapsed' | 'turnEnded' | 'ritualPlaced' | 'ritualReturned' | 'ritualMoved'
    | 'ritualRaised' | 'sitePlaced' | 'dominancePlaced' | 'dominanceReplaced' | 'dominanceRemoved'
    | 'investigatorPlaced' | 'investigatorAdvanced' | 'investigatorArrived' | 'investigatorLeft'
    // Confrontation and Terror
    | 'opposed' | 'confrontationBegun' | 'forcesCommitted' | 'forcesRevealed' | 'thugsShown' | 'thugsJoined'
    | 'attackAdded' | 'cardJoined' | 'confrontationDecided' | 'thugsReturned' | 'thugsTakenBack' | 'confrontationEnded'
    | 'terrorSucceeded'
    // the NPC
    | 'npcDieRolled' | 'npcPlanTaken' | 'npcPlanChosen' | 'npcFellBack' | 'npcBonusDrawn' | 'npcDiceRolled'
    | 'npcDeckShuffled';

  // ── Counting and conditions ──

  /** Something counted: `{ count: 'rituals', of: 'rivals', where: 'here' }`. Left out: of you, anywhere, every level. */
  export interface Quantity {
    /** `chosen` is the number of the `chooseNumber` around. */
    count: Count | 'chosen';
    of?: Who;
    where?: Where;
    levels?: readonly number[];
  }
  /** A number, or the setting of mod.json that gives it (of type `number`, within -20 and 20). */
  export type Numeric = number | { setting: string };
  /** 0 to 20, something counted, or a number of the rules as it stands. */
  export type Amount = Numeric | Quantity | { rule: RuleNumber };
  export type Condition =
    | (Quantity & { atLeast?: number; atMost?: number; moreThan?: Quantity })
    | { not: Condition }
    | { all: readonly Condition[] }
    | { any: readonly Condition[] }
    /** In each open district, which is `here` within. */
    | { everywhere: Condition }
    /** More VP than every rival, by at least so many; by 1 also on the tie-breaks, and only in objectives and plans of the NPC. */
    | { leadsBy: number }
    /** The move of this Influence Plan has been made. */
    | { moved: true }
    | SettingIs;
  /** A setting of mod.json has this value in this game. */
  export type SettingIs = { setting: string; is: boolean | number | string };

  /** A change of a number of the rules: `set` comes before `add`, the bounds last. */
  export interface Change {
    number: RuleNumber;
    /** -20 to 20. */
    add?: Numeric;
    /** 0 to 20. */
    set?: Numeric;
    atLeast?: Numeric;
    atMost?: Numeric;
    where?: 'here' | District;
    /** Everyone if left out. */
    of?: 'you' | 'everyone';
    /** For `cardCost`: only Guardians or only Actions. */
    kind?: Stack;
    lasts: 'turn' | 'round' | 'game';
    /** With `lasts: 'round'`: how many rounds, this one included (1 to 10). */
    rounds?: number;
  }

  // ── Effects ──

  export type Effects = readonly Effect[];
  /** One way of a `chooseOne`. `choice` is its name, at most 60 characters. */
  export interface Choice {
    choice: string;
    when?: Condition;
    effects: Effects;
  }
  /** The vocabulary of effects. An effect that is not possible does nothing; an ability whose first effect is not is not offered. */
  export type Effect =
    | { do: 'draw'; count: Amount; who?: Who }
    | { do: 'discard'; count: number; upTo?: true; other?: true; who?: Who }
    | { do: 'destroyDiscard'; only?: CardId; who?: Who }
    | { do: 'disorganization'; count?: Amount; who?: Who }
    | {
        do: 'takeFromStack';
        where: Where;
        kind?: Stack;
        to?: 'hand' | 'deck';
        notAcquired?: true;
      }
    | { do: 'keepCards'; count: number | 'all'; except?: CardId }
    | { do: 'gain'; token: Token | 'choice'; count: Amount; who?: Who }
    | { do: 'lose'; token: Token | 'choice'; count: Amount; who?: Who }
    | { do: 'placeRitual'; level: number | 'highest' | 'lowest'; where: Where }
    | {
        do: 'moveRitual';
        from: Where;
        to: Where;
        raise?: true;
        levels?: readonly number[];
      }
    | { do: 'raiseRitual'; where: Where }
    | {
        do: 'removeRitual';
        of: 'rivals' | 'you' | 'everyone';
        where: Where;
        levels?: readonly number[];
      }
    | { do: 'placeSite'; where: Where }
    | { do: 'placeDominance'; where: Where; count?: Amount }
    | { do: 'removeDominance'; of: 'rivals' | 'you'; where: Where }
    | { do: 'advanceInvestigator'; where: Where; count?: number }
    | { do: 'placeInvestigator'; where: Where; count?: number }
    | { do: 'removeInvestigator'; where: Where; count?: number }
    | { do: 'swapPlans'; where: Where }
    | { do: 'setDie'; face: Face | 'any' }
    | { do: 'skipAdvance' }
    | { do: 'keepRitual' }
    | { do: 'addThugs'; count: Amount }
    | { do: 'addAttack'; count: Amount }
    | { do: 'joinTopCard' }
    | { do: 'passOnDisorganization' }
    | { do: 'takeBackThugs' }
    | { do: 'saveRitual' }
    | ({ do: 'change' } & Change)
    | {
        do: 'subscribe';
        triggers: readonly Trigger[];
        lasts: 'round' | 'game';
        rounds?: number;
      }
    | { do: 'chooseOne'; who?: Who; options: readonly Choice[] }
    | { do: 'chooseDistrict'; who?: Who; where?: Condition; effects: Effects }
    | {
        do: 'chooseSeat';
        of: 'rivals' | 'everyone';
        who?: Who;
        where?: Condition;
        effects: Effects;
      }
    | { do: 'chooseNumber'; from: number; to: number; effects: Effects }
    | { do: 'forEach'; who: Who; where?: Condition; effects: Effects }
    | { do: 'forEachDistrict'; where?: Condition; effects: Effects }
    | { do: 'if'; is: Condition; effects: Effects; else?: Effects }
    | { do: 'pay'; power: number; effects: Effects }
    /** Only in declarations of the kind `npc`, and for the NPC alone. */
    | { do: 'npcInfluence' }
    | { do: 'npcBonusCard' }
    | { do: 'dominate' };

  /**
   * Runs its effects, or its function, when such an event happens. On a Cult card it works from the hand and its owner may always
   * decline. A card whose trigger is a function needs a `text`.
   */
  export type Trigger = {
    on: EventType;
    /** Whose event, seen from the owner; anyone's if left out. City cards have no owner and hear everyone's. */
    by?: 'owner' | 'rival' | 'anyone';
    /** Judged for the owner; `here` is the district of the event. */
    where?: Condition;
    /** The owner may decline. */
    optional?: true;
    /** What becomes of the card in hand. */
    self?: 'discard' | 'destroy';
  } & Does<GameAnywhere>;
}
