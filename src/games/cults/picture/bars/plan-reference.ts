import { Container } from 'pixi.js';
import type { Rect } from '../../../../platform/config/layout';
import { PALETTE } from '../../../../platform/config/palette';
import { makePanel } from '../../../../platform/ui/panel';
import { makeIcon } from '../../../../platform/ui/sprite';
import { fitBox, makeText } from '../../../../platform/ui/text';
import { PLANS } from '../../contract/ids';
import type { TableContext } from '../context';
import { makeRuleLink } from '../rule-link';
import type { OverlayContent } from '../overlay';

/** The five Plans on one page: what each needs, costs and does, with the rules' numbers. */
export class PlanReference implements OverlayContent {
  readonly root = new Container();

  constructor(context: TableContext, { x, y, width, height }: Rect) {
    const { books, app, layout } = context;
    const { unit } = layout;
    const row = height / PLANS.length;
    PLANS.forEach((plan, at) => {
      const top = y + at * row;
      this.root.addChild(makePanel({ x, y: top, width, height: row - 8 * unit }, 'tray'));
      const icon = makeIcon(`plan-${plan}`, 44 * unit, PALETTE.parchment);
      icon.position.set(x + 42 * unit, top + (row - 8 * unit) / 2);
      const { needs, cost, effect, rule } = app.planReference[plan];
      const name = makeText(books.words.plan(plan), 'heading', { unit, size: 22 });
      name.position.set(x + 82 * unit, top + 8 * unit);
      const number = makeRuleLink(context, rule);
      number.position.set(x + width - 10 * unit - number.width, top + 6 * unit);
      const lead = makeText([needs, cost].filter((part) => part !== '').join(' · '), 'small', {
        unit,
        size: 15,
        fill: PALETTE.brassLight,
      });
      lead.position.set(name.x + name.width + 16 * unit, top + 13 * unit);
      let below = 38 * unit;
      // If it does not fit beside the name, wrap it below.
      if (lead.x + lead.width > number.x - 8 * unit) {
        lead.style.wordWrap = true;
        lead.style.wordWrapWidth = width - 100 * unit;
        lead.position.set(name.x, top + below);
        below += lead.height + 3 * unit;
      }
      const words = makeText(effect, 'body', { unit, size: 18, width: width - 100 * unit });
      fitBox(words, width - 100 * unit, row - below - 14 * unit, unit).position.set(x + 82 * unit, top + below);
      this.root.addChild(icon, name, number, lead, words);
    });
  }

  destroy(): void {
    this.root.destroy({ children: true });
  }
}
