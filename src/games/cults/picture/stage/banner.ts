import { Container } from 'pixi.js';
import { PALETTE } from '../../../../platform/config/palette';
import { TIMING } from '../../../../platform/config/timing';
import { makeBar, makeIcon } from '../../../../platform/ui/sprite';
import { fitWidth, makeText } from '../../../../platform/ui/text';
import type { Beat } from '../reduce/along';
import { Effect } from '../../../../platform/stage/effect';

/** A few words across the board for a new round or phase. Play goes on under them. */
export class Banner extends Effect {
  protected async show({ event, view }: Beat): Promise<void> {
    const { app, books } = this.context;
    if (event?.type === 'roundBegun') {
      void this.#announce(app.stage.round(view.round, view.rounds), 44);
      await this.act.hold(TIMING.scrim);
    } else if (event?.type === 'phaseBegun') void this.#announce(books.words.phase(view.phase), 34);
  }

  async #announce(words: string, size: number): Promise<void> {
    this.act.kill();
    this.clear();
    const { board, unit } = this.context.layout;
    const banner = new Container();
    const text = makeText(words, 'title', { unit, size, anchor: [0.5, 0.5] });
    fitWidth(text, board.radius * 1.8);
    const width = Math.max(text.width + 160 * unit, 420 * unit);
    const glow = makeIcon('glow', 1, 0x000000);
    glow.setSize(width * 1.5, 190 * unit);
    const line = (y: number): void => {
      const bar = makeBar({ x: -width / 2, y, width, height: 1.5 * unit }, PALETTE.brass, 0.8);
      banner.addChild(bar);
    };
    banner.addChild(glow, makeBar({ x: -width / 2, y: -36 * unit, width, height: 72 * unit }, 0x0c0806, 0.78));
    line(-36 * unit);
    line(34.5 * unit);
    banner.addChild(text);
    banner.position.set(board.x, board.y);
    banner.alpha = 0;
    this.root.addChild(banner);
    await this.act.fade(banner, 1, TIMING.menu);
    await this.act.hold(TIMING.slide);
    if (banner.destroyed) return;
    await this.act.fade(banner, 0, TIMING.scrim);
    if (!banner.destroyed) banner.destroy({ children: true });
    this.context.draw();
  }
}
