import { Container, Graphics } from 'pixi.js';
import { CARD } from '../config/card-layout';
import { PALETTE } from '../../../../platform/config/palette';
import { FORCES } from '../config/palette';
import { TIMING } from '../../../../platform/config/timing';
import { CardView, makeCardBack } from '../cards/card-view';
import type { CultLook } from '../cards/books';
import type { TableContext } from '../context';
import { tells } from '../facts/explained';
import type { FightCard, Force } from '../facts/fight';
import { makeLowCard } from '../cards/low-card';
import { shown } from '../../../../platform/ui/shown';
import { makeIcon } from '../../../../platform/ui/sprite';
import { makeText } from '../../../../platform/ui/text';
import type { Act } from '../../../../platform/stage/act';
import type { ForcePlace } from './places';
import { layCards, STEP, type Laid } from './rows';

/** How a committed card lies: face down, visible to its owner, or open. */
interface Lying extends FightCard {
  readonly open: boolean;
  /** NPC cards are drawn blind, so one without Attack is not a bluff and gets no bluff mark (R12.5). */
  readonly npc: boolean;
}

type CardSize = Pick<Laid, 'width' | 'height' | 'isLow'>;

/** Shows a card large beside a point; null hides it. */
export type Enlarge = (card: string | null, x: number) => void;

/** One committed card with its badge. */
class Slot extends Container {
  lying: Lying;
  readonly #context: TableContext;
  readonly #cult: string;
  #size: CardSize;
  #badgeView: Container | null = null;

  constructor(lying: Lying, cult: string, size: CardSize, context: TableContext, enlarge: Enlarge) {
    super();
    this.lying = lying;
    this.#cult = cult;
    this.#size = size;
    this.#context = context;
    shown(this, 'committed', cult);
    this.#draw();
    this.eventMode = 'static';
    tells(this, () => (this.lying.card === null ? null : { topic: 'pileCard', card: this.lying.card }));
    let isLarge = false;
    const hide = (): void => {
      if (isLarge) enlarge(null, 0);
      isLarge = false;
    };
    this.on('pointerenter', () => {
      isLarge = true;
      enlarge(this.lying.card, this.x);
    });
    // A container destroyed under the pointer gets no `pointerleave`.
    this.on('pointerleave', hide).on('destroyed', hide);
  }

  #draw(): void {
    for (const child of this.removeChildren()) child.destroy({ children: true });
    this.#badgeView = null;
    const { card } = this.lying;
    if (card === null) {
      this.addChild(this.#back());
      return;
    }
    const face = this.#size.isLow ? this.#low(card) : new CardView(card, this.#context, this.#size.width, this.#style(card));
    if (this.lying.forfeited) face.alpha = this.lying.gone ? 0.4 : 0.6;
    this.#badgeView = this.#badge();
    this.addChild(face, this.#badgeView);
  }

  /** In low rows a card's back is drawn small but whole. */
  #back(): Container {
    const { width, height } = this.#size;
    return makeCardBack(this.#context.books.cult(this.#cult), Math.min(width, (height * CARD.width) / CARD.height));
  }

  #low(card: string): Container {
    const { width, height } = this.#size;
    const face = makeLowCard(this.#context, card, { width, height, foot: 7 * this.#context.layout.unit });
    face.position.set(-width / 2, -height / 2);
    return face;
  }

  /** `small` if the text would not fit; the enlarged card shows it. */
  #style(card: string): 'hand' | 'small' {
    const { text, flavour } = this.#context.books.card(card);
    const room = 0.0034 * (this.#size.width / this.#context.layout.unit) ** 2;
    return (text === '' ? flavour : text).length <= room ? 'hand' : 'small';
  }

  /** The Attack it adds, or a bluff mark (R9.3). An eye marks a card that the others cannot see yet. */
  #badge(): Container {
    const { app, layout } = this.#context;
    const { unit } = layout;
    const { attack, forfeited, open, npc } = this.lying;
    const words = forfeited ? app.stage.usedInstead : attack === 0 && !npc ? app.stage.bluff : `+${attack}`;
    const badge = new Container();
    const text = makeText(words, 'number', { unit, size: 17, anchor: [0.5, 0.5] });
    const width = Math.max(44 * unit, text.width + 20 * unit) + (open ? 0 : 22 * unit);
    const plain = forfeited || attack === 0;
    const pill = new Graphics()
      .roundRect(-width / 2, -14 * unit, width, 28 * unit, 14 * unit)
      .fill({ color: plain ? 0x3b3228 : FORCES.attack })
      .stroke({ color: plain ? PALETTE.secondary : PALETTE.ivory, width: 2 * unit });
    badge.addChild(pill, text);
    if (!open) {
      const eye = makeIcon('ui-eye', 18 * unit, PALETTE.ivory);
      eye.x = -width / 2 + 18 * unit;
      text.x = 11 * unit;
      badge.addChild(eye);
    }
    const { width: wide, height, isLow } = this.#size;
    badge.y = height / 2 - 2 * unit;
    // In low rows the badge would cover the next row, so it stands beside the icons, on a narrow card over them.
    if (isLow) {
      badge.scale.set(0.84);
      badge.position.set(
        (wide - width * 0.84) / 2 - 2 * unit,
        height / 2 - (wide > 116 * unit || height < 70 * unit ? 15 : 45) * unit,
      );
    }
    return badge;
  }

