import { element } from '../../../../platform/workshop/dom/element';
import type { Lang } from '../../../../platform/i18n/lang';
import type { TableView } from '../../contract/view-types';
import type { CultsShelf } from '../preview/card-shelf';

/** Width of the picture in CSS pixels, where there is room for it. */
const WIDTH = 420;

/** A picture of the board in the bench, drawn by the table's own code. While it is folded up, nothing is drawn. */
export class BoardFigure {
  readonly root: HTMLDetailsElement;
  readonly #label: string;
  readonly #holder = element('div', { class: 'bench-board' });
  #shown: { readonly view: TableView; readonly shelf: CultsShelf; readonly lang: Lang } | null = null;

  /** `label` says what it is a picture of. */
  constructor(label: string, isOpen: boolean) {
    this.#label = label;
    this.root = element('details', { open: isOpen }, element('summary', {}, label), this.#holder);
    this.root.addEventListener('toggle', () => this.#draw());
  }

  show(view: TableView, shelf: CultsShelf, lang: Lang): void {
    this.#shown = { view, shelf, lang };
    this.#draw();
  }

  #draw(): void {
    if (this.#shown === null || !this.root.open) return this.#holder.replaceChildren();
    const { view, shelf, lang } = this.#shown;
    const density = Math.min(2, Math.max(1, devicePixelRatio));
    const canvas = shelf.board(view, lang, Math.round(WIDTH * density));
    canvas.setAttribute('role', 'img');
    canvas.setAttribute('aria-label', this.#label);
    this.#holder.replaceChildren(canvas);
  }
}
