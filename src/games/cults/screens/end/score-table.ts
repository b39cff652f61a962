import { Container, type Text } from 'pixi.js';
import { PALETTE } from '../../../../platform/config/palette';
import type { ScoreView, TableView } from '../../contract/view-types';
import type { Books } from '../../picture/cards/books';
import { makePanel } from '../../../../platform/ui/panel';
import { makeBar, makeIcon } from '../../../../platform/ui/sprite';
import { makeDisc } from '../../picture/disc';
import { botNamed } from '../../picture/facts/bot-named';
import { fitBox, fitWidth, makeText } from '../../../../platform/ui/text';
import type { CultsSheet } from '../cults-screen';
import { NARROW, type Flowed } from './flowed';
import { ranked } from './result';
import type { PointsTally } from './tally';
import { readable } from './readable';

const COLUMNS = ['dominance', 'sites', 'mostRituals', 'total'] as const;
type Column = (typeof COLUMNS)[number];

/** Fractions of the width for the names and for each column. */
const NAMES = 0.29;
const PARTS: Readonly<Record<Column, number>> = { dominance: 0.23, sites: 0.2, mostRituals: 0.18, total: 0.1 };
const ICONS: Readonly<Partial<Record<Column, string>>> = { dominance: 'dominance', sites: 'site', mostRituals: 'ritual-1' };

/** Design pixels: the heads of the columns, and the rows with the gaps below them. */
const HEAD = 42;
const ROW = { height: 92, gap: 8 };

export interface ScoreTableOptions {
  readonly view: TableView;
  readonly books: Books;
  /** CSS pixels. */
  readonly width: number;
  /** Counts the numbers up. */
  readonly tally: PointsTally;
}

/** The table of points: who has how many, for what, and where on the board. */
export function makeScoreTable(sheet: CultsSheet, options: ScoreTableOptions): Flowed {
  const { view, width } = options;
  const { unit } = sheet;
  const root = new Container();
  root.addChild(heads(sheet, width));
  const cults = ranked(view);
  const step = (ROW.height + ROW.gap) * unit;
  cults.forEach((cult, at) => {
    const row = scoreRow(sheet, options, cult);
    row.y = HEAD * unit + at * step;
    root.addChild(row);
  });
  return { root, height: HEAD * unit + cults.length * step };
}

/** The centre and width of a column. */
function columnAt(width: number, column: Column): { readonly x: number; readonly width: number } {
  const before = COLUMNS.slice(0, COLUMNS.indexOf(column)).reduce((sum, name) => sum + PARTS[name], NAMES);
  return { x: width * (before + PARTS[column] / 2), width: width * PARTS[column] };
}

function heads({ unit, app }: CultsSheet, width: number): Container {
  const root = new Container();
  for (const column of COLUMNS) {
    const { x, width: wide } = columnAt(width, column);
    // Narrow columns have no room for a sign.
    const icon = width < NARROW * unit ? undefined : ICONS[column];
    const room = wide - (icon === undefined ? 4 : 34) * unit;
    const words = makeText(app.screens.columns[column], 'label', {
      unit,
      size: 15,
      width: room,
      align: 'center',
      anchor: [0.5, 0.5],
    });
    fitBox(words, room, HEAD * unit, unit);
    words.position.set(x + (icon === undefined ? 0 : 12 * unit), 16 * unit);
    root.addChild(words);
    if (icon === undefined) continue;
    const sign = makeIcon(icon, 22 * unit, PALETTE.secondary);
    sign.position.set(words.x - words.width / 2 - 16 * unit, 15 * unit);
    root.addChild(sign);
  }
  return root;
}

