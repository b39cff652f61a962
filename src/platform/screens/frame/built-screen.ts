import { Container } from 'pixi.js';
import { layoutFor, type Layout } from '../../config/layout';
import type { Lang } from '../../i18n/lang';
import { screenWords } from '../../i18n/language';
import type { ScreenWords } from '../../i18n/screen-words';
import { afterClick } from '../../shell/input/after-click';
import { focused, keepingFocus, walkFocus } from '../../shell/input/focus';
import { Motion } from '../../shell/motion';
import type { Screen } from '../../shell/navigation';
import type { ScrollArea } from '../../ui/scroll';
import type { GameWords } from '../game-page';
import type { Services } from '../services';

/** Passed to a screen for drawing: its size and the words of its language. */
export interface Sheet {
  readonly layout: Layout;
  readonly width: number;
  readonly height: number;
  readonly unit: number;
  readonly lang: Lang;
  readonly screens: ScreenWords;
  /** What is said of the game that is played. */
  readonly game: GameWords;
}

/** A screen that is rebuilt from nothing when its size, its language or its content changes. */
export abstract class BuiltScreen implements Screen {
  readonly root = new Container();
  protected readonly services: Services;
  protected readonly motion = new Motion();
  protected sheet!: Sheet;
  /** The area that keys scroll, if the screen has one. */
  protected scroll: ScrollArea | null = null;
  /** The minimum height this screen is designed for, in design pixels. */
  protected readonly designHeight: number = 900;
  #isGone = false;
  #isQueued = false;

  constructor(services: Services) {
    this.services = services;
  }

  resize(width: number, height: number): void {
    this.clear();
    this.sheet = this.sheetOf(width, height);
    this.build();
    this.services.page.frames.renew();
  }

  /** What this screen is drawn with; a game's screens add words of their own. */
  protected sheetOf(width: number, height: number): Sheet {
    const { lang } = this.services.settings.current;
    const whole = layoutFor(width, height);
    const unit = this.#unitOf(whole);
    const layout = { ...whole, unit };
    return { layout, width, height, unit, lang, screens: screenWords(lang), game: this.services.game.words(lang) };
  }

  /** On a phone, a screen that needs little height gets larger text. */
  #unitOf({ unit, pageUnit, height }: Layout): number {
    return Math.min(unit, Math.max(pageUnit, height / this.designHeight));
  }

  /** Draws everything into the empty root. */
  protected abstract build(): void;

  /** Rebuilds the screen once the current click has been handled, so no button is destroyed under it. */
  protected refresh(): void {
    if (this.#isQueued) return;
    this.#isQueued = true;
    afterClick(() => {
      this.#isQueued = false;
      // A screen that has not been built yet will be built with the new content anyway.
      if (this.#isGone || this.root.destroyed || this.sheet === undefined) return;
      keepingFocus(() => this.resize(this.sheet.width, this.sheet.height));
    });
  }

  /** Called on Escape; screens that cannot be left do nothing. */
  protected leave(): void {}

  /** Escape leaves the screen; arrows move between buttons, or scroll while the focus is outside the scrolled area. */
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
