import type { GameBots, Thinker } from '../../../platform/bots/thinking';
import { cults, type Catalogue, type State } from '../rules';
import { lookingAhead } from './looking-ahead';
import { novice } from './novice';
import { WEIGHTS } from './value/weights';

const THINKERS: Readonly<Record<string, Thinker<State, Catalogue>>> = {
  novice,
  cultist: lookingAhead({ weights: WEIGHTS, tries: 3, worlds: 3, answers: 6, rounds: 1, depth: 0, isSteady: false, trust: 0.15 }),
  elder: lookingAhead({ weights: WEIGHTS, worlds: 24, answers: 20, rounds: 1, depth: 3, isSteady: true, trust: 0.06 }),
};

/** The players of Rise of the Cults. */
export const cultsBots: GameBots<State, Catalogue> = {
  levels: cults.levels!,
  coach: 'cultist',
  hint: 'elder',
  thinker(level) {
    const thinker = THINKERS[level];
    if (thinker === undefined) throw new Error(`no bot is called '${level}'`);
    return thinker;
  },
};
