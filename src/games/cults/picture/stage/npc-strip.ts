import { Container, type NineSliceSprite } from 'pixi.js';
import { CARD } from '../config/card-layout';
import type { Rect } from '../../../../platform/config/layout';
import type { TableLayout } from '../config/table-layout';
import { PALETTE } from '../../../../platform/config/palette';
import { TIMING } from '../../../../platform/config/timing';
import { PLATE_MARGIN } from '../../../../platform/config/plates';
import { CardView } from '../cards/card-view';
import type { TableContext } from '../context';
import { makePanel } from '../../../../platform/ui/panel';
import { makeIcon } from '../../../../platform/ui/sprite';
import { makeDisc } from '../disc';
import { fitBox, makeText } from '../../../../platform/ui/text';
import type { Mover } from './highlights/sparks';

/** Design pixels. */
const PAD = 12;
const DISC = 44;
export const DIE = 54;
/** With less room beside the words, the card stands below them. */
const LEAST_COLUMN = 140;
/** Height of the button's space. */
const FOOT = 54;

/** The space between rim and screen edge, over the zoom, which nobody needs while others act. */
export function roomBesideBoard({ shape, board, planBoard, zoom, hand, tray, unit }: TableLayout): Rect {
  if (shape === 'phone') return { ...tray, y: 6 * unit, height: hand.y - 14 * unit };
  const x = board.x + board.radius + PAD * unit;
  return { x, y: zoom.y, width: planBoard.x + planBoard.width - x, height: zoom.height };
}

/** A panel at the right of the board: the NPC's turn, its die, impossible Plans, and the card. */
export class NpcStrip {
  readonly root = new Container();
  readonly #context: TableContext;
  readonly #mover: Mover;
  readonly #room: Rect;
  readonly #ground: NineSliceSprite;
  readonly #title: Container;
  /** Width of the words. */
  readonly #column: number;
  readonly #card: { readonly width: number; readonly height: number };
  readonly #isBeside: boolean;
  /** Top of the next line; screen pixels. */
  #bottom: number;
  #dice = 0;
  #hasCard = false;
  #hasFoot = false;

