import type { CardBook } from '../../src/engine';
import { actions } from './actions';
import { city } from './city';
import { guardians } from './guardians';
import { npcPlans, objectives, setups } from './solo';
import { cults, starting } from './starting';

/** The base set: 166 Cult cards, 15 City cards, 4 setups, 8 Objectives, the NPC's plans. */
export const base: CardBook = {
  mods: ['base'],
  cults,
  cards: [...starting, ...guardians, ...actions, ...city, ...setups, ...objectives, ...npcPlans],
  rules: [],
  firstGame: {
    stacks: {
      downtown: { guardian: 'hunting-horror', action: 'secret-summons' },
      rivertown: { guardian: 'nightgaunt', action: 'desecration' },
      uptown: { guardian: 'star-spawn', action: 'hidden-altar' },
      northside: { guardian: 'ghoul-pack', action: 'black-market' },
    },
    setup: 'quiet-streets',
    objective: 'ascendance',
  },
};
