import { makeDialogue, SHORT_SCREEN, type DialogueButton } from '../../ui/dialogue';
import { autosave } from './autosave';
import { BuiltScreen } from '../frame/built-screen';
import { showKeys } from '../keys-list';
import type { Services } from '../services';

/** The menu over the table. The browser keeps the game after every answer; a file of it is for elsewhere, or for later. */
export class MenuScreen extends BuiltScreen {
  readonly seeThrough = true;
  protected override readonly designHeight = SHORT_SCREEN;
  readonly #back: (() => void) | undefined;

  readonly #isGuided: boolean;

  /** `back` leaves a game that is only tried out, by an author or, if it is guided, by a learner. */
  constructor(services: Services, back?: () => void, isGuided = false) {
    super(services);
    this.#back = back;
    this.#isGuided = isGuided;
  }

  protected build(): void {
    const { unit, width, height, screens } = this.sheet;
    const { doors, page } = this.services;
    const { root } = makeDialogue({
      unit,
      screen: { width, height },
      title: screens.menu,
      lines: [this.#hint()],
      column: true,
      width: 480,
      draw: page.frames.request,
      buttons: [
        { words: screens.resume, primary: true, press: () => this.leave() },
        { words: screens.settings, icon: 'ui-settings', press: () => void doors.settings() },
        { words: screens.rules, icon: 'ui-rules', press: () => void doors.rules() },
        { words: screens.keys, icon: 'ui-arrow', press: () => void showKeys(this.services) },
        ...this.#ways(),
      ],
    });
    this.root.addChild(root);
  }

  #hint(): string {
    const { screens } = this.sheet;
    if (this.#isGuided) return screens.studied;
    if (this.#back !== undefined) return screens.triedOut;
    return autosave.isKept ? screens.quitHint : screens.notKept;
  }

  #ways(): readonly DialogueButton[] {
    const { doors } = this.services;
    const { screens } = this.sheet;
    const backWords = this.#isGuided ? screens.backToLearn : screens.backFromTrial;
    if (this.#back !== undefined) return [{ words: backWords, icon: 'ui-cross', press: this.#back }];
    return [
      { words: screens.saveFile, icon: 'ui-log', press: () => void doors.saveToFile() },
      { words: screens.loadFile, icon: 'ui-undo', press: () => void doors.load() },
      { words: screens.newGame, icon: 'ui-dice', press: () => void doors.newGame() },
      { words: screens.quit, icon: 'ui-cross', press: () => void doors.title() },
    ];
  }

  protected override leave(): void {
    void this.services.navigation.lift(this);
  }
}
