import { Container } from 'pixi.js';
import type { Rect } from '../../../../platform/config/layout';
import { scenePicture } from '../../picture/cards/scene-picture';
import { makePanel } from '../../../../platform/ui/panel';
import { makeIcon } from '../../../../platform/ui/sprite';
import { cutHeight, makeText } from '../../../../platform/ui/text';
import { cardStepper, type FormContext } from './form';
import { cardsOf, DISTRICTS, isClosed, withPinned, type District } from './plan';

const KINDS = ['guardian', 'action'] as const;
/** Design pixels. */
const HEAD = 32;
const PICTURE = 48;
const GAP = 14;

/** The Guardian and Action of each district (R4.5). */
export function pinnedStacks(context: FormContext, { x, y, width, height }: Rect): Container {
  const { sheet, plan, books } = context;
  const { unit } = sheet;
  const root = new Container({ x, y });
  const open = DISTRICTS.filter((name) => !isClosed(plan, name));
  const wide = (width - GAP * unit * (open.length - 1)) / open.length;
  open.forEach((district, at) => {
    const column = new Container({ x: at * (wide + GAP * unit) });
    const title = makeText(books.words.district(district), 'heading', { unit, anchor: [0.5, 0] });
    title.x = wide / 2;
    column.addChild(title);
    const high = (height - HEAD * unit - 8 * unit) / 2;
    KINDS.forEach((kind, i) => {
      const block = stackBlock(context, district, kind, wide, high);
      block.y = HEAD * unit + i * (high + 8 * unit);
      column.addChild(block);
    });
    root.addChild(column);
  });
  return root;
}

function stackBlock(
  context: FormContext,
  district: District,
  kind: (typeof KINDS)[number],
  width: number,
  height: number,
): Container {
  const { sheet, plan, books, glance, change } = context;
  const { unit } = sheet;
  const chosen = plan.pinned[district][kind];
  const ids = kind === 'guardian' ? cardsOf.guardians(books.reading) : cardsOf.actions(books.reading);
  const block = new Container();
  const side = PICTURE * unit;
  const scene = scenePicture(books, chosen, { width: side, height: side }, true);
  scene.position.set(8 * unit + side / 2, 8 * unit + side / 2);
  const { cost, text } = books.card(chosen);
  const price = makeIcon('price', 26 * unit);
  price.position.set(12 * unit, 12 * unit);
  const number = makeText(String(cost ?? ''), 'number', { unit, size: 15, anchor: [0.5, 0.5] });
  number.position.copyFrom(price.position);
  const stepper = cardStepper(context, {
    label: `${books.words.district(district)}, ${books.words.stack(kind)}`,
    ids,
    chosen,
    chance: '',
    choose: (card) => change((now) => withPinned(now, district, kind, card ?? ids[0]!)),
    width: width - side - 24 * unit,
    height: 38 * unit,
  });
  stepper.position.set(side + 16 * unit, 13 * unit);
  const words = makeText(text.replaceAll('\n', ' '), 'small', { unit, size: 13.5, width: width - 16 * unit });
  cutHeight(words, height - side - 16 * unit).position.set(8 * unit, side + 13 * unit);
  block.addChild(makePanel({ x: 0, y: 0, width, height }, 'tray'), scene, price, number, stepper, words);
  glance.over(scene, chosen);
  return block;
}
