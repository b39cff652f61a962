import type { Container } from 'pixi.js';
import { fits } from '../../../../kernel';
import type { Rect } from '../../../../platform/config/layout';
import { PLATE_MARGIN } from '../../../../platform/config/plates';
import { keyOf } from '../../../../platform/prompts/spots';
import type { DistrictPart, TablePart, Target } from '../../contract/studies';
import type { Option, TableView } from '../../contract/view-types';
import {
  BOARD,
  DOMINANCE_FIELDS,
  fieldPlace,
  RITUAL_FIELDS,
  SITE_FIELDS,
  type BoardField,
} from '../../picture/config/board-layout';
import { ownHand } from '../../picture/facts/facts';
import { stagesOf } from '../../picture/kinds';
import { openRitualFields } from '../../picture/board/pieces';
import { everyone } from '../../picture/facts/facts';
import type { CultsTable } from '../../picture/table';

/** Where on the screen the things lie that a lesson points at, in CSS pixels. */

const isShown = (thing: Container): boolean => thing.visible && (thing.parent === null || isShown(thing.parent));

/** The rectangle of a container; null if there is none, or nobody can see it. */
function boundsOf(thing: Container | null | undefined): Rect | null {
  if (thing === null || thing === undefined || thing.destroyed || !isShown(thing)) return null;
  const { x, y, width, height } = thing.getBounds();
  return width === 0 || height === 0 ? null : { x, y, width, height };
}

const found = (rects: readonly (Rect | null)[]): Rect[] => rects.filter((rect) => rect !== null);

const labelled = ({ root }: CultsTable, label: string): Rect | null => boundsOf(root.getChildByLabel(label, true));

