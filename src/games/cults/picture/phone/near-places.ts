import type { TableView } from '../../contract/view-types';
import { everyone } from '../facts/facts';
import { openRitualFields, type Piece } from '../board/pieces';

/** A place in a district's panel, in design pixels from its upper left corner. */
export interface NearPlace {
  readonly x: number;
  readonly y: number;
  /** Scale relative to a large board. */
  readonly scale?: number;
}

/** Steps of a Plan stack; in higher stacks the lower markers lie closer together. */
const PLAN = { x: 418, bottom: 116, room: 66, step: 21 } as const;

/** Where a district's fields lie in its panel: Rituals, Sanity and track above; Sites, Dominance and cards below. */
export const NEAR = {
  ritual: (index: number): NearPlace => ({ x: 32 + index * 43, y: 51 }),
  sanity: { x: 262, y: 51 } as NearPlace,
  arrived: (index: number): NearPlace => ({ x: 300 + index * 7, y: 50 - index * 3 }),
  /** By the number printed on it. */
  track: (field: number): NearPlace => ({ x: 306 + field * 20, y: 44, scale: 0.8 }),
  site: (seat: number): NearPlace => ({ x: 26 + seat * 37, y: 112 }),
  dominance: (index: number): NearPlace => ({ x: 176 + index * 31, y: 111 }),
  guardian: { x: 314, y: 110, scale: 0.86 } as NearPlace,
  action: { x: 367, y: 110, scale: 0.86 } as NearPlace,
  plan: (index: number, count: number): NearPlace => ({
    x: PLAN.x,
    y: PLAN.bottom - index * Math.min(PLAN.step, PLAN.room / Math.max(1, count - 1)),
    scale: 0.82,
  }),
} as const;

/** Where a board piece stands in its district's panel; null if the panel shows it otherwise. */
export function nearPlace({ at, about }: Piece, view: TableView): NearPlace | null {
  const [district = '', kind, what = ''] = at.split('/');
  const index = Number(what);
  switch (kind) {
    case 'ritual':
      return NEAR.ritual(index);
    case 'closed':
      return what === '' ? null : NEAR.ritual(openRitualFields(view, district) + index);
    case 'site':
      return NEAR.site(Math.max(0, everyone(view).indexOf(what)));
    case 'closedSite':
      return NEAR.site(everyone(view).length + index);
    case 'dominance':
      return NEAR.dominance(index);
    case 'track':
      return NEAR.track(Number(about.params?.['field'] ?? 4));
    case 'arrived':
      return NEAR.arrived(index);
    case 'sanity':
    case 'guardian':
    case 'action':
      return NEAR[kind];
    case 'plan':
      return NEAR.plan(index, view.districts[district]?.plans.length ?? 1);
    default:
      return null;
  }
}
