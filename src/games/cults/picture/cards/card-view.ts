import { Container, NineSliceSprite, Sprite, type Text } from 'pixi.js';
import { CARD, type Area } from '../config/card-layout';
import { PALETTE } from '../../../../platform/config/palette';
import { keywordColour } from '../config/palette';
import { bandOf, frame } from '../../../../platform/shell/assets';
import { makePanel } from '../../../../platform/ui/panel';
import { makeBar, makeIcon } from '../../../../platform/ui/sprite';
import { cutHeight, fitBox, fitWidth, LEAST_SIZE, makeText, NARROWEST, squeezeWords } from '../../../../platform/ui/text';
import type { CardFace, CultLook } from './books';
import { centred, fullWords } from './card-words';
import type { TableContext } from '../context';
import { scenePicture } from './scene-picture';

/** `hand`: icons lie on the picture, and the text is cut to its room. `small`: no text. `offer`: a price instead of the text. */
export type CardStyle = 'small' | 'offer' | 'hand' | 'full';

type Books = Pick<TableContext, 'books' | 'app' | 'layout'>;

const RULES: Readonly<Record<string, string>> = {
  city: 'R7.1',
  setup: 'R4.6',
  objective: 'R12.8',
  npc: 'R12.4',
  disorganization: 'R6.7',
};

/** The rule about a kind of card. */
export const ruleOfKind = (kind: string): string => RULES[kind] ?? 'R6.1';

const ICONS = ['attack', 'power', 'terror'] as const;

/** A card's face around its middle; `width` in CSS pixels. Drawn once: a card never changes. */
export class CardView extends Container {
  readonly card: string;
  readonly faceWidth: number;
  readonly faceHeight: number;
  readonly #scale: number;
  /** Vertical scale: a card in the hand is shorter, so that it fits the screen. */
  readonly #down: number;
  readonly #context: Books;
  readonly #inside = new Container();
  #name: Text | null = null;
  /** Lower edge of a head that is higher than the frame's own. */
  #headEnd = 0;

  constructor(card: string, context: Books, width: number, style: CardStyle = 'full', height?: number) {
    super();
    this.card = card;
    this.#context = context;
    this.#scale = width / CARD.width;
    this.faceWidth = width;
    this.faceHeight = height ?? CARD.height * this.#scale;
    this.#down = this.faceHeight / CARD.height;
    this.#inside.position.set(-width / 2, -this.faceHeight / 2);
    this.addChild(this.#inside);
    this.#draw(context.books.card(card), style);
  }

  #draw(face: CardFace, style: CardStyle): void {
    this.#shadow();
    this.#picture(face);
    const border = new Sprite(frame(`card-${face.kind}`));
    border.anchor.set(0);
    border.setSize(this.faceWidth, this.faceHeight);
    this.#inside.addChild(border);
    this.#title(face);
    if (style === 'full') this.#full(face);
    else if (style === 'hand') this.#held(face);
    else this.#brief(face, style);
  }

  #area({ x, y, width, height }: Area): Area {
    const [k, down] = [this.#scale, this.#down];
    return { x: x * k, y: y * down, width: width * k, height: height * down };
  }

