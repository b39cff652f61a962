import { Container } from 'pixi.js';
import { PALETTE } from '../../../platform/config/palette';
import { TEXT_SCALE } from '../../../platform/config/text-size';
import { TIMING } from '../../../platform/config/timing';
import { Details } from '../../../platform/i18n/details';
import type { TableView } from '../contract/view-types';
import { makePanel } from '../../../platform/ui/panel';
import { makeDisc } from './disc';
import { makeText } from '../../../platform/ui/text';
import type { About, TableContext } from './context';
import { originWords } from './cards/origin';
import { Delay } from './delay';
import { isHoverResting } from '../../../platform/shell/input/pointer-rest';
import { makeRuleLink } from './rule-link';

/** How long a tooltip outlasts the hover, so that the pointer can reach its link; milliseconds. */
const LINGER = 320;

/** A tooltip beside the hovered thing: a plain sentence, and a link to its rules. */
export class Tooltip {
  readonly root = new Container({ label: 'tooltip' });
  readonly #context: TableContext;
  readonly #delay = new Delay();
  /** What is hovered, and what the present tooltip explains. */
  #wanted = 'null';
  #shown = 'null';
  /** The rules of the present tooltip. */
  rule: string | undefined;
  /** Shows what came to lie under the resting pointer. */
  #late: (() => void) | null = null;
  /** Whether the player used a key last: then the focus is explained. */
  #isKeyed = false;

  constructor(context: TableContext) {
    this.#context = context;
    window.addEventListener('pointerdown', this.#pressed, true);
    window.addEventListener('pointermove', this.#moved, true);
    window.addEventListener('keydown', this.#keyed, true);
  }

  /** A click hides the tooltip: it has been read, and the board matters now. Its own link must stay to be pressed. */
  readonly #pressed = ({ clientX, clientY }: PointerEvent): void => {
    this.#isKeyed = false;
    if (!this.root.getBounds().containsPoint(clientX, clientY)) this.forget();
  };

  readonly #moved = (): void => {
    if (isHoverResting()) return;
    const late = this.#late;
    this.#late = null;
    this.#isKeyed = false;
    late?.();
  };

  readonly #keyed = (): void => void (this.#isKeyed = true);

  /** Appears after a moment; until then the one before stays, since the pointer may be on its way to that one's link. */
  show(about: About | null, x: number, y: number, view: TableView | null): void {
    this.#late = null;
    // After a click nobody has asked about what now lies under the pointer, until it moves.
    if (about !== null && !this.#isKeyed && isHoverResting()) {
      this.#late = () => this.show(about, x, y, view);
      return;
    }
    const key = JSON.stringify(about);
    if (key === this.#wanted) return;
    this.#wanted = key;
    this.#delay.stop();
    if (key === this.#shown) return;
    if (about === null || view === null) this.#delay.start(LINGER, () => this.#clear());
    else
      this.#delay.start(TIMING.zoomDelay * 3, () => {
        this.#clear();
        this.#shown = key;
        this.#draw(about, x, y, view);
      });
  }

  /** Hides a tooltip that may be outdated; it reappears on the next hover. */
  forget(): void {
    this.#late = null;
    this.#wanted = 'null';
    this.#delay.stop();
    this.#clear();
  }

  #clear(): void {
    this.#shown = 'null';
    this.rule = undefined;
    if (this.root.children.length === 0) return;
    for (const child of this.root.removeChildren()) child.destroy({ children: true });
    this.#context.draw();
  }

  #draw(about: About, x: number, y: number, view: TableView): void {
    const { books, app, layout } = this.#context;
    const { unit } = layout;
    const { title, text, rule } = app.explain[about.topic](new Details(about.params ?? {}), books);
    this.rule = rule === '' ? undefined : rule;
    if (title === '') return;
    const pad = 13 * unit;
    const scale = TEXT_SCALE[this.#context.settings.current.textSize];
    const width = 270 * scale * unit;
    const box = new Container();
    let bottom = pad * 0.8;
    const put = (thing: Container): void => {
      thing.position.set(pad, bottom);
      bottom += thing.height + 4 * unit;
      box.addChild(thing);
    };
    put(makeText(title, 'strong', { unit, size: 16.5 * scale, fill: PALETTE.brassLight, width }));
    if (text !== '') put(makeText(text, 'body', { unit, size: 15.5 * scale, width }));
    const origin = about.card === undefined ? '' : originWords(this.#context, about.card);
    if (origin !== '') put(makeText(origin, 'small', { unit, size: 14.5 * scale, fill: PALETTE.brassLight, width }));
    if (about.topic === 'planStack') put(this.#spread(about, view));
    if (rule !== '') put(this.#link(rule));
    const size = { width: Math.max(...box.children.map((child) => child.width)) + 2 * pad, height: bottom + pad * 0.5 };
    box.addChildAt(makePanel({ x: 0, y: 0, ...size }, 'tooltip'), 0);
    box.position.set(...this.#place(x, y, size));
    this.root.addChild(box);
    this.#context.draw();
  }

  /** Keeps the tooltip while the pointer is on it. Keyboards open the rules with R, so that the focus stays on the table. */
  #link(rule: string): Container {
    const link = makeRuleLink(this.#context, rule);
    link.tabIndex = -1;
    link.on('pointerenter', () => this.#delay.stop());
    link.on('pointerleave', () => this.#delay.start(LINGER, () => this.#clear()));
    return link;
  }

  /** The markers of a stack side by side, bottom to top as they were placed (R7.4). */
  #spread(about: About, view: TableView): Container {
    const { books, layout } = this.#context;
    const { unit } = layout;
    const root = new Container();
    const plans = view.districts[String(about.params?.['district'])]?.plans ?? [];
    const rows = 8;
    plans.forEach((cult, at) => {
      const look = books.cult(cult);
      const x = Math.floor(at / rows) * 140 * unit;
      const y = (at % rows) * 23 * unit + 11 * unit;
      const disc = makeDisc(look, 20 * unit);
      disc.position.set(x + 11 * unit, y);
      const top = at === plans.length - 1 ? ' ▲' : '';
      const words = makeText(`${at + 1} · ${look.name}${top}`, 'small', {
        unit,
        size: 14.5,
        fill: look.colours.name,
        anchor: [0, 0.5],
      });
      words.position.set(x + 27 * unit, y);
      root.addChild(disc, words);
    });
    return root;
  }

  /** Beside the thing, away from the board's middle if possible, and wholly on the screen. */
  #place(x: number, y: number, { width, height }: { readonly width: number; readonly height: number }): [number, number] {
    const { layout } = this.#context;
    const gap = 30 * layout.unit;
    const outside = x < layout.board.x ? x - gap - width : x + gap;
    const inside = x < layout.board.x ? x + gap : x - gap - width;
    const left = outside >= 4 && outside + width <= layout.width - 4 ? outside : Math.max(4, inside);
    const top = Math.min(Math.max(4, y - height / 2), layout.height - height - 4);
    return [Math.round(left), Math.round(top)];
  }

  destroy(): void {
    window.removeEventListener('pointerdown', this.#pressed, true);
    window.removeEventListener('pointermove', this.#moved, true);
    window.removeEventListener('keydown', this.#keyed, true);
    this.#delay.stop();
    this.root.destroy({ children: true });
  }
}
