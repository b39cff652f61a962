import { Container, Graphics } from 'pixi.js';
import type { GameEvent } from '../../../../kernel';
import type { Rect } from '../../../../platform/config/layout';
import { PALETTE } from '../../../../platform/config/palette';
import { makePanel } from '../../../../platform/ui/panel';
import { makeBar } from '../../../../platform/ui/sprite';
import { fitWidth, makeText } from '../../../../platform/ui/text';
import { storyOf, type Story } from '../../chronicle/story';
import type { TableView } from '../../contract/view-types';
import type { Books } from '../../picture/cards/books';
import { makeDisc } from '../../picture/disc';
import { storyWords } from '../../words/story';
import type { CultsSheet } from '../cults-screen';
import { NARROW, type Flowed } from './flowed';
import { ranked } from './result';
import { readable } from './readable';

/** Design pixels around the chart: for the numbers, the names at the ends of the lines, and the rounds. */
const [LEFT, RIGHT, TOP, BOTTOM] = [34, 44, 40, 34];
/** Design pixels of the texts. */
const SIZES = { small: 14, body: 16 };
/** The part of the width that the chart takes beside the list, and its heights in design pixels. */
const CHART = 0.5;
const HEIGHT = { narrow: 200, least: 330 };

export interface StoryOptions {
  readonly view: TableView;
  readonly events: readonly GameEvent[];
  readonly books: Books;
  /** CSS pixels: the width, and the height that is seen without scrolling. */
  readonly width: number;
  readonly height: number;
}

/** How the game went: a chart of the points round by round, and the turns that changed who was winning. */
export function makeStory(sheet: CultsSheet, options: StoryOptions): Flowed {
  const { view, events, width } = options;
  const { unit } = sheet;
  const cults = ranked(view);
  const story = storyOf(events, cults, cults[0]!);
  const root = new Container();
  const gap = 14 * unit;
  if (width < NARROW * unit) {
    const high = Math.max(HEIGHT.narrow * unit, options.height);
    const list = makeTurningPoints(sheet, options, story, { x: 0, y: high + gap, width, height: 0 });
    root.addChild(makeChart(sheet, options, story, { x: 0, y: 0, width, height: high }), list.root);
    return { root, height: high + gap + list.height };
  }
  const wide = width * CHART;
  const place = { x: wide + gap, y: 0, width: width - wide - gap, height: Math.max(HEIGHT.least * unit, options.height) };
  const list = makeTurningPoints(sheet, options, story, place);
  const height = Math.max(place.height, list.height);
  root.addChild(makeChart(sheet, options, story, { x: 0, y: 0, width: wide, height }), list.root);
  return { root, height };
}

function makeChart(sheet: CultsSheet, { view, books }: StoryOptions, { rounds, turningPoints }: Story, box: Rect): Container {
  const { unit, lang } = sheet;
  const words = storyWords(lang);
  const cults = ranked(view);
  const root = new Container({ x: box.x, y: box.y });
  const heading = makeText(words.points, 'label', { unit, size: SIZES.body });
  fitWidth(heading, box.width - 24 * unit).position.set(12 * unit, 11 * unit);
  root.addChild(makePanel({ x: 0, y: 0, width: box.width, height: box.height }, 'tray'), heading);
  const most = Math.max(1, ...rounds.flatMap((points) => Object.values(points)));
  const left = LEFT * unit;
  const [wide, high] = [box.width - (LEFT + RIGHT) * unit, box.height - (TOP + BOTTOM) * unit];
  // The first point is the start of the game, with no points at all.
  const x = (at: number): number => left + (wide * at) / Math.max(1, rounds.length);
  const y = (points: number): number => TOP * unit + high * (1 - points / most);
  root.addChild(...makeGrid(sheet, rounds.length, most, x, y));
  // Between the ends of two rounds; those of one round stand side by side.
  turningPoints.forEach(({ round }, at) => {
    const here = turningPoints.filter((other) => other.round === round);
    const across = round - 1 + (here.indexOf(turningPoints[at]!) + 1) / (here.length + 1);
    root.addChild(makeMark(sheet, at + 1, x(across), y(0)));
  });
  const isTaken: number[] = [];
  // Those who lead are drawn last, over the others.
  for (const cult of [...cults].reverse()) {
    const points = [0, ...rounds.map((round) => round[cult] ?? 0)];
    const look = books.cult(cult);
    const line = new Graphics();
    points.forEach((value, at) => (at === 0 ? line.moveTo(x(at), y(value)) : line.lineTo(x(at), y(value))));
    line.stroke({ color: look.colours.name, width: 3 * unit, join: 'round' });
    for (const [at, value] of points.entries()) line.circle(x(at), y(value), 4 * unit).fill(look.colours.name);
    const disc = makeDisc(look, 28 * unit);
    const end = freeHeight(y(points.at(-1)!), isTaken, 26 * unit, TOP * unit, TOP * unit + high);
    disc.position.set(box.width - (RIGHT - 26) * unit, end);
    root.addChild(line, disc);
  }
  readable(root, words.chart(cults.map((cult) => [books.cult(cult).name, rounds.map((points) => points[cult] ?? 0)])));
  return root;
}

