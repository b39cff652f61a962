import { Container } from 'pixi.js';
import { layoutFor, type Layout } from '../config/layout';
import { appWords, namesFrom, wordsFor, type AppWords, type Lang, type Words } from '../i18n';
import { Motion } from '../shell/motion';
import type { Screen } from '../shell/navigation';
import type { Services } from './services';

/** What a screen is drawn with: its size and the words of its language. */
export interface Sheet {
  readonly layout: Layout;
  readonly width: number;
  readonly height: number;
  readonly unit: number;
  readonly lang: Lang;
  readonly app: AppWords;
  /** The common words; names of cards come with the cards. */
  readonly words: Words;
}

/** A screen that is built from nothing whenever its size, its language or what it shows changes. */
export abstract class BuiltScreen implements Screen {
  readonly root = new Container();
  protected readonly services: Services;
  protected readonly motion = new Motion();
  protected sheet!: Sheet;
  #isGone = false;
  #isQueued = false;

  constructor(services: Services) {
    this.services = services;
  }

  resize(width: number, height: number): void {
    this.clear();
    const { lang } = this.services.settings.current;
    const layout = layoutFor(width, height);
    const words = wordsFor(
      lang,
      namesFrom(lang, () => undefined),
    );
    this.sheet = { layout, width, height, unit: layout.unit, lang, app: appWords(lang), words };
    this.build();
    this.services.page.frames.request();
  }

  /** Draws everything into the empty root. */
  protected abstract build(): void;

  /** Builds anew, after the click that wanted it is over; whoever works with keys stays where they were. */
  protected refresh(): void {
    if (this.#isQueued) return;
    this.#isQueued = true;
    const focused = focusedPlace();
    queueMicrotask(() => {
      this.#isQueued = false;
      if (this.#isGone || this.root.destroyed) return;
      this.resize(this.sheet.width, this.sheet.height);
      if (focused >= 0) requestAnimationFrame(() => requestAnimationFrame(() => focusPlace(focused)));
    });
  }

  protected clear(): void {
    this.motion.kill();
    for (const child of this.root.removeChildren()) child.destroy({ children: true });
  }

  destroy(): void {
    this.#isGone = true;
    this.clear();
    this.root.destroy({ children: true });
  }
}

/** The buttons that Pixi lays over the canvas for keyboards. */
const buttons = (): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>('#game button')];

const focusedPlace = (): number => buttons().indexOf(document.activeElement as HTMLButtonElement);
const focusPlace = (at: number): void => buttons()[at]?.focus();
