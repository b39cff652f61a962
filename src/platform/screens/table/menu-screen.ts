import { makeDialogue, SHORT_SCREEN } from '../../ui/dialogue';
import { autosave } from './autosave';
import { BuiltScreen } from '../frame/built-screen';
import { showKeys } from '../keys-list';

/** The menu over the table. It has no save button: the game is saved after every answer. */
export class MenuScreen extends BuiltScreen {
  readonly seeThrough = true;
  protected override readonly designHeight = SHORT_SCREEN;

  protected build(): void {
    const { unit, width, height, screens } = this.sheet;
    const { doors, page } = this.services;
    const { root } = makeDialogue({
      unit,
      screen: { width, height },
      title: screens.menu,
      lines: [autosave.isKept ? screens.quitHint : screens.notKept],
      column: true,
      width: 480,
      draw: page.frames.request,
      buttons: [
        { words: screens.resume, primary: true, press: () => this.leave() },
        { words: screens.settings, icon: 'ui-settings', press: () => void doors.settings() },
        { words: screens.rules, icon: 'ui-rules', press: () => void doors.rules() },
        { words: screens.keys, icon: 'ui-arrow', press: () => void showKeys(this.services) },
        {
          words: screens.newGame,
          icon: 'ui-dice',
          press: () => void doors.newGame(),
        },
        { words: screens.quit, icon: 'ui-cross', press: () => void doors.title() },
      ],
    });
    this.root.addChild(root);
  }

  protected override leave(): void {
    void this.services.navigation.lift(this);
  }
}
