import { Container, Sprite } from 'pixi.js';
import { CARD } from '../config/card-layout';
import { TIMING } from '../config/timing';
import { frame } from '../shell/assets';
import { CardView } from '../table/card-view';
import { makeBar } from '../ui/sprite';
import { makeText } from '../ui/text';
import type { Beat } from './along';
import { Effect } from './effect';

/** As long as a short text takes to be taken in; the card can be read in the middle of the board afterwards. */
const READ = 650;

/** R7.1: the City card unfolds large, stays to be read, and goes to its place in the middle of the board. */
export class CityReveal extends Effect {
  protected async show({ event }: Beat): Promise<void> {
    if (event?.type !== 'cityRevealed' || typeof event['card'] !== 'string') return;
    const { layout, app } = this.context;
    const { board, unit, width, height } = layout;
    const scrim = makeBar({ x: 0, y: 0, width, height }, 0x050302, 0.72);
    const cardWidth = 330 * unit;
    const card = this.#back(cardWidth);
    card.position.set(board.x, board.y);
    const title = makeText(app.stage.cityTitle, 'label', { unit, size: 20, anchor: [0.5, 0.5] });
    title.position.set(board.x, board.y - (cardWidth * CARD.height) / CARD.width / 2 - 22 * unit);
    this.root.addChild(scrim, card, title);
    await this.#unfold(card, event['card'], cardWidth);
    if (!this.runs) return;
    if (this.act.patient) {
      this.root.addChild(this.goOn.root);
      await this.goOn.wait(board.x, board.y + (cardWidth * CARD.height) / CARD.width / 2 + 40 * unit);
    } else await this.act.hold(READ);
    if (!this.runs) return;
    void this.act.fade(scrim, 0, TIMING.fly);
    void this.act.fade(title, 0, TIMING.fly / 2);
    void this.act.fade(card, 0.2, TIMING.fly);
    await this.act.to(card.scale, { x: 0.22, y: 0.22, ease: 'power2.in' }, TIMING.fly);
    if (this.runs) this.clear();
  }

  #back(width: number): Container {
    const card = new Container();
    const back = new Sprite(frame('back-city'));
    back.anchor.set(0.5);
    back.setSize(width, (width * CARD.height) / CARD.width);
    card.addChild(back);
    return card;
  }

  /** Grows while it turns; the face is swapped at half. */
  async #unfold(card: Container, id: string, width: number): Promise<void> {
    card.scale.set(0.3);
    card.alpha = 0;
    void this.act.fade(card, 1, TIMING.city / 4);
    await this.act.to(card.scale, { x: 0.02, y: 0.8, ease: 'power1.in' }, TIMING.city * 0.5);
    if (!this.runs) return;
    for (const child of card.removeChildren()) child.destroy();
    card.addChild(new CardView(id, this.context, width, 'full'));
    await this.act.to(card.scale, { x: 1, y: 1, ease: 'back.out(1.3)' }, TIMING.city * 0.5);
  }
}
