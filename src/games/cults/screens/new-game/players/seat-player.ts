import { Container } from 'pixi.js';
import { botNameOf, byOf, PACES, type Pace } from '../../../../../kernel';
import type { Rect } from '../../../../../platform/config/layout';
import { PALETTE } from '../../../../../platform/config/palette';
import { makeChoices } from '../../../../../platform/ui/controls/choices';
import { fitBox, makeText } from '../../../../../platform/ui/text';
import type { FormContext } from '../form';
import { BOTS, withSeat } from '../plan';
import { nameField } from './name-field';

/** Design pixels: a line of controls, the space between two, the width of the pace. */
const LINE = 40;
const GAP = 4;
const PACE = 236;

/** Who plays a seat: a person with a name, or a bot with its level and pace. */
export function seatPlayer(context: FormContext, at: number, { x, y, width, height }: Rect): Container {
  const { sheet, plan, change } = context;
  const { unit } = sheet;
  const words = sheet.app.newGame;
  const { names } = sheet.app.bots;
  const { by } = plan.seats[at]!;
  const line = LINE * unit;
  const root = new Container({ x, y: y + (height - (2 * LINE + GAP) * unit) / 2 });
  const { level, pace } = botNameOf(by);
  root.addChild(
    makeChoices({
      unit,
      width,
      height: line,
      label: `${words.seat(at + 1)}, ${words.playedBy}`,
      items: [
        { id: 'human', words: words.human, icon: 'ui-human' },
        ...BOTS.map((id) => ({ id: id as string, words: names[id] })),
      ],
      chosen: by === 'human' ? by : level,
      choose: (id) => change((now) => withSeat(now, at, { by: id === 'human' ? id : byOf({ level: id, pace }) })),
    }),
  );
  const below = by === 'human' ? nameField(context, at, width, line) : botLine(context, at, level, pace, width);
  below.y = (LINE + GAP) * unit;
  root.addChild(below);
  return root;
}

/** What the bot is like, and how long it lets people look. */
function botLine({ sheet, change }: FormContext, at: number, level: string, pace: Pace, width: number): Container {
  const { unit } = sheet;
  const words = sheet.app.bots;
  const known = BOTS.find((one) => one === level);
  const label = makeText(words.pace, 'small', { unit, size: 15, anchor: [1, 0.5] });
  label.position.set(width - (PACE + 10) * unit, (LINE * unit) / 2);
  const room = label.x - label.width - 16 * unit;
  const about = makeText(known === undefined ? level : words.about[known], 'small', {
    unit,
    size: 15,
    fill: PALETTE.secondary,
    width: room,
    anchor: [0, 0.5],
  });
  fitBox(about, room, LINE * unit, unit);
  about.position.set(4 * unit, (LINE * unit) / 2);
  const paces = makeChoices({
    unit,
    width: PACE * unit,
    height: LINE * unit,
    label: `${sheet.app.newGame.seat(at + 1)}, ${words.pace}`,
    items: PACES.map((id) => ({ id, words: words.paces[id] })),
    chosen: pace,
    choose: (id) => change((now) => withSeat(now, at, { by: byOf({ level, pace: id }) })),
  });
  paces.x = width - PACE * unit;
  const line = new Container();
  line.addChild(about, label, paces);
  return line;
}
