import { Container } from 'pixi.js';
import { makeButton } from '../../../../platform/ui/controls/button';
import { makeField } from '../../../../platform/ui/controls/field';
import type { FormRows, FormContext } from './form';
import { newSeed } from './plan';

/** The row for the seed: typed, or a random one. */
export function seedRow(form: FormRows, { sheet, plan, parent, change }: FormContext): void {
  const { unit } = sheet;
  const words = sheet.app.newGame;
  form.row(words.seed, (width, height) => {
    const root = new Container();
    const half = (width - 12 * unit) / 2;
    const field = makeField({
      unit,
      width: half,
      height,
      label: words.seed,
      value: plan.seed,
      empty: words.seed,
      longest: 80,
      parent,
      done: (seed) => change((now) => ({ ...now, seed: seed === '' ? newSeed() : seed })),
    });
    const press = (): void => change((now) => ({ ...now, seed: newSeed() }));
    const button = makeButton(words.anotherSeed, { unit, width: half, height, icon: 'ui-dice', press });
    button.x = half + 12 * unit;
    root.addChild(field, button);
    return root;
  });
  form.note(words.seedHint);
}
