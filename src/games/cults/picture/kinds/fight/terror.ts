import { terrorIn } from '../../facts/fight';
import type { KindPicture } from '../kind';
import { itemStages, passes, total } from '../parts';

/** The most Terror that the meter has room for. */
const MOST_SHOWN = 8;

/** R10.2: cards and Freaks that are added to the levels of the own Rituals. */
export const terror: KindPicture = {
  stages: itemStages,
  act: 'terror',
  reason: (suggested, { needs }) => (passes(suggested) ? 'other' : (needs?.['terror'] ?? 0) === 0 ? 'terrorAlone' : 'terror'),
  isCostly: true,
  isFilled: true,
  meter: ({ view, decision }) => ({
    position: terrorIn(view, decision.seat, view.turn?.district ?? ''),
    most: Math.min(total(decision.options, 'terror'), MOST_SHOWN),
  }),
};