/** Where a turning point lies: a thin line with its number, which the list repeats. */
function makeMark(sheet: CultsSheet, number: number, x: number, bottom: number): Container {
  const { unit } = sheet;
  const root = new Container();
  const line = makeBar({ x: x - unit, y: TOP * unit, width: 2 * unit, height: bottom - TOP * unit }, PALETTE.brass, 0.45);
  root.addChild(line, ...makeNumber(sheet, number, x, TOP * unit));
  return root;
}

function makeNumber(sheet: CultsSheet, number: number, x: number, y: number): readonly Container[] {
  const { unit } = sheet;
  const ground = new Graphics()
    .circle(x, y, 11 * unit)
    .fill(PALETTE.ink)
    .stroke({ color: PALETTE.brass, width: 1.5 * unit });
  const text = makeText(String(number), 'number', {
    unit,
    size: SIZES.body,
    fill: PALETTE.brassLight,
    anchor: [0.5, 0.5],
  });
  text.position.set(x, y);
  return [ground, text];
}

/** The nearest height at which no other sign stands. */
function freeHeight(wanted: number, taken: number[], apart: number, top: number, bottom: number): number {
  const isFree = (at: number): boolean => at >= top && at <= bottom && taken.every((other) => Math.abs(other - at) >= apart);
  let found = wanted;
  for (let off = 0; off <= bottom - top; off++) {
    const near = [wanted - off, wanted + off].find(isFree);
    if (near === undefined) continue;
    found = near;
    break;
  }
  taken.push(found);
  return found;
}

/** Lines with their points, and the rounds below. */
function makeGrid(
  sheet: CultsSheet,
  rounds: number,
  most: number,
  x: (at: number) => number,
  y: (points: number) => number,
): Container[] {
  const { unit, lang } = sheet;
  const size = SIZES.small;
  const lines = new Graphics();
  const parts: Container[] = [lines];
  const step = Math.max(1, Math.ceil(most / 5));
  for (let points = 0; points <= most; points += step) {
    lines.moveTo(x(0), y(points)).lineTo(x(rounds), y(points));
    const number = makeText(String(points), 'small', { unit, size, anchor: [1, 0.5] });
    number.position.set(x(0) - 8 * unit, y(points));
    parts.push(number);
  }
  lines.stroke({ color: PALETTE.border, width: Math.max(1, unit), alpha: 0.6 });
  for (let round = 1; round <= rounds; round++) {
    const isNamed = round === rounds;
    const words = isNamed ? storyWords(lang).round(round) : String(round);
    const number = makeText(words, 'small', { unit, size, anchor: [0.5, 0] });
    number.position.set(x(round), y(0) + 8 * unit);
    parts.push(number);
  }
  return parts;
}

function makeTurningPoints(sheet: CultsSheet, { books }: StoryOptions, { turningPoints }: Story, box: Rect): Flowed {
  const { unit, lang } = sheet;
  const words = storyWords(lang);
  const root = new Container({ x: box.x, y: box.y });
  const heading = makeText(words.turningPoints, 'label', { unit, size: SIZES.body });
  heading.position.set(12 * unit, 11 * unit);
  root.addChild(heading);
  const inner = box.width - 24 * unit;
  if (turningPoints.length === 0) {
    const none = makeText(words.none, 'body', { unit, size: SIZES.body, width: inner });
    none.position.set(12 * unit, 44 * unit);
    root.addChild(none);
  }
  const list = new Container({ x: 12 * unit, y: 44 * unit });
  let at = 0;
  for (const [number, point] of turningPoints.entries()) {
    const size = SIZES.body;
    const where = makeText(words.where(point), 'strong', { unit, size, fill: PALETTE.brassLight, width: inner - 30 * unit });
    const what = makeText(words.what(point, books.names), 'body', { unit, size: SIZES.body, width: inner });
    where.position.set(30 * unit, at);
    what.y = at + where.height + 2 * unit;
    const both = new Container();
    both.addChild(...makeNumber(sheet, number + 1, 12 * unit, at + size * 0.6 * unit), where, what);
    readable(both, `${words.where(point)}. ${words.what(point, books.names)}`);
    list.addChild(both);
    at = what.y + what.height + 12 * unit;
  }
  // As high as its place, or higher where the turns have more to tell.
  const height = Math.max(box.height, at + 48 * unit);
  root.addChildAt(makePanel({ x: 0, y: 0, width: box.width, height }, 'tray'), 0);
  root.addChild(list);
  return { root, height };
}
