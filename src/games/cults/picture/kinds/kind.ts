import type { Spot } from '../../../../platform/prompts/spots';
import type { AnyOptionOf, DecisionKind, OptionOf } from '../../contract/decisions';
import type { Decision, Option, TableView } from '../../contract/view-types';
import type { ChosenAct, AppWords } from '../../words';
import type { BoardLayer } from '../board/pieces';
import type { Books, CardFace } from '../cards/books';
import type { Intended, TerrorPosition } from '../facts/fight';

/** An open decision and the words to speak about it. */
export interface AskedDecision {
  readonly view: TableView;
  readonly decision: Decision;
  readonly books: Books;
  readonly app: AppWords;
}

/** The sum of the chosen options, at the left of the tray. */
export interface SumOfChosen {
  readonly icon: string;
  readonly have: number;
  readonly words: string;
}

/** Everything the picture knows about one kind of decision: its file exports it as `picture`. */
export type KindPicture<K extends DecisionKind> = PictureOf<OptionOf<K>, AnyOptionOf<K>>;

/**
 * Only `stages` is required. `O` are options that stand for something, `A` those and the one to pass. What takes options is written
 * as a method: so the pictures of all kinds can stand in one registry, where each gets the options of its own kind only.
 */
export interface PictureOf<O extends Option = Option, A extends Option = Option> {
  /** The spots that lead to an option, in order. */
  stages(option: O, view: TableView, decision: Decision): readonly Spot[];

  /**
   * What is done with the chosen options: a verb before their names, or a sentence. Omit it if the labels are sentences themselves.
   */
  readonly act?: ChosenAct | Told<A>['all'];
  /** The options are tokens and nothing else: sentences count them, "2 Thugs, 1 Freak". */
  readonly ofTokens?: true;
  /** An addition to the question that only the table knows; may be empty. */
  readonly addsToQuestion?: (asked: AskedDecision) => string;
  /** Do not quote the asking card in the question: the tray shows it beside the tiles, or the tiles quote it. */
  readonly source?: 'shown' | 'quoted';
  /** For kinds with two spots: the screen reader's name of the first, and what the bar says after it. */
  readonly firstSpot?: { readonly name: Told<O>['one']; readonly next: Told<O>['one'] };

  /** What these options together would cost and change; may be empty. */
  preview?(options: readonly A[], asked: AskedDecision): string;
  /** What the tray adds up; `nothing` where even a count would be pointless. */
  readonly sum?: 'nothing' | Told<A>['sum'];

  /** A short form of the suggestion, where listing the options would be long. */
  suggestion?(suggested: readonly A[], asked: AskedDecision): string;

  /** These options spend or reveal something: the setting "ask when it costs" applies. The others count at once, since Undo takes them back. */
  readonly isCostly?: true | Told<A>['costly'];
  /** What the table asks after these options were confirmed and before they count: options that may be added to them. */
  readonly second?: Second<A>;
  /** The words on the button that confirms, where they say more than "Confirm". */
  readonly confirms?: (app: AppWords) => string;
  /** Without a choice, the button that confirms takes the suggestion. Passing is a small button beside it. */
  readonly isReady?: true;
  /** Passing is a small button in the bar instead of a tile. */
  readonly passesSmall?: true;
  /** The suggestion is preselected and can be changed; with what each option spends, the answer that spends least (`preselected`). */
  readonly isFilled?: true | Told<A>['spends'];
  /** A sound calls the player back to the table. */
  readonly callsBack?: true;

  /** The marker to drag onto the board, and whether it can be taken from the seat's own markers as well. */
  readonly dragged?: { readonly shape: string; readonly fromSeat: boolean };
  /** The piece that would lie on an empty field. `onPlans`: on top of the Plan markers there. */
  ghost?(option: O, asked: AskedDecision): Ghost;
  /** A shorter name under a tile's picture. */
  tileName?(option: O, label: string, asked: AskedDecision): string;
  /** Cards on tiles are not those of the hand, even if the hand has equal ones. */
  readonly hasForeignCards?: true;
  /** Lay cards out large for reading: always in these rows, or never; by default if they are many. */
  readonly picker?: PickerRows | 'never';
  /** Refusals are shown in a menu at their district, not in the tray. */
  readonly hasMenu?: true;

  /** Answered on the board: the scene of a Confrontation steps aside. */
  readonly isOnBoard?: true;
  /** What the scene of a Confrontation shows the chooser of their choice. */
  intends?(chosen: readonly A[]): Intended;
  /** The scene of a Confrontation opens with this decision, before it has begun. */
  readonly opensFight?: true;
  /** The meter over the board that grows with the choice, and its maximum. */
  meter?(options: readonly A[], asked: AskedDecision): { readonly position: TerrorPosition; readonly most: number };
}

/** The functions that some fields of a `KindPicture` take, most of them instead of a fixed value. */
interface Told<O extends Option> {
  costly(options: readonly O[]): boolean;
  spends(option: O): number;
  one(option: O, asked: AskedDecision): string;
  all(options: readonly O[], asked: AskedDecision): string;
  sum(options: readonly O[], asked: AskedDecision): SumOfChosen;
}

/** The second half of a question: the same answer, chosen in two steps. */
export interface Second<A extends Option> {
  /** The options that may be added to the chosen ones; nothing is asked where there are none. */
  after(chosen: readonly A[], options: readonly A[]): readonly A[];
  question(app: AppWords): string;
  /** The button that adds nothing. */
  none(app: AppWords): string;
}

export interface Ghost {
  readonly layers: readonly BoardLayer[];
  readonly onPlans?: true;
}

/** Large cards in rows; once one is chosen, only that one stays while its place is chosen. */
export interface PickerRows {
  readonly title: (app: AppWords) => string;
  /** The kinds of card, one row each. */
  readonly rows: readonly CardFace['kind'][];
}
