import { Container, NineSliceSprite, Rectangle } from 'pixi.js';
import { CARD } from '../config/card-layout';
import type { Rect } from '../../../../platform/config/layout';
import { handCardWidth } from '../config/table-layout';
import { PALETTE } from '../../../../platform/config/palette';
import { SPEED_FACTOR, TIMING } from '../../../../platform/config/timing';
import type { TableView } from '../../contract/view-types';
import { frame } from '../../../../platform/shell/assets';
import { rename } from '../../../../platform/shell/input/focus';
import { Motion } from '../../../../platform/shell/motion';
import { numbered } from '../../../../platform/i18n/numbered';
import { shown } from '../../../../platform/ui/shown';
import { CardView } from './card-view';
import type { CultsPart, TableContext } from '../context';
import { explained } from '../facts/explained';
import { ownHand, lookingSeat } from '../facts/facts';

/** The ends of the fan lie a quarter of this lower than its middle; design pixels. */
const BEND = 14;
/** How far a card rises under the pointer; design pixels. */
const LIFT = 10;

/** One card of the hand and its place. */
interface Held {
  readonly view: CardView;
  readonly card: string;
  readonly glow: Container;
  x: number;
  y: number;
  turn: number;
  /** Width that the next card leaves visible. */
  seen: number;
}

/** The viewer's hand as a fan at the lower edge; a hovered card lifts. */
export class HandFan implements CultsPart {
  readonly root = new Container({ sortableChildren: true, label: 'hand' });
  readonly #context: TableContext;
  readonly #motion = new Motion();
  #held: Held[] = [];
  #place: Rect;
  #seat = '';

  constructor(context: TableContext) {
    this.#context = context;
    this.#place = context.layout.hand;
  }

  /** Copies of a card are equal: cards that stay keep their views and slide to their new places. */
  show(view: TableView): void {
    const wanted = ownHand(view);
    // Do not animate drawing when another seat's hand is shown for the first time.
    const isDrawn = lookingSeat(view) === this.#seat;
    this.#seat = lookingSeat(view);
    if (wanted.length === this.#held.length && wanted.every((card, at) => this.#held[at]!.card === card)) return;
    const left = [...this.#held];
    this.#held = wanted.map((card) => {
      const at = left.findIndex((held) => held.card === card);
      return at < 0 ? this.#take(card, isDrawn) : left.splice(at, 1)[0]!;
    });
    for (const { view: gone } of left) {
      this.#motion.stop(gone);
      gone.destroy({ children: true });
    }
    this.#name();
    this.#arrange();
  }

  #name(): void {
    const { books, app } = this.#context;
    const names = this.#held.map(({ card }) => app.panels.handCard(books.card(card).name));
    for (const [at, name] of numbered(names, app.prompts.oneOf).entries()) rename(this.#held[at]!.view, name);
  }

  /** Sets its rectangle: the whole lower edge, or what a tray leaves of it. A hand that was hidden comes back. */
  lay(place: Rect, isHidden: boolean): void {
    if (isHidden) this.#appear();
    if (place.x === this.#place.x && place.width === this.#place.width) return;
    this.#place = place;
    this.#arrange();
  }

  #appear(): void {
    this.root.alpha = 0;
    this.root.y = 20 * this.#context.layout.unit;
    void this.#motion.to(this.root, { alpha: 1, y: 0, ease: 'power2.out' }, this.#time(TIMING.menu));
  }

  /** Height at which every card fits the screen, also at the ends of the fan. */
  #height(): number {
    const { hand, unit } = this.#context.layout;
    return Math.min((handCardWidth(this.#context.layout) * CARD.height) / CARD.width, hand.height - (BEND / 4 + 3) * unit);
  }

  #take(card: string, isDrawn: boolean): Held {
    const { piles } = this.#context.layout;
    const view = new CardView(card, this.#context, handCardWidth(this.#context.layout), 'hand', this.#height());
    const { unit } = this.#context.layout;
    const glow = new NineSliceSprite({
      texture: frame('button-primary'),
      width: view.faceWidth + 8 * unit,
      height: view.faceHeight + 8 * unit,
    });
    glow.anchor.set(0.5);
    glow.tint = PALETTE.legal;
    glow.visible = false;
    view.addChildAt(glow, 0);
    view.accessible = true;
    view.accessibleType = 'button';
    const held: Held = { view, card, glow, x: 0, y: 0, turn: 0, seen: view.faceWidth };
    explained(view, this.#context, { topic: 'handCard', card });
    view.on('pointerenter', () => this.#lift(held, true)).on('pointerleave', () => this.#lift(held, false));
    view.on('mouseover', () => this.#lift(held, true)).on('mouseout', () => this.#lift(held, false));
    // Drawn cards come from the deck.
    if (isDrawn) view.position.set(piles.x + piles.width * 0.25, piles.y + piles.height / 2);
    this.root.addChild(view);
    return held;
  }

  #arrange(): void {
    const hand = this.#place;
    const { unit } = this.#context.layout;
    const count = this.#held.length;
    const width = handCardWidth(this.#context.layout);
    const height = this.#height();
    const step = Math.min(width + 4 * unit, count < 2 ? width : (hand.width - width) / (count - 1));
    this.#held.forEach((held, at) => {
      const off = at - (count - 1) / 2;
      const bend = count < 2 ? 0 : off / (count - 1);
      held.x = hand.x + hand.width / 2 + off * step;
      held.y = hand.y + height / 2 + bend * bend * BEND * unit;
      held.turn = bend * 0.07;
      held.seen = at === count - 1 ? width : Math.min(width, step);
      held.view.nameWithin(held.seen);
      held.view.hitArea = this.#reach(held);
      shown(held.view, 'handCard', at).zIndex = at;
      const time = held.view.x === 0 && held.view.y === 0 ? 0 : this.#time(TIMING.draw);
      this.#move(held.view, { x: held.x, y: held.y, rotation: held.turn }, time);
    });
    this.#context.draw();
  }

  /** Where a card can be pointed at: what the next card leaves of it, also while it is lifted, so that each card gets its turn. */
  #reach({ view, seen }: Held): Rectangle {
    return new Rectangle(-view.faceWidth / 2, -view.faceHeight / 2, seen, view.faceHeight + LIFT * this.#context.layout.unit);
  }

  #lift(held: Held, up: boolean): void {
    if (held.view.destroyed || held.glow.visible === up) return;
    const { unit } = this.#context.layout;
    held.glow.visible = up;
    held.view.nameWithin(up ? held.view.faceWidth : held.seen);
    held.view.zIndex = up ? 100 : this.#held.indexOf(held);
    const y = up ? held.y - LIFT * unit : held.y;
    this.#move(held.view, { x: held.x, y, rotation: up ? 0 : held.turn }, this.#time(TIMING.hover));
  }

  /** Replaces the tween in progress. */
  #move(view: CardView, to: { readonly x: number; readonly y: number; readonly rotation: number }, time: number): void {
    this.#motion.stop(view);
    void this.#motion.to(view, { ...to, ease: 'power2.out' }, time);
  }

  #time(milliseconds: number): number {
    const { reducedMotion, speed } = this.#context.settings.current;
    return reducedMotion ? 0 : milliseconds * SPEED_FACTOR[speed];
  }

  destroy(): void {
    this.#motion.end();
    this.root.destroy({ children: true });
  }
}