  constructor(context: TableContext, cult: string, title: string, mover: Mover) {
    this.#context = context;
    this.#mover = mover;
    const { layout } = context;
    const { unit } = layout;
    const pad = PAD * unit;
    this.#room = roomBesideBoard(layout);
    const height = this.#room.height - 2 * pad;
    const width = (height * CARD.width) / CARD.height;
    const beside = this.#room.width - width - 3 * pad;
    this.#isBeside = beside >= LEAST_COLUMN * unit;
    this.#column = this.#isBeside ? beside : this.#room.width - 2 * pad;
    const most = Math.min(width, this.#column);
    this.#card = this.#isBeside ? { width, height } : { width: most, height: (most * CARD.height) / CARD.width };
    this.#title = this.#head(cult, title);
    this.#ground = makePanel({ x: 0, y: 0, width: 1, height: 1 });
    this.#bottom = pad + this.#title.height + pad / 2;
    this.root.addChild(this.#ground, this.#title);
    this.root.position.set(this.#room.x, this.#room.y);
    this.#stretch(0);
  }

  #head(cult: string, words: string): Container {
    const { layout, books } = this.#context;
    const { unit } = layout;
    const look = books.cult(cult);
    const root = new Container({ x: PAD * unit, y: PAD * unit });
    const disc = makeDisc(look, DISC * unit);
    disc.position.set((DISC / 2) * unit, (DISC / 2) * unit);
    const left = (DISC + 8) * unit;
    const width = this.#column - left;
    const text = makeText(words, 'heading', { unit, size: 19, fill: look.colours.name, width });
    fitBox(text, width, 72 * unit, unit).position.set(left, Math.max(0, (DISC * unit - text.height) / 2));
    root.addChild(disc, text);
    return root;
  }

  /** The centre of the button below the words. */
  get foot(): { readonly x: number; readonly y: number } {
    const { unit } = this.#context.layout;
    const { x } = this.root;
    const middle = (this.#isBeside ? this.#column : this.#width) / 2 + (this.#isBeside ? PAD * unit : 0);
    return { x: x + middle, y: this.#top + this.#height - (FOOT / 2 + PAD / 2) * unit };
  }

  /** Places a die under the title; a re-roll (R12.3) places the next die beside it. */
  roll(die: Container): void {
    const { unit } = this.#context.layout;
    const step = (DIE + PAD / 2) * unit;
    const inRow = Math.max(1, Math.floor((this.#column + (PAD / 2) * unit) / step));
    const at = this.#dice++ % inRow;
    if (at === 0) this.#bottom += step;
    die.position.set(PAD * unit + at * step + (DIE / 2) * unit, this.#bottom - step + (DIE / 2) * unit);
    this.root.addChild(die);
    this.#stretch();
  }

  /** A Plan that was impossible, and the Plan that replaced it. */
  note(number: number, plan: string, why: string): Container {
    const { unit } = this.#context.layout;
    const row = new Container({ x: PAD * unit, y: this.#bottom });
    const die = makeIcon(`npc-die-${number}`, 26 * unit);
    die.position.set(13 * unit, 13 * unit);
    const left = 33 * unit;
    const width = this.#column - left;
    const name = makeText(plan, 'strong', { unit, size: 15, width });
    name.x = left;
    const reason = makeText(why, 'small', { unit, fill: PALETTE.refusal, width });
    reason.position.set(left, name.height);
    row.addChild(die, name, reason);
    this.#bottom += Math.max(26 * unit, name.height + reason.height) + (PAD / 2) * unit;
    this.root.addChild(row);
    this.#stretch();
    return row;
  }

  /** What the Plan does on this board. */
  tell(deed: string): void {
    const { unit } = this.#context.layout;
    const words = makeText(deed, 'strong', { unit, size: 15.5, width: this.#column });
    words.position.set(PAD * unit, this.#bottom);
    this.#bottom += words.height + (PAD / 2) * unit;
    this.root.addChild(words);
    this.#stretch();
  }

  /** Shows the card of the executed Plan, with room for a button if wanted. */
  lay(card: string, hasFoot: boolean): CardView {
    const { unit } = this.#context.layout;
    const { width } = this.#card;
    const view = new CardView(card, this.#context, width, 'full');
    this.#hasCard = true;
    this.#hasFoot = hasFoot;
    this.#stretch();
    const pad = PAD * unit;
    const left = this.#isBeside ? this.#width - pad - width / 2 : this.#width / 2;
    view.position.set(left, (this.#isBeside ? pad : this.#bottom) + view.faceHeight / 2);
    this.root.addChild(view);
    return view;
  }

  get #width(): number {
    const pad = PAD * this.#context.layout.unit;
    return this.#isBeside && !this.#hasCard ? this.#column + 2 * pad : this.#room.width;
  }

  get #height(): number {
    const { unit } = this.#context.layout;
    const pad = PAD * unit;
    const foot = this.#hasFoot ? FOOT * unit : 0;
    const told = this.#bottom + foot + pad / 2;
    if (!this.#hasCard) return told;
    return this.#isBeside ? Math.max(this.#room.height, told) : told + this.#card.height + pad / 2;
  }

  /** It grows downwards, and upwards where it would leave its room. */
  get #top(): number {
    const { y, height } = this.#room;
    return Math.max(0, Math.min(y, y + height - this.#height));
  }

  #stretch(milliseconds: number = TIMING.menu): void {
    const margin = 2 * PLATE_MARGIN.panel;
    const size = { width: this.#width + margin, height: this.#height + margin };
    void this.#mover.to(this.#ground, { ...size, ease: 'power2.out' }, milliseconds);
    void this.#mover.to(this.root, { y: this.#top, ease: 'power2.out' }, milliseconds);
  }
}
