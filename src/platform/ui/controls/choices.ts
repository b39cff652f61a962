import { Container, type Text } from 'pixi.js';
import { PALETTE } from '../../config/palette';
import { makePanel } from '../panel';
import { makeIcon } from '../sprite';
import { makePressable } from './switch';
import { fitWidth, makeText } from '../text';

export interface ChoiceItem<T> {
  readonly id: T;
  readonly words: string;
  readonly icon?: string;
}

export interface ChoicesOptions<T> {
  readonly unit: number;
  /** Width of the whole row, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** What the choice is about; screen readers announce it before each item. */
  readonly label: string;
  readonly items: readonly ChoiceItem<T>[];
  readonly chosen: T;
  /** True for chapters of a page: names are set like headings. */
  readonly isTabs?: boolean;
  readonly choose: (id: T) => void;
}

/** Radio buttons side by side; the chosen one has a brass edge and lit words, since gold marks the primary button only. */
export function makeChoices<T>(options: ChoicesOptions<T>): Container {
  const { width, height, label, items, chosen, choose } = options;
  const row = new Container();
  row.addChild(makePanel({ x: 0, y: 0, width, height }, 'tray'));
  const step = width / items.length;
  items.forEach((item, at) => {
    const isChosen = item.id === chosen;
    const part = makePressable({ width: step, height }, `${label}: ${item.words}${isChosen ? ' ✓' : ''}`, () => choose(item.id));
    if (isChosen) part.addChild(makePanel({ x: 0, y: 0, width: step, height }, 'menu-item'));
    part.addChild(...faceOf(item, isChosen, step, options));
    part.x = at * step;
    row.addChild(part);
  });
  return row;
}

/** The words of one item with the icon before them, centred. */
function faceOf<T>(
  { words, icon }: ChoiceItem<T>,
  isChosen: boolean,
  width: number,
  { unit, height, isTabs = false }: ChoicesOptions<T>,
): Container[] {
  const fill = isChosen ? PALETTE.legal : PALETTE.secondary;
  const text = makeText(words, isTabs ? 'heading' : 'strong', {
    unit,
    fill,
    anchor: [0.5, 0.5],
    ...(isTabs ? { size: 21 } : {}),
  });
  const before = icon === undefined ? 0 : 30 * unit;
  fitWidth(text, width - before - 18 * unit).position.set(width / 2 + before / 2, height / 2);
  return icon === undefined ? [text] : [text, iconBefore(text, icon, fill, unit)];
}

function iconBefore(text: Text, name: string, tint: number, unit: number): Container {
  const icon = makeIcon(name, 22 * unit, tint);
  icon.position.set(text.x - text.width / 2 - 18 * unit, text.y);
  return icon;
}
