import { Container, Graphics, Rectangle, type FederatedPointerEvent } from 'pixi.js';
import type { Rect } from '../../../../platform/config/layout';
import type { TableView } from '../../contract/view-types';
import { shown } from '../../../../platform/ui/shown';
import type { CultsPart, TableContext } from '../context';
import { pressable, tells } from '../facts/explained';
import { ownHand } from '../facts/facts';
import { makeLowCard } from '../cards/low-card';

/** CSS pixels after which a finger swipes instead of tapping. */
const SWIPED = 9;

/** The viewer's hand as a row at the lower edge: swiped if longer than its room; a tap enlarges a card. */
export class HandRow implements CultsPart {
  readonly root = new Container({ label: 'hand' });
  readonly #context: TableContext;
  readonly #open: (card: string) => void;
  readonly #row = new Container();
  #shown = '';
  #from: { readonly x: number; readonly left: number } | null = null;
  #isSwiped = false;

  constructor(context: TableContext, open: (card: string) => void) {
    this.#context = context;
    this.#open = open;
    const { hand, unit } = context.layout;
    this.root.position.set(hand.x, hand.y);
    const room = new Rectangle(-4 * unit, -4 * unit, hand.width + 8 * unit, hand.height + 8 * unit);
    const mask = new Graphics().rect(room.x, room.y, room.width, room.height).fill(0xffffff);
    this.root.addChild(this.#row, mask);
    this.#row.mask = mask;
    this.root.eventMode = 'static';
    this.root.hitArea = room;
    this.root.on('pointerdown', ({ globalX }: FederatedPointerEvent) => this.#grab(globalX));
    this.root.on('globalpointermove', ({ globalX }: FederatedPointerEvent) => this.#pull(globalX));
    for (const end of ['pointerup', 'pointerupoutside'] as const) this.root.on(end, () => void (this.#from = null));
  }

  show(view: TableView): void {
    const hand = ownHand(view);
    if (hand.join() === this.#shown) return;
    this.#shown = hand.join();
    for (const child of this.#row.removeChildren()) child.destroy({ children: true });
    const { layout, app, books } = this.#context;
    const width = this.#width();
    hand.forEach((card, at) => {
      const { height } = layout.hand;
      const one = shown(makeLowCard(this.#context, card, { width, height, foot: 5 * layout.unit }), 'handCard', at);
      one.hitArea = new Rectangle(0, 0, width, height);
      one.x = at * (width + this.#gap);
      tells(one, () => ({ topic: 'handCard', card }));
      // Let swipes reach the row: DOM buttons over the canvas would catch the finger.
      one.accessiblePointerEvents = 'none';
      pressable(one, app.panels.handCard(books.card(card).name), () => {
        if (!this.#isSwiped) this.#open(card);
      });
      this.#row.addChild(one);
    });
    this.#slide(this.#row.x);
  }

  get #gap(): number {
    return 4 * this.#context.layout.unit;
  }

  /** Six cards fill the room. */
  #width(): number {
    return (this.#context.layout.hand.width + this.#gap) / 6 - this.#gap;
  }

  #grab(x: number): void {
    this.#from = { x, left: this.#row.x };
    this.#isSwiped = false;
  }

  #pull(x: number): void {
    if (this.#from === null) return;
    if (Math.abs(x - this.#from.x) > SWIPED) this.#isSwiped = true;
    if (this.#isSwiped) this.#slide(this.#from.left + x - this.#from.x);
  }

  #slide(left: number): void {
    const count = this.#row.children.length;
    const most = Math.max(0, count * (this.#width() + this.#gap) - this.#gap - this.#context.layout.hand.width);
    this.#row.x = Math.round(Math.min(0, Math.max(-most, left)));
    this.#context.draw();
  }

  /** A phone's tray lies elsewhere, so the hand stays. */
  lay(_place: Rect, _isHidden: boolean): void {}

  destroy(): void {
    this.root.destroy({ children: true });
  }
}
