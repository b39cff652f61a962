import { Container, Rectangle, type Text } from 'pixi.js';
import type { Rect } from '../../../../platform/config/layout';
import { PALETTE } from '../../../../platform/config/palette';
import { roman, type ExplainTopic } from '../../words';
import type { TableView } from '../../contract/view-types';
import { makePanel } from '../../../../platform/ui/panel';
import { shown } from '../../../../platform/ui/shown';
import { makeIcon } from '../../../../platform/ui/sprite';
import { makeDisc } from '../disc';
import { cutWidth, fitWidth, makeText, setWords } from '../../../../platform/ui/text';
import type { TableContext } from '../context';
import { botNamed } from '../facts/bot-named';
import { explained } from '../facts/explained';
import { planMarkers } from '../facts/facts';

/** A row of a seat's panel: drawn once, then only its numbers change. */
export interface SeatRow {
  readonly root: Container;
  readonly show: (view: TableView) => void;
}

type Amount = (view: TableView) => number;

/** A thing and its number; pale at 0. */
export interface SeatCell {
  readonly topic: ExplainTopic;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly picture: Container;
  readonly amount: Amount;
  /** A word after the number. */
  readonly word?: string;
  /** Its share of the width; default 1. */
  readonly weight?: number;
  /** A word under the picture, with the number beside the picture. */
  readonly caption?: (amount: number) => string;
}

/** Cells of equal width, each number beside or under its picture. */
export function cellsRow(
  context: TableContext,
  { x, y, width, height }: Rect,
  cells: readonly SeatCell[],
  under: boolean,
): SeatRow {
  const root = new Container();
  const { unit } = context.layout;
  const weights = cells.map(({ weight = 1 }) => weight);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let left = x;
  const shows = cells.map((cell, at) => {
    const step = (width * weights[at]!) / whole;
    const box = new Container({ x: left, y, hitArea: new Rectangle(0, 0, step, height) });
    const number = makeText('', 'number', { unit, anchor: under && cell.caption === undefined ? [0.5, 1] : [0, 0.5] });
    box.addChild(cell.picture, shown(number, cell.topic, ...Object.values(cell.params ?? {})));
    const word = makeWord(cell, unit);
    if (word !== null) box.addChild(word);
    left += step;
    placeCell({ cell, number, word, step, height, under, unit });
    let now = -1;
    explained(box, context, () => ({ topic: cell.topic, params: { ...cell.params, count: now } }));
    root.addChild(box);
    return (view: TableView): void => {
      const amount = cell.amount(view);
      if (amount === now) return;
      now = amount;
      setWords(number, String(amount));
      cell.picture.alpha = amount === 0 ? 0.35 : 1;
      number.alpha = amount === 0 ? 0.6 : 1;
      if (word === null) return;
      if (cell.caption === undefined) word.x = number.x + number.width + 3 * unit;
      else caption(word, cell.caption(amount), step - 4 * unit);
    };
  });
  return { root, show: (view) => shows.forEach((show) => show(view)) };
}

const makeWord = ({ word, caption: under }: SeatCell, unit: number): Text | null =>
  under !== undefined
    ? makeText('', 'small', { unit, size: 14, anchor: [0.5, 1], fill: PALETTE.ivory })
    : word === undefined
      ? null
      : makeText(word, 'small', { unit, size: 14.5, anchor: [0, 0.5] });

function caption(word: Text, words: string, width: number): void {
  if (!setWords(word, words)) return;
  word.scale.set(1);
  fitWidth(word, width);
}

interface Placing {
  readonly cell: SeatCell;
  readonly number: Text;
  readonly word: Text | null;
  readonly step: number;
  readonly height: number;
  readonly under: boolean;
  readonly unit: number;
}

function placeCell({ cell, number, word, step, height, under, unit }: Placing): void {
  if (under && cell.caption !== undefined) {
    cell.picture.position.set(step / 2 - 12 * unit, (height - 15 * unit) / 2);
    number.position.set(step / 2 + 15 * unit, cell.picture.y);
    number.style.fontSize = 22 * unit;
    word?.position.set(step / 2, height + 1 * unit);
    return;
  }
  if (under) {
    cell.picture.position.set(step / 2, (height - 15 * unit) / 2);
    number.position.set(step / 2, height + 1 * unit);
    return;
  }
  cell.picture.position.set(13 * unit, height / 2);
  number.position.set(27 * unit, height / 2);
  if (word === null) return;
  fitWidth(word, step - 40 * unit);
  word.position.set(42 * unit, height / 2);
}

/** Rituals by level, Cult Sites and Dominance markers that are left (R2.1). */
export function supplyRow(context: TableContext, cult: string, rect: Rect): SeatRow {
  const look = context.books.cult(cult);
  const size = rect.height * 0.72;
  const tinted = (name: string, part: number): Container => {
    const picture = new Container();
    picture.addChild(makeIcon(name, size * part, look.colours.piece));
    return picture;
  };
  const ritual = (level: number): SeatCell => {
    const picture = tinted(`ritual-${level}`, 1);
    picture.addChild(makeIcon(`ritual-${level}-base`, size));
    const params = { cult, level: roman(level) };
    return { topic: 'supplyRitual', params, picture, amount: (view) => view.supply[cult]?.rituals[level - 1] ?? 0 };
  };
  const signed = (name: string, part: number): Container => {
    const picture = tinted(name, part);
    picture.addChild(makeIcon(look.emblem, size * 0.36));
    return picture;
  };
  const cells: SeatCell[] = [
    ritual(1),
    ritual(2),
    ritual(3),
    { topic: 'supplySite', params: { cult }, picture: signed('site', 0.86), amount: (view) => view.supply[cult]?.sites ?? 0 },
    {
      topic: 'supplyDominance',
      params: { cult },
      picture: signed('dominance', 0.9),
      amount: (view) => view.supply[cult]?.dominance ?? 0,
    },
  ];
  const row = cellsRow(context, { ...rect, x: rect.x + 4, width: rect.width - 8 }, cells, true);
  row.root.addChildAt(makePanel(rect, 'tray'), 0);
  return row;
}

