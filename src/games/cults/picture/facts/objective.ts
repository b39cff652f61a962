import type { Reading } from '../../../../platform/host/messages';
import type { TableView } from '../../contract/view-types';
import { everyone } from './facts';

/** How far a requirement of an Objective is met (R12.8); null if the view does not tell. */
export interface Progress {
  readonly met: boolean | null;
  readonly have: number | null;
  readonly need: number | null;
}

type Card = Reading['cards'][number];
type Requirement = Extract<Card, { readonly kind: 'objective' }>['requires'][number];

const UNKNOWN: Progress = { met: null, have: null, need: null };

/** Evaluates a condition against the visible position; at the end the engine decides. */
export function progressOf(view: TableView, condition: Requirement, here: string | null = null): Progress {
  if ('not' in condition) return opposite(progressOf(view, condition.not, here));
  if ('all' in condition) return allOf(condition.all.map((part) => progressOf(view, part, here)));
  if ('any' in condition) return anyOf(condition.any.map((part) => progressOf(view, part, here)));
  if ('everywhere' in condition)
    return allOf(Object.keys(view.districts).map((district) => progressOf(view, condition.everywhere, district)));
  if ('leadsBy' in condition) return lead(view, condition.leadsBy);
  if (!('count' in condition)) return UNKNOWN;
  return counted(view, condition, here);
}

const opposite = ({ met }: Progress): Progress => ({ ...UNKNOWN, met: met === null ? null : !met });

function allOf(parts: readonly Progress[]): Progress {
  const have = parts.filter(({ met }) => met === true).length;
  const met = parts.some((part) => part.met === false) ? false : have === parts.length ? true : null;
  return { met, have, need: parts.length };
}

function anyOf(parts: readonly Progress[]): Progress {
  if (parts.some(({ met }) => met === true)) return { ...UNKNOWN, met: true };
  return { ...UNKNOWN, met: parts.every(({ met }) => met === false) ? false : null };
}

/** R12.8: more VP than the NPC by so many; a lead of one may come from the ties of R11.3. */
function lead(view: TableView, by: number): Progress {
  const own = standing(view, view.seat);
  const others = everyone(view)
    .filter((cult) => cult !== view.seat)
    .map((cult) => standing(view, cult));
  const best = Math.max(0, ...others.map(([points]) => points ?? 0));
  const met = others.every((theirs) => (by <= 1 ? compare(own, theirs) > 0 : (own[0] ?? 0) - (theirs[0] ?? 0) >= by));
  return { met, have: own[0] ?? 0, need: best + by };
}

/** R11.3, as far as it is visible. */
function standing(view: TableView, cult: string): number[] {
  const score = view.scores[cult];
  const count = (what: Counted): number => onBoard(view, what, [cult], Object.keys(view.districts));
  const owned = view.owned?.[cult]?.['disorganization'] ?? 0;
  return [score?.total ?? 0, score?.dominance ?? 0, count('sites'), count('rituals'), -owned];
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

type Counted = 'rituals' | 'sites' | 'dominance';
type Quantity = Extract<Requirement, { readonly count: unknown }>;

function counted(view: TableView, asked: Quantity, here: string | null): Progress {
  const have = quantity(view, asked, here);
  if (have === null) return UNKNOWN;
  const rival = asked.moreThan === undefined ? null : quantity(view, asked.moreThan as Quantity, here);
  if (asked.moreThan !== undefined && rival === null) return UNKNOWN;
  const need = asked.atLeast ?? asked.atMost ?? (rival === null ? null : rival + 1);
  const met = have >= (asked.atLeast ?? -Infinity) && have <= (asked.atMost ?? Infinity) && (rival === null || have > rival);
  return { met, have, need };
}

function quantity(
  view: TableView,
  asked: Pick<Quantity, 'count' | 'of' | 'where' | 'levels'>,
  here: string | null,
): number | null {
  const cults = cultsMeant(view, asked.of ?? 'you');
  const districts = districtsMeant(view, asked.where ?? 'anywhere', here);
  if (cults === null || districts === null) return null;
  switch (asked.count) {
    case 'rituals':
    case 'sites':
    case 'dominance':
      return onBoard(view, asked.count, cults, districts, asked.levels);
    case 'investigators':
      return districts.reduce((sum, district) => sum + (view.districts[district]?.investigators ?? 0), 0);
    case 'points':
      return cults.reduce((sum, cult) => sum + (view.scores[cult]?.total ?? 0), 0);
    case 'round':
      return view.round;
    case 'disorganization':
      return view.owned === undefined
        ? null
        : cults.reduce((sum, cult) => sum + (view.owned?.[cult]?.['disorganization'] ?? 0), 0);
    default:
      return null;
  }
}

function cultsMeant(view: TableView, of: string): readonly string[] | null {
  if (of === 'you') return [view.seat];
  if (of === 'everyone') return everyone(view);
  return of === 'rivals' || of === 'opponents' ? everyone(view).filter((cult) => cult !== view.seat) : null;
}

function districtsMeant(view: TableView, where: string, here: string | null): readonly string[] | null {
  const open = Object.keys(view.districts);
  if (where === 'anywhere') return open;
  if (where === 'here') return here === null ? null : [here];
  if (where === 'elsewhere') return here === null ? null : open.filter((district) => district !== here);
  return open.filter((district) => district === where);
}

function onBoard(
  view: TableView,
  what: Counted,
  cults: readonly string[],
  districts: readonly string[],
  levels?: readonly number[],
): number {
  return districts.reduce((sum, district) => {
    const place = view.districts[district];
    if (place === undefined) return sum;
    if (what !== 'rituals') return sum + place[what].filter((cult) => cults.includes(cult)).length;
    return sum + place.rituals.filter(([cult, level]) => cults.includes(cult) && (levels?.includes(level) ?? true)).length;
  }, 0);
}
