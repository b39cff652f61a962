import { Container } from 'pixi.js';
import type { Rect } from '../../../../../platform/config/layout';
import { PALETTE } from '../../../../../platform/config/palette';
import { makePanel } from '../../../../../platform/ui/panel';
import { makeBar, makeIcon } from '../../../../../platform/ui/sprite';
import { makeDisc } from '../../../picture/disc';
import { makePressable } from '../../../../../platform/ui/controls/switch';
import { fitWidth, makeText } from '../../../../../platform/ui/text';
import type { FormContext } from '../form';
import { withCult, type GamePlan } from '../plan';
import { seatPlayer } from './seat-player';

/** Design pixels. */
const ROW = 92;
const GAP = 8;
export const SEATS_HEIGHT = 4 * (ROW + GAP);

/** The four seats: who plays them, under what name, with which cult. A click takes a free one. */
export function seatRows(context: FormContext, { x, y, width }: Rect): Container {
  const { sheet, plan } = context;
  const root = new Container({ x, y });
  plan.seats.forEach((_, at) => {
    const height = ROW * sheet.unit;
    const row = at < plan.players ? seatRow(context, at, width, height) : freeSeat(context, at, width, height);
    row.y = at * (ROW + GAP) * sheet.unit;
    root.addChild(row);
  });
  return root;
}

function seatRow(context: FormContext, at: number, width: number, height: number): Container {
  const { sheet, plan, books } = context;
  const { unit } = sheet;
  const words = sheet.app.newGame;
  const seat = plan.seats[at]!;
  const { name, colours, emblem } = books.cult(seat.cult);
  const row = new Container();
  const edge = makeBar({ x: 2 * unit, y: 3 * unit, width: 4 * unit, height: height - 6 * unit }, colours.piece);
  const disc = makeDisc({ colours, emblem }, 66 * unit);
  disc.position.set(54 * unit, height / 2);
  const title = makeText(name, 'name', { unit, size: 24, fill: colours.name, anchor: [0, 0.5] });
  fitWidth(title, 214 * unit).position.set(100 * unit, height * 0.36);
  const whisper = makeText(words.whispers[seat.cult] ?? '', 'flavour', {
    unit,
    size: 15.5,
    fill: PALETTE.secondary,
    anchor: [0, 0.5],
  });
  fitWidth(whisper, 214 * unit).position.set(100 * unit, height * 0.7);
  const emblems = emblemChoice(context, at, 226 * unit, 48 * unit);
  emblems.position.set(326 * unit, (height - 48 * unit) / 2);
  const player = seatPlayer(context, at, { x: 566 * unit, y: 0, width: width - 576 * unit, height });
  row.addChild(makePanel({ x: 0, y: 0, width, height }, 'tray'), edge, disc, title, whisper, emblems, player);
  return row;
}

/** The emblems to choose from; the seat's own has a ring. */
function emblemChoice({ sheet, plan, books, change }: FormContext, at: number, width: number, height: number): Container {
  const words = sheet.app.newGame;
  const root = new Container();
  const cults = books.reading.cults;
  const step = Math.min(width / cults.length, height + 8 * sheet.unit);
  cults.forEach(({ id }, i) => {
    const look = books.cult(id);
    const isOwn = plan.seats[at]!.cult === id;
    const label = `${words.seat(at + 1)}, ${words.cult}: ${look.name}${isOwn ? ' ✓' : ''}`;
    const spot = makePressable({ width: step - 4 * sheet.unit, height }, label, () => change((now) => withCult(now, at, id)));
    const middle = { x: (step - 4 * sheet.unit) / 2, y: height / 2 };
    const disc = makeDisc(look, Math.min(step, height) * 0.84);
    disc.position.copyFrom(middle);
    disc.alpha = isOwn ? 1 : 0.5;
    if (isOwn) {
      const ring = makeIcon('ring', Math.min(step, height) * 1.14, PALETTE.legal);
      ring.position.copyFrom(middle);
      spot.addChild(ring);
    }
    spot.addChild(disc);
    spot.x = i * step;
    root.addChild(spot);
  });
  return root;
}

function freeSeat({ sheet, change }: FormContext, at: number, width: number, height: number): Container {
  const { unit } = sheet;
  const words = sheet.app.newGame;
  const players = (at + 1) as GamePlan['players'];
  const row = makePressable({ width, height }, `${words.seat(at + 1)}: ${words.addPlayer}`, () =>
    change((now) => ({ ...now, players })),
  );
  const ground = makePanel({ x: 0, y: 0, width, height }, 'tray');
  ground.alpha = 0.45;
  row.addChildAt(ground, 0);
  const sign = makeIcon('ui-plus', 22 * unit, PALETTE.brass);
  sign.position.set(54 * unit, height / 2);
  const text = makeText(words.addPlayer, 'body', { unit, size: 17, fill: PALETTE.secondary, anchor: [0, 0.5] });
  text.position.set(100 * unit, height / 2);
  row.addChild(sign, text);
  return row;
}
