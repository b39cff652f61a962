import { Container } from 'pixi.js';
import { PALETTE } from '../../../platform/config/palette';
import { TIMING } from '../../../platform/config/timing';
import { Details } from '../../../platform/i18n/details';
import type { TableView } from '../contract/view-types';
import { makePanel } from '../../../platform/ui/panel';
import { makeDisc } from './disc';
import { makeText } from '../../../platform/ui/text';
import type { About, TableContext } from './context';
import { Delay } from './delay';

/** A tooltip beside the hovered thing: a plain sentence and its rule numbers. */
export class Tooltip {
  readonly root = new Container({ eventMode: 'none' });
  readonly #context: TableContext;
  readonly #delay = new Delay();
  #shown = 'null';
  /** First rule number of the present tooltip. */
  rule: string | undefined;

  constructor(context: TableContext) {
    this.#context = context;
  }

  /** Appears after a moment; disappears at once. */
  show(about: About | null, x: number, y: number, view: TableView | null): void {
    const key = JSON.stringify(about);
    if (key === this.#shown) return;
    this.#shown = key;
    this.rule = undefined;
    this.#delay.stop();
    for (const child of this.root.removeChildren()) child.destroy({ children: true });
    this.#context.draw();
    if (about === null || view === null) return;
    this.#delay.start(TIMING.zoomDelay * 3, () => this.#draw(about, x, y, view));
  }

  /** Hides a tooltip that may be outdated; it reappears on the next hover. */
  forget(): void {
    this.show(null, 0, 0, null);
  }

  #draw(about: About, x: number, y: number, view: TableView): void {
    const { books, app, layout } = this.#context;
    const { unit } = layout;
    const { title, text, rule } = app.explain[about.topic](new Details(about.params ?? {}), books);
    this.rule = /^R\d+(\.\d+)?/.exec(rule)?.[0];
    if (title === '') return;
    const pad = 13 * unit;
    const width = 270 * unit;
    const box = new Container();
    let bottom = pad * 0.8;
    const put = (thing: Container): void => {
      thing.position.set(pad, bottom);
      bottom += thing.height + 4 * unit;
      box.addChild(thing);
    };
    put(makeText(title, 'strong', { unit, size: 16.5, fill: PALETTE.brassLight, width }));
    if (text !== '') put(makeText(text, 'body', { unit, size: 15.5, width }));
    if (about.topic === 'planStack') put(this.#spread(about, view));
    if (rule !== '') put(makeText(rule, 'label', { unit, size: 13 }));
    const size = { width: Math.max(...box.children.map((child) => child.width)) + 2 * pad, height: bottom + pad * 0.5 };
    box.addChildAt(makePanel({ x: 0, y: 0, ...size }, 'tooltip'), 0);
    box.position.set(...this.#place(x, y, size));
    this.root.addChild(box);
    this.#context.draw();
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
    this.#delay.stop();
    this.root.destroy({ children: true });
  }
}
