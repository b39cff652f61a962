import { LANGS, type Lang } from '../../../i18n/lang';
import { element } from '../../../workshop/dom/element';
import { segments } from '../dom/controls';
import type { CardShelf, CardSize, Overflow, FileSheet } from '../game-workshop';
import type { WorkshopWords } from '../words';

type ShownSize = Exclude<CardSize, 'print'>;

/** Widths of the canvases in CSS pixels: the chosen size large, the two others small beneath it. */
const LARGE = 400;
const SMALL = 250;

/** What there is to show: a card of the last good reading, and the first problem of the present text. */
export interface Previewed {
  readonly shelf: CardShelf | null;
  /** The id of what the file declares; null if it declares nothing that could be shown. */
  readonly card: string | null;
  /** Why the present text cannot be shown; empty if it is. */
  readonly problem: string;
  /** Whether the mod has no file yet. */
  readonly isEmpty: boolean;
}

/** The card as the table draws it, in both languages and three sizes. */
export class PreviewPanel {
  readonly root: HTMLElement;
  readonly #words: WorkshopWords;
  readonly #stage = element('div', { class: 'ws-preview-stage' });
  readonly #notes = element('ul', { class: 'ws-preview-notes', 'aria-live': 'polite' });
  #size: ShownSize = 'zoom';
  #lang: Lang;
  #shown: Previewed = { shelf: null, card: null, problem: '', isEmpty: true };
  /** Called when another language was chosen. */
  onLang: (lang: Lang) => void = () => undefined;

  constructor(words: WorkshopWords, lang: Lang, languages: Readonly<Record<Lang, string>>) {
    this.#words = words;
    this.#lang = lang;
    const { preview, desk } = words;
    const sizes = (['zoom', 'hand', 'board'] as const).map((id) => ({ id, words: preview.sizes[id] }));
    this.root = element(
      'section',
      { class: 'ws-preview', 'aria-label': desk.panels.preview },
      element('h2', { class: 'ws-hidden', text: desk.panels.preview }),
      element(
        'div',
        { class: 'ws-preview-choices' },
        segments(preview.size, sizes, this.#size, (size) => this.#choose({ size })),
        segments(
          preview.language,
          LANGS.map((id) => ({ id, words: languages[id] })),
          lang,
          (chosen) => this.#choose({ lang: chosen }),
        ),
      ),
      this.#stage,
      this.#notes,
    );
  }

  get lang(): Lang {
    return this.#lang;
  }

  show(previewed: Previewed): void {
    this.#shown = previewed;
    this.#draw();
  }

  #choose({ size = this.#size, lang = this.#lang }: { size?: ShownSize; lang?: Lang }): void {
    const isOther = lang !== this.#lang;
    this.#size = size;
    this.#lang = lang;
    this.#draw();
    if (isOther) this.onLang(lang);
  }

  #draw(): void {
    const { shelf, card, problem, isEmpty } = this.#shown;
    const { preview } = this.#words;
    this.#stage.classList.toggle('ws-stale', problem !== '');
    const sheet = card === null ? null : (shelf?.sheet(card, this.#lang, Math.round(LARGE * density())) ?? null);
    this.root.classList.toggle('ws-is-sheet', sheet !== null);
    if (sheet !== null) return this.#drawSheet(sheet, problem);
    if (shelf === null || card === null || !shelf.has(card)) {
      const none = isEmpty ? preview.noneYet : preview.noCard;
      const words = problem !== '' ? preview.broken(problem) : card === null && shelf !== null ? none : preview.reading;
      this.#stage.replaceChildren(element('p', { class: 'ws-preview-empty', text: words }));
      this.#notes.replaceChildren();
      return;
    }
    const others = (['zoom', 'hand', 'board'] as const).filter((size) => size !== this.#size);
    this.#stage.replaceChildren(
      this.#figure(shelf, card, this.#size, LARGE),
      element('div', { class: 'ws-preview-small' }, ...others.map((size) => this.#figure(shelf, card, size, SMALL))),
    );
    this.#notes.replaceChildren(...this.#told(shelf, card, problem));
  }

  /** A cult or house rules: in one size, with everything that a player can know of it in words. */
  #drawSheet({ title, lines, picture }: FileSheet, problem: string): void {
    if (picture !== null) {
      picture.style.width = `${picture.width / density()}px`;
      picture.setAttribute('role', 'img');
      picture.setAttribute('aria-label', title);
    }
    const words = lines.map((text) => element('p', { text }));
    this.#stage.replaceChildren(element('article', { class: 'ws-sheet' }, element('h3', { text: title }), picture, ...words));
    const stale = element('li', { class: 'ws-error', text: this.#words.preview.stale(problem) });
    this.#notes.replaceChildren(...(problem === '' ? [] : [stale]));
  }

  #figure(shelf: CardShelf, card: string, size: ShownSize, width: number): HTMLElement {
    const { preview } = this.#words;
    // Enlarge small sizes where they are the chosen one, or nobody could read them.
    const scale = width === LARGE && size !== 'zoom' ? 1.6 : 1;
    const canvas = shelf.draw(card, this.#lang, size, Math.round(width * scale * density()));
    canvas.style.width = `${canvas.width / density()}px`;
    canvas.dataset['size'] = size;
    canvas.setAttribute('role', 'img');
    canvas.setAttribute('aria-label', shelf.spoken(card, this.#lang));
    const caption = { zoom: preview.sizes.zoom, hand: preview.inHand, board: preview.onBoard }[size];
    return element('figure', { class: `ws-card-${size}` }, canvas, element('figcaption', { text: caption }));
  }

  /** What does not fit, in either language; a cut text in the hand is usual, since the zoom has the rest. */
  #told(shelf: CardShelf, card: string, problem: string): readonly HTMLElement[] {
    const { preview } = this.#words;
    const notes: HTMLElement[] = [];
    if (problem !== '') notes.push(element('li', { class: 'ws-error', text: preview.stale(problem) }));
    const where = { zoom: '', hand: preview.inHand.toLowerCase(), board: preview.onBoard.toLowerCase() } as const;
    for (const lang of LANGS) {
      const language = preview.languageNames[lang];
      const found = (['zoom', 'hand', 'board'] as const).flatMap((size) =>
        overflowing(shelf, card, lang, size).map((one) => ({ one, size })),
      );
      for (const { one, size } of found)
        notes.push(
          element('li', {
            class: size === 'zoom' && one.what !== 'flavour' ? 'ws-warning' : 'ws-note',
            text: preview.overflow(one, language, where[size]).replace(' .', '.').replace(' :', ':'),
          }),
        );
      if (!found.some(({ size }) => size === 'zoom'))
        notes.push(element('li', { class: 'ws-fits', text: preview.fits(language) }));
    }
    return notes;
  }
}

/** Pixels of a canvas for each CSS pixel. */
const density = (): number => Math.min(2, Math.max(1, devicePixelRatio));

/** Elsewhere than in the zoom the flavour gives way to the text by design. */
const overflowing = (shelf: CardShelf, card: string, lang: Lang, size: ShownSize): readonly Overflow[] =>
  shelf.overflows(card, lang, size).filter(({ what }) => size === 'zoom' || what !== 'flavour');
