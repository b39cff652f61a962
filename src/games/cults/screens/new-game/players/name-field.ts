import type { Container } from 'pixi.js';
import { makeField } from '../../../../../platform/ui/controls/field';
import type { FormContext } from '../form';
import { withSeat } from '../plan';

/** The field for a player's name. */
export function nameField({ sheet, plan, parent, change }: FormContext, at: number, width: number, height: number): Container {
  const words = sheet.app.newGame;
  return makeField({
    unit: sheet.unit,
    width,
    height,
    label: `${words.seat(at + 1)}, ${words.name}`,
    value: plan.seats[at]!.name,
    empty: words.noName,
    longest: 24,
    parent,
    done: (name) => change((now) => withSeat(now, at, { name })),
  });
}