  /** Changes its size when more cards come, so that none covers another. */
  resize(size: CardSize): void {
    const before = this.#size;
    if (Math.abs(size.width - before.width) < 0.5 && size.isLow === before.isLow && Math.abs(size.height - before.height) < 0.5)
      return;
    this.#size = size;
    this.#draw();
  }

  /** Redraws it without animation. */
  become(lying: Lying): void {
    if (JSON.stringify(lying) === JSON.stringify(this.lying)) return;
    this.lying = lying;
    this.#draw();
  }

  /** Turns it over, swapping the face at half; then shows its badge (docs/look.md). */
  async turn(lying: Lying, act: Act): Promise<void> {
    const half = (TIMING.flip / 2) * 0.8;
    await act.to(this.scale, { x: 0.02, ease: 'power2.in' }, half);
    if (this.destroyed) return;
    this.become(lying);
    const badge = this.#badgeView;
    const full = badge?.scale.x ?? 1;
    badge?.scale.set(0);
    await act.to(this.scale, { x: 1, ease: 'back.out(1.4)' }, half);
    if (badge !== null && !badge.destroyed) await act.to(badge.scale, { x: full, y: full, ease: 'back.out(2)' }, TIMING.badge);
  }
}

/** The cards that one side has committed. */
export class FightCards {
  readonly root = new Container();
  readonly #context: TableContext;
  readonly #place: ForcePlace;
  readonly #enlarge: Enlarge;
  readonly #outlines: Container;
  #slots: Slot[] = [];

