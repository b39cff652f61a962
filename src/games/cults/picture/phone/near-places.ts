import type { TableView } from '../../contract/view-types';
import { everyone } from '../facts/facts';
import { openRitualFields, type Piece } from '../board/pieces';

/** A place in the panel of a district, in design pixels from its upper left corner. */
export interface NearPlace {
  readonly x: number;
  readonly y: number;
  /** In parts of the size on a large board. */
  readonly scale?: number;
}

/** Of a Plan stack so many steps; lower ones lie closer together. */
const PLAN = { x: 418, bottom: 116, room: 66, step: 21 } as const;

/** Where the fields of a district stand in its panel: Rituals, Sanity and the track above, Sites, Dominance and cards below. */
export const NEAR = {
  ritual: (index: number): NearPlace => ({ x: 32 + index * 43, y: 51 }),
  sanity: { x: 262, y: 51 } as NearPlace,
  arrived: (index: number): NearPlace => ({ x: 300 + index * 7, y: 50 - index * 3 }),
  /** By the number on it. */
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

/** Where a piece of the board stands in the panel of its district; null for what is told there in another way. */
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
