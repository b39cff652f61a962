import { Container } from 'pixi.js';
import { makeChoices } from '../../ui/choices';
import { makeField } from '../../ui/field';
import { Form, type FormContext } from './form';
import { BOTS, cardsOf, withCult, withNpc, type GamePlan, type SeatPlan } from './plan';

const ROUNDS = [6, 7, 8, 9, 10] as const;
const PLAYERS = [1, 2, 3, 4] as const;

/** Who plays, and how long. */
export function playersTab(context: FormContext): Container {
  const { sheet, plan, change } = context;
  const words = sheet.app.newGame;
  const form = new Form(context);
  form.choices(
    words.mode,
    PLAYERS.map((id) => ({ id, words: id === 1 ? words.solo : words.players(id) })),
    plan.players,
    (players) => change({ ...plan, players }),
  );
  form.space(8);
  if (plan.players === 1) soloRows(form, context);
  else seatRows(form, context);
  form.choices(
    words.rounds,
    ROUNDS.map((id) => ({ id, words: String(id) })),
    plan.rounds as (typeof ROUNDS)[number],
    (rounds) => change({ ...plan, rounds }),
    420,
  );
  return form.root;
}

function soloRows(form: Form, context: FormContext): void {
  const { sheet, plan, books, change } = context;
  const { unit } = sheet;
  const words = sheet.app.newGame;
  const own = plan.seats[0]!.cult;
  form.row(words.yourCult, (_, height) =>
    form.cult(words.yourCult, own, (id) => change(withCult(plan, 0, id)), 420 * unit, height),
  );
  form.row(words.name, (_, height) => nameField(context, 0, 420 * unit, height));
  form.row(words.npc, (_, height) => form.cult(words.npc, plan.npc, (id) => change(withNpc(plan, id)), 420 * unit, height));
  const objectives = [...cardsOf.objectives(books.reading), null];
  form.cards(words.objective, objectives, plan.objective, words.drawn, (objective) => change({ ...plan, objective }));
  form.picture(plan.objective, 'back-npc');
}

function seatRows(form: Form, context: FormContext): void {
  const { sheet, plan, books, change } = context;
  const words = sheet.app.newGame;
  const playing = plan.seats.slice(0, plan.players);
  playing.forEach((seat, at) => form.row(words.seat(at + 1), (width, height) => seatRow(form, context, seat, at, width, height)));
  form.space(6);
  const firsts = [
    ...playing.map(({ cult }, id) => ({ id: id as number | null, words: books.names.cult(cult) })),
    { id: null, words: words.random },
  ];
  const first = plan.first !== null && plan.first >= plan.players ? 0 : plan.first;
  form.choices(words.first, firsts, first, (id) => change({ ...plan, first: id }));
}

function seatRow(form: Form, context: FormContext, seat: SeatPlan, at: number, width: number, height: number): Container {
  const { sheet, plan, change } = context;
  const { unit } = sheet;
  const words = sheet.app.newGame;
  const gap = 14 * unit;
  const root = new Container();
  const wide = (width - 2 * gap) * 0.36;
  const cult = form.cult(`${words.seat(at + 1)}, ${words.cult}`, seat.cult, (id) => change(withCult(plan, at, id)), wide, height);
  const by = makeChoices({
    unit,
    width: wide,
    height,
    label: `${words.seat(at + 1)}, ${words.playedBy}`,
    items: [
      { id: 'human', words: words.human, icon: 'ui-human' },
      ...BOTS.map((id) => ({ id: id as string, words: words.bots[id] ?? id, icon: 'ui-bot' })),
    ],
    chosen: seat.by,
    choose: (id) => change(withSeat(plan, at, { by: id })),
  });
  by.x = wide + gap;
  const name = nameField(context, at, width - 2 * (wide + gap), height);
  name.x = 2 * (wide + gap);
  root.addChild(cult, by, name);
  return root;
}

const withSeat = (plan: GamePlan, at: number, changes: Partial<SeatPlan>): GamePlan => ({
  ...plan,
  seats: plan.seats.map((seat, i) => (i === at ? { ...seat, ...changes } : seat)),
});

function nameField({ sheet, plan, parent, change }: FormContext, at: number, width: number, height: number): Container {
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
    done: (name) => change(withSeat(plan, at, { name })),
  });
}
