import { Container } from 'pixi.js';
import type { Rect } from '../../../../platform/config/layout';
import type { TableLayout } from '../config/table-layout';
import { PALETTE } from '../../../../platform/config/palette';
import type { TableView } from '../../contract/view-types';
import { makePanel } from '../../../../platform/ui/panel';
import { makeIcon } from '../../../../platform/ui/sprite';
import { makeDisc } from '../disc';
import { fitWidth, makeText } from '../../../../platform/ui/text';
import type { CultsPart, TableContext } from '../context';
import { pressable } from '../facts/explained';
import { spotsOf } from '../bars/plan-board';
import { PLANS } from '../../contract/ids';
import { lookingSeat } from '../facts/facts';

/** The place of a Plan's button: side by side where the Plan board would be. */
export function planButtonPlace({ planBoard, unit }: TableLayout, at: number): Rect {
  const gap = 4 * unit;
  const width = (planBoard.width - gap * (PLANS.length - 1)) / PLANS.length;
  return { ...planBoard, x: planBoard.x + at * (width + gap), width };
}

/** A Plan's icon above its name, centred on a button. */
export function planSign({ books, layout }: TableContext, plan: string, width: number, tint: number): Container {
  const { planBoard, unit } = layout;
  const root = new Container();
  const icon = makeIcon(`plan-${plan}`, 19 * unit, tint);
  icon.position.set(width / 2, planBoard.height * 0.3);
  const name = makeText(books.words.plan(plan), 'strong', { unit, size: 14, fill: tint, anchor: [0.5, 0.5] });
  fitWidth(name, width - 8 * unit).position.set(width / 2, planBoard.height * 0.74);
  root.addChild(icon, name);
  return root;
}

/** The Plan board on a phone: a button for each Plan with the own spots that are used (R8.2); a tap shows everybody's. */
export class PlanButtons implements CultsPart {
  readonly root = new Container();
  readonly #context: TableContext;
  readonly #spots: readonly Container[];
  #shown = '';

  constructor(context: TableContext, open: () => void) {
    this.#context = context;
    this.#spots = PLANS.map((plan, at) => {
      const { x, y, width, height } = planButtonPlace(context.layout, at);
      const button = new Container({ x, y });
      const spots = new Container();
      button.addChild(
        makePanel({ x: 0, y: 0, width, height }, 'menu-item'),
        planSign(context, plan, width, PALETTE.secondary),
        spots,
      );
      pressable(button, `${context.app.panels.planBoard}: ${context.books.words.plan(plan)}`, open);
      this.root.addChild(button);
      return spots;
    });
  }

  show(view: TableView): void {
    const seat = lookingSeat(view);
    const most = spotsOf(view, seat);
    const planned = view.planned[seat];
    const used = PLANS.map((plan) => (plan === 'bluff' ? 0 : (planned?.[plan] ?? 0)));
    const key = `${seat} ${most} ${used.join()}`;
    if (key === this.#shown) return;
    this.#shown = key;
    PLANS.forEach((plan, at) => this.#draw(this.#spots[at]!, seat, used[at]!, plan === 'bluff' ? 0 : most));
  }

  #draw(spots: Container, seat: string, used: number, most: number): void {
    for (const child of spots.removeChildren()) child.destroy({ children: true });
    const { books, layout } = this.#context;
    const { planBoard, unit } = layout;
    const look = books.cult(seat);
    for (let at = 0; at < most; at++) {
      const spot = at < used ? makeDisc(look, 12 * unit) : makeIcon('ring', 11 * unit, look.colours.name);
      // One at each side of the icon, further ones outside them.
      const side = at % 2 === 0 ? -1 : 1;
      const { width } = planButtonPlace(layout, 0);
      spot.position.set(width / 2 + side * (20 + Math.floor(at / 2) * 13) * unit, planBoard.height * 0.3);
      spots.addChild(spot);
    }
  }

  destroy(): void {
    this.root.destroy({ children: true });
  }
}
