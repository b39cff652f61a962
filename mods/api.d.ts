/**
 * Types of the module 'cults', for authors of mods: `import { guardian } from 'cults'`. Its vocabulary is in api-effects.d.ts.
 *
 * A file of a mod default-exports one declaration. Editors check it where the file begins with `// @ts-check` or the
 * project has `checkJs`. What cannot be said by declarations is a function: it gets the `game` and nothing else.
 * The whole reference, with limits, is docs/modding.md.
 */
declare module 'cults' {
  // ── Declarations ──

  interface Printed {
    name: Text;
    /** The printed text; left out, it is worded from the declaration. A function needs one. */
    text?: Text;
    flavour?: Text;
    /** A picture of the mod, by its path, or what its picture is composed of. */
    art?: string | ArtMix;
  }
  interface PrintedCard extends Printed {
    /** A sound of the mod, by its path: heard when the card is revealed or used. */
    sound?: string;
  }
  interface CultCard extends PrintedCard {
    /** Small letters, digits and hyphens; the mod's name comes before it in the game. */
    id: string;
    icons?: Icons;
    /** At most 7. */
    abilities?: readonly Ability[];
    /** At most 4. */
    triggers?: readonly Trigger[];
    /** Words of what `game.chooseOne` offers, in its order (at most 12). */
    choices?: readonly Text[];
  }
  interface DistrictCard extends CultCard {
    /** Base cost in Power, 0 to 20. */
    cost: number;
    /** In its stack; 6 if left out. */
    copies?: number;
  }
  interface StartingCard extends CultCard {
    /** Puts the card into a cult's starting deck in place of one copy of another. */
    signature?: { cult: CultId; replaces: CardId };
  }
  type CityCard = PrintedCard & {
    id: string;
    /** Whose Investigators advance first. */
    investigators?: readonly District[];
    /** How long it lies in force; triggers need `round` or `game`. */
    lasts: 'once' | 'round' | 'game';
    triggers?: readonly Trigger[];
    choices?: readonly Text[];
  } & ({ effects?: Effects; run?: undefined } | { effects?: undefined; run(game: GameAnywhere): void });
  interface SetupCard extends PrintedCard {
    id: string;
    sanity: Readonly<Record<District, number>>;
    /** Fields nearer to the district than usual. */
    nearer?: Readonly<Partial<Record<District, number>>>;
    /** Investigators that have already arrived. */
    arrived?: Readonly<Partial<Record<District, number>>>;
  }
  interface ObjectiveCard extends PrintedCard {
    id: string;
    difficulty: number;
    requires: readonly Condition[];
  }
  /** `number`: 1 to 4 on the NPC die, beyond that only reached by `go`; 0 is the overview. Takes the place of the base plan. */
  type NpcCard = PrintedCard & {
    id: string;
    number: number;
    otherwise?: readonly { if: Condition; go: number }[];
  } & ({ effects?: Effects; run?: undefined } | { effects?: undefined; run(game: GameHere): void });
  interface CultDef extends Printed {
    id: string;
    /** `'#3c9460'` */
    colour: string;
    /** A sign of the game, or the path of a picture of the mod. */
    emblem: string;
    /** Card id to copies, 12 in all; cards of mods with their mod's name. */
    deck: Readonly<Record<CardId, number>>;
  }
  interface RulesDef extends Printed {
    /** Only where the players have set this. */
    when?: SettingIs;
    changes: readonly Change[];
  }
  interface FirstGameDef {
    stacks: Readonly<Record<District, Readonly<Record<Stack, CardId>>>>;
    setup: CardId;
    objective: CardId;
  }

