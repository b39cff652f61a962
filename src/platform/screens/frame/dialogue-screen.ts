import { makeDialogue, SHORT_SCREEN, type DialogueButton } from '../../ui/dialogue';
import { BuiltScreen, type Sheet } from './built-screen';
import type { Services } from '../services';

export interface DialogueAnswer<T> {
  readonly id: T;
  readonly words: string;
  readonly icon?: string;
}

/** The content of a dialogue, made again for every language. The first answer is the recommended one. */
export interface Dialogue<T> {
  readonly title: string;
  readonly lines: readonly string[];
  readonly answers: readonly DialogueAnswer<T>[];
  readonly column?: boolean;
  readonly width?: number;
}

/** A question shown over any other screen. */
class DialogueScreen<T> extends BuiltScreen {
  readonly seeThrough = true;
  protected override readonly designHeight = SHORT_SCREEN;
  readonly #say: (sheet: Sheet) => Dialogue<T>;
  readonly #answered: (answer: T) => void;
  #answer: T;

  constructor(services: Services, say: (sheet: Sheet) => Dialogue<T>, otherwise: T, answered: (answer: T) => void) {
    super(services);
    this.#say = say;
    this.#answer = otherwise;
    this.#answered = answered;
  }

  protected build(): void {
    const { answers, ...said } = this.#say(this.sheet);
    const buttons = answers.map(
      ({ id, words, icon }, i): DialogueButton => ({
        words,
        primary: i === 0,
        ...(icon === undefined ? {} : { icon }),
        press: () => this.#close(id),
      }),
    );
    const { unit, width, height } = this.sheet;
    const { root, scroll } = makeDialogue({
      ...said,
      unit,
      screen: { width, height },
      buttons,
      draw: this.services.page.frames.request,
    });
    this.scroll = scroll;
    this.root.addChild(root);
  }

  #close(answer: T): void {
    this.#answer = answer;
    void this.services.navigation.lift(this);
  }

  protected override leave(): void {
    this.#close(this.#answer);
  }

  override destroy(): void {
    super.destroy();
    // Resolve on every way out, or the caller of `ask` would wait for ever.
    this.#answered(this.#answer);
  }
}

/** Shows a dialogue and resolves with the answer, or with `otherwise` if the dialogue is closed without one. */
export function ask<T>(services: Services, say: (sheet: Sheet) => Dialogue<T>, otherwise: T): Promise<T> {
  return new Promise((resolve) => {
    void services.navigation.lay(() => new DialogueScreen(services, say, otherwise, resolve));
  });
}
