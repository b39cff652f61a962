import { BuiltScreen, type Sheet } from '../../../platform/screens/frame/built-screen';
import { appWords, type AppWords } from '../words';

/** What a screen of this game is drawn with: the words of the game too. */
export interface CultsSheet extends Sheet {
  readonly app: AppWords;
}

/** A screen of this game, rebuilt from nothing like all screens of the page. */
export abstract class CultsScreen extends BuiltScreen {
  declare protected sheet: CultsSheet;

  protected override sheetOf(width: number, height: number): CultsSheet {
    const sheet = super.sheetOf(width, height);
    return { ...sheet, app: appWords(sheet.lang) };
  }
}
