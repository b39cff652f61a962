import type { Rect } from '../../../../platform/config/layout';
import { element } from '../../../../platform/workshop/dom/element';
import { withRuleLinks } from '../../../../platform/workshop/dom/rule-links';
import { paint } from '../../../../platform/workshop/dom/paint';
import type { CultsTable } from '../../picture/table';
import { costOf, placePanel, standingOn, type Avoided } from './place-panel';
import { around, confirmOf, offersOf } from './pointing';
import './guide.css';

export interface SpeechButton {
  readonly words: string;
  readonly press: () => void;
  readonly isPrimary?: boolean;
}

/** What the panel says. */
export interface Speech {
  /** Who speaks. */
  readonly voice: string;
  /** How far one has come, such as "3 of 9". */
  readonly progress?: string;
  readonly text: string;
  /** Further lines, such as hints. */
  readonly notes?: readonly string[];
  /** Why the last answer does not lead on. */
  readonly warning?: string;
  /** What the rings are around, for those who do not see them. */
  readonly pointsAt?: string;
  readonly buttons: readonly SpeechButton[];
  /** The button that folds the panel, so that nothing lies under it. */
  readonly fold: string;
  /** The button in the corner. */
  readonly close: { readonly words: string; readonly press: () => void };
}

/** How much worse a place may become before the panel moves: it should not jump with every click. */
const PATIENCE = 0.4;

/** A panel beside the table that speaks, and rings around what it speaks of. DOM over the canvas; only the panel takes clicks. */
export class GuideView {
  readonly #root = element('div', { class: 'guide' });
  readonly #panel = element('section', { class: 'guide-panel' });
  readonly #rings = element('div', { class: 'guide-rings', 'aria-hidden': 'true' });
  /** Screen readers announce what changes in an element that was there before. */
  readonly #spoken = element('p', { class: 'guide-hidden', role: 'status' });
  #table: CultsTable | null = null;
  #places: () => readonly Rect[] = () => [];
  #ringed = '';
  #text = '';
  #at: Rect | null = null;
  /** The size of the screen for which that place was found. */
  #screen = '';
  /** Called when the panel has its place. */
  #placed: (() => void) | null = null;
  #isCovered = false;

  readonly #rules: (cited: string) => void;

