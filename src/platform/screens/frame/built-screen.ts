import { Container } from 'pixi.js';
import { layoutFor, type Layout } from '../../config/layout';
import { appWords, namesFrom, wordsFor, type AppWords, type Lang, type Words } from '../../../games/cults/words';
import { afterClick } from '../../shell/input/after-click';
import { focused, keepingFocus, walkFocus } from '../../shell/input/focus';
import { Motion } from '../../shell/motion';
import type { Screen } from '../../shell/navigation';
import type { ScrollArea } from '../../ui/scroll';
import type { Services } from '../services';

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
  /** What is rolled with keys, where something is. */
  protected scroll: ScrollArea | null = null;
  /** What it needs at least, in design pixels. */
  protected readonly designHeight: number = 900;
  #isGone = false;
  #isQueued = false;

  constructor(services: Services) {
    this.services = services;
  }

  resize(width: number, height: number): void {
    this.clear();
    const { lang } = this.services.settings.current;
    const whole = layoutFor(width, height);
    const unit = this.#unitOf(whole);
    // Cards on a screen have letters of its size.
    const layout = { ...whole, unit };
    const words = wordsFor(
      lang,
      namesFrom(lang, () => undefined),
    );
    this.sheet = { layout, width, height, unit, lang, app: appWords(lang), words };
    this.build();
    this.services.page.frames.renew();
  }

  /** A screen that can do with less height than a large one has larger letters on a phone. */
  #unitOf({ unit, pageUnit, height }: Layout): number {
    return Math.min(unit, Math.max(pageUnit, height / this.designHeight));
  }

  /** Draws everything into the empty root. */
  protected abstract build(): void;

  /** Builds anew, after the click that wanted it, or that goes on meanwhile, is over. */
  protected refresh(): void {
    if (this.#isQueued) return;
    this.#isQueued = true;
    afterClick(() => {
      this.#isQueued = false;
      // One that has not been built yet will be built as it is then.
      if (this.#isGone || this.root.destroyed || this.sheet === undefined) return;
      keepingFocus(() => this.resize(this.sheet.width, this.sheet.height));
    });
  }

  /** The way out by Escape; some screens have none. */
  protected leave(): void {}

  /** Escape leaves; arrows go from button to button, or roll what can be rolled while the focus is not in it. */
  key(event: KeyboardEvent): void {
    if (event.key === 'Escape') return this.leave();
    const isInside = this.scroll?.holds(focused()) === true;
    if (isInside && walkFocus(event)) return;
    if (this.scroll?.key(event) !== true) walkFocus(event);
  }

  protected clear(): void {
    this.motion.kill();
    this.scroll = null;
    for (const child of this.root.removeChildren()) child.destroy({ children: true });
  }

  destroy(): void {
    this.#isGone = true;
    this.clear();
    this.root.destroy({ children: true });
  }
}
