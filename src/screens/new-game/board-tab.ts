import { Container } from 'pixi.js';
import { cutHeight, fitWidth, makeText } from '../../ui/text';
import { Form, type FormContext } from './form';
import { cardsOf, DISTRICTS, isClosed, withPinned, type StackWay } from './plan';
import { seedRow } from './seed-row';

const WAYS: readonly StackWay[] = ['first-game', 'draft', 'random', 'pinned'];

/** The board before the first turn: closed district, setup card, stacks, options, seed. */
export function boardTab(context: FormContext): Container {
  const form = new Form(context);
  closedRow(form, context);
  setupRow(form, context);
  stackRows(form, context);
  if (context.plan.players === 1) tieRow(form, context);
  seedRow(form, context);
  return form.root;
}

function closedRow(form: Form, { sheet, plan, books, change }: FormContext): void {
  const words = sheet.app.newGame;
  const { players } = plan;
  const items = DISTRICTS.map((id) => ({ id, words: books.words.district(id) }));
  if (players === 2 || players === 3) form.choices(words.closed, items, plan.closed, (closed) => change({ ...plan, closed }));
  else form.row(words.closed, (_, height) => still(sheet.unit, height, players === 1 ? words.soloClosed : words.noneClosed));
}

function still(unit: number, height: number, words: string): Container {
  const root = new Container();
  const text = makeText(words, 'body', { unit, anchor: [0, 0.5] });
  text.y = height / 2;
  root.addChild(text);
  return root;
}

function setupRow(form: Form, { sheet, plan, books, change }: FormContext): void {
  const words = sheet.app.newGame;
  const ids = [...cardsOf.setups(books.reading), null];
  const { unit } = sheet;
  form.row(words.setup, (width, height) => {
    const root = new Container();
    const choose = (setup: string | null): void => change({ ...plan, setup });
    root.addChild(form.stepper(words.setup, ids, plan.setup, words.random, choose, 340 * unit, height));
    if (plan.setup === null) return root;
    const text = makeText(books.card(plan.setup).text, 'small', { unit, width: width - 360 * unit, anchor: [0, 0.5] });
    text.position.set(356 * unit, height / 2);
    root.addChild(text);
    return root;
  });
}

function stackRows(form: Form, context: FormContext): void {
  const { sheet, plan, change } = context;
  const words = sheet.app.newGame;
  form.choices(
    words.stacks,
    WAYS.map((id) => ({ id, words: words.stackWays[id] })),
    plan.stacks,
    (stacks) => change({ ...plan, stacks }),
  );
  if (plan.stacks === 'pinned') pinnedRows(form, context);
  else form.note(words.stackHints[plan.stacks]);
}

function pinnedRows(form: Form, { sheet, plan, books, change }: FormContext): void {
  const { unit } = sheet;
  for (const district of DISTRICTS.filter((name) => !isClosed(plan, name))) {
    form.row(books.words.district(district), (width, height) => {
      const root = new Container();
      const wide = (width - 14 * unit) / 2;
      (['guardian', 'action'] as const).forEach((kind, i) => {
        const ids = kind === 'guardian' ? cardsOf.guardians(books.reading) : cardsOf.actions(books.reading);
        const label = `${books.words.district(district)}, ${books.words.stack(kind)}`;
        const choose = (card: string | null): void => change(withPinned(plan, district, kind, card ?? ids[0]!));
        const stepper = form.stepper(label, ids, plan.pinned[district][kind], '', choose, wide, height);
        stepper.x = i * (wide + 14 * unit);
        const card = books.card(plan.pinned[district][kind]);
        const text = makeText(card.text, 'small', { unit, size: 13.5, width: wide - 16 * unit });
        cutHeight(text, 36 * unit).position.set(stepper.x + 8 * unit, height + 3 * unit);
        root.addChild(stepper, text);
      });
      return root;
    });
    form.space(30);
  }
}

/** R12.5 */
function tieRow(form: Form, { sheet, plan, change }: FormContext): void {
  const { unit } = sheet;
  const words = sheet.app.newGame;
  form.row(words.options, (width, height) => {
    const root = new Container();
    const text = makeText(words.tie, 'body', { unit, anchor: [0, 0.5] });
    fitWidth(text, width - 330 * unit).y = height / 2;
    const choices = form.inline(
      words.tie,
      (['high', 'low'] as const).map((id) => ({ id, words: words.ties[id] })),
      plan.tie,
      (tie) => change({ ...plan, tie }),
      310 * unit,
      height,
    );
    choices.x = text.width + 14 * unit;
    root.addChild(text, choices);
    return root;
  });
}
