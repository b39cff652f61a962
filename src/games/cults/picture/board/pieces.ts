import {
  DOMINANCE_FIELDS,
  fieldPlace,
  RITUAL_FIELDS,
  SITE_FIELDS,
  TRACK_FIELDS,
  type BoardField,
  type Quadrant,
} from '../config/board-layout';
import { roman } from '../../words';
import type { DistrictView, TableView } from '../../contract/view-types';
import type { About } from '../context';
import { everyone } from '../facts/facts';
import { DISTRICTS } from '../../contract/ids';
import { sanityIn } from '../facts/fight';

/** One picture layer of a piece; positions and sizes in board units relative to the piece. */
export interface PictureLayer {
  readonly frame: string;
  readonly tint?: 'cult' | number;
  /** The cult whose colour and emblem it has, if not the piece's owner. */
  readonly cult?: string;
  /** Its longer side; by default the picture has its drawn size and its own anchor. */
  readonly size?: number;
  readonly x?: number;
  readonly y?: number;
  readonly alpha?: number;
  readonly angle?: number;
}

/** A word or number layer. */
export interface WordLayer {
  readonly text: string;
  /** It is a price: an overview leaves it out. */
  readonly isPrice?: true;
  readonly style: 'number' | 'strong' | 'small';
  readonly size: number;
  readonly x?: number;
  readonly y?: number;
  readonly fill?: number;
}

export type BoardLayer = PictureLayer | WordLayer;

/** Something that lies on the board. Board units: design pixels from the board's centre. */
export interface Piece {
  /** Pieces of one sort are interchangeable: one Ritual II of Dagon is like any other. */
  readonly sort: string;
  /** The place it lies at, such as `downtown/ritual/0`; unique. */
  readonly at: string;
  readonly x: number;
  readonly y: number;
  /** Higher ones lie above. */
  readonly z: number;
  /** Its owner; the piece comes from and goes to that seat. */
  readonly cult: string | null;
  readonly layers: readonly BoardLayer[];
  readonly about: About;
}

/** All pieces on the board in a view. A pure function, so that any position can be drawn from nothing. */
export function piecesOf(view: TableView): Piece[] {
  const cults = everyone(view);
  return DISTRICTS.flatMap((district) => {
    const found = view.districts[district];
    return found === undefined ? [closedDistrict(district)] : piecesIn(district, found, view, cults);
  });
}

/** One piece of each sort that a cult has, wherever they lie. */
export const piecesOfCult = (cult: string): readonly Piece[] => [
  ...[1, 2, 3].map((level) => ritual('downtown', cult, level, level - 1)),
  site('downtown', cult, 0),
  dominance('downtown', cult, 0),
  plan('downtown', cult, 0, 1),
];

/** R3.2: how many Ritual fields of a district are open. */
export const openRitualFields = (view: TableView, district: string): number =>
  view.numbers.districts[district as Quadrant]?.ritualFields ?? 0;

function piecesIn(district: Quadrant, here: DistrictView, view: TableView, cults: readonly string[]): Piece[] {
  return [
    ...here.rituals.map(([cult, level], at) => ritual(district, cult, level, at)),
    ...closedFields(district, view),
    ...closedSites(district, cults.length),
    ...here.sites.map((cult) => site(district, cult, Math.max(0, cults.indexOf(cult)))),
    ...here.dominance.map((cult, at) => dominance(district, cult, at)),
    ...(here.track > 0 ? [walker(district, here.track)] : []),
    ...arrived(district, here.investigators),
    // R4.4: there is no Sanity before the tokens are laid out.
    ...(here.sanity === 0 && view.phase === 'setup' ? [] : [sanity(district, here, view)]),
    ...stack(district, 'guardian', here, view),
    ...stack(district, 'action', here, view),
    ...here.plans.map((cult, at) => plan(district, cult, at, here.plans.length)),
    ...planOrder(district, here.plans),
  ];
}

const at = (district: Quadrant, field: BoardField): { readonly x: number; readonly y: number } => fieldPlace(district, field);

