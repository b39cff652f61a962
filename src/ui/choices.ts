import { Container } from 'pixi.js';
import { PLATE_MARGIN } from '../config/plates';
import { makeButton } from './button';

export interface ChoiceItem<T> {
  readonly id: T;
  readonly words: string;
  readonly icon?: string;
}

export interface ChoicesOptions<T> {
  readonly unit: number;
  /** CSS pixels, of the whole row. */
  readonly width: number;
  readonly height: number;
  /** What is chosen about; a screen reader says it before each item. */
  readonly label: string;
  readonly items: readonly ChoiceItem<T>[];
  readonly chosen: T;
  readonly choose: (id: T) => void;
}

/** One of a few, side by side; the chosen one is light, and marked for those who hear it. */
export function makeChoices<T>({ unit, width, height, label, items, chosen, choose }: ChoicesOptions<T>): Container {
  const row = new Container();
  // The visible edges lie where they were asked for.
  const margin = PLATE_MARGIN.button;
  const step = (width + 2 * margin) / items.length;
  items.forEach(({ id, words, icon }, at) => {
    const button = makeButton(words, {
      unit,
      width: step,
      height: height + 2 * margin,
      primary: id === chosen,
      ...(icon === undefined ? {} : { icon }),
      title: `${label}: ${words}${id === chosen ? ' ✓' : ''}`,
      press: () => choose(id),
    });
    button.position.set(at * step - margin, -margin);
    row.addChild(button);
  });
  return row;
}
