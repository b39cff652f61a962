import { Container } from 'pixi.js';
import { reachable } from '../config/layout';
import { LANGS } from '../i18n/lang';
import { focused } from '../shell/input/focus';
import { makeBackdrop } from '../ui/backdrop';
import { makeButton } from '../ui/controls/button';
import { makeChoices } from '../ui/controls/choices';
import { makeMist } from '../ui/mist/mist';
import { makeIcon } from '../ui/sprite';
import { fitWidth, makeText } from '../ui/text';
import { autosave, type Stored } from './table/autosave';
import { LastGame } from './table/last-game';
import { BuiltScreen } from './frame/built-screen';
import { tell } from './frame/error-message';
import { changeLanguage } from './change-language';

/** Milliseconds to wait for the browser's storage before the title appears without it. */
const LATE = 1000;

/** The title screen; one click starts a game. */
export class TitleScreen extends BuiltScreen {
  protected override readonly designHeight = 390;
  #stored: Stored | null = null;
  #isLeaving = false;

  /** Asks the storage for an unfinished game, but does not wait longer than `LATE`. */
  async prepare(): Promise<void> {
    let isLate = false;
    const finding = autosave
      .awaited(() => !this.root.destroyed)
      .then((stored) => {
        this.#stored = stored;
        if (isLate && stored !== null) this.refresh();
      });
    await Promise.race([finding, new Promise((resolve) => setTimeout(resolve, LATE))]);
    isLate = true;
  }

  /** Called also on return from settings or mods: the buttons work again. */
  async show(): Promise<void> {
    this.#isLeaving = false;
  }

  protected build(): void {
    const { width, height } = this.sheet;
    this.root.addChild(
      makeBackdrop('title', width, height),
      this.#mist(),
      this.#name(),
      this.#mainButtons(),
      this.#smallButtons(),
      this.#languages(),
    );
  }