  /** What a declaration becomes; export it as the file's default. */
  export interface Declaration {
    kind: string;
  }
  /** A card of a starting deck. */
  export function starting(card: StartingCard): Declaration;
  /** A Guardian of a district's stack. */
  export function guardian(card: DistrictCard): Declaration;
  /** An Action of a district's stack. */
  export function action(card: DistrictCard): Declaration;
  /** The Disorganization card; the base set has it. */
  export function disorganization(card: CultCard): Declaration;
  /** A City card. */
  export function city(card: CityCard): Declaration;
  /** An Initial Setup card. */
  export function setup(card: SetupCard): Declaration;
  /** An Objective for solo play. */
  export function objective(card: ObjectiveCard): Declaration;
  /** A plan of the NPC. */
  export function npc(card: NpcCard): Declaration;
  /** A cult. */
  export function cult(cult: CultDef): Declaration;
  /** House rules: changes for the whole game. */
  export function rules(rules: RulesDef): Declaration;
  /** The arrangement of a first game; the base set has it. */
  export function firstGame(arrangement: FirstGameDef): Declaration;

  // ── The game, as a function sees it ──

  /** A Ritual marker on the board. */
  export interface Ritual {
    readonly cult: CultId;
    readonly level: number;
    readonly district: District;
  }

  /**
   * The game for one use of one ability. Reading it shows only what the ability's owner may know. Every effect is checked
   * against the rules: one that breaks them cancels the whole ability and counts as a strike. A choice may stop the function
   * and run it again from its start with the answer, so keep nothing outside it.
   */
  export interface Game {
    /** Whose ability it is; for a City card the First Cultist. */
    readonly me: CultId;
    /** The district of the Plan (in Planning: of the marker just placed), Confrontation or Terror; null where there is none. */
    readonly here: District | null;
    readonly round: number;
    /** Rounds of this game. */
    readonly rounds: number;
    /** The First Cultist. */
    readonly first: CultId;
    /** Everyone at the table, the NPC too, in seat order. */
    readonly players: CultId[];
    /** All others, clockwise from `me`. */
    readonly rivals: CultId[];
    /** The open districts. */
    readonly districts: District[];

    /** Counts what the owner may know; of `you` and `anywhere` unless told. Others' tokens and Disorganization are secret. */
    count(
      what: Count,
      where?: {
        /** 'you', 'rivals', 'everyone' or a cult. */
        of?: CultId;
        where?: 'anywhere' | 'here' | 'elsewhere' | District;
        levels?: number[];
      },
    ): number;
    /** Cards in the owner's hand, by place from 0. */
    hand(): CardId[];
    /** A discard pile (the owner's unless told), the top last. */
    discards(cult?: CultId): CardId[];
    rituals(district: District): Ritual[];
    /** Cults with a Cult Site there. */
    sites(district: District): CultId[];
    /** Whose Dominance markers lie there, by field. */
    dominance(district: District): CultId[];
    /** Whose Plan markers lie there, from bottom to top. */
    plans(district: District): CultId[];
    /** The stack of a kind there; null without one. */
    stack(district: District, kind: Stack): { card: CardId; left: number } | null;

    /** A random whole number from 0 to `size` - 1, from a stream of this use alone: it tells nothing about dice and decks. */
    random(size: number): number;
    /**
     * Writes a line for the author: seen with `mod test --trace`, `play --log` and in the Workshop, by nobody else. It changes nothing,
     * costs gas, and holds at most 20 lines of 200 characters in a run.
     */
    log(...values: readonly unknown[]): void;
    /** What the mod keeps in this game: plain JSON, at most 4 KB in all. */
    readonly store: Store;
    /** The value of a setting of mod.json in this game. */
    setting(name: string): boolean | number | string;
    /** A number of the rules as it stands, for a cult (the owner unless told) and, if told, a district. */
    number(name: RuleNumber, where?: { of?: CultId; where?: District }): number;
    /** Power that the owner could pay now. */
    power(): number;
    /** The faces of the owner's dice, in Recruitment; else none. */
    dice(): Face[];

