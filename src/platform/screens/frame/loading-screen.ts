import { Container, Graphics, type Text } from 'pixi.js';
import { layoutFor } from '../../config/layout';
import { PALETTE } from '../../config/palette';
import { screenWords } from '../../i18n/language';
import { loadFont } from '../../shell/text/fonts';
import type { Screen } from '../../shell/navigation';
import { makeText } from '../../ui/text';
import type { Services } from '../services';

/** The progress bar while fonts and pictures load; it needs neither. */
export class LoadingScreen implements Screen {
  readonly root = new Container();
  readonly #services: Services;
  #bar: Graphics | null = null;
  #part = 0;
  #hasFailed = false;
  #box = { x: 0, y: 0, width: 0, height: 0 };

  constructor(services: Services) {
    this.#services = services;
  }

  /** Loads only the small font of the game's name. */
  async prepare(): Promise<void> {
    await loadFont('700 16px Almendra', this.#services.settings.current.lang);
  }

  progress(part: number): void {
    this.#part = part;
    this.#fill();
  }

  /** Called when a required file failed to load; the game cannot start without it. */
  fail(): void {
    this.#hasFailed = true;
    const { width, height } = this.#services.page.size();
    this.resize(width, height);
  }

  resize(width: number, height: number): void {
    for (const child of this.root.removeChildren()) child.destroy();
    const { unit } = layoutFor(width, height);
    const { lang } = this.#services.settings.current;
    const screens = screenWords(lang);
    const game = this.#services.game.words(lang);
    const name = makeText(game.title, 'logo', { unit, size: 64, anchor: [0.5, 0.5] });
    name.position.set(width / 2, height * 0.42);
    const words = makeText(this.#hasFailed ? screens.loadingFailed : game.loading, 'name', {
      unit,
      size: 20,
      fill: this.#hasFailed ? PALETTE.refusal : PALETTE.secondary,
      width: width * 0.8,
      align: 'center',
      anchor: [0.5, 0.5],
    });
    words.position.set(width / 2, height * 0.62);
    this.#box = { x: width / 2 - 220 * unit, y: height * 0.54, width: 440 * unit, height: 14 * unit };
    const { x, y, width: w, height: h } = this.#box;
    const edge = new Graphics().roundRect(x - 4, y - 4, w + 8, h + 8, h).stroke({ color: PALETTE.border, width: 2 });
    this.#bar = new Graphics();
    const frame = new Graphics();
    for (const [inset, alpha] of [
      [18, 0.7],
      [25, 0.35],
    ] as const)
      frame
        .roundRect(inset * unit, inset * unit, width - 2 * inset * unit, height - 2 * inset * unit, 10 * unit)
        .stroke({ color: PALETTE.border, width: Math.max(1, unit), alpha });
    this.root.addChild(frame, name, edge, this.#bar, words);
    if (this.#hasFailed) this.#offerAgain(words);
    this.#fill();
  }

  /** Lets the player retry loading by a click on the message or with Enter. */
  #offerAgain(words: Text): void {
    words.eventMode = 'static';
    words.cursor = 'pointer';
    words.accessible = true;
    words.accessibleType = 'button';
    words.accessibleTitle = words.text;
    words.on('pointertap', () => location.reload());
  }

  #fill(): void {
    const { x, y, width, height } = this.#box;
    this.#bar
      ?.clear()
      .roundRect(x, y, Math.max(height, width * this.#part), height, height / 2)
      .fill(PALETTE.brass);
    this.#services.page.frames.request();
  }

  destroy(): void {
    this.root.destroy({ children: true });
  }
}
