import { Container } from 'pixi.js';
import { PALETTE } from '../../../../platform/config/palette';
import { TIMING } from '../../../../platform/config/timing';
import { makeBar, makeIcon } from '../../../../platform/ui/sprite';
import { fitWidth, makeText } from '../../../../platform/ui/text';
import type { TableLayout } from '../config/table-layout';
import type { CultsBeat } from '../reduce/along';
import { CultsEffect } from './cults-effect';

/** Words on a dark bar across the board, still unseen. */
export function makeBanner({ board, unit }: TableLayout, words: string, size: number): Container {
  const banner = new Container({ label: 'banner', x: board.x, y: board.y, alpha: 0, eventMode: 'none' });
  const text = makeText(words, 'title', { unit, size, anchor: [0.5, 0.5] });
  fitWidth(text, board.radius * 1.8);
  const width = Math.max(text.width + 160 * unit, 420 * unit);
  const glow = makeIcon('glow', 1, 0x000000);
  glow.setSize(width * 1.5, 190 * unit);
  const line = (y: number): Container => makeBar({ x: -width / 2, y, width, height: 1.5 * unit }, PALETTE.brass, 0.8);
  const bar = makeBar({ x: -width / 2, y: -36 * unit, width, height: 72 * unit }, 0x0c0806, 0.78);
  banner.addChild(glow, bar, line(-36 * unit), line(34.5 * unit), text);
  return banner;
}

/** A few words across the board for a new round or phase, and for a turn that the player has to pass; the last round has a highlight of its own. Play goes on under them. */
export class Banner extends CultsEffect {
  /** Gives way to a card that unfolds in the same place. */
  begin({ event }: CultsBeat): void {
    if (event?.type !== 'cityRevealed' && event?.type !== 'objectiveRevealed') return;
    for (const banner of this.root.children) void this.#vanish(banner, TIMING.lift);
  }

  protected async show({ event, view }: CultsBeat): Promise<void> {
    const { app, books } = this.context;
    if (event?.type === 'roundBegun' && view.round < view.rounds) {
      void this.#announce(app.stage.round(view.round, view.rounds), 44);
      await this.act.hold(TIMING.menu + TIMING.slide);
    } else if (event?.type === 'phaseBegun' && view.phase !== 'city') {
      // The City phase is announced by its card, which would lie under the words.
      void this.#announce(books.words.phase(view.phase), 34);
    } else if (event?.type === 'turnPassed' && event.seat === view.seat) {
      void this.#announce(app.stage.passedOver, 24);
      await this.act.hold(TIMING.menu + TIMING.slide);
    }
  }

  async #announce(words: string, size: number): Promise<void> {
    this.act.kill();
    this.clear();
    const banner = makeBanner(this.context.layout, words, size);
    this.root.addChild(banner);
    await this.act.fade(banner, 1, TIMING.menu);
    await this.act.hold(TIMING.slide);
    if (!banner.destroyed) await this.#vanish(banner, TIMING.scrim);
  }

  async #vanish(banner: Container, milliseconds: number): Promise<void> {
    await this.act.fade(banner, 0, milliseconds);
    if (!banner.destroyed) banner.destroy({ children: true });
    this.context.draw();
  }
}
