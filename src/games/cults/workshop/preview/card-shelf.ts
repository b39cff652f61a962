import type { Container } from 'pixi.js';
import { LANGS, type Lang } from '../../../../platform/i18n/lang';
import type { CardShelf, CardSize, DrawingTools, Overflow, FileSheet } from '../../../../platform/screens/workshop/game-workshop';
import { appWords } from '../../words';
import type { CultsReading } from '../../reading';
import { stackLayers } from '../../picture/board/pieces';
import { PieceView } from '../../picture/board/piece-view';
import { BOARD } from '../../picture/config/board-layout';
import { CARD } from '../../picture/config/card-layout';
import { Books } from '../../picture/cards/books';
import { CardView } from '../../picture/cards/card-view';
import { CityFace } from '../../picture/cards/city-face';
import type { TableContext } from '../../picture/context';
import type { TableView } from '../../contract/view-types';
import { boardPicture } from '../../picture/figures/board-picture';
import { cultPicture } from '../../picture/figures/cult-picture';
import { extracted, type PlacedView } from '../../picture/figures/extracted';
import { figureContext } from '../../picture/figures/figure-context';
import { onBoardOf } from './on-board';
import { overflowsOf } from './overflow';
import { sheetWords } from './sheets';

/** Width of the zoomed card on a table of 1600×900; the other sizes are measured against it. */
const ZOOM = 250;
const HAND = { width: 138, height: 152 } as const;
/** Around a card, for its shadow; design pixels. */
const MARGIN = 14;
/** A stack on the board, with its price. */
const STACK = { width: 84, height: 96 } as const;

/** The cards of opened mods, drawn by the table's own code. */
export class CultsShelf implements CardShelf {
  readonly #reading: CultsReading;
  readonly #drawing: DrawingTools;
  readonly #books: ReadonlyMap<Lang, Books>;

  constructor(reading: CultsReading, drawing: DrawingTools) {
    this.#reading = reading;
    this.#drawing = drawing;
    this.#books = new Map(LANGS.map((lang) => [lang, new Books(reading, lang)]));
  }

  cardsOf(mod: string): readonly string[] {
    return this.#reading.cards.map(({ id }) => id).filter((id) => id.startsWith(`${mod}:`));
  }

  has(card: string): boolean {
    return this.#reading.cards.some(({ id }) => id === card);
  }

  /** Cults and house rules have positions, too. */
  canTry(id: string): boolean {
    const { cults, rules } = this.#reading;
    return this.has(id) || cults.some((cult) => cult.id === id) || rules.some(({ source }) => source === id);
  }

  named(lang: Lang): ReturnType<CardShelf['named']> {
    const { names } = this.#booksIn(lang);
    const { cards, cults } = this.#reading;
    return {
      cards: cards.map(({ id }) => [id, names.card(id)]),
      cults: cults.map(({ id }) => [id, names.cult(id)]),
    };
  }

  copies(card: string): number {
    const found = this.#reading.cards.find(({ id }) => id === card);
    return found !== undefined && 'copies' in found ? found.copies : 1;
  }

  name(card: string, lang: Lang): string {
    return this.#booksIn(lang).card(card).name;
  }

  spoken(card: string, lang: Lang): string {
    const { name, kind, cost, icons, text, flavour } = this.#booksIn(lang).card(card);
    const { panels } = appWords(lang);
    const { ui } = this.#booksIn(lang).words;
    const signs = (['attack', 'power', 'terror'] as const).flatMap((icon) =>
      icons[icon] === 0 ? [] : [`${ui[icon]} ${icons[icon]}`],
    );
    return [name, panels.kinds[kind] ?? '', cost === null ? '' : `${panels.cost} ${cost}`, signs.join(', '), text, flavour]
      .filter((part) => part !== '')
      .join('. ');
  }

