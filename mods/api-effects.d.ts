// biome-ignore-all format: made by a tool
/**
 * The language of declarations: whom, where, how many, conditions, effects, triggers, abilities. Belongs to api.d.ts. Made from
 * the tables of the game by `cults mod language --write`: do not change it by hand.
 */
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
  /** What a composed picture is made of; what is left out the game chooses for the card. */
  export interface ArtMix {
    /** the sky behind */
    sky?: 'moon' | 'sunset' | 'mist' | 'stars' | 'tide' | 'eclipse' | 'rays' | 'fog';
    /** the land */
    land?: 'graveyard' | 'roofs' | 'forest' | 'harbour' | 'mountains' | 'moor' | 'bridge' | 'hall';
    /** the figure in front */
    figure?: 'altar' | 'banner' | 'book' | 'car' | 'crowd' | 'horned' | 'house' | 'invoking' | 'kneeling' | 'meeting' | 'pack' | 'panic' | 'robed' | 'serpent' | 'spawn' | 'staff' | 'stones' | 'tentacles' | 'tents' | 'throne' | 'tower' | 'tree' | 'tridents' | 'watchers' | 'winged';
    /** the colour of the light */
    light?: 'plain' | 'warm' | 'cold' | 'sickly' | 'rose';
    /** the colours of land and figure */
    palette?: 'sky' | 'ink' | 'ember' | 'moss' | 'violet' | 'sea' | 'blood' | 'gold' | 'bone';
    /** where land and figure look to */
    facing?: 'left' | 'right';
  }
  /** The id of a cult at the table: `'dagon'`, or with its mod, `'fifth-cult:nyarlathotep'`. */
  export type CultId = string;
  /** The id of a card: `'acolyte'`, or with its mod, `'whispers:listener'`. */
  export type CardId = string;

  /**
   * Whom an effect means.
   * - `you`: whose effect it is; inside `forEach` and `who` the one whose turn it is in it
   * - `owner`: whose card it is
   * - `rivals`: all but you
   * - `everyone`: all, in turn order
   * - `others`: all but the First Cultist
   * - `firstCultist`: the First Cultist
   * - `eventSeat`: whom the event or `chooseSeat` named
   * - `npc`: the NPC
   * - `rivalsInFight`: the rivals in this Confrontation
   */
  export type Who = 'you' | 'owner' | 'rivals' | 'everyone' | 'others' | 'firstCultist' | 'eventSeat' | 'npc' | 'rivalsInFight';
  /**
   * Which district; open ones only.
   * - `here`: of this Plan, event or choice
   * - `anywhere`: every open one
   * - `elsewhere`: all but `here`
   * - `choice`: asks for one
   */
  export type Where = 'here' | 'anywhere' | 'elsewhere' | 'choice' | District;

  /** What can be counted. */
  export type Count =
    | 'rituals' | 'sites' | 'dominance' | 'disorganization' | 'hand' | 'discards' | 'tokens' | 'thugs' | 'initiates'
    | 'freaks' | 'investigators' | 'openFields' | 'supplyRituals' | 'supplySites' | 'supplyDominance' | 'guardians'
    | 'points' | 'round';

  /** A number of the rules that cards may change. */
  export type RuleNumber =
    | 'ritualFields' | 'dominanceFields' | 'investigatorStart' | 'sanity' | 'mobilizationDraw' | 'recruitmentDice'
    | 'rerolls' | 'planMarkers' | 'planSpots' | 'bluffTokens' | 'cardCost' | 'firstCardDiscount' | 'siteCost'
    | 'ritualCost' | 'opposingMoves' | 'dominanceWon' | 'dominanceUnopposed' | 'tokensKept' | 'npcReveals'
    | 'npcRerolls';

  /** What happens in the game; a trigger listens for one of these. */
  export type EventType =
    | 'abilityUsed' | 'attackAdded' | 'bluffed' | 'cardAcquired' | 'cardDestroyed' | 'cardDiscarded' | 'cardJoined'
    | 'cardPutOnDeck' | 'cardsBlanked' | 'cardsBought' | 'cardsDrawn' | 'cardsKept' | 'choiceMade' | 'cityRevealed'
    | 'confrontationBegun' | 'confrontationDecided' | 'confrontationEnded' | 'deckReshuffled' | 'diceRerolled'
    | 'diceRolled' | 'dieSet' | 'disorganizationReceived' | 'districtSetUp' | 'dominancePlaced' | 'dominanceRemoved'
    | 'dominanceReplaced' | 'effectRemains' | 'firstCultistPassed' | 'forcesCommitted' | 'forcesRevealed' | 'gameEnded'
    | 'investigatorAdvanced' | 'investigatorArrived' | 'investigatorLeft' | 'investigatorPlaced' | 'lastRoundEnded'
    | 'npcBonusDrawn' | 'npcDeckShuffled' | 'npcDiceRolled' | 'npcDieRolled' | 'npcFellBack' | 'npcPlanChosen'
    | 'npcPlanTaken' | 'objectiveRevealed' | 'opposed' | 'phaseBegun' | 'planLapsed' | 'planPlaced' | 'planTaken'
    | 'plansSwapped' | 'powerPaid' | 'ritualMoved' | 'ritualPlaced' | 'ritualRaised' | 'ritualReturned' | 'roundBegun'
    | 'roundEnded' | 'ruleChanged' | 'scriptCancelled' | 'setupRevealed' | 'sitePlaced' | 'stackPlaced'
    | 'terrorSucceeded' | 'thugsJoined' | 'thugsReturned' | 'thugsShown' | 'thugsTakenBack' | 'tokensGained'
    | 'tokensReturned' | 'triggered' | 'turnEnded' | 'turnPassed';

  // ── Counting and conditions ──

  /** Something counted: `{ count: 'rituals', of: 'rivals', where: 'here' }`. Left out: of you, anywhere, every level. */
  export interface Quantity {
    /** `chosen` is the number of the `chooseNumber` around. */
    count: Count | 'chosen';
    /** `you` if left out */
    of?: Who;
    /** `anywhere` if left out */
    where?: Where;
    /** with `count` `rituals` or `supplyRituals` */
    levels?: readonly number[];
  }
  /** A number, or the setting of mod.json that gives it (of type `number`, within -20 and 20). */
  export type Numeric = number | { setting: string };
  /** 0 to 20, something counted, or a number of the rules as it stands. */
  export type Amount = Numeric | Quantity | { rule: RuleNumber };
  /** A setting of mod.json has this value in this game. */
  export type SettingIs = { setting: string; is: boolean | number | string };
  export type Condition =
    /** something counted, compared with numbers or with another count */
    | (Quantity & { atLeast?: number; atMost?: number; moreThan?: Quantity })
    /** the opposite holds */
    | { not: Condition }
    /** all of them hold */
    | { all: readonly Condition[] }
    /** one of them holds */
    | { any: readonly Condition[] }
    /** it holds in each open district, which is `here` within */
    | { everywhere: Condition }
    /** more VP than every rival by so many; 1 only in objectives and plans of the NPC */
    | { leadsBy: number }
    /** this Influence has moved its Ritual */
    | { moved: true }
    /** a setting of the mod has this value */
    | SettingIs;

  /** A change of a number of the rules: `set` comes before `add`, the bounds last. */
  export interface Change {
    number: RuleNumber;
    /** -20 to 20 */
    add?: Numeric;
    /** 0 to 20 */
    set?: Numeric;
    /** 0 to 20 */
    atLeast?: Numeric;
    /** 0 to 20 */
    atMost?: Numeric;
    where?: 'here' | 'downtown' | 'rivertown' | 'uptown' | 'northside';
    /** `everyone` if left out */
    of?: 'you' | 'everyone';
    /** for `cardCost` */
    kind?: Stack;
    lasts: 'turn' | 'round' | 'game';
    /** how many rounds, this one included; 1 to 10; `1` if left out; with `lasts` `round` */
    rounds?: number;
  }

  // ── Effects ──

  export type Effects = readonly Effect[];
  /** One way of a `chooseOne`. */
  export interface Choice {
    /** its name */
    choice: string;
    when?: Condition;
    effects: Effects;
  }
  /** The vocabulary of effects. An effect that is not possible does nothing; an ability whose first effect is not is not offered. */
  export type Effect =
    /** draw cards */
    | { do: 'draw'; count: Amount; who?: Who }
    /** chosen hand cards; `other`: not this card */
    | { do: 'discard'; count: number; upTo?: true; other?: true; who?: Who }
    /** one card of one’s discard pile */
    | { do: 'destroyDiscard'; only?: CardId; who?: Who }
    /** get Disorganization cards */
    | { do: 'disorganization'; count?: Amount; who?: Who }
    /** free; never a second copy of a card acquired this turn (R8.5), so `notAcquired` changes nothing any more */
    | { do: 'takeFromStack'; where: Where; kind?: Stack; to?: 'hand' | 'deck'; notAcquired?: true }
    /** in Hiding */
    | { do: 'keepCards'; count: number | 'all'; except?: CardId }
    /** take Cultist tokens */
    | { do: 'gain'; token: 'thug' | 'initiate' | 'freak' | 'choice'; count: Amount; who?: Who }
    /** return Cultist tokens */
    | { do: 'lose'; token: 'thug' | 'initiate' | 'freak' | 'choice'; count: Amount; who?: Who }
    /** from supply */
    | { do: 'placeRitual'; level: number | 'highest' | 'lowest'; where: Where }
    /** an own Ritual */
    | { do: 'moveRitual'; from: Where; to: Where; raise?: true; levels?: readonly number[] }
    /** an own Ritual */
    | { do: 'raiseRitual'; where: Where }
    /** to its owner’s supply */
    | { do: 'removeRitual'; of: 'rivals' | 'you' | 'everyone'; where: Where; levels?: readonly number[] }
    /** from supply */
    | { do: 'placeSite'; where: Where }
    /** each may be declined; replaces a rival’s where all fields are taken */
    | { do: 'placeDominance'; where: Where; count?: Amount }
    /** to its owner’s supply */
    | { do: 'removeDominance'; of: 'rivals' | 'you'; where: Where }
    /** along the track */
    | { do: 'advanceInvestigator'; where: Where; count?: number }
    /** in the district */
    | { do: 'placeInvestigator'; where: Where; count?: number }
    /** from the district */
    | { do: 'removeInvestigator'; where: Where; count?: number }
    /** the top two Plan markers */
    | { do: 'swapPlans'; where: Where }
    /** turn one of one’s dice */
    | { do: 'setDie'; face: 'thug' | 'initiate' | 'freak' | 'blank' | 'any' }
    /** this Preparation advances no Investigator */
    | { do: 'skipAdvance' }
    /** this Terror removes no Ritual */
    | { do: 'keepRitual' }
    /** to one’s own side */
    | { do: 'addThugs'; count: Amount }
    /** to one’s own side */
    | { do: 'addAttack'; count: Amount }
    /** one’s deck’s top card is committed too */
    | { do: 'joinTopCard' }
    /** the winner gets the loser’s card */
    | { do: 'passOnDisorganization' }
    /** one’s Thugs come back */
    | { do: 'takeBackThugs' }
    /** move an own Ritual out of the fight’s district */
    | { do: 'saveRitual' }
    /** changes a number of the rules */
    | ({ do: 'change' } & Change)
    /** leaves triggers behind */
    | { do: 'subscribe'; triggers: readonly Trigger[]; lasts: 'round' | 'game'; rounds?: number }
    /** one of these ways */
    | { do: 'chooseOne'; who?: Who; options: readonly Choice[] }
    /** then it is `here` */
    | { do: 'chooseDistrict'; who?: Who; where?: Condition; effects: Effects }
    /** then it is `eventSeat`; `where` is judged for each candidate, before the first of `who` chooses */
    | { do: 'chooseSeat'; of: 'rivals' | 'everyone'; who?: Who; where?: Condition; effects: Effects }
    /** then it is `{ count: 'chosen' }` */
    | { do: 'chooseNumber'; from: number; to: number; effects: Effects }
    /** each of them is `you` in turn; `where` is judged for all of them before the first effect */
    | { do: 'forEach'; who: Who; where?: Condition; effects: Effects }
    /** each is `here` in turn */
    | { do: 'forEachDistrict'; where?: Condition; effects: Effects }
    /** one or the other */
    | { do: 'if'; is: Condition; effects: Effects; else?: Effects }
    /** the NPC pays nothing */
    | { do: 'pay'; power: number; effects: Effects }
    /** R12.4: the NPC’s Influence; only in declarations of the kind `npc`, and for the NPC alone */
    | { do: 'npcInfluence' }
    /** R12.4: the NPC’s bonus card; only in declarations of the kind `npc`, and for the NPC alone */
    | { do: 'npcBonusCard' }
    /** R12.4: the NPC’s Dominance; only in declarations of the kind `npc`, and for the NPC alone */
    | { do: 'dominate' };

  /** Declared effects, or a function in their place; then the card needs a text. */
  type Does<G> = { effects: Effects; run?: undefined } | { effects?: undefined; run(game: G): void };
  /**
   * Runs its effects, or its function, when such an event happens. On a Cult card it works from the hand and its owner may always
   * decline.
   */
  export type Trigger = {
    on: EventType;
    /** whose event, seen from the owner; City cards have no owner and hear everyone’s; `anyone` if left out */
    by?: 'owner' | 'rival' | 'anyone';
    /** judged for the owner; `here` is the district of the event */
    where?: Condition;
    /** the owner may decline */
    optional?: true;
    /** what becomes of the card in hand */
    self?: 'discard' | 'destroy';
  } & Does<GameAnywhere>;

  // ── Abilities ──

  type AbilityOf<K, W, G> = {
    /** when it may be used */
    keyword: K;
    /** the moment within that; each keyword has its own */
    window?: W;
    /** the name of one of several ways to use the card */
    mode?: string;
    /** it is offered only if this holds */
    when?: Condition;
    /** what becomes of the card itself */
    self?: 'discard' | 'destroy';
    /** the card gives no icons in this Confrontation; with `keyword` `confrontation` */
    forfeit?: true;
    text?: Text;
  } & Does<G>;
  /** What a card can do: declared `effects`, or a function `run(game)`. */
  export type Ability =
    | AbilityOf<'mobilization', never, GameAnywhere>
    | AbilityOf<'recruitment', 'beforeRerolls' | 'afterRolls', GameAnywhere>
    | AbilityOf<'planning', never, GameHere>
    | AbilityOf<'augmentation', never, GameHere>
    | AbilityOf<'preparation', 'beforeAdvance' | 'afterAdvance', GameHere>
    | AbilityOf<'influence', 'afterMove', GameHere>
    | AbilityOf<'confrontation', 'reveal' | 'win' | 'lose', GameHere>
    | AbilityOf<'terror', 'success' | 'removal', GameHere>
    | AbilityOf<'hiding', never, GameAnywhere>;
}
