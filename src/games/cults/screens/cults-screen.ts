import type { CultsReading } from '../reading';
import type { CurrentGame, OpenTable } from '../../../platform/screens/table/current-game';
import type { TableView } from '../contract/view-types';
import { BuiltScreen, type Sheet } from '../../../platform/screens/frame/built-screen';
import { tableLayoutFor, type TableLayout } from '../picture/config/table-layout';
import { appWords, type AppWords } from '../words';

/** A game of Rise of the Cults as the page plays it, and a table at which one can begin. */
export type CultsGame = CurrentGame<TableView, CultsReading>;
export type CultsOpenTable = OpenTable<TableView, CultsReading>;

/** What a screen of this game is drawn with: the words of the game too. */
export interface CultsSheet extends Sheet {
  readonly layout: TableLayout;
  readonly app: AppWords;
}

/** A screen of this game, rebuilt from nothing like all screens of the page. */
export abstract class CultsScreen extends BuiltScreen {
  declare protected sheet: CultsSheet;

  protected override sheetOf(width: number, height: number): CultsSheet {
    const sheet = super.sheetOf(width, height);
    // Cards on a screen use the screen's own unit, so their text has the same size.
    const layout = { ...tableLayoutFor(width, height), unit: sheet.unit };
    return { ...sheet, layout, app: appWords(sheet.lang) };
  }
}
