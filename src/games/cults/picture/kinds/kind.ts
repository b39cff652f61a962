import type { Spot } from '../../../../platform/prompts/spots';
import type { Decision, Option, TableView } from '../../contract/view-types';
import type { Act, AppWords, CoachReason } from '../../words';
import type { Layer } from '../board/pieces';
import type { Books, CardFace } from '../cards/books';
import type { Intended, TerrorPosition } from '../facts/fight';

/** An open decision and the words to speak about it. */
export interface Asked {
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

/** Everything the picture knows about one kind of decision. Only `stages` is required. */
export interface KindPicture {
  /** The spots that lead to an option, in order. */
  readonly stages: (option: Option, view: TableView, decision: Decision) => readonly Spot[];

  /**
   * What is done with the chosen options: a verb before their names, or a sentence. Omit it if the labels are sentences themselves.
   */
  readonly act?: Act | ((options: readonly Option[], asked: Asked) => string);
  /** The options are tokens and nothing else: sentences count them, "2 Thugs, 1 Freak". */
  readonly ofTokens?: true;
  /** An addition to the question that only the table knows; may be empty. */
  readonly addsToQuestion?: (asked: Asked) => string;
  /** Do not quote the asking card in the question: the tray shows it beside the tiles, or the tiles quote it. */
  readonly source?: 'shown' | 'quoted';
  /** For kinds with two spots: the screen reader's name of the first, and what the bar says after it. */
  readonly firstSpot?: { readonly name: Said; readonly next: Said };

  /** What these options together would cost and change; may be empty. */
  readonly preview?: (options: readonly Option[], asked: Asked) => string;
  /** What the tray adds up; `nothing` where even a count would be pointless. */
  readonly sum?: 'nothing' | ((options: readonly Option[], asked: Asked) => SumOfChosen);

  /** Why the coach suggests this. A fixed reason does not cover passing. Omitted: the coach keeps silent. */
  readonly reason?: CoachReason | ((suggested: readonly Option[], decision: Decision, view: TableView) => CoachReason);
  /** A short form of the suggestion, where listing the options would be long. */
  readonly suggestion?: (suggested: readonly Option[], asked: Asked) => string;

  /** It costs something or cannot be undone: the setting "confirm when it is costly" applies. */
  readonly isCostly?: true;
  /** The suggestion is preselected and can be changed. */
  readonly isFilled?: true;
  /** A sound calls the player back to the table. */
  readonly callsBack?: true;

  /** The marker to drag onto the board, and whether it can be taken from the seat's own markers as well. */
  readonly dragged?: { readonly shape: string; readonly fromSeat: boolean };
  /** The piece that would lie on an empty field. `onPlans`: on top of the Plan markers there. */
  readonly ghost?: (option: Option, asked: Asked) => Ghost;
  /** A shorter name under a tile's picture. */
  readonly tileName?: (option: Option, label: string, asked: Asked) => string;
  /** Cards on tiles are not those of the hand, even if the hand has equal ones. */
  readonly hasForeignCards?: true;
  /** Lay cards out large for reading: always in these rows, or never; by default if they are many. */
  readonly picker?: PickerRows | 'never';
  /** Refusals are shown in a menu at their district, not in the tray. */
  readonly hasMenu?: true;

  /** Answered on the board: the scene of a Confrontation steps aside. */
  readonly isOnBoard?: true;
  /** What the scene of a Confrontation shows the chooser of their choice. */
  readonly intends?: (chosen: readonly Option[]) => Intended;
  /** The scene of a Confrontation opens with this decision, before it has begun. */
  readonly opensFight?: true;
  /** The meter over the board that grows with the choice, and its maximum. */
  readonly meter?: (asked: Asked) => { readonly position: TerrorPosition; readonly most: number };
}

export type Said = (option: Option, asked: Asked) => string;

export interface Ghost {
  readonly layers: readonly Layer[];
  readonly onPlans?: true;
}

/** Large cards in rows; once one is chosen, only that one stays while its place is chosen. */
export interface PickerRows {
  readonly title: (app: AppWords) => string;
  /** The kinds of card, one row each. */
  readonly rows: readonly CardFace['kind'][];
}
