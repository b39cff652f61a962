import { Container, type Text } from 'pixi.js';
import type { Rect } from '../../../platform/config/layout';
import { PALETTE } from '../../../platform/config/palette';
import type { ScoreView, TableView } from '../contract/view-types';
import type { Books } from '../picture/cards/books';
import { makePanel } from '../../../platform/ui/panel';
import { makeBar, makeIcon } from '../../../platform/ui/sprite';
import { makeDisc } from '../picture/disc';
import { fitWidth, makeText } from '../../../platform/ui/text';
import type { CultsSheet } from './cults-screen';
import { ranked } from './result';

const COLUMNS = ['dominance', 'sites', 'mostRituals', 'total'] as const;
type Column = (typeof COLUMNS)[number];

/** Fractions of the width for the names and for each column. */
const NAMES = 0.29;
const PARTS: Readonly<Record<Column, number>> = { dominance: 0.23, sites: 0.2, mostRituals: 0.18, total: 0.1 };
const ICONS: Readonly<Partial<Record<Column, string>>> = { dominance: 'dominance', sites: 'site', mostRituals: 'ritual-1' };

/** Design pixels. */
export const SCORE_HEAD = 42;
export const SCORE_ROW = 92;
export const SCORE_GAP = 8;

export interface ScoreTableOptions {
  readonly view: TableView;
  readonly books: Books;
  readonly place: Rect;
  /** Counts a number up; columns with a higher `turn` come later. */
  readonly count: (text: Text, to: number, turn: number) => void;
}

/** The table of points: who has how many, for what, and where on the board. */
export function makeScoreTable(sheet: CultsSheet, options: ScoreTableOptions): Container {
  const { view, place } = options;
  const root = new Container({ x: place.x, y: place.y });
  root.addChild(heads(sheet, place.width));
  ranked(view).forEach((cult, at) => {
    const row = scoreRow(sheet, options, cult);
    row.y = (SCORE_HEAD + at * (SCORE_ROW + SCORE_GAP)) * sheet.unit;
    root.addChild(row);
  });
  return root;
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
    const icon = ICONS[column];
    const room = wide - (icon === undefined ? 4 : 34) * unit;
    const words = makeText(app.screens.columns[column], 'label', { unit, size: 15, width: room, anchor: [0.5, 0.5] });
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
  const { view, books, place, count } = options;
  const outcome = view.outcome!;
  const { colours, emblem, name } = books.cult(cult);
  const hasWon = outcome.winners.includes(cult);
  const height = SCORE_ROW * unit;
  const row = new Container();
  const edge = makeBar({ x: 2 * unit, y: 3 * unit, width: 4 * unit, height: height - 6 * unit }, colours.piece);
  const disc = makeDisc({ colours, emblem }, 58 * unit);
  disc.position.set(46 * unit, height / 2);
  const room = place.width * NAMES - 92 * unit;
  const title = makeText(name, 'name', { unit, fill: colours.name, anchor: [0, 0.5] });
  fitWidth(title, room - (hasWon ? 26 * unit : 0)).position.set(84 * unit, height * 0.38);
  const who = makeText(playedBy(sheet, view, cult), 'small', { unit, size: 15, anchor: [0, 0.5] });
  fitWidth(who, room).position.set(84 * unit, height * 0.66);
  row.addChild(makePanel({ x: 0, y: 0, width: place.width, height }, hasWon ? 'menu-item' : 'tray'), edge, disc, title, who);
  if (hasWon) {
    const cup = makeIcon('ui-trophy', 22 * unit, PALETTE.brassLight);
    cup.position.set(title.x + title.width + 18 * unit, title.y);
    row.addChild(cup);
  }
  const score = outcome.scores[cult]!;
  const told = whereFrom(view, books, cult, app.screens.rituals);
  COLUMNS.forEach((column, turn) => row.addChild(...cell(sheet, place.width, score, column, told[column], turn, count)));
  return row;
}

function cell(
  { unit }: CultsSheet,
  width: number,
  score: ScoreView,
  column: Column,
  told: string,
  turn: number,
  count: ScoreTableOptions['count'],
): Container[] {
  const { x, width: wide } = columnAt(width, column);
  const isTotal = column === 'total';
  const fill = isTotal ? PALETTE.brassLight : score[column] === 0 ? 0xa8977a : PALETTE.ivory;
  const number = makeText('0', isTotal ? 'name' : 'number', { unit, size: isTotal ? 40 : 24, fill, anchor: [0.5, 0.5] });
  number.position.set(x, SCORE_ROW * unit * (told === '' ? 0.5 : 0.32));
  count(number, score[column], turn);
  if (told === '') return [number];
  const words = makeText(told, 'small', { unit, size: 14, width: wide - 12 * unit, align: 'center', anchor: [0.5, 0.5] });
  words.position.set(x, SCORE_ROW * unit * 0.7);
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
  if (player.by !== 'human') return app.newGame.bots[player.by] ?? player.by;
  const persons = Object.values(view.players).filter(({ by }) => by === 'human');
  return persons.length === 1 ? app.panels.you : app.newGame.human;
}
