import type { Spot } from '../../../../platform/prompts/spots';
import type { Decision, Option, TableView } from '../../contract/view-types';
import type { Act, AppWords, CoachReason } from '../../words';
import type { Layer } from '../board/pieces';
import type { Books, CardFace } from '../cards/books';
import type { Intended, TerrorPosition } from '../facts/fight';

/** An open decision and what sentences about it are made with. */
export interface Asked {
  readonly view: TableView;
  readonly decision: Decision;
  readonly books: Books;
  readonly app: AppWords;
}

/** What the chosen options come to, at the left of the tray. */
export interface SumOfChosen {
  readonly icon: string;
  readonly have: number;
  readonly words: string;
}

/** How one kind of decision is asked at the table: everything that the picture knows of it. Only `stages` is required. */
export interface KindPicture {
  /** The spots that lead to an option, one after the other. */
  readonly stages: (option: Option, view: TableView, decision: Decision) => readonly Spot[];

  /** What is done with the chosen options: a verb before their names, or a sentence. Left out: their labels are sentences. */
  readonly act?: Act | ((options: readonly Option[], asked: Asked) => string);
  /** The options are tokens and nothing else: sentences count them, "2 Thugs, 1 Freak". */
  readonly ofTokens?: true;
  /** What only the table knows, said after the question; empty where there is nothing to add. */
  readonly addsToQuestion?: (asked: Asked) => string;
  /** The card that asks is not quoted in the question: the tray shows it beside the tiles, or the tiles quote it themselves. */
  readonly source?: 'shown' | 'quoted';
  /** Where two spots must be pointed at: what a screen reader calls the first one, and what the bar says once it is chosen. */
  readonly firstSpot?: { readonly name: Said; readonly next: Said };

  /** What these options together would cost and change; empty where there is nothing to say. */
  readonly preview?: (options: readonly Option[], asked: Asked) => string;
  /** What the tray adds up; `nothing` where counting the chosen tiles would say nothing. */
  readonly sum?: 'nothing' | ((options: readonly Option[], asked: Asked) => SumOfChosen);

  /** Why the coach suggests what it does. A reason alone does not speak of passing. Left out: the coach keeps silent. */
  readonly reason?: CoachReason | ((suggested: readonly Option[], decision: Decision, view: TableView) => CoachReason);
  /** The suggestion in short, where the list of what is chosen would be long. */
  readonly suggestion?: (suggested: readonly Option[], asked: Asked) => string;

  /** It costs something or cannot be taken back: "confirm when it is costly" waits for it. */
  readonly isCostly?: true;
  /** The suggestion is chosen from the start and can be changed. */
  readonly isFilled?: true;
  /** A sound calls the player back to the table. */
  readonly callsBack?: true;

  /** The marker that can be dragged onto the board, and whether it may be taken from the own seat's markers as well. */
  readonly dragged?: { readonly shape: string; readonly fromSeat: boolean };
  /** What would lie on an empty field if this were the answer. `onPlans`: it comes to lie on the Plan markers there. */
  readonly ghost?: (option: Option, asked: Asked) => Ghost;
  /** The name under a tile's picture, where its label says more than is needed. */
  readonly tileName?: (option: Option, label: string, asked: Asked) => string;
  /** Cards on tiles are not those of the hand, even where the hand has the same. */
  readonly hasForeignCards?: true;
  /** Cards to read and choose from, large: always so laid out, or never; left out: where they are many. */
  readonly picker?: PickerRows | 'never';
  /** What is refused is told in a menu at its district, not in the tray. */
  readonly hasMenu?: true;

  /** The scene of a Confrontation steps aside: this is answered on the board. */
  readonly isOnBoard?: true;
  /** What the scene of a Confrontation shows of the choice to whoever chooses. */
  readonly intends?: (chosen: readonly Option[]) => Intended;
  /** The scene of a Confrontation opens with this question, before it has begun. */
  readonly opensFight?: true;
  /** The meter over the board that grows with what is chosen, and up to where. */
  readonly meter?: (asked: Asked) => { readonly position: TerrorPosition; readonly most: number };
}

export type Said = (option: Option, asked: Asked) => string;

export interface Ghost {
  readonly layers: readonly Layer[];
  readonly onPlans?: true;
}

/** All cards are shown large, in rows; once one is chosen, only that one stays while its place is chosen. */
export interface PickerRows {
  readonly title: (app: AppWords) => string;
  /** The kinds of card, a row for each. */
  readonly rows: readonly CardFace['kind'][];
}
