import { terrorIn } from '../../facts/fight';
import type { KindPicture } from '../kind';
import { itemStages } from '../parts';

/** The most Terror that the meter has room for. */
const MOST_SHOWN = 8;

/** R10.2: cards and Freaks that are added to the levels of the own Rituals. */
export const terror: KindPicture<'terror'> = {
  stages: itemStages,
  act: 'terror',
  isCostly: true,
  isFilled: (option) => ('terror' in option ? option.terror : 0),
  confirms: ({ prompts }) => prompts.frighten,
  passesSmall: true,
  meter: (options, { view, decision }) => ({
    position: terrorIn(view, decision.seat, view.turn?.district ?? ''),
    most: Math.min(
      options.reduce((sum, option) => sum + ('terror' in option ? option.terror : 0), 0),
      MOST_SHOWN,
    ),
  }),
};
