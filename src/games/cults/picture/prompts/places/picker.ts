import { Container } from 'pixi.js';
import { CARD } from '../../config/card-layout';
import { reachable, type Rect } from '../../../../../platform/config/layout';
import { Motion } from '../../../../../platform/shell/motion';
import { TIMING } from '../../../../../platform/config/timing';
import { CardView } from '../../cards/card-view';
import { explained } from '../../facts/explained';
import { makeButton } from '../../../../../platform/ui/controls/button';
import { makePanel } from '../../../../../platform/ui/panel';
import { makeBar } from '../../../../../platform/ui/sprite';
import { makeText } from '../../../../../platform/ui/text';
import { pictureOf } from '../../kinds';
import type { PictureOf } from '../../kinds/kind';
import { cardFace } from '../tiles/card-face';
import type { PromptContext } from '../prompt';
import type { Offer } from '../../../../../platform/prompts/staged-choice';
import { offerButton, Tile, type PointAt } from '../../../../../platform/prompts/tray/tile';

/** From this many cards on, the tray is too narrow to read them. */
const MANY = 9;

/** Cards per row on a phone. */
const IN_ROW = 8;

const cardOf = ({ spot }: Offer): string | null => (spot.on === 'tile' && 'card' in spot.look ? spot.look.card : null);

/** Large cards to read and choose from: the stacks of the draft (R4.5), a whole discard pile. */
export class Picker {
  readonly root = new Container();
  readonly #context: PromptContext;
  readonly #kind: PictureOf;
  readonly #motion = new Motion();
  readonly #tiles = new Map<string, Tile>();
  readonly #large = new Container({ eventMode: 'none' });
  #shown = '';

  constructor(context: PromptContext) {
    this.#context = context;
    this.#kind = pictureOf(context.decision);
  }