  /** Fog over the river, embers from the candles, a glow behind what rises there. */
  #mist(): Container {
    const { unit, width, height } = this.sheet;
    const { root, drift } = makeMist({
      lamps: [{ x: width / 2, y: height * 0.42, size: height * 0.95, tint: 0xffd9a0, alpha: 0.2 }],
      fog: { room: { x: 0, y: height * 0.52, width, height: height * 0.3 }, count: 5, tint: 0xe8d2ac, alpha: 0.5 },
      embers: { room: { x: 0, y: height * 0.2, width, height: height * 0.8 }, count: 30, size: 22 * unit },
    });
    this.services.page.ambience.join(root, drift);
    return root;
  }

  #name(): Container {
    const { unit, width, game } = this.sheet;
    const root = new Container();
    const name = makeText(game.title, 'logo', { unit, size: this.#isLow ? 58 : 104, anchor: [0.5, 0.5] });
    name.style.dropShadow = { color: 0x000000, alpha: 0.85, blur: 14 * unit, distance: 5 * unit, angle: Math.PI / 2 };
    name.style.padding = 40 * unit;
    name.style.stroke = { color: 0x2a1606, width: 5 * unit };
    fitWidth(name, width * 0.86).position.set(width / 2, (this.#isLow ? 88 : 150) * unit);
    const under = makeText(game.subtitle, 'label', {
      unit,
      size: this.#isLow ? 18 : 27,
      fill: 0xfff3d6,
      anchor: [0.5, 0.5],
    });
    under.position.set(width / 2, (this.#isLow ? 138 : 234) * unit);
    // The sky is light here; a shadow behind the words keeps them readable.
    const shade = makeIcon('shadow-soft', 1);
    shade.setSize(under.width + 190 * unit, 96 * unit);
    shade.position.copyFrom(under.position);
    root.addChild(shade, name, under);
    return root;
  }

  /** Whether the screen is low, like a phone: fewer buttons, side by side. */
  get #isLow(): boolean {
    return this.sheet.layout.shape === 'phone';
  }

  /** Ignores a second click while the first one still loads its screen. */
  #leave(through: () => Promise<void>): void {
    if (this.#isLeaving) return;
    this.#isLeaving = true;
    void through()
      .catch((error: unknown) => tell(this.services, error))
      .finally(() => void (this.#isLeaving = false));
  }

  /** A game like the last one begins at once; only a first game has none before it. */
  get #likeLast(): string {
    const { settings, game } = this.services;
    const hasLast = settings.current.firstGameDone && new LastGame(game.id).config !== null;
    return hasLast ? ` · ${this.sheet.screens.asLastTime}` : '';
  }

  #mainButtons(): Container {
    const { unit, width, screens } = this.sheet;
    const { doors } = this.services;
    const root = new Container();
    const at = this.#stored?.at;
    const going = at === undefined ? '' : ` · ${screens.roundOf(at.round, at.rounds)}`;
    const entries: readonly (readonly [string, string, () => Promise<void>])[] = [
      ...(this.#stored === null ? [] : [[screens.continueGame + going, screens.continueGame, () => doors.resume()] as const]),
      [screens.play + this.#likeLast, screens.play, () => doors.play()],
      [screens.learn, screens.learn, () => doors.learn()],
    ];
    entries.forEach(([words, title, press], i) => {
      const wide = (this.#isLow ? 244 : 360) * unit;
      const button = makeButton(words, {
        unit,
        width: wide,
        height: (this.#isLow ? 54 : 62) * unit,
        size: this.#isLow ? 18 : 22,
        primary: i === 0,
        title,
        press: () => this.#leave(press),
      });
      if (this.#isLow) button.position.set(width / 2 + (i - entries.length / 2) * (wide + 14 * unit) + 7 * unit, 236 * unit);
      else button.position.set(width / 2 - wide / 2, (546 + i * 76 + (entries.length === 2 ? 40 : 0)) * unit);
      root.addChild(button);
    });
    return root;
  }

  #smallButtons(): Container {
    const { unit, width, height, screens } = this.sheet;
    const { doors, game } = this.services;
    const root = new Container();
    const entries: readonly (readonly [string, string, () => Promise<void>])[] = [
      [screens.newGame, 'ui-dice', () => doors.newGame()],
      [screens.load, 'ui-log', () => doors.load()],
      [screens.mods, 'ui-mods', () => doors.mods()],
      ...(game.workshop === undefined ? [] : [[screens.workshop, 'ui-deck', () => doors.workshop()] as const]),
      [screens.settings, 'ui-settings', () => doors.settings()],
      [screens.credits, 'ui-eye', () => doors.credits()],
    ];
    const [widest, gap] = this.#isLow ? [186 * unit, 10 * unit] : [200 * unit, 16 * unit];
    const wide = Math.min(widest, (width - 24 * unit + gap) / entries.length - gap);
    const all = entries.length * (wide + gap) - gap;
    entries.forEach(([words, icon, press], i) => {
      const button = makeButton(words, { unit, width: wide, height: 48 * unit, icon, press: () => this.#leave(press) });
      button.position.set((width - all) / 2 + i * (wide + gap), height - (this.#isLow ? 62 : 76) * unit);
      root.addChild(button);
    });
    return root;
  }

  #languages(): Container {
    const { unit, width, screens, lang } = this.sheet;
    const row = makeChoices({
      unit,
      width: 220 * unit,
      height: reachable(this.sheet.layout, 42) * unit,
      label: screens.language,
      items: LANGS.map((id) => ({ id, words: screens.languages[id] })),
      chosen: lang,
      choose: (chosen) => void changeLanguage(this.services, chosen),
    });
    row.position.set(width - 244 * unit, (this.#isLow ? 8 : 24) * unit);
    return row;
  }

  override key(event: KeyboardEvent): void {
    const { doors } = this.services;
    if (event.key !== 'Enter') super.key(event);
    else if (focused() === null) this.#leave(() => (this.#stored === null ? doors.play() : doors.resume()));
  }
}
