import { Container } from 'pixi.js';
import type { Rect } from '../../../../../platform/config/layout';
import { PALETTE } from '../../../../../platform/config/palette';
import { makeChoices, type ChoiceItem } from '../../../../../platform/ui/controls/choices';
import { fitWidth, makeText } from '../../../../../platform/ui/text';
import type { FormContext } from '../form';
import { SEATS_HEIGHT, seatRows } from './seats';
import { soloPart } from './solo';

const ROUNDS = [6, 7, 8, 9, 10] as const;
const PLAYERS = [1, 2, 3, 4] as const;
/** Upper edge of the seats, below the number of players and its hint; design pixels. */
const TOP = 76;

/** The tab for players and rounds. */
export function playersTab(context: FormContext): Container {
  const { sheet, inside, plan, change } = context;
  const { unit } = sheet;
  const words = sheet.app.newGame;
  const root = new Container({ x: inside.x, y: inside.y });
  /** A row of choices between two x positions, in design pixels, with its label before it. */
  const choices = <T>(
    label: string,
    [x, end, y]: readonly [x: number, end: number, y: number],
    items: readonly ChoiceItem<T>[],
    chosen: T,
    choose: (id: T) => void,
  ): void => {
    const text = makeText(label, 'strong', { unit, size: 17, anchor: [0, 0.5] });
    text.position.set(x * unit, (y + 22) * unit);
    const left = text.x + text.width + 16 * unit;
    const row = makeChoices({ unit, width: end * unit - left, height: 44 * unit, label, items, chosen, choose });
    row.position.set(left, y * unit);
    root.addChild(text, row);
  };
  const wide = inside.width / unit;
  choices(
    words.mode,
    [0, wide - 400, 0],
    PLAYERS.map((id) => ({ id, words: id === 1 ? words.solo : words.players(id) })),
    plan.players,
    (players) => change((now) => ({ ...now, players })),
  );
  choices(
    words.rounds,
    [wide - 370, wide, 0],
    ROUNDS.map((id) => ({ id, words: String(id) })),
    plan.rounds as (typeof ROUNDS)[number],
    (rounds) => change((now) => ({ ...now, rounds })),
  );
  const hint = makeText(plan.players === 1 ? words.soloHint : words.seatsHint, 'small', {
    unit,
    size: 15,
    fill: PALETTE.secondary,
  });
  fitWidth(hint, inside.width).y = 48 * unit;
  root.addChild(hint);
  const below: Rect = { x: 0, y: TOP * unit, width: inside.width, height: inside.height - TOP * unit };
  if (plan.players === 1) {
    root.addChild(soloPart(context, below));
    return root;
  }
  root.addChild(seatRows(context, below));
  const first = plan.first !== null && plan.first >= plan.players ? 0 : plan.first;
  choices(words.first, [0, wide, TOP + SEATS_HEIGHT + 8], firsts(context), first, (id) =>
    change((now) => ({ ...now, first: id })),
  );
  if (plan.seats.slice(0, plan.players).filter(({ by }) => by === 'human').length > 1) {
    const note = makeText(words.oneScreen, 'body', { unit, fill: PALETTE.secondary, width: inside.width });
    note.y = (TOP + SEATS_HEIGHT + 62) * unit;
    root.addChild(note);
  }
  return root;
}

/** R4.1: the choices for the First Cultist: each player, or random. */
function firsts({ sheet, plan, books }: FormContext): readonly ChoiceItem<number | null>[] {
  return [
    ...plan.seats.slice(0, plan.players).map(({ cult }, id) => ({ id, words: books.names.cult(cult) })),
    { id: null, words: sheet.app.newGame.random, icon: 'ui-dice' },
  ];
}