  /** `rules` opens the rulebook at a rule that the guide names. */
  constructor(isStill: boolean, rules: (cited: string) => void) {
    this.#rules = rules;
    paint(this.#root);
    this.#root.classList.toggle('guide-still', isStill);
    // A click here is not one beside an open menu of the table.
    this.#panel.addEventListener('click', (event) => event.stopPropagation());
    // The keys of the table must not act while a button here has the focus.
    this.#panel.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
    });
    this.#root.append(this.#rings, this.#panel, this.#spoken);
    document.body.append(this.#root);
    window.addEventListener('pointerdown', this.#nudge, true);
  }

  /** Redraws the rings after the player clicks elsewhere, to show where to click. */
  readonly #nudge = ({ target }: PointerEvent): void => {
    if (this.#table === null || (target instanceof Node && this.#panel.contains(target))) return;
    this.#ringed = '';
    this.#table.context.draw();
  };

  /** Speaks at a table; `places` finds what is spoken of, also after it has moved. */
  say(table: CultsTable, lang: string, speech: Speech, places: () => readonly Rect[]): void {
    this.hush();
    this.#table = table;
    this.#places = places;
    const { layout } = table.context;
    this.#root.style.setProperty('--unit', `${layout.unit}px`);
    this.#root.dataset['shape'] = layout.shape;
    this.#root.lang = lang;
    const hadFocus = this.#panel.contains(document.activeElement);
    if (speech.text !== this.#text) this.#panel.classList.remove('guide-folded');
    this.#text = speech.text;
    this.#panel.replaceChildren(...contentsOf(speech, () => this.#fold(), this.#rules));
    this.#spoken.textContent = spokenOf(speech);
    this.#root.hidden = this.#isCovered;
    // Until the table is drawn its place is unknown: a button that moves away under the pointer would be missed.
    this.#panel.classList.add('guide-unplaced');
    this.#placed = () => this.#focus(speech, hadFocus);
    const screen = `${layout.width}×${layout.height}`;
    if (screen !== this.#screen) this.#at = null;
    this.#screen = screen;
    table.front.onRender = () => this.#follow();
    table.context.draw();
  }

  /** Leaves of the panel only its head, or unfolds it; new words unfold it, too. */
  #fold(): void {
    this.#panel.classList.toggle('guide-folded');
    this.#at = null;
    this.#table?.context.draw();
  }

  /** Enter goes on where there is nothing to answer; otherwise the keys belong to the question. */
  #focus({ buttons }: Speech, hadFocus: boolean): void {
    const primary = buttons.some(({ isPrimary }) => isPrimary === true);
    if (primary) this.#panel.querySelector<HTMLElement>('.guide-primary')?.focus({ preventScroll: true });
    else if (hadFocus && document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }

  /** Rings what is spoken of again, and moves the panel if it covers something that matters. Runs with every drawn frame. */
  #follow(): void {
    const table = this.#table;
    if (table === null || table.root.destroyed || this.#isCovered) return;
    const places = this.#places();
    this.#ring(places);
    const { layout } = table.context;
    const size = { width: this.#panel.offsetWidth, height: this.#panel.offsetHeight };
    if (size.width === 0) return;
    const avoided = avoidedAt(table, places);
    const best = placePanel(size, layout, avoided, around(places));
    const kept = this.#at === null ? null : standingOn(this.#at, size);
    const stays = kept !== null && costOf(kept, avoided) <= costOf(best, avoided) + PATIENCE;
    this.#at = stays ? kept : best;
    this.#panel.style.transform = `translate(${Math.round(this.#at.x)}px, ${Math.round(this.#at.y)}px)`;
    if (this.#placed === null) return;
    this.#panel.classList.remove('guide-unplaced');
    this.#placed();
    this.#placed = null;
  }

  #ring(places: readonly Rect[]): void {
    const key = JSON.stringify(places.map(({ x, y, width, height }) => [x, y, width, height].map(Math.round)));
    if (key === this.#ringed) return;
    this.#ringed = key;
    const rings = places.map(({ x, y, width, height }) => {
      const ring = element('div', { class: 'guide-ring' });
      Object.assign(ring.style, { left: `${x - 6}px`, top: `${y - 6}px`, width: `${width + 12}px`, height: `${height + 12}px` });
      return ring;
    });
    this.#rings.replaceChildren(...rings);
  }

  /** Stops speaking: the picture of the table moves or is replaced. */
  hush(): void {
    if (this.#table !== null && !this.#table.front.destroyed) this.#table.front.onRender = () => undefined;
    this.#table = null;
    this.#root.hidden = true;
    this.#ringed = '';
    this.#rings.replaceChildren();
  }

  cover(isCovered: boolean): void {
    this.#isCovered = isCovered;
    this.#root.hidden = isCovered || this.#table === null;
    if (!isCovered && this.#table?.root.destroyed === false) this.#table.context.draw();
  }

  destroy(): void {
    window.removeEventListener('pointerdown', this.#nudge, true);
    this.hush();
    this.#root.remove();
  }
}

const spokenOf = ({ warning = '', text, notes = [], pointsAt = '' }: Speech): string =>
  [warning, text, ...notes, pointsAt].filter((part) => part !== '').join(' ');

/** A small button of the head. */
const signButton = (sign: string, name: string, label: string, press: () => void): HTMLElement =>
  element('button', { type: 'button', class: `guide-sign ${name}`, 'aria-label': label, text: sign, on: { click: press } });

function contentsOf(
  { voice, progress, text, notes = [], warning, buttons, fold, close }: Speech,
  folding: () => void,
  rules: (cited: string) => void,
): readonly Node[] {
  const head = element(
    'header',
    {},
    element('h2', { text: voice }),
    progress === undefined ? null : element('span', { class: 'guide-progress', text: progress }),
    signButton('–', 'guide-fold', fold, folding),
    signButton('✕', 'guide-close', close.words, close.press),
  );
  const said = element(
    'div',
    { class: 'guide-said' },
    ...(warning === undefined ? [] : [element('p', { class: 'guide-warning', text: warning })]),
    ...text.split('\n').map((line) => element('p', {}, ...withRuleLinks(line, rules))),
    ...(notes.length === 0 ? [] : [element('ul', {}, ...notes.map((note) => element('li', {}, ...withRuleLinks(note, rules))))]),
  );
  const foot = element(
    'footer',
    {},
    ...buttons.map(({ words, press, isPrimary = false }) =>
      element('button', {
        type: 'button',
        class: isPrimary ? 'guide-button guide-primary' : 'guide-button',
        text: words,
        on: { click: press },
      }),
    ),
  );
  return buttons.length === 0 ? [head, said] : [head, said, foot];
}

/** What the panel should leave visible, by how much it matters. */
function avoidedAt(table: CultsTable, places: readonly Rect[]): readonly Avoided[] {
  const { layout } = table.context;
  const { board } = layout;
  const confirm = confirmOf(table);
  const whole: Rect = { x: board.x - board.radius, y: board.y - board.radius, width: 2 * board.radius, height: 2 * board.radius };
  return [
    // The rings are a little wider than what they hold; nothing is worth covering a part of them.
    ...places.map(({ x, y, width, height }) => ({
      rect: { x: x - 8, y: y - 8, width: width + 16, height: height + 16 },
      weight: 120,
    })),
    ...offersOf(table).map((rect) => ({ rect, weight: 5 })),
    ...(confirm === null ? [] : [{ rect: confirm, weight: 12 }]),
    { rect: layout.prompt, weight: 6 },
    { rect: layout.hand, weight: 2 },
    // A phone's tray lies beside the board, and is all that matters while it is open.
    { rect: whole, weight: layout.shape === 'phone' ? 2 : 9 },
    { rect: layout.planBoard, weight: 0.6 },
    { rect: layout.opponents, weight: 0.3 },
    { rect: layout.seat, weight: 0.8 },
  ];
}