/** The smallest rectangle around all of these. */
export function around(rects: readonly Rect[]): Rect | null {
  if (rects.length === 0) return null;
  const [x, y] = [Math.min(...rects.map((one) => one.x)), Math.min(...rects.map((one) => one.y))];
  const right = Math.max(...rects.map((one) => one.x + one.width));
  const bottom = Math.max(...rects.map((one) => one.y + one.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** Half the width of a field's ring, in board units. */
const RADII: Readonly<Record<string, number>> = { ritual: 30, site: 25, dominance: 24, plan: 40 };

function fieldRect({ board, context }: CultsTable, district: keyof typeof DISTRICT_FIELDS, field: BoardField): Rect {
  const { x, y } = fieldPlace(district, field);
  const scale = context.layout.board.radius / BOARD.radius;
  const radius = (RADII[field.replace(/\d$/, '')] ?? 34) * scale;
  const [left, top] = [board.root.x + x * scale - radius, board.root.y + y * scale - radius];
  return { x: left, y: top, width: 2 * radius, height: 2 * radius };
}

const DISTRICT_FIELDS = { downtown: 1, rivertown: 1, uptown: 1, northside: 1 } as const;

/** The fields on which something could lie. */
function fieldsOf(what: DistrictPart, district: string, view: TableView): readonly BoardField[] {
  if (what === 'rituals') return RITUAL_FIELDS.slice(0, openRitualFields(view, district));
  if (what === 'dominance') return DOMINANCE_FIELDS;
  return what === 'sites' ? SITE_FIELDS.slice(0, everyone(view).length) : [];
}

/** How the board names the places of a part of a district. */
const PLACES: Readonly<Record<DistrictPart, string>> = {
  sanity: 'sanity',
  track: 'track',
  investigators: 'arrived/',
  rituals: 'ritual/',
  sites: 'site/',
  dominance: 'dominance/',
  guardian: 'guardian',
  action: 'action',
  plans: 'plan/',
};

function inDistrict(table: CultsTable, view: TableView, district: keyof typeof DISTRICT_FIELDS, what?: DistrictPart): Rect[] {
  if (what === undefined) {
    const { board, layout } = { board: table.board.root, layout: table.context.layout.board };
    const { x, y } = fieldPlace(district, 'plan');
    const side = layout.radius * 0.86;
    const scale = layout.radius / BOARD.radius;
    const middle = { x: board.x + x * 1.25 * scale, y: board.y + y * 1.2 * scale };
    return [{ x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side }];
  }
  const fields = fieldsOf(what, district, view);
  if (fields.length > 0) return found([around(fields.map((field) => fieldRect(table, district, field)))]);
  const prefix = `${district}/${PLACES[what]}`;
  const pieces = table.board
    .drawn()
    .filter(({ at }) => at.startsWith(prefix))
    .map(({ at }) => boundsOf(table.board.pieceAt(at)));
  return found([around(found(pieces))]);
}

/** The rows and panels around the board. */
function ofPart(table: CultsTable, view: TableView, part: TablePart): Rect[] {
  const { layout } = table.context;
  const { board } = layout;
  switch (part) {
    case 'hand':
      return [around(ofHand(table, view)) ?? layout.hand];
    case 'tokens':
      return found([around(found(['thug', 'initiate', 'freak'].map((token) => tokenRect(table, token))))]);
    case 'markers':
      return ofMarkers(table, view);
    case 'planBoard':
      return [layout.planBoard];
    case 'city': {
      const radius = (board.radius * BOARD.ring) / BOARD.radius;
      return [{ x: board.x - radius, y: board.y - radius, width: 2 * radius, height: 2 * radius }];
    }
    case 'score':
      return found(everyone(view).map((cult) => widened(labelled(table, `=points/${cult}`), 10)));
    case 'log':
      return [layout.topRight];
    // Long words make the bar higher; its bounds include its shadow.
    case 'prompt':
      return [widened(labelled(table, 'prompt-bar'), -PLATE_MARGIN['prompt-bar']) ?? layout.prompt];
    case 'dice':
      return found([around(offersOf(table))]);
    case 'piles':
      return layout.shape === 'phone' ? [layout.topLeft] : [layout.piles];
    case 'fight': {
      const totals = around(found(everyone(view).map((cult) => labelled(table, `total:${cult}`))));
      return totals === null ? [middleOf(table)] : [totals];
    }
  }
}

/** Where the board lies, over which cards and Confrontations are shown. */
function middleOf({ context }: CultsTable): Rect {
  const { x, y, radius } = context.layout.board;
  return { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
}

/** The cards of the hand, wherever a question has moved them. */
const ofHand = (table: CultsTable, view: TableView): Rect[] =>
  found(ownHand(view).map((_, at) => labelled(table, `=handCard/${at}`)));

/** A number of tokens with its picture, which stands to its left. */
function tokenRect(table: CultsTable, token: string): Rect | null {
  const number = labelled(table, `=${token}`);
  if (number === null) return null;
  // Below it stands its name, except on narrow screens.
  const { unit, shape } = table.context.layout;
  const [left, right, above, below] = [50 * unit, 16 * unit, 14 * unit, (shape === 'wide' ? 34 : 10) * unit];
  return { x: number.x - left, y: number.y - above, width: number.width + left + right, height: number.height + above + below };
}

const widened = (rect: Rect | null, by: number): Rect | null =>
  rect === null ? null : { x: rect.x - by, y: rect.y - by, width: rect.width + 2 * by, height: rect.height + 2 * by };

function ofCult(table: CultsTable, view: TableView, cult: string): Rect[] {
  const { layout } = table.context;
  // On a phone the chip of a seat bears its points.
  if (layout.shape === 'phone') return found([boundsOf(table.root.getChildByLabel(`=points/${cult}`, true)?.parent)]);
  if (cult === view.seat) return [layout.seat];
  const panel = boundsOf(table.root.getChildByLabel(`=acts/${cult}`, true)?.parent);
  // The panel's bounds include its shadow.
  return found([widened(panel, -PLATE_MARGIN.panel) ?? layout.opponents]);
}

/** The markers that the player has still to lay; a phone shows them on the player's chip. */
function ofMarkers(table: CultsTable, view: TableView): Rect[] {
  const seat = view.seat ?? '';
  const discs = [0, 1, 2, 3].map((at) => labelled(table, `=planMarkers/${seat}/${at}`));
  const place = around(found(discs));
  return place === null ? ofCult(table, view, seat) : [place];
}

/** In the hand, else as a tile of the prompt, in a stack, in the middle of the board. */
function ofCard(table: CultsTable, view: TableView, card: string): Rect[] {
  const held = ownHand(view).flatMap((one, at) => (one === card ? [labelled(table, `=handCard/${at}`)] : []));
  const seen = found([...ofOptions(table, view, { card }), ...held]);
  if (seen.length > 0) return seen.slice(0, 1);
  const stacks = Object.entries(view.districts).flatMap(([district, { guardian, action }]) => [
    ...(guardian?.card === card ? [`${district}/guardian`] : []),
    ...(action?.card === card ? [`${district}/action`] : []),
  ]);
  if (stacks.length > 0) return found(stacks.map((at) => boundsOf(table.board.pieceAt(at))));
  if (view.city.active.includes(card)) return ofPart(table, view, 'city');
  return (view.discards[view.seat ?? ''] ?? []).includes(card) ? ofPart(table, view, 'piles') : ofPart(table, view, 'fight');
}

/** Where an option is chosen now: its last place that is drawn, since a menu opens only after its marker was chosen. */
function ofOption(table: CultsTable, view: TableView, option: Option): Rect | null {
  const { decision } = view;
  if (decision === null) return null;
  const keys = stagesOf(option, view, decision).map((spot) => keyOf(spot, option));
  for (const key of [...keys].reverse()) {
    const spot = labelled(table, `offer:${key}`) ?? labelled(table, `near:${key.split('/')[0]}`);
    if (spot !== null) return spot;
  }
  return null;
}

function ofOptions(table: CultsTable, view: TableView, wanted: object): Rect[] {
  const chosen = table.prompt?.chosen ?? [];
  // What is chosen already needs no click.
  const options = (view.decision?.options ?? []).filter((option) => fits(option, wanted) && !chosen.includes(option.id));
  return found(options.map((option) => ofOption(table, view, option)));
}

/** Everything that can be pressed to answer, in CSS pixels. */
export function offersOf({ prompt }: CultsTable): Rect[] {
  const spots: Container[] = [];
  const gather = (thing: Container): void => {
    if (/^(offer|near):|^(confirm|undo|decline)$/.test(thing.label ?? '')) spots.push(thing);
    else for (const child of thing.children) gather(child);
  };
  if (prompt !== null) gather(prompt.root);
  return found(spots.map(boundsOf));
}

/** The button that gives the answer. */
export const confirmOf = (table: CultsTable): Rect | null => labelled(table, 'confirm');

/** The rectangles of a target; empty if it cannot be seen now. */
export function placesOf(table: CultsTable, view: TableView, target: Target): Rect[] {
  if ('part' in target) return ofPart(table, view, target.part);
  if ('district' in target) return inDistrict(table, view, target.district, target.what);
  if ('cult' in target) return ofCult(table, view, target.cult);
  if ('card' in target) return ofCard(table, view, target.card);
  return ofOptions(table, view, target.option).slice(0, 1);
}