  #shadow(): void {
    const k = this.#scale;
    const shadow = new NineSliceSprite({
      texture: frame('shadow-card'),
      width: this.faceWidth + 24 * k,
      height: this.faceHeight + 24 * k,
    });
    shadow.anchor.set(0);
    shadow.position.set(-12 * k, -8 * k);
    this.#inside.addChild(shadow);
  }

  /** Draws the scene, which reaches a little under the edge of its window. */
  #picture(face: CardFace): void {
    const { x, y, width, height } = this.#area(CARD.window);
    const under = 2 * this.#scale;
    const place = { x: x - under, y: y - under, width: width + 2 * under, height: height + 2 * under };
    this.#inside.addChild(makeBar(place, 0x1a1512));
    const scene = scenePicture(this.#context.books, face.id, place);
    scene.position.set(x + width / 2, y + height / 2);
    this.#inside.addChild(scene);
  }

  /** Sets the name between the ends of the ribbon; a name that would become too small takes two lines on a higher head. */
  #title({ name, kind }: CardFace): void {
    const { unit } = this.#context.layout;
    const { y, height } = this.#area(CARD.title);
    const width = (CARD.title.width - 16) * this.#scale;
    const middle = this.faceWidth / 2;
    const size = Math.max(19 * this.#scale, 14.5 * unit);
    const line = makeText(name, 'cardTitle', { unit: 1, size, anchor: [0.5, 0.5] });
    line.label = 'title';
    const [fits, least] = [Math.min(1, width / line.width), (LEAST_SIZE * unit) / size];
    if (fits >= least * NARROWEST) {
      // A slightly too long name is drawn narrower rather than too small.
      line.scale.set(fits, Math.max(fits, least));
      line.position.set(middle, y + height / 2);
      this.#inside.addChild(line);
      this.#name = line;
      return;
    }
    line.destroy();
    // Keep a margin: text that touches the frame looks cut off.
    const whole = CARD.window.width * this.#scale;
    const lines = makeText(name, 'cardTitle', {
      unit: 1,
      size: Math.min(size, 15 * unit),
      width,
      align: 'center',
      anchor: [0.5, 0.5],
    });
    lines.label = 'title';
    fitBox(lines, whole, 31 * unit, unit);
    if (lines.scale.x < 0.96) {
      lines.scale.set(1);
      // Screen readers announce the uncut name.
      lines.accessibleTitle = name;
      fitBox(cutHeight(squeezeWords(lines, whole), 31 * unit), whole, 31 * unit, unit);
    }
    const top = 6 * this.#scale;
    const head = new Sprite(bandOf(`card-${kind}`, 0, CARD.window.y / CARD.height));
    head.anchor.set(0);
    this.#headEnd = top + lines.height + 9 * this.#scale;
    head.setSize(this.faceWidth, this.#headEnd);
    this.#inside.addChild(head);
    this.#name = this.#put(lines, middle, top + lines.height / 2 + 2 * this.#scale, whole);
  }

  /** Moves the name into the visible part of a card that others overlap. */
  nameWithin(seen: number): void {
    if (this.#name === null) return;
    const edge = this.#name.width / 2 + 15 * this.#scale;
    this.#name.x = Math.min(this.faceWidth / 2, Math.max(edge, seen / 2));
  }

  #put(text: Text, x: number, y: number, width: number): Text {
    fitWidth(text, width).position.set(x, y);
    this.#inside.addChild(text);
    return text;
  }

  #icons({ icons }: CardFace, x: number, y: number, size: number, room: number): void {
    const all = ICONS.flatMap((icon) => Array.from({ length: icons[icon] }, () => icon));
    const step = Math.min(size * 1.04, all.length < 2 ? size : (room - size) / (all.length - 1));
    all.forEach((icon, at) => {
      const sprite = makeIcon(`icon-${icon}`, size);
      sprite.position.set(x + size / 2 + at * step, y);
      this.#inside.addChild(sprite);
    });
  }

  #brief(face: CardFace, style: 'small' | 'offer'): void {
    const { unit } = this.#context.layout;
    const window = this.#area(CARD.window);
    const row = this.#area(CARD.icons);
    const size = 27 * unit;
    this.#icons(face, window.x + 4 * unit, window.y + window.height - size * 0.6, size, window.width - 8 * unit);
    const words = this.#keywords(face);
    const room = this.faceWidth - 18 * this.#scale;
    // A very small card has no room for it.
    if (words.width * LEAST_SIZE <= room * 15.6) this.#put(words, this.faceWidth / 2, row.y + row.height * 0.42, room);
    else words.destroy();
    if (style === 'offer' && face.cost !== null)
      this.#price(face.cost, this.faceWidth / 2 + 40 * unit, this.#area(CARD.text).y + 20 * unit);
  }

  /** The keywords of its abilities, in one line. */
  #keywords({ parts }: CardFace): Text {
    const { books, layout } = this.#context;
    const heads = [...new Set(parts.map(({ keyword }) => keyword))].filter((keyword) => keyword !== null);
    const head = heads.map((keyword) => books.words.keyword(keyword)).join(' · ');
    return makeText(head, 'strong', { unit: layout.unit, size: 15, fill: keywordColour(heads[0] ?? ''), anchor: [0.5, 0.5] });
  }

  /** The text under the picture; a longer one gets a sheet over the picture's lower part, the rest is read in the zoom. */
  #held(face: CardFace): void {
    const { unit } = this.#context.layout;
    const window = this.#area(CARD.window);
    const icon = 27 * unit;
    const side = 8 * this.#scale;
    const head = this.#keywords(face);
    const headHeight = head.text === '' ? 0 : 17 * unit;
    const end = this.faceHeight - 11 * this.#down;
    const under = window.y + window.height + 2 * unit;
    // Leave the icons visible on the picture.
    const least = Math.max(window.y, this.#headEnd) + icon * 1.1;
    const text = this.#words(face, this.faceWidth - 2 * side, end - least - headHeight);
    const top = Math.min(under, end - headHeight - text.height);
    // Cover the frame's ornament, which would cross the keyword.
    if (top < under || headHeight > 0) {
      const sheet = { x: side, y: top - 2 * unit, width: this.faceWidth - 2 * side, height: end + 3 * unit - top };
      this.#inside.addChild(makePanel(sheet, 'panel-light'));
    }
    const row = Math.min(window.y + window.height, top) - icon * 0.55;
    this.#icons(face, window.x + 4 * unit, row, icon, window.width - 8 * unit);
    this.#put(head, this.faceWidth / 2, top + headHeight / 2, this.faceWidth - 2 * side - 8 * unit);
    // Centre the text: a few words would look lost at the upper edge.
    const spare = (end - top - headHeight - text.height) / 2;
    this.#put(text, side, top + headHeight + spare, this.faceWidth - 2 * side);
  }

  /** The words of a card in the hand: its text, or else its flavour. */
  #words({ text, flavour }: CardFace, width: number, height: number): Text {
    const { unit } = this.#context.layout;
    const style = text === '' ? 'flavour' : 'cardText';
    const size = text === '' ? 14 : LEAST_SIZE;
    const words = makeText(text || flavour, style, { unit, size, width, align: 'center' });
    words.style.lineHeight = size * 1.08 * unit;
    // Screen readers announce the uncut text.
    words.accessibleTitle = text || flavour;
    return centred(cutHeight(words, height), width);
  }

  #full(face: CardFace): void {
    const k = this.#scale;
    const area = this.#area(CARD.text);
    const spare = (CARD.icons.y - CARD.window.y - 2) * k;
    const { texts, height, flavour } = fullWords(face, this.#context, k, { ...area, most: area.height + spare });
    // A text that is too long extends over the picture, on a sheet of its own.
    const more = Math.max(0, height - area.height);
    const row = { ...this.#area(CARD.icons), y: CARD.icons.y * k - more };
    if (more > 0) {
      const top = row.y - 2 * k;
      const sheet = { x: 9 * k, y: top, width: this.faceWidth - 18 * k, height: this.faceHeight - top - 9 * k };
      this.#inside.addChild(makePanel(sheet, 'panel-light'));
    }
    this.#icons(face, row.x, row.y + row.height / 2, 25 * k, row.width * 0.62);
    this.#corner(face, row);
    let y = area.y - more;
    for (const text of texts) {
      text.position.set(area.x, y);
      y += text.height;
      this.#inside.addChild(text);
    }
    if (flavour === null) return;
    flavour.position.set(area.x, area.y + area.height - flavour.height);
    this.#inside.addChild(flavour);
  }

  /** At the right of the icons: the price, or the kind of a card that has none. */
  #corner(face: CardFace, row: Area): void {
    if (face.cost === null) this.#kind(face, row);
    else this.#price(face.cost, row.x + row.width, row.y + row.height / 2);
  }

  /** On the same coin as on the board: a number over the star of Power would be unreadable. */
  #price(cost: number, right: number, middle: number): void {
    const { app, layout } = this.#context;
    const coin = Math.max(30 * this.#scale, 24 * layout.unit);
    const badge = makeIcon('price', coin);
    badge.position.set(right - coin * 0.43, middle);
    const size = Math.max(16 * this.#scale, LEAST_SIZE * layout.unit);
    const number = makeText(String(cost), 'number', { unit: 1, size, anchor: [0.5, 0.5] });
    const word = makeText(app.panels.cost, 'strong', { unit: layout.unit, size: 14, fill: PALETTE.ink, anchor: [1, 0.5] });
    this.#inside.addChild(badge);
    this.#put(number, badge.x, middle, coin);
    this.#put(word, right - coin, middle, this.faceWidth * 0.3);
  }

  /** How long it lasts at the left; its kind and, where there is room, its rule at the right. */
  #kind({ kind, lasts, icons }: CardFace, row: Area): void {
    const { app, layout } = this.#context;
    const { unit } = layout;
    const middle = row.y + row.height / 2;
    const style = { unit, size: LEAST_SIZE, fill: 0x5f4520 };
    let taken = Math.min(0.62 * row.width, (icons.attack + icons.power + icons.terror) * 26 * this.#scale);
    if (lasts !== null) {
      const words = makeText(app.panels.lasts[lasts], 'label', { ...style, width: row.width * 0.52, anchor: [0, 0.5] });
      words.style.lineHeight = 14 * unit;
      this.#put(words, row.x, middle, row.width * 0.52);
      taken = words.width;
    }
    const [name, rule] = [app.panels.kinds[kind] ?? '', ruleOfKind(kind)];
    const room = row.width - (taken === 0 ? 0 : taken + 6 * unit);
    const line = makeText(`${name} · ${rule}`, 'label', { ...style, anchor: [1, 0.5] });
    // A second line would lie on the ornament below.
    if (line.width > room) line.text = name;
    this.#put(line, row.x + row.width, middle, room);
  }
}

/** The back of a Cult card in its cult's colour, around its middle. */
export function makeCardBack({ colours, emblem }: CultLook, width: number): Container {
  const root = new Container();
  const height = (width * CARD.height) / CARD.width;
  const shadow = new NineSliceSprite({ texture: frame('shadow-card'), width: width * 1.1, height: height + width * 0.1 });
  shadow.anchor.set(0.5);
  shadow.y = width * 0.02;
  const back = new Sprite(frame('back-cult'));
  back.tint = colours.piece;
  const trim = new Sprite(frame('back-cult-trim'));
  for (const sprite of [back, trim]) {
    sprite.anchor.set(0.5);
    sprite.setSize(width, height);
  }
  const sign = makeIcon(emblem, width * 0.4);
  root.addChild(shadow, back, trim, sign);
  return root;
}
