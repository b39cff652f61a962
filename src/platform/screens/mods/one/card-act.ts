import type { Container } from 'pixi.js';
import { makeButton } from '../../../ui/controls/button';
import type { CardAct } from '../mod-show';

/** Height of the button; design pixels. */
export const ACT = 44;

/** The button for what can be done with a card; `width` in CSS pixels. `done` is called after the press has had its effect. */
export function makeAct(act: CardAct, unit: number, width: number, done: () => void = () => undefined): Container {
  return makeButton(act.words, {
    unit,
    width,
    height: ACT * unit,
    size: 16,
    title: act.spoken,
    ...(act.isOn ? { icon: 'ui-check' } : {}),
    press: () => void act.press().then(done),
  });
}