function ritual(district: Quadrant, cult: string, level: number, index: number): Piece {
  return {
    sort: `ritual/${cult}/${level}`,
    at: `${district}/ritual/${index}`,
    ...at(district, RITUAL_FIELDS[index] ?? 'ritual5'),
    z: 30 + index,
    cult,
    layers: [{ frame: `ritual-${level}`, tint: 'cult' }, { frame: `ritual-${level}-base` }],
    about: { topic: 'ritual', params: { cult, level: roman(level), district } },
  };
}

function closedFields(district: Quadrant, view: TableView): Piece[] {
  return RITUAL_FIELDS.slice(openRitualFields(view, district)).map((field, index) => ({
    sort: 'unavailable',
    at: `${district}/closed/${index}`,
    ...at(district, field),
    z: 20,
    cult: null,
    layers: [{ frame: 'unavailability', size: 36 }],
    about: { topic: 'closedField', params: { district } },
  }));
}

/** R3.2: fields beyond the number of cults are closed. */
function closedSites(district: Quadrant, cults: number): Piece[] {
  return SITE_FIELDS.slice(cults).map((field, index) => ({
    sort: 'unavailableSite',
    at: `${district}/closedSite/${index}`,
    ...at(district, field),
    z: 20,
    cult: null,
    layers: [{ frame: 'unavailability', size: 24 }],
    about: { topic: 'closedSite', params: { district } },
  }));
}

function closedDistrict(district: Quadrant): Piece {
  const { x, y } = at(district, 'plan');
  return {
    sort: 'closed',
    at: `${district}/closed`,
    x: x * 1.15,
    y: y * 1.15,
    z: 60,
    cult: null,
    layers: [
      { frame: 'chain', size: 250, angle: 38 },
      { frame: 'chain', size: 250, angle: -38 },
      { frame: 'unavailability', size: 66 },
    ],
    about: { topic: 'closedDistrict', params: { district } },
  };
}

function site(district: Quadrant, cult: string, seat: number): Piece {
  return {
    sort: `site/${cult}`,
    at: `${district}/site/${cult}`,
    ...at(district, SITE_FIELDS[seat] ?? 'site1'),
    z: 25,
    cult,
    layers: [{ frame: 'site', tint: 'cult' }, { frame: 'site-trim' }, { frame: 'emblem', size: 19, y: 3 }],
    about: { topic: 'site', params: { cult, district } },
  };
}

function dominance(district: Quadrant, cult: string, index: number): Piece {
  return {
    sort: `dominance/${cult}`,
    at: `${district}/dominance/${index}`,
    ...at(district, DOMINANCE_FIELDS[index] ?? 'dominance4'),
    z: 25,
    cult,
    layers: [{ frame: 'dominance', tint: 'cult' }, { frame: 'dominance-trim' }, { frame: 'emblem', size: 18, y: -2 }],
    about: { topic: 'dominance', params: { cult, district } },
  };
}

function walker(district: Quadrant, field: number): Piece {
  return {
    sort: `walker/${district}`,
    at: `${district}/track`,
    ...at(district, TRACK_FIELDS[field - 1] ?? 'track4'),
    z: 40,
    cult: null,
    layers: [{ frame: 'investigator', y: -6 }],
    about: { topic: 'walker', params: { district, field } },
  };
}

function arrived(district: Quadrant, count: number): Piece[] {
  const { x, y } = at(district, 'investigators');
  return Array.from({ length: Math.min(count, 3) }, (_, i) => ({
    sort: `walker/${district}`,
    at: `${district}/arrived/${i}`,
    x: x + i * 9,
    y: y - i * 4,
    z: 40 + i,
    cult: null,
    layers: [{ frame: 'investigator', size: 36, y: -4 } as BoardLayer, ...(i === 2 && count > 3 ? [many(count)] : [])],
    about: { topic: 'investigators', params: { district, count } },
  }));
}

const many = (count: number): BoardLayer => ({ text: `×${count}`, style: 'number', size: 14, x: 12, y: 10 });

/** R3.6: the token, the Investigators and their sum; also what a City card adds or takes. */
function sanity(district: Quadrant, here: DistrictView, view: TableView): Piece {
  const { other, now } = sanityIn(view, district);
  const more = other === 0 ? '' : other > 0 ? `+${other}` : `−${-other}`;
  return {
    sort: `sanity/${district}`,
    at: `${district}/sanity`,
    ...at(district, 'sanity'),
    z: 35,
    cult: null,
    layers: [
      { frame: 'sanity' },
      { text: String(now), style: 'number', size: 22, y: -6, fill: 0xffffff },
      { text: `${here.sanity}+${here.investigators}${more}`, style: 'small', size: 14, y: 13, fill: 0xe6d6f2 },
    ],
    about: { topic: 'sanity', params: { district, token: here.sanity, investigators: here.investigators, other } },
  };
}

