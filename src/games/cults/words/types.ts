import type { Lang } from '../../../platform/i18n/lang';

/** Names that come with the cards in play and not with the game. */
export interface Names {
  card(id: string): string;
  cult(id: string): string;
  /** A card's own words for one of its choices or modes; without them common words are used. */
  choice?(card: string, choice: string): string | undefined;
}

/** What came with a code. */
export type WordParams = Readonly<Record<string, string | number | readonly (string | number)[]>>;

/* What is passed in, as far as words need it. The engine's own types fit these; this room knows no other. */

export interface OptionLike {
  readonly id: string;
  readonly pass?: boolean;
  readonly [detail: string]: unknown;
}

export interface DecisionLike {
  readonly kind: string;
  readonly min: number;
  readonly max: number;
  readonly options: readonly OptionLike[];
  readonly needs?: Readonly<Record<string, number>>;
  /** The card that asks, where it is known, and what it is about to do. */
  readonly source?: string;
  readonly effect?: object;
  /** What is paid for. */
  readonly for?: string;
}

export interface EventLike {
  readonly type: string;
  readonly seat?: string;
  /** There only for the seat whose secret it is. */
  readonly own?: Readonly<Record<string, unknown>>;
  readonly [detail: string]: unknown;
}

export interface RefusalLike {
  readonly what: string;
  readonly code: string;
  readonly district?: string;
  readonly params?: WordParams;
}

export interface ReasonLike {
  readonly code: string;
  readonly params: WordParams;
}

/** All words of the game in one language. Nothing here ever throws: what is unknown gets a sentence that names it. */
export interface Words {
  readonly lang: Lang;
  /** What is wrong, where, and what to do. */
  readonly error: (code: string, params: WordParams) => string;
  /** Why something is not on offer: the reason alone. */
  readonly refusal: (code: string, params: WordParams) => string;
  /** The same with what is refused before it: "Influence in Downtown: …". */
  readonly refused: (refusal: RefusalLike) => string;
  /** Why an adviser prefers an answer, the deciding reason first; where none has words, what speaks for any answer of this kind. */
  readonly because: (reasons: readonly ReasonLike[], kind?: string) => string;
  readonly prompt: (decision: DecisionLike) => string;
  readonly label: (kind: string, option: OptionLike) => string;
  /** One sentence for the log; works with and without what only the owner sees. */
  readonly event: (event: EventLike) => string;
  readonly district: (id: string) => string;
  readonly plan: (id: string) => string;
  readonly phase: (id: string) => string;
  /** The word alone, in the form that goes with the count (one, if left out). */
  readonly token: (id: string, count?: number) => string;
  /** What somebody takes or gives: "2 Thugs". */
  readonly someTokens: (id: string, count: number) => string;
  readonly keyword: (id: string) => string;
  readonly face: (id: string) => string;
  /** The kind of a stack: Guardian or Action. */
  readonly stack: (id: string) => string;
  /** "Ritual II". */
  readonly ritual: (level: number) => string;
  /** A number of the rules, such as `planSpots`. */
  readonly ruleNumber: (id: string) => string;
  readonly ui: UiWords;
}

/** Words of a screen: headings stand alone, functions make whole phrases. */
export interface UiWords {
  readonly title: string;
  readonly subtitle: string;
  // headings
  readonly round: string;
  readonly phase: string;
  readonly district: string;
  readonly districts: string;
  readonly hand: string;
  readonly deck: string;
  readonly discard: string;
  readonly tokens: string;
  readonly supply: string;
  readonly sanity: string;
  readonly investigators: string;
  readonly track: string;
  readonly plans: string;
  readonly planMarkers: string;
  readonly planBoard: string;
  readonly rituals: string;
  readonly sites: string;
  readonly dominance: string;
  readonly guardian: string;
  readonly action: string;
  readonly cityCard: string;
  readonly cityDeck: string;
  readonly objective: string;
  readonly bonusCards: string;
  readonly firstCultist: string;
  readonly cults: string;
  readonly players: string;
  readonly dice: string;
  readonly cost: string;
  readonly attack: string;
  readonly power: string;
  readonly terror: string;
  readonly log: string;
  readonly options: string;
  readonly rules: string;
  // states
  readonly closed: string;
  readonly open: string;
  readonly empty: string;
  readonly none: string;
  readonly hidden: string;
  readonly you: string;
  readonly human: string;
  readonly npc: string;
  readonly bot: string;
  readonly yes: string;
  readonly no: string;
  // a decision
  readonly yourTurn: string;
  readonly chooseNumbers: string;
  readonly chooseNumber: string;
  readonly emptyMeansNone: string;
  readonly emptyMeansSuggestion: string;
  readonly suggestion: string;
  readonly whyNot: string;
  readonly nothingRefused: string;
  readonly invalidInput: string;
  readonly nothingChosen: string;
  // the end
  readonly gameOver: string;
  readonly score: string;
  readonly total: string;
  readonly winner: string;
  readonly winners: string;
  readonly sharedVictory: string;
  readonly youWin: string;
  readonly youLose: string;
  readonly scoreDominance: string;
  readonly scoreSites: string;
  readonly scoreRituals: string;
  readonly objectiveMet: string;
  readonly objectiveMissed: string;
  // commands
  readonly help: string;
  readonly commands: string;
  readonly undo: string;
  readonly undone: string;
  readonly save: string;
  readonly load: string;
  readonly loaded: string;
  readonly quit: string;
  readonly reallyQuit: string;
  readonly goodbye: string;
  readonly newGame: string;
  readonly language: string;
  readonly seed: string;
  readonly pressEnter: string;
  readonly unknownCommand: string;
  /** What each command of a terminal game does, one line each. */
  readonly helpFor: Readonly<Record<HelpTopic, string>>;
  // phrases
  readonly roundOf: (round: number, rounds: number) => string;
  readonly turnOf: (cult: string) => string;
  readonly waitingFor: (cult: string) => string;
  readonly passTo: (cult: string) => string;
  readonly saved: (where: string) => string;
  /** The address of the game, and how to end. */
  readonly served: (url: string) => string;
  /** "exactly 2", "1 to 3", "any number". */
  readonly howMany: (min: number, max: number) => string;
  readonly optionRange: (count: number) => string;
  readonly cards: (count: number) => string;
  readonly cultistTokens: (count: number) => string;
  readonly investigatorsHere: (count: number) => string;
  readonly points: (count: number) => string;
  readonly onField: (field: number) => string;
  readonly left: (count: number) => string;
  readonly whoWon: (cults: readonly string[]) => string;
}

export type HelpTopic =
  | 'answer'
  | 'none'
  | 'suggestion'
  | 'whyNot'
  | 'board'
  | 'hand'
  | 'card'
  | 'log'
  | 'score'
  | 'undo'
  | 'save'
  | 'help'
  | 'quit';