  get #title(): string {
    const { picker } = this.#kind;
    const { app } = this.#context;
    return typeof picker === 'object' ? picker.title(app) : app.prompts.pickTitle;
  }

  /** The offers shown here instead of in the tray. */
  takes(offers: readonly Offer[]): readonly Offer[] {
    const cards = offers.filter((offer) => cardOf(offer) !== null);
    const { picker } = this.#kind;
    if (typeof picker === 'object') return cards;
    const isMixed = offers.some(({ spot }) => spot.on === 'tile' && !('card' in spot.look));
    return cards.length >= MANY && !isMixed && picker !== 'never' ? cards : [];
  }

  /** Once a stack is chosen, only its card stays, at the left under the bar, so that the board is visible. */
  draw(taken: readonly Offer[], entered: string | null, point: PointAt): void {
    const isPlacing = typeof this.#kind.picker === 'object' && taken.some(({ key }) => key === entered);
    const key = `${isPlacing ? (entered ?? '') : ''}\n${taken.map((offer) => offer.key).join('\n')}`;
    if (key !== this.#shown) {
      this.#shown = key;
      this.#clear();
      if (isPlacing) this.#held(taken.find((offer) => offer.key === entered)!, point);
      else if (taken.length > 0 && this.#context.district !== null) this.#layLow(taken, point);
      else if (taken.length > 0) this.#lay(taken, point);
    }
    for (const { key: one, chosen } of taken) this.#tiles.get(one)?.choose(chosen);
  }

  #lay(taken: readonly Offer[], point: PointAt): void {
    const { layout, settings } = this.#context;
    const { unit } = layout;
    const top = 60 * unit;
    const place = { x: 16 * unit, y: top, width: layout.width - 32 * unit, height: layout.prompt.y - top - 10 * unit };
    const rows = this.#rows(taken, place);
    const wide = this.#cardWidth(rows, place);
    const high = (wide * CARD.height) / CARD.width;
    const width = Math.max(...rows.map((row) => row.length)) * (wide + 10 * unit) + 38 * unit;
    const height = 58 * unit + rows.length * (high + 12 * unit) + 6 * unit;
    const box = { x: (layout.width - width) / 2, y: top + (place.height - height) / 2, width, height };
    const scrim = makeBar({ x: 0, y: 0, width: layout.width, height: layout.height }, 0x080503, 0.6);
    scrim.eventMode = 'static';
    const title = makeText(this.#title, 'title', {
      unit,
      size: 26,
      anchor: [0.5, 0.5],
    });
    title.position.set(box.x + width / 2, box.y + 30 * unit);
    this.root.addChild(scrim, makePanel(box), title);
    rows.forEach((row, at) => {
      const left = box.x + (width - row.length * (wide + 10 * unit)) / 2 + 5 * unit;
      const y = box.y + 56 * unit + at * (high + 12 * unit);
      row.forEach((offer, column) => this.#card(offer, wide, left + column * (wide + 10 * unit), y, point));
    });
    this.root.alpha = 0;
    void this.#motion.to(this.root, { alpha: 1 }, settings.current.reducedMotion ? 0 : TIMING.menu);
  }

  /** On a phone: low cards over everything but bar and hand; a long press enlarges one. */
  #layLow(taken: readonly Offer[], point: PointAt): void {
    const { layout, books } = this.#context;
    const { unit, width, prompt } = layout;
    const box = { x: 4 * unit, y: 4 * unit, width: width - 8 * unit, height: prompt.y - 8 * unit };
    const scrim = makeBar({ x: 0, y: 0, width, height: prompt.y }, 0x080503, 0.6);
    scrim.eventMode = 'static';
    const title = makeText(this.#title, 'heading', {
      unit,
      anchor: [0.5, 0.5],
    });
    title.position.set(width / 2, box.y + 15 * unit);
    this.root.addChild(scrim, makePanel(box), title);
    const count = Math.ceil(taken.length / IN_ROW);
    const columns = Math.ceil(taken.length / count);
    const gap = 5 * unit;
    const size = {
      width: Math.min(116 * unit, (box.width - 12 * unit) / columns - gap),
      height: (box.height - 36 * unit) / count - gap,
    };
    const left = (width - columns * (size.width + gap) + gap) / 2;
    taken.forEach((offer, at) => {
      const card = cardOf(offer)!;
      const { cost } = books.card(card);
      const price = cost === null ? null : { icon: 'icon-power', value: cost, isPrice: true };
      const tile = new Tile(this.#context, this.#motion, { ...size, face: cardFace(this.#context, card, size, price) });
      const [row, column] = [Math.floor(at / columns), at % columns];
      this.#put(tile, offer, card, left + column * (size.width + gap), box.y + 32 * unit + row * (size.height + gap), point);
    });
    this.root.alpha = 1;
  }

  /** Rows as the kind wants them; otherwise as many as make the cards largest. */
  #rows(taken: readonly Offer[], place: Rect): (readonly Offer[])[] {
    const { books } = this.#context;
    const { picker } = this.#kind;
    if (typeof picker === 'object') {
      const of = (kind: string): readonly Offer[] => taken.filter((offer) => books.card(cardOf(offer)!).kind === kind);
      return picker.rows.map(of).filter((row) => row.length > 0);
    }
    const inRows = (count: number): (readonly Offer[])[] => {
      const columns = Math.ceil(taken.length / count);
      return Array.from({ length: count }, (_, row) => taken.slice(row * columns, (row + 1) * columns)).filter(
        (row) => row.length > 0,
      );
    };
    const ways = [1, 2, 3, 4].map(inRows);
    return ways.reduce((best, way) => (this.#cardWidth(way, place) > this.#cardWidth(best, place) ? way : best));
  }

  #cardWidth(rows: readonly (readonly Offer[])[], { width, height }: Rect): number {
    const { unit } = this.#context.layout;
    const columns = Math.max(...rows.map((row) => row.length));
    const across = (width - 44 * unit) / columns - 10 * unit;
    const down = (height - 66 * unit) / rows.length - 12 * unit;
    return Math.min(190 * unit, across, (down * CARD.width) / CARD.height);
  }

  #card(offer: Offer, wide: number, x: number, y: number, point: PointAt): void {
    const card = cardOf(offer)!;
    const isLarge = wide >= 150 * this.#context.layout.unit;
    const view = new CardView(card, this.#context, wide, isLarge ? 'full' : 'offer');
    view.position.set(view.faceWidth / 2, view.faceHeight / 2);
    const tile = new Tile(this.#context, this.#motion, { width: view.faceWidth, height: view.faceHeight, face: view });
    this.#put(tile, offer, card, x, y, point);
    if (isLarge) return;
    // A small card has no room for its text, so hovering enlarges it beside.
    const show = (): void => this.#enlarge(card, x + wide / 2);
    const hide = (): void => this.#enlarge(null, 0);
    tile.on('pointerenter', show).on('mouseover', show).on('pointerleave', hide).on('mouseout', hide);
  }

  #enlarge(card: string | null, x: number): void {
    for (const child of this.#large.removeChildren()) child.destroy({ children: true });
    const { layout, draw } = this.#context;
    draw();
    if (card === null) return;
    const width = 270 * layout.unit;
    const view = new CardView(card, this.#context, width, 'full');
    const side = x < layout.width / 2 ? 1 : -1;
    view.position.set(x + side * (width / 2 + 90 * layout.unit), layout.prompt.y / 2 + 20 * layout.unit);
    this.#large.addChild(view);
    this.root.addChild(this.#large);
  }

  #held(offer: Offer, point: PointAt): void {
    const { layout, app } = this.#context;
    const { hand, unit } = layout;
    const card = cardOf(offer)!;
    const size = { width: 118 * unit, height: layout.height - hand.y - 20 * unit };
    const tile = new Tile(this.#context, this.#motion, { ...size, face: cardFace(this.#context, card, size, null) });
    this.#put(tile, offer, card, hand.x + 8 * unit, hand.y + 10 * unit, point);
    const other = makeButton(app.prompts.anotherCard, {
      unit,
      width: 132 * unit,
      height: reachable(layout, 40) * unit,
      press: () => point(offer.key),
    });
    other.position.set(hand.x + 140 * unit, hand.y + 12 * unit);
    this.root.addChild(other);
    this.root.alpha = 1;
  }

  #put(tile: Tile, offer: Offer, card: string, x: number, y: number, point: PointAt): void {
    tile.position.set(x, y);
    offerButton(tile, offer.key, point);
    explained(tile, this.#context, { topic: 'pileCard', card });
    this.#tiles.set(offer.key, tile);
    this.root.addChild(tile);
  }

  #clear(): void {
    this.#motion.kill();
    this.#tiles.clear();
    this.#large.removeFromParent();
    for (const child of this.#large.removeChildren()) child.destroy({ children: true });
    for (const child of this.root.removeChildren()) child.destroy({ children: true });
  }

  destroy(): void {
    this.#clear();
    this.#large.destroy({ children: true });
    this.root.destroy({ children: true });
  }
}