/** R8.5: what the next card of a stack costs the viewer. */
const priceTag = (now: number): readonly BoardLayer[] => [
  { frame: 'price', x: -21, y: -30 },
  { text: String(now), isPrice: true, style: 'number', size: 16, x: -21, y: -30 },
];

/** A stack of District cards: its picture, how many are left, what the next one costs. */
export const stackLayers = (kind: string, card: string, left: number, price: number | null): readonly BoardLayer[] => [
  { frame: `stack-${kind}` },
  { frame: `scene:${card}`, size: 41, y: -10 },
  { text: `×${left}`, style: 'strong', size: 15, y: 24, fill: 0x24140a },
  ...(price === null ? [] : priceTag(price)),
];

function stack(district: Quadrant, kind: 'guardian' | 'action', here: DistrictView, view: TableView): Piece[] {
  const found = here[kind];
  if (found === null || found.left === 0) return [];
  const price = view.numbers.districts[district]?.prices[kind] ?? null;
  return [
    {
      sort: `stack/${district}/${kind}`,
      at: `${district}/${kind}`,
      ...at(district, kind),
      z: 15,
      cult: null,
      layers: stackLayers(kind, found.card, found.left, price?.now ?? null),
      about: {
        topic: 'stack',
        params: { district, kind, card: found.card, left: found.left, investigators: here.investigators },
        card: found.card,
      },
    },
  ];
}

/** Markers lie closer the more there are, so that sixteen stay readable (the column beside them shows the order). */
function plan(district: Quadrant, cult: string, index: number, count: number): Piece {
  const { x, y } = at(district, 'plan');
  const step = Math.min(9, 60 / Math.max(1, count));
  return {
    sort: `plan/${cult}`,
    at: `${district}/plan/${index}`,
    x,
    y: y + 14 - index * step,
    z: 50 + index,
    cult,
    layers: [
      { frame: 'disc-shadow' },
      { frame: 'disc', tint: 'cult' },
      { frame: 'disc-trim' },
      { frame: 'emblem', size: 26, y: -3 },
    ],
    about: { topic: 'planStack', params: { district, cult, place: index + 1, count } },
  };
}

/** The column beside a stack: how many discs, of what size, how far apart. A higher one would reach the cards or the Rituals. */
const ORDER = { most: 5, size: 18, step: 12, out: 37 } as const;

/** The order of a stack's markers, the next to be taken at the top (R8.1); of a high stack the uppermost and the count. */
function planOrder(district: Quadrant, plans: readonly string[]): Piece[] {
  if (plans.length < 2) return [];
  const { x, y } = at(district, 'plan');
  const high = plans.length > ORDER.most;
  const seen = plans.slice(high ? 1 - ORDER.most : 0);
  const rows = seen.length + (high ? 1 : 0);
  const rowAt = (row: number): number => (row - (rows - 1) / 2) * ORDER.step;
  const discs = seen.flatMap((cult, index): BoardLayer[] => {
    const place = { cult, y: rowAt(seen.length - 1 - index) };
    return [
      { frame: 'disc', tint: 'cult', size: ORDER.size, ...place },
      { frame: 'emblem', size: 11, ...place, y: place.y - 1 },
    ];
  });
  const number: BoardLayer = { text: `×${plans.length}`, style: 'number', size: 13, y: rowAt(rows - 1) + 2, fill: 0x24140a };
  return [
    {
      sort: `planOrder/${district}`,
      at: `${district}/planOrder`,
      x: x + Math.sign(x) * ORDER.out,
      // Between the cards towards the middle of the board and the Rituals towards its rim.
      y: y < 0 ? y + 8 : y - 15,
      z: 45,
      cult: null,
      layers: high ? [...discs, number] : discs,
      about: { topic: 'planStack', params: { district, cult: plans.at(-1)!, place: plans.length, count: plans.length } },
    },
  ];
}