  constructor(context: TableContext, place: ForcePlace, cult: CultLook, enlarge: Enlarge) {
    this.#context = context;
    this.#place = place;
    this.#enlarge = enlarge;
    this.#outlines = outlines(place, cult, context.layout.unit);
    this.root.addChild(this.#outlines);
  }

  /** Draws the row at once. */
  draw(force: Force): void {
    this.#outlines.visible = areToCome(force);
    const cards = lyingOf(force);
    while (this.#slots.length > cards.length) this.#slots.pop()!.destroy({ children: true });
    cards.forEach((lying, at) => {
      if (this.#slots[at] === undefined) this.#add(lying, force.seat);
      else this.#slots[at].become(lying);
    });
    this.#settle();
  }

  /** Animates to another row: cards come, turn one by one, and leave. */
  async change(force: Force, act: Act): Promise<void> {
    this.#outlines.visible = areToCome(force);
    const cards = lyingOf(force);
    this.#reorder(cards);
    await this.#remove(cards, act);
    const came = cards.slice(this.#slots.length).map((lying) => this.#add(lying, force.seat));
    this.#settle();
    await Promise.all(came.map((slot, at) => this.#enter(slot, at, act)));
    for (const [at, lying] of cards.entries()) {
      const slot = this.#slots[at];
      if (slot === undefined || slot.destroyed) return;
      const turns = slot.lying.card !== lying.card || (!slot.lying.open && lying.open);
      if (turns) await slot.turn(lying, act);
      else slot.become(lying);
    }
  }

  /** A card destroyed for its ability goes to the end of the row: slots go with their cards, so that none turns over for it. */
  #reorder(cards: readonly Lying[]): void {
    const left = [...this.#slots];
    if (left.length !== cards.length || left.some(({ lying }) => lying.card === null || !lying.open)) return;
    const ordered = cards.flatMap(({ card }) => {
      const at = left.findIndex(({ lying }) => lying.card === card);
      return at < 0 ? [] : left.splice(at, 1);
    });
    if (ordered.length === this.#slots.length) this.#slots = ordered;
  }

  /** Cards that are no longer committed leave the row. */
  async #remove(cards: readonly Lying[], act: Act): Promise<void> {
    while (this.#slots.length > cards.length) {
      const found = this.#slots.findIndex((slot, at) => slot.lying.card !== cards[at]?.card);
      const [slot] = this.#slots.splice(found < 0 ? this.#slots.length - 1 : found, 1);
      await act.fade(slot!, 0, TIMING.draw);
      if (!slot!.destroyed) slot!.destroy({ children: true });
    }
  }

  #add(lying: Lying, cult: string): Slot {
    const slot = new Slot(lying, cult, this.#lay(this.#slots.length + 1), this.#context, this.#enlarge);
    this.#slots.push(slot);
    this.root.addChild(slot);
    return slot;
  }

  /** Cards enter one after the other, from below. */
  async #enter(slot: Slot, at: number, act: Act): Promise<void> {
    const { y } = slot;
    slot.alpha = 0;
    slot.y = y + 120 * this.#context.layout.unit;
    await act.hold(act.still ? 0 : at * 60);
    if (slot.destroyed) return;
    void act.fade(slot, 1, TIMING.draw / 2);
    await act.to(slot, { y, ease: 'power3.out' }, TIMING.draw);
  }

  #lay(count: number): Laid {
    return layCards(count, { ...this.#place, ...this.#place.cards }, this.#context.layout.unit);
  }

  #settle(): void {
    const laid = this.#lay(this.#slots.length);
    this.#slots.forEach((slot, at) => {
      slot.resize(laid);
      slot.position.copyFrom(laid.spots[at]!);
    });
    // Hide the outline of a place that a card takes or, after a change of size, overlaps.
    this.#outlines.children.forEach((outline, at) => {
      outline.visible = at >= this.#slots.length && laid.width === this.#place.cardWidth;
    });
  }
}

/** Until a side reveals, more cards may come; the NPC has dice instead. */
const areToCome = ({ revealed, npc }: Force): boolean => !revealed && !npc;

/** Outlines of free places. */
function outlines(place: ForcePlace, { colours, emblem }: CultLook, unit: number): Container {
  const { cardWidth, cardsY, edge } = place;
  const { x, width } = place.cards ?? place;
  const root = new Container();
  const height = (cardWidth * CARD.height) / CARD.width;
  const count = Math.min(3, Math.floor((width + cardWidth * (STEP - 1)) / (cardWidth * STEP)));
  for (let at = 0; at < count; at++) {
    const left = edge === 'left' ? x + at * cardWidth * STEP : x + width - cardWidth - at * cardWidth * STEP;
    const frame = new Graphics()
      .roundRect(left, cardsY, cardWidth, height, 9 * unit)
      .fill({ color: colours.piece, alpha: 0.07 })
      .stroke({ color: colours.name, width: 1.5 * unit, alpha: 0.42 - at * 0.1 });
    const sign = makeIcon(emblem, cardWidth * 0.3);
    sign.alpha = 0.16;
    sign.position.set(left + cardWidth / 2, cardsY + height / 2);
    const outline = new Container();
    outline.addChild(frame, sign);
    root.addChild(outline);
  }
  return root;
}

const lyingOf = (force: Force): Lying[] => force.cards.map((card) => ({ ...card, open: force.revealed, npc: force.npc }));
