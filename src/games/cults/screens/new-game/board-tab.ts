import { Container } from 'pixi.js';
import type { Rect } from '../../../../platform/config/layout';
import { PALETTE } from '../../../../platform/config/palette';
import { citing } from '../../../../platform/ui/citing';
import { makeText } from '../../../../platform/ui/text';
import type { TableContext } from '../../picture/context';
import { boardPicture } from './board-picture';
import { cardStepper, FormRows, type FormContext } from './form';
import { pinnedStacks } from './pinned-stacks';
import { firstStacks, stackPool } from './stack-list';
import { cardsOf, DISTRICTS, type StackWay } from './plan';
import { seedRow } from './seed-row';

const WAYS: readonly StackWay[] = ['first-game', 'draft', 'random', 'pinned'];
/** Radii of the board's picture, in design pixels. */
const RADIUS = 214;
const SMALL_RADIUS = 132;

/** The tab for the board before the first turn: closed district, setup card, stacks, seed; beside them the resulting board. */
export function boardTab(context: FormContext): Container {
  const { sheet, inside, plan } = context;
  const { unit } = sheet;
  const isPinned = plan.stacks === 'pinned';
  const radius = (isPinned ? SMALL_RADIUS : RADIUS) * unit;
  const form = new FormRows(context, inside.width - 2 * radius - 34 * unit);
  closedRow(form, context);
  setupRow(form, context);
  stackRow(form, context);
  seedRow(form, context);
  const board = boardPicture(context, radius);
  board.position.set(inside.width - radius - 4 * unit, radius + 2 * unit);
  form.root.addChild(board);
  if (isPinned) {
    const y = Math.max(form.y, 2 * radius + 10 * unit);
    form.root.addChild(pinnedStacks(context, { x: 0, y, width: inside.width, height: inside.height - y }));
    return form.root;
  }
  legend(form.root, context, radius);
  const room = { x: 0, y: form.y + 6 * unit, width: inside.width - 2 * radius - 34 * unit, height: inside.height - form.y };
  form.root.addChild(plan.stacks === 'first-game' ? firstStacks(context, room) : stackPool(context, room));
  return form.root;
}

/** The legend below the picture. */
function legend(root: Container, { sheet, inside, plan }: FormContext, radius: number): void {
  const { unit } = sheet;
  const words = sheet.app.newGame;
  const hint = plan.players === 2 || plan.players === 3 ? `${words.preview} ${words.closeHint}` : words.preview;
  const text = makeText(hint, 'small', {
    unit,
    fill: PALETTE.secondary,
    width: 2 * radius,
    align: 'center',
    anchor: [0.5, 0],
  });
  text.position.set(inside.width - radius - 4 * unit, 2 * radius + 12 * unit);
  root.addChild(text);
}

function closedRow(form: FormRows, { sheet, plan, books, table, change }: FormContext): void {
  const words = sheet.app.newGame;
  const { players } = plan;
  const items = DISTRICTS.map((id) => ({ id, words: books.words.district(id) }));
  if (players === 2 || players === 3)
    form.choices(words.closed, items, plan.closed, (closed) => change((now) => ({ ...now, closed })));
  else
    form.row(words.closed, (width, height) =>
      still(table, { width, height }, players === 1 ? words.soloClosed : words.noneClosed),
    );
}

function still(
  { layout: { unit }, rules }: TableContext,
  { width, height }: Pick<Rect, 'width' | 'height'>,
  words: string,
): Container {
  const root = new Container();
  const text = makeText(words, 'body', { unit, width, anchor: [0, 0.5] });
  text.position.set(4 * unit, height / 2);
  root.addChild(citing(text, words, rules));
  return root;
}

function setupRow(form: FormRows, context: FormContext): void {
  const { sheet, plan, books, change } = context;
  const words = sheet.app.newGame;
  form.row(words.setup, (width, height) =>
    cardStepper(context, {
      label: words.setup,
      ids: [...cardsOf.setups(books.reading), null],
      chosen: plan.setup,
      chance: words.random,
      choose: (setup) => change((now) => ({ ...now, setup })),
      width,
      height,
    }),
  );
  form.note(plan.setup === null ? words.setupRandom : books.card(plan.setup).text, 2);
}

function stackRow(form: FormRows, { sheet, plan, change }: FormContext): void {
  const words = sheet.app.newGame;
  form.choices(
    words.stacks,
    WAYS.map((id) => ({ id, words: words.stackWays[id] })),
    plan.stacks,
    (stacks) => change((now) => ({ ...now, stacks })),
  );
  form.note(words.stackHints[plan.stacks]);
}