  overflows(card: string, lang: Lang, size: CardSize): readonly Overflow[] {
    const context = this.#context(lang, 1);
    const { view } = this.#placed(card, context, size);
    const face = context.books.card(card);
    const found = overflowsOf(view, face, context.layout.unit);
    view.destroy({ children: true });
    return size === 'board' ? onBoardOf(found, face.kind) : found;
  }

  draw(card: string, lang: Lang, size: CardSize, width: number): HTMLCanvasElement {
    const context = this.#context(lang, size === 'print' ? width / ZOOM : width / (ZOOM + 2 * MARGIN));
    return extracted(this.#placed(card, context, size), this.#drawing.page);
  }

  sheet(id: string, lang: Lang, width: number): FileSheet | null {
    const context = this.#context(lang, 1);
    const words = sheetWords(this.#reading, id, context);
    if (words === null) return null;
    const isCult = this.#reading.cults.some((cult) => cult.id === id);
    return { ...words, picture: isCult ? extracted(cultPicture(id, context, width), this.#drawing.page) : null };
  }

  heading(card: string, lang: Lang): string | null {
    if (!this.has(card)) return null;
    const { name, parts } = this.#booksIn(lang).card(card);
    const { words } = this.#booksIn(lang);
    const [first, ...more] = parts;
    if (first === undefined) return null;
    const headed = parts.map(({ keyword, text }) => (keyword === null ? text : `${words.keyword(keyword)}: ${text}`));
    if (more.length > 0 || first.keyword === null) return `${name}: ${headed.join(' ')}`;
    return `${name} (${words.keyword(first.keyword)}): ${first.text}`;
  }

  /** The board of a view, as the table draws it. */
  board(view: TableView, lang: Lang, width: number): HTMLCanvasElement {
    return extracted(boardPicture(view, this.#context(lang, 1), width), this.#drawing.page);
  }

  #booksIn(lang: Lang): Books {
    return this.#books.get(lang)!;
  }

  /** As at a table of 1600×900, enlarged `unit` times. */
  #context(lang: Lang, unit: number): TableContext {
    return figureContext(this.#booksIn(lang), this.#drawing.settings, unit);
  }

  #placed(card: string, context: TableContext, size: CardSize): PlacedView {
    const { unit } = context.layout;
    if (size === 'board') return this.#onBoard(card, context);
    if (size === 'hand') {
      const [width, height] = [HAND.width * unit, HAND.height * unit];
      return withMargin(new CardView(card, context, width, 'hand', height), width, height, MARGIN * unit);
    }
    const [width, height] = [ZOOM * unit, (ZOOM * unit * CARD.height) / CARD.width];
    return withMargin(new CardView(card, context, width), width, height, size === 'print' ? 0 : MARGIN * unit);
  }

  #onBoard(card: string, context: TableContext): PlacedView {
    const { unit, board } = context.layout;
    const { kind, cost } = context.books.card(card);
    const perUnit = board.radius / BOARD.radius;
    if (kind === 'city') {
      const view = new CityFace(card, context);
      view.scale.set(perUnit);
      return withMargin(view, 2 * BOARD.core * perUnit, 2 * BOARD.core * perUnit, 2 * unit);
    }
    if (kind !== 'guardian' && kind !== 'action') {
      const width = 92 * unit;
      const height = (width * CARD.height) / CARD.width;
      return withMargin(new CardView(card, context, width, 'small'), width, height, MARGIN * unit);
    }
    const piece = { sort: '', at: '', x: 0, y: 0, z: 0, cult: null, about: { topic: 'stack' } } as const;
    const view = new PieceView({ ...piece, layers: stackLayers(kind, card, this.copies(card), cost) }, context, perUnit);
    view.scale.set(perUnit);
    return withMargin(view, STACK.width * perUnit, STACK.height * perUnit, 2 * unit);
  }
}

const withMargin = (view: Container, width: number, height: number, margin: number): PlacedView => ({
  view,
  width: width + 2 * margin,
  height: height + 2 * margin,
});