function scoreRow(sheet: CultsSheet, options: ScoreTableOptions, cult: string): Container {
  const { unit, app } = sheet;
  const { view, books, width, tally } = options;
  const height = ROW.height * unit;
  const outcome = view.outcome!;
  const { colours, emblem, name } = books.cult(cult);
  const hasWon = outcome.winners.includes(cult);
  const row = new Container();
  const edge = makeBar({ x: 2 * unit, y: 3 * unit, width: 4 * unit, height: height - 6 * unit }, colours.piece);
  const size = (width < NARROW * unit ? 38 : 58) * unit;
  const disc = makeDisc({ colours, emblem }, size);
  disc.position.set(17 * unit + size / 2, height / 2);
  const left = size + 26 * unit;
  const room = width * NAMES - left - 8 * unit;
  const title = makeText(name, 'name', { unit, fill: colours.name, anchor: [0, 0.5] });
  fitWidth(title, room - (hasWon ? 26 * unit : 0)).position.set(left, height * 0.38);
  const who = makeText(playedBy(sheet, view, cult), 'small', { unit, size: 15, anchor: [0, 0.5] });
  fitWidth(who, room).position.set(left, height * 0.66);
  row.addChild(makePanel({ x: 0, y: 0, width, height }, hasWon ? 'menu-item' : 'tray'), edge, disc, title, who);
  if (hasWon) {
    const cup = makeIcon('ui-trophy', 22 * unit, PALETTE.brassLight);
    cup.position.set(title.x + title.width + 18 * unit, title.y);
    row.addChild(cup);
  }
  const score = outcome.scores[cult]!;
  const told = whereFrom(view, books, cult, app.screens.rituals);
  for (const column of COLUMNS) {
    const [number, ...words] = cell(sheet, { width, height }, score, column, told[column]);
    tally.add({ cult, column, text: number, points: score[column] });
    row.addChild(number, ...words);
  }
  readable(row, rowTitle(app.screens.columns, name, score));
  return row;
}

/** The row for those who cannot see it: its cult, its points by source, and the sum. */
const rowTitle = (columns: Readonly<Record<Column, string>>, name: string, score: ScoreView): string =>
  `${name}. ${COLUMNS.map((column) => `${columns[column]}: ${score[column]}`).join(', ')}.`;

function cell(
  { unit }: CultsSheet,
  { width, height }: { readonly width: number; readonly height: number },
  score: ScoreView,
  column: Column,
  told: string,
): readonly [Text, ...Text[]] {
  const { x, width: wide } = columnAt(width, column);
  const isTotal = column === 'total';
  const fill = isTotal ? PALETTE.brassLight : score[column] === 0 ? 0xbba985 : PALETTE.ivory;
  const size = isTotal ? 36 : 24;
  const number = makeText(String(score[column]), isTotal ? 'total' : 'number', { unit, size, fill, anchor: [0.5, 0.5] });
  number.position.set(x, height * (told === '' ? 0.5 : 0.32));
  if (told === '') return [number];
  const words = makeText(told, 'small', { unit, size: 14, width: wide - 8 * unit, align: 'center', anchor: [0.5, 0.5] });
  fitBox(words, wide - 8 * unit, height * 0.56, unit).position.set(x, height * 0.69);
  return [number, words];
}

/** Below each number, what it consists of. */
function whereFrom(
  view: TableView,
  { words }: Books,
  cult: string,
  rituals: (count: number) => string,
): Readonly<Record<Column, string>> {
  const standing = view.standing.seats[cult];
  const places = Object.entries(standing?.dominance ?? {}).map(([name, count]) =>
    count === 1 ? words.district(name) : `${words.district(name)} ×${count}`,
  );
  return {
    dominance: places.join(', '),
    sites: (standing?.sites ?? []).map((name) => words.district(name)).join(', '),
    mostRituals: rituals(standing?.ritualsOnBoard ?? 0),
    total: '',
  };
}

function playedBy({ app }: CultsSheet, view: TableView, cult: string): string {
  const player = view.players[cult];
  if (player === undefined) return app.panels.npc;
  if (player.name !== '') return player.name;
  if (player.by !== 'human') return botNamed(app, player.by);
  const persons = Object.values(view.players).filter(({ by }) => by === 'human');
  return persons.length === 1 ? app.panels.you : app.newGame.human;
}
