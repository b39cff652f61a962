import type { Decision, Option, TableView } from '../../../contract/view-types';

/** Where an option is offered: on the board, as a tile in the tray, as a row of a menu at a district, or as a plain button. */
export type Spot = BoardSpot | TileSpot | RowSpot | ButtonSpot;

/** A piece or an empty field of the board. */
export interface BoardSpot {
  readonly on: 'board';
  /** A place of pieces.ts (`downtown/ritual/0`), or an empty field (`downtown/field/site`). */
  readonly place: string;
}

export interface TileSpot {
  readonly on: 'tile';
  readonly look: Look;
}

/** One of the Plans in the menu beside its district. */
export interface RowSpot {
  readonly on: 'row';
  readonly plan: string;
  readonly district: string;
}

export interface ButtonSpot {
  readonly on: 'button';
}

/** What a tile shows. */
export type Look =
  | { readonly card: string; readonly note?: string }
  | { readonly frame: string; readonly cult?: string }
  | { readonly words: string };

const board = (place: string): BoardSpot => ({ on: 'board', place });
const tile = (look: Look): TileSpot => ({ on: 'tile', look });
const BUTTON: ButtonSpot = { on: 'button' };

const text = (option: Option, key: string): string => {
  const value = option[key];
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
};

type Stages = (option: Option, view: TableView, decision: Decision) => readonly Spot[];

/** The top marker of a seat in a district's stack. */
function topMarker(view: TableView, district: string): BoardSpot {
  const plans = view.districts[district]?.plans ?? [];
  return board(`${district}/plan/${Math.max(0, plans.length - 1)}`);
}

function ritualOf(view: TableView, district: string, cult: string, level: number): BoardSpot {
  const at = (view.districts[district]?.rituals ?? []).findIndex(([owner, height]) => owner === cult && height === level);
  return board(`${district}/ritual/${Math.max(0, at)}`);
}

const own: Stages = (option, view, { seat }) => [ritualOf(view, text(option, 'from'), seat, Number(option['level']))];
const card: Stages = (option) => [tile({ card: text(option, 'card') })];
const token: Stages = (option) => [tile({ frame: `token-${text(option, 'token')}` })];
const cardOrToken: Stages = (option, view, decision) =>
  option['card'] === undefined ? token(option, view, decision) : card(option, view, decision);

/** Where the Plan, the Confrontation or the Terror takes place. */
const scene = (view: TableView): string => view.fight?.district ?? view.turn?.district ?? '';

const STAGES: Readonly<Record<string, Stages>> = {
  placeStack: (option) => [tile({ card: text(option, 'card') }), board(`${text(option, 'district')}/field/stack`)],
  placeSite: (option) => [board(`${text(option, 'district')}/field/site`)],
  placePlan: (option) => [board(`${text(option, 'district')}/field/plan`)],
  chooseDistrict: (option) => [board(`${text(option, 'district')}/field/plan`)],
  takePlan: (option, view) => [
    topMarker(view, text(option, 'district')),
    { on: 'row', plan: text(option, 'plan'), district: text(option, 'district') },
  ],
  useAbility: (option) => [tile({ card: text(option, 'card'), note: text(option, 'mode') || text(option, 'keyword') })],
  reroll: (option) => [tile({ frame: `die-${text(option, 'face')}` })],
  chooseDie: (option) => [tile({ frame: `die-${text(option, 'face')}` })],
  bluffTokens: token,
  chooseTokens: token,
  discardTokens: token,
  augment: (option) => (option['card'] === undefined ? [tile({ frame: 'ui-cross' })] : [tile({ card: text(option, 'card') })]),
  prepare: (option, _, { seat }) =>
    option['site'] === true
      ? [tile({ frame: 'site', cult: seat })]
      : [tile({ frame: `ritual-${text(option, 'ritual')}`, cult: seat })],
  pay: cardOrToken,
  commit: cardOrToken,
  terror: cardOrToken,
  influence: (option, view, decision) => {
    if (option['draw'] === true) return [tile({ frame: 'ui-deck' })];
    return option['destroy'] === true ? [tile({ frame: 'ui-cross' })] : own(option, view, decision);
  },
  // The Confrontation to come lies over the board.
  oppose: (option, _, { seat }) => [tile({ frame: `ritual-${text(option, 'level')}`, cult: seat })],
  destroyDiscard: card,
  chooseCard: card,
  placeDominance: (option, view) => {
    const district = scene(view);
    const markers = view.districts[district]?.dominance ?? [];
    if (option['replace'] !== undefined) return [board(`${district}/dominance/${markers.lastIndexOf(text(option, 'replace'))}`)];
    return [board(`${district}/field/dominance/${text(option, 'field')}`)];
  },
  removeRitual: (option, view, { seat }) => [ritualOf(view, scene(view), seat, Number(option['level']))],
  chooseStack: (option, view) => {
    const district = text(option, 'district');
    const kind = view.districts[district]?.guardian?.card === option['card'] ? 'guardian' : 'action';
    return [board(`${district}/${kind}`)];
  },
  chooseRitual: (option, view) => [ritualOf(view, text(option, 'district'), text(option, 'cult'), Number(option['level']))],
  chooseDominance: (option, view) => {
    const district = text(option, 'district');
    return [board(`${district}/dominance/${(view.districts[district]?.dominance ?? []).lastIndexOf(text(option, 'cult'))}`)];
  },
  moveRitual: (option, view, { seat }) => [
    ritualOf(view, text(option, 'from'), seat, Number(option['level'])),
    board(`${text(option, 'to')}/field/plan`),
  ],
  chooseSeat: (option) => [tile({ frame: 'emblem', cult: text(option, 'cult') })],
  chooseNumber: (option) => [tile({ words: text(option, 'number') })],
};

/** The spots that lead to an option, one after the other; a kind that only a mod knows is offered as buttons. */
export function stagesOf(option: Option, view: TableView, decision: Decision): readonly Spot[] {
  if (option.pass === true) return [BUTTON];
  const stages = Object.hasOwn(STAGES, decision.kind) ? STAGES[decision.kind] : undefined;
  return stages === undefined ? [BUTTON] : stages(option, view, decision);
}

/** Kinds with a prompt of their own. */
export const KNOWN_KINDS: readonly string[] = [...Object.keys(STAGES), 'chooseOne'];

/** Spots that lead to several options are one spot: what a key names lies at one place. Tiles stand for themselves. */
export function keyOf(spot: Spot, option: Option): string {
  switch (spot.on) {
    case 'board':
      return spot.place;
    case 'row':
      return `${spot.district}:${spot.plan}`;
    case 'tile':
      return 'card' in spot.look && spot.look.note === undefined && option['district'] !== undefined
        ? `tile:${spot.look.card}`
        : `tile:${option.id}`;
    case 'button':
      return `button:${option.id}`;
  }
}