/** The Plan markers: bright ones are still to come, empty places are used up. */
export function markersRow(context: TableContext, cult: string, { x, y, width, height }: Rect): SeatRow {
  const root = new Container({ x, y, hitArea: new Rectangle(0, 0, width, height) });
  const look = context.books.cult(cult);
  const discs: Container[] = [];
  let about = { topic: 'planMarkers' as const, params: { cult, count: 0, phase: '' } };
  explained(root, context, () => about);
  const show = (view: TableView): void => {
    const { left, all } = planMarkers(view, cult);
    about = { topic: 'planMarkers', params: { cult, count: left, phase: view.phase } };
    while (discs.length < all) {
      const disc = makeDisc(look, height);
      disc.position.set((discs.length + 0.5) * Math.min(height * 1.08, width / Math.max(4, all)), height / 2);
      discs.push(shown(disc, 'planMarkers', cult, discs.length));
      root.addChild(disc);
    }
    discs.forEach((disc, at) => {
      disc.visible = at < all;
      disc.alpha = at < left ? 1 : 0.22;
    });
  };
  return { root, show };
}

/** The box with the present points; hovering tells what they consist of (R11.2). */
export function pointsBox(context: TableContext, cult: string, { x, y, width, height }: Rect): SeatRow {
  const { unit } = context.layout;
  const root = new Container({ x, y, hitArea: new Rectangle(0, 0, width, height) });
  const number = makeText('0', 'number', { unit, size: height > 44 * unit ? 27 : 22, anchor: [0.5, 0.5] });
  shown(number, 'points', cult).position.set(width / 2, height * 0.34);
  const word = makeText(context.app.panels.pointsNow, 'small', { unit, size: 13, anchor: [0.5, 0.5] });
  fitWidth(word, width - 6 * unit).position.set(width / 2, height * 0.76);
  root.addChild(makePanel({ x: 0, y: 0, width, height }, 'tray'), number, word);
  let params: Record<string, string | number> = { cult };
  explained(root, context, () => ({ topic: 'points', params }));
  const show = (view: TableView): void => {
    const score = view.scores[cult];
    if (score === undefined) return;
    params = { cult, total: score.total, dominance: score.dominance, sites: score.sites, rituals: score.mostRituals };
    setWords(number, String(score.total - (context.coming.get(cult) ?? 0)));
  };
  return { root, show };
}

/** Letters that a cut name needs to stay recognisable. */
const SAYING = 6;

/**
 * Emblem, name in the cult's colour, and the player's name below. `end`: right edge of the player's line, which may be shorter than
 * the cult's.
 */
export function headRow(context: TableContext, cult: string, { x, y, width, height }: Rect, end = width): SeatRow {
  const { unit } = context.layout;
  const look = context.books.cult(cult);
  const root = new Container({ x, y });
  const size = height;
  const disc = makeDisc(look, size);
  disc.position.set(size / 2, height / 2);
  const left = size + 10 * unit;
  const name = makeText(look.name, 'name', {
    unit,
    size: height > 40 * unit ? 22 : 19,
    fill: look.colours.name,
    anchor: [0, 0.5],
  });
  fitWidth(name, width - left).position.set(left, height * 0.28);
  const who = makeText('', 'small', { unit, size: 15, anchor: [0, 0.5] });
  const bot = makeIcon('ui-bot', 17 * unit, PALETTE.secondary);
  const human = makeIcon('ui-human', 17 * unit, PALETTE.secondary);
  for (const icon of [bot, human]) icon.position.set(left + 8 * unit, height * 0.76);
  who.position.set(left + 20 * unit, height * 0.77);
  root.addChild(disc, name, who, bot, human);
  let said = '';
  const show = (view: TableView): void => {
    const words = whoPlays(context, view, cult);
    human.visible = words.human;
    bot.visible = !words.human;
    if (words.text === said) return;
    said = words.text;
    setWords(who, said);
    cutWidth(who, end - left - 20 * unit, unit);
    // If the viewer's own name is cut too short, say "you" instead.
    if (cult === view.seat && who.text !== said && who.text.length < SAYING) setWords(who, context.app.panels.you);
  };
  return { root, show };
}

function whoPlays(
  { app, thinking }: TableContext,
  view: TableView,
  cult: string,
): { readonly text: string; readonly human: boolean } {
  const player = view.players[cult];
  if (player === undefined) return { text: app.panels.npc, human: false };
  const { by, name } = player;
  if (thinking.seats.includes(cult)) return { text: app.bots.thinking, human: false };
  const bot = botNamed(app, by);
  if (by !== 'human') return { text: name === '' ? bot : `${name} · ${bot}`, human: false };
  const self = cult === view.seat ? app.panels.you : app.panels.human;
  return { text: name === '' ? self : name, human: true };
}
