import type { Container } from 'pixi.js';
import type { Rect } from '../config/layout';
import { PALETTE } from '../config/palette';
import { SPEEDS } from '../config/timing';
import { LANGS } from '../i18n/lang';
import { TEXT_SIZES } from '../config/text-size';
import { fullScreen } from '../shell/full-screen';
import { CONFIRMS } from '../shell/settings';
import { makeChoices, type ChoiceItem } from '../ui/controls/choices';
import { ScrollArea } from '../ui/scroll';
import { makeSlider } from '../ui/controls/slider';
import { makeBar } from '../ui/sprite';
import { makeSwitch } from '../ui/controls/switch';
import { fitWidth, makeText } from '../ui/text';
import { BuiltScreen } from './frame/built-screen';
import { tell } from './frame/error-message';
import { makePage } from './frame/page-frame';
import { changeLanguage } from './change-language';

const ROW = 72;
/** Without the row for the full screen, which not every browser has. */
const ROWS = 9;

/** The player's settings for this browser; each change takes effect at once. */
export class SettingsScreen extends BuiltScreen {
  protected override readonly designHeight = 430;
  #row = 0;
  #into: Container = this.root;
  #scrolled = 0;
  #inside: Rect = { x: 0, y: 0, width: 0, height: 0 };
  #unlisten: (() => void) | null = null;

  protected build(): void {
    const { screens } = this.sheet;
    const { root, inside } = makePage(this.sheet, {
      heading: screens.settings,
      back: () => this.leave(),
      width: 1000,
      height: 860,
    });
    this.root.addChild(root);
    this.#row = 0;
    this.#inside = inside;
    this.#into = this.root;
    const needed = (ROWS + (fullScreen.isPossible ? 1 : 0)) * ROW * this.sheet.unit;
    if (inside.height < needed) this.#roll(inside, needed);
    this.#sizes();
    this.#choices();
    this.#switches();
    this.#volumes();
    this.scroll?.scrollTo(this.#scrolled);
  }

  /** Puts the rows into a scroll area if they do not fit. */
  #roll(inside: Rect, needed: number): void {
    const area = new ScrollArea(inside, this.sheet.unit, this.services.page.frames.request);
    area.contentHeight = needed;
    this.root.addChild(area);
    this.scroll = area;
    this.#into = area.content;
    this.#inside = { x: 0, y: 0, width: area.room, height: needed };
  }

  protected override clear(): void {
    this.#scrolled = this.scroll?.top ?? 0;
    super.clear();
  }

  override destroy(): void {
    this.#unlisten?.();
    super.destroy();
  }

  protected override leave(): void {
    void this.services.navigation.lift(this);
  }

  /** Adds a row: its words at the left, its control at the right. */
  #put(words: string, hint: string, make: (width: number, height: number) => Container): void {
    const { unit } = this.sheet;
    const { x, y, width } = this.#inside;
    const top = y + this.#row++ * ROW * unit;
    const left = width * 0.42;
    if (this.#row > 1)
      this.#into.addChild(makeBar({ x, y: top - 6 * unit, width, height: Math.max(1, unit) }, PALETTE.border, 0.45));
    const label = makeText(words, 'strong', { unit, size: 18, anchor: [0, 0.5] });
    fitWidth(label, left - 16 * unit).position.set(x, top + (hint === '' ? 34 : 17) * unit);
    this.#into.addChild(label);
    if (hint !== '') {
      const small = makeText(hint, 'small', { unit, width: left - 16 * unit });
      small.position.set(x, top + 29 * unit);
      this.#into.addChild(small);
    }
    const thing = make(width - left, 46 * unit);
    thing.position.set(x + left, top + 11 * unit);
    this.#into.addChild(thing);
  }

  #choose<T>(label: string, hint: string, items: readonly ChoiceItem<T>[], chosen: T, choose: (id: T) => void): void {
    const { unit } = this.sheet;
    this.#put(label, hint, (width, height) => makeChoices({ unit, width, height, label, items, chosen, choose }));
  }

  #choices(): void {
    const { screens } = this.sheet;
    const { settings } = this.services;
    const { lang, speed, confirm } = settings.current;
    this.#choose(
      screens.language,
      '',
      LANGS.map((id) => ({ id, words: screens.languages[id] })),
      lang,
      (id) => void changeLanguage(this.services, id),
    );
    this.#choose(
      screens.speed,
      '',
      SPEEDS.map((id) => ({ id, words: screens.speeds[id] })),
      speed,
      (id) => this.#change({ speed: id }),
    );
    this.#choose(
      screens.confirm,
      screens.confirmHint,
      CONFIRMS.map((id) => ({ id, words: screens.confirms[id] })),
      confirm,
      (id) => this.#change({ confirm: id }),
    );
  }

  #sizes(): void {
    const { screens } = this.sheet;
    const { textSize } = this.services.settings.current;
    this.#choose(
      screens.textSize,
      screens.textSizeHint,
      TEXT_SIZES.map((id) => ({ id, words: screens.textSizes[id] })),
      textSize,
      (id) => this.services.settings.change({ textSize: id }),
    );
    if (!fullScreen.isPossible) return;
    // Its own keys lead out of it, too.
    this.#unlisten ??= fullScreen.listen(() => this.refresh());
    this.#switch(screens.fullScreen, screens.fullScreenHint, fullScreen.isOn, (on) => {
      fullScreen.set(on).catch((error: unknown) => tell(this.services, error));
    });
  }

  #switches(): void {
    const { screens } = this.sheet;
    const { answersAlone, coach, reducedMotion } = this.services.settings.current;
    this.#switch(screens.answersAlone, screens.answersAloneHint, answersAlone, (on) => this.#change({ answersAlone: on }));
    this.#switch(screens.coach, screens.coachHint, coach, (on) => this.#change({ coach: on }));
    this.#switch(screens.reducedMotion, screens.reducedMotionHint, reducedMotion, (on) => this.#change({ reducedMotion: on }));
  }

  #switch(title: string, hint: string, on: boolean, change: (on: boolean) => void): void {
    const { unit, screens } = this.sheet;
    const state = on ? screens.on : screens.off;
    this.#put(title, hint, (_, height) => makeSwitch(state, { unit, width: 180 * unit, height, on, state, title, change }));
  }

  #volumes(): void {
    const { unit, screens } = this.sheet;
    const { settings } = this.services;
    for (const name of ['effects', 'ambience'] as const) {
      const label = screens[name];
      this.#put(label, '', (width, height) =>
        makeSlider({
          unit,
          width,
          height,
          value: settings.current[name],
          label,
          less: screens.less,
          more: screens.more,
          change: (value) => settings.change({ [name]: value }),
        }),
      );
    }
  }

  #change(changes: Parameters<typeof this.services.settings.change>[0]): void {
    this.services.settings.change(changes);
    this.refresh();
  }
}
