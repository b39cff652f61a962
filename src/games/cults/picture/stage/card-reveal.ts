import { Container, Sprite } from 'pixi.js';
import { CARD } from '../config/card-layout';
import { TIMING } from '../../../../platform/config/timing';
import { frame } from '../../../../platform/shell/assets';
import type { TableContext } from '../context';
import { CardView } from '../cards/card-view';
import { makeBar, makeIcon } from '../../../../platform/ui/sprite';
import { fitWidth, makeText } from '../../../../platform/ui/text';
import type { CultsBeat } from '../reduce/along';
import { CultsEffect } from './cults-effect';

/** Milliseconds to take in a short text; the card can be read in its place afterwards. */
const READ = 650;
const WIDTH = 330;

interface Revealed {
  readonly id: string;
  readonly back: string;
  readonly title: string;
  /** Where it goes afterwards. */
  readonly home: { readonly x: number; readonly y: number };
}

/** R7.1, R12.2: what a revealed card is called, and where it will lie. */
function revealedBy(event: CultsBeat['event'], { app, layout }: TableContext): Revealed | null {
  const { board, opponents } = layout;
  if (event?.type === 'cityRevealed') return { id: event.card, back: 'back-city', title: app.stage.cityTitle, home: board };
  if (event?.type !== 'objectiveRevealed') return null;
  const home = { x: opponents.x + opponents.width / 2, y: opponents.y + opponents.height * 0.6 };
  return { id: event.card, back: 'back-npc', title: app.stage.objectiveTitle, home };
}

/** A City card or an Objective unfolds large, can be read, and goes to its place. */
export class CardReveal extends CultsEffect {
  protected async show({ event }: CultsBeat): Promise<void> {
    const revealed = revealedBy(event, this.context);
    if (revealed === null) return;
    const { board, unit, width, height, shape } = this.context.layout;
    const isPhone = shape === 'phone';
    this.root.label = 'revealed';
    const scrim = makeBar({ x: 0, y: 0, width, height }, 0x050302);
    // On a phone: full screen height, the title above and the button beside it.
    const cardWidth = isPhone ? ((height - 44 * unit) * CARD.width) / CARD.height : WIDTH * unit;
    const half = (cardWidth * CARD.height) / CARD.width / 2;
    const card = this.#back(revealed.back, cardWidth);
    const middle = board.y + (isPhone ? 12 * unit : 0);
    card.position.set(board.x, middle);
    const title = makeText(revealed.title, 'label', { unit, size: 20, anchor: [0.5, 0.5] });
    fitWidth(title, width * (isPhone ? 0.44 : 0.9)).position.set(board.x, middle - half - (isPhone ? 15 : 22) * unit);
    // A light on the card.
    const lamp = makeIcon('glow', cardWidth * 3.4, 0xd8934a);
    lamp.position.copyFrom(card.position);
    lamp.alpha = 0;
    scrim.alpha = 0;
    title.alpha = 0;
    this.root.addChild(scrim, lamp, card, title);
    void this.act.fade(scrim, 0.72, TIMING.scrim);
    void this.act.fade(title, 1, TIMING.scrim);
    void this.act.fade(lamp, 0.5, TIMING.city);
    await this.#unfold(card, revealed.id, cardWidth);
    if (!this.runs) return;
    if (this.act.patient) {
      this.root.addChild(this.goOn.root);
      if (isPhone) await this.goOn.wait(board.x + cardWidth / 2 + 100 * unit, board.y);
      else await this.goOn.wait(board.x, board.y + half + 40 * unit);
    } else await this.act.hold(READ);
    if (!this.runs) return;
    void this.act.fade(scrim, 0, TIMING.fly);
    void this.act.fade(lamp, 0, TIMING.fly);
    void this.act.fade(title, 0, TIMING.fly / 2);
    void this.act.fade(card, 0.2, TIMING.fly);
    void this.act.to(card, { x: revealed.home.x, y: revealed.home.y, ease: 'power2.in' }, TIMING.fly);
    await this.act.to(card.scale, { x: 0.22, y: 0.22, ease: 'power2.in' }, TIMING.fly);
    if (this.runs) this.clear();
  }

  #back(face: string, width: number): Container {
    const card = new Container();
    const back = new Sprite(frame(face));
    back.anchor.set(0.5);
    back.setSize(width, (width * CARD.height) / CARD.width);
    card.addChild(back);
    return card;
  }

  /** Grows while it turns; swaps the face at half. */
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