    /** The owner chooses a district; any open one unless told. */
    chooseDistrict(options?: readonly District[]): District;
    /** The owner chooses a cult; a rival unless told. */
    chooseSeat(options?: readonly CultId[]): CultId;
    /** The owner chooses a whole number between two, both included. */
    chooseNumber(from: number, to: number): number;
    /** Somebody (the owner unless told) chooses a kind of token; nothing is gained or lost by it. */
    chooseToken(by?: CultId): Token;
    /** The owner chooses cards of their hand among these places: exactly `min`, or `min` to `max`. Gives places. */
    chooseCards(places: readonly number[], min?: number, max?: number): number[];
    /** The owner chooses cards of their discard pile among these places, as with `chooseCards`. */
    chooseDiscards(places: readonly number[], min?: number, max?: number): number[];
    /** The owner chooses one of these stacks; none may be empty. */
    chooseStack<S extends { readonly district: District; readonly kind: Stack }>(stacks: readonly S[]): S;
    /** The owner chooses one of these Rituals, anybody's. */
    chooseRitual(rituals: readonly Ritual[]): Ritual;
    /** The owner chooses one of these moves of own Rituals. */
    chooseMove<M extends { readonly ritual: Ritual; readonly to: District }>(moves: readonly M[]): M;
    /** Somebody (the owner unless told) chooses one of the first `count` of the card's `choices`. Gives its place from 0. */
    chooseOne(count: number, by?: CultId): number;

    /** The owner pays Power with hand cards and Initiates; ask `power()` first. The NPC pays nothing. */
    pay(power: number): void;
    /** Turns one of the owner's dice to a face. */
    setDie(die: number, face: Face): void;
    /** The Investigator does not advance in this Preparation of the owner. */
    skipAdvance(): void;
    /** The Ritual stays after this Terror of the owner. */
    keepRitual(): void;
    /** Draws cards (0 to 20) for a cult, the owner unless told. */
    draw(count: number, cult?: CultId): void;
    /** A cult gets Disorganization cards. */
    disorganization(count: number, cult?: CultId): void;
    /** A cult takes tokens; the NPC only Thugs. */
    gain(token: Token, count: number, cult?: CultId): void;
    /** A cult returns tokens that it has. */
    lose(token: Token, count: number, cult?: CultId): void;
    /** Discards the owner's hand card at this place; those behind it move up. */
    discard(place: number): void;
    /** Destroys the owner's discard at this place; those behind it move up. */
    destroyDiscard(place: number): void;
    /** The owner takes the top card of a stack into hand, free; nothing happens if a copy was acquired in this turn (R8.5). */
    takeCard(district: District, kind: Stack): void;
    /** Places a Ritual from supply on a free field. */
    placeRitual(level: number, district: District, cult?: CultId): void;
    /** Moves a Ritual, anybody's, to a district with a free field. */
    moveRitual(ritual: Ritual, to: District): void;
    /** Raises a Ritual by one level, if the marker is in supply. */
    raiseRitual(ritual: Ritual): void;
    /** Returns a Ritual to its owner's supply. */
    removeRitual(ritual: Ritual): void;
    placeSite(district: District, cult?: CultId): void;
    /** Places a Dominance marker on a free field. */
    placeDominance(district: District, cult?: CultId): void;
    removeDominance(district: District, cult?: CultId): void;
    /** The Investigator on the track advances, 1 field unless told (at most 8). */
    advance(district: District, count?: number): void;
    /** Investigators arrive in the district. */
    placeInvestigator(district: District, count?: number): void;
    /** Arrived Investigators leave the district. */
    removeInvestigator(district: District, count?: number): void;
    /** Swaps the top two Plan markers. */
    swapPlans(district: District): void;
    /** Adds Thugs from the pool to the owner's side in this Confrontation. */
    addThugs(count: number): void;
    /** Adds Attack to the owner's side in this Confrontation. */
    addAttack(count: number): void;
    /** Adds to a number of the rules, for everyone, for so many rounds (this one unless told). */
    change(number: RuleNumber, add: number, rounds?: number): void;
  }
  export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
  /** Values come back frozen: to change a list, set another. */
  export interface Store {
    /** What was kept; undefined if nothing. Only the mod knows what it has put there. */
    // oxlint-disable-next-line typescript/no-explicit-any -- an author writes `game.store.get('seen') ?? []` and uses it
    get(key: string): any;
    /** Keeps plain JSON; undefined takes it away. */
    set(key: string, value: Json | undefined): void;
    keys(): string[];
  }
  /** The game in a Plan, Confrontation or Terror. */
  export interface GameHere extends Game {
    readonly here: District;
  }
  /** The game outside any district. */
  export interface GameAnywhere extends Game {
    readonly here: null;
  }
}
