import { Container } from 'pixi.js';
import type { Rect } from '../../../config/layout';
import type { Reading } from '../../../session/game';
import { MOD_WORDS } from '../../../i18n/mods';
import { makeButton } from '../../../ui/controls/button';
import { makePressable } from '../../../ui/controls/switch';
import { makeText } from '../../../ui/text';
import type { Sheet } from '../../frame/built-screen';
import type { CardActs, ModShow, ShownCard } from '../mod-show';
import { ACT, makeAct } from './card-act';

export interface GalleryOptions {
  readonly sheet: Sheet;
  readonly show: ModShow;
  /** Null while the cards are being read. */
  readonly reading: Reading | null;
  readonly cards: readonly ShownCard[];
  readonly place: Rect;
  readonly page: number;
  readonly turn: (page: number) => void;
  /** Opens the card at this place of the list large. */
  readonly open: (at: number) => void;
  /** Draws a button under each card with which something can be done. */
  readonly acts?: CardActs;
}

/** The least width of a card on which texts of the screen's size find room; narrower cards have smaller texts. Design pixels. */
const ROOMY = 175;

/** The cards of a mod as the table draws them, page by page; each can be opened large. */
export class Gallery extends Container {
  constructor(options: GalleryOptions) {
    super();
    const { reading, cards, sheet, place } = options;
    const words = MOD_WORDS[sheet.lang];
    if (reading !== null && cards.length > 0) this.#draw(options, reading);
    else this.#say(reading === null ? words.reading : words.noCards, sheet, place);
  }

  #say(words: string, { unit }: Sheet, place: Rect): void {
    const text = makeText(words, 'body', { unit, size: 18, anchor: [0.5, 0.5] });
    text.position.set(place.x + place.width / 2, place.y + place.height / 2);
    this.addChild(text);
  }

  #draw({ sheet, show, cards, place, page, turn, open, acts }: GalleryOptions, reading: Reading): void {
    const { unit, lang } = sheet;
    const gap = 14 * unit;
    const rows = place.height > 520 * unit && cards.length > 4 ? 2 : 1;
    const below = acts === undefined ? 0 : (ACT + 8) * unit;
    const fitted = (height: number): { readonly wide: number; readonly columns: number; readonly pages: number } => {
      const high = (height - gap * (rows - 1)) / rows - below;
      const width = Math.min(high / show.tall, (place.width - 3 * gap) / 4);
      const inRow = Math.max(1, Math.floor((place.width + gap) / (width + gap)));
      return { wide: width, columns: inRow, pages: Math.ceil(cards.length / (inRow * rows)) };
    };
    // The buttons that turn pages take some height, if there are several pages.
    const whole = fitted(place.height);
    const { wide, columns, pages } = whole.pages === 1 ? whole : fitted(place.height - 46 * unit);
    const shown = Math.min(page, pages - 1);
    cards.slice(shown * columns * rows, (shown + 1) * columns * rows).forEach((card, i) => {
      const inRow = Math.min(columns, cards.length - shown * columns * rows);
      const left = place.x + (place.width - inRow * (wide + gap) + gap) / 2;
      const spot = makePressable({ width: wide, height: wide * show.tall }, MOD_WORDS[lang].openLarge(card.spoken), () =>
        open(shown * columns * rows + i),
      );
      const view = show.makeCard({ ...sheet, unit: Math.min(unit, wide / ROOMY) }, reading, card.id, wide);
      view.position.set(wide / 2, (wide * show.tall) / 2);
      view.eventMode = 'none';
      spot.addChild(view);
      const row = Math.floor(i / columns);
      spot.position.set(left + (i % columns) * (wide + gap), place.y + row * (wide * show.tall + below + gap));
      this.addChild(spot);
      const act = acts?.(card) ?? null;
      if (act === null) return;
      const button = makeAct(act, unit, wide);
      button.position.set(spot.x, spot.y + wide * show.tall + 8 * unit);
      this.addChild(button);
    });
    if (pages > 1) this.#turners(sheet, place, shown, pages, turn);
  }

  #turners({ unit, lang, screens }: Sheet, place: Rect, page: number, pages: number, turn: (page: number) => void): void {
    const y = place.y + place.height - 40 * unit;
    const words = makeText(MOD_WORDS[lang].page(page + 1, pages), 'strong', { unit, anchor: [0.5, 0.5] });
    words.position.set(place.x + place.width / 2, y + 20 * unit);
    this.addChild(words);
    for (const [sign, by, title] of [
      ['‹', -1, screens.previous],
      ['›', 1, screens.next],
    ] as const) {
      const to = page + by;
      const button = makeButton(sign, {
        unit,
        width: 52 * unit,
        height: 40 * unit,
        title,
        disabled: to < 0 || to >= pages,
        press: () => turn(to),
      });
      button.position.set(place.x + place.width / 2 + by * 80 * unit - 26 * unit, y);
      this.addChild(button);
    }
  }
}
