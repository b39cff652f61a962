import { Container } from 'pixi.js';
import { makeButton } from '../../ui/button';
import { makeField } from '../../ui/field';
import { makeText } from '../../ui/text';
import type { Form, FormContext } from './form';
import { newSeed } from './plan';

/** The seed: written, or another one by chance. */
export function seedRow(form: Form, { sheet, plan, parent, change }: FormContext): void {
  const { unit } = sheet;
  const words = sheet.app.newGame;
  form.row(words.seed, (width, height) => {
    const root = new Container();
    const field = makeField({
      unit,
      width: 200 * unit,
      height,
      label: words.seed,
      value: plan.seed,
      empty: words.seed,
      longest: 80,
      parent,
      done: (seed) => change({ ...plan, seed: seed === '' ? newSeed() : seed }),
    });
    const button = makeButton(words.anotherSeed, {
      unit,
      width: 206 * unit,
      height,
      icon: 'ui-dice',
      press: () => change({ ...plan, seed: newSeed() }),
    });
    button.x = 214 * unit;
    const hint = makeText(words.seedHint, 'small', { unit, anchor: [0, 0.5], width: Math.min(width - 446 * unit, 240 * unit) });
    hint.position.set(436 * unit, height / 2);
    root.addChild(field, button, hint);
    return root;
  });
}
