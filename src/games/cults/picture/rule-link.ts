import type { Container } from 'pixi.js';
import { PALETTE } from '../../../platform/config/palette';
import { makeBar, makeIcon } from '../../../platform/ui/sprite';
import { makePressable } from '../../../platform/ui/controls/switch';
import { makeText } from '../../../platform/ui/text';
import type { TableContext } from './context';

/** Pressed, it opens the rulebook at the rules that `rule` names, such as "R9.4, R10.2". A bare one has no sign before it. */
export function makeRuleLink({ app, layout: { unit, shape }, rules }: TableContext, rule: string, isBare = false): Container {
  const words = makeText(rule, 'label', { unit, size: 14, fill: PALETTE.brassLight, anchor: [0, 0.5] });
  const size = { width: words.width + (isBare ? 16 : 38) * unit, height: (shape === 'phone' ? 44 : 28) * unit };
  const link = makePressable(size, `${app.panels.rules}: ${rule}`, () => rules(rule));
  words.position.set((isBare ? 8 : 29) * unit, size.height / 2);
  const line = makeBar(
    { x: words.x, y: size.height / 2 + 8 * unit, width: words.width, height: Math.max(1, unit) },
    PALETTE.brassLight,
  );
  link.addChild(words, line);
  if (isBare) return link;
  const sign = makeIcon('ui-rules', 17 * unit, PALETTE.brassLight);
  sign.position.set(15 * unit, size.height / 2);
  link.addChild(sign);
  return link;
}
