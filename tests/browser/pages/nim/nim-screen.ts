import { BuiltScreen } from '../../../../src/platform/screens/frame/built-screen';
import type { Services } from '../../../../src/platform/screens/services';
import { makeDialogue } from '../../../../src/platform/ui/dialogue';
import { NIM_WORDS, type NimWords } from './nim-words';

export interface NimScreenContent {
  readonly lines: (words: NimWords) => readonly string[];
  readonly buttons: (words: NimWords) => readonly { readonly words: string; readonly press: () => void }[];
  /** Called when the screen is gone. */
  readonly onGone?: () => void;
}

/** A screen of Nim: a few lines and buttons. */
export class NimScreen extends BuiltScreen {
  readonly #content: NimScreenContent;

  constructor(services: Services, content: NimScreenContent) {
    super(services);
    this.#content = content;
  }

  protected build(): void {
    const { unit, width, height, lang } = this.sheet;
    const words = NIM_WORDS[lang];
    const { root } = makeDialogue({
      unit,
      screen: { width, height },
      title: words.title,
      lines: this.#content.lines(words),
      buttons: this.#content.buttons(words),
      draw: this.services.page.frames.request,
    });
    this.root.addChild(root);
  }

  override destroy(): void {
    super.destroy();
    this.#content.onGone?.();
  }
}
