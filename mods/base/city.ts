import type { CityCard } from '../../src/engine';

/** R7.1: the Investigators named advance first; then the effect. */
export const city: readonly CityCard[] = [
  {
    id: 'power-disturbances',
    kind: 'city',
    investigators: ['northside'],
    lasts: 'round',
    effects: [{ do: 'change', number: 'ritualCost', add: 1, lasts: 'round' }],
  },
  {
    id: 'police-raid',
    kind: 'city',
    investigators: ['downtown'],
    lasts: 'once',
    effects: [
      {
        do: 'forEach',
        who: 'everyone',
        where: { count: 'rituals', where: 'downtown', atLeast: 1 },
        effects: [{ do: 'disorganization' }],
      },
    ],
  },
  {
    id: 'curfew',
    kind: 'city',
    investigators: ['uptown'],
    lasts: 'round',
    effects: [{ do: 'change', number: 'planMarkers', set: 3, lasts: 'round' }],
  },
  { id: 'night-fog', kind: 'city', lasts: 'round', effects: [{ do: 'change', number: 'tokensKept', set: 8, lasts: 'round' }] },
  {
    id: 'stars-align',
    kind: 'city',
    lasts: 'round',
    effects: [{ do: 'change', number: 'ritualCost', add: -1, atLeast: 1, lasts: 'round' }],
  },
  {
    id: 'dock-strike',
    kind: 'city',
    investigators: ['rivertown', 'downtown'],
    lasts: 'round',
    effects: [{ do: 'change', number: 'bluffTokens', set: 1, lasts: 'round' }],
  },
  {
    id: 'witch-hunt',
    kind: 'city',
    lasts: 'once',
    effects: [
      { do: 'advanceInvestigator', where: 'choice', count: 2 },
      { do: 'gain', token: 'choice', count: 1, who: 'others' },
    ],
  },
  {
    id: 'mass-hysteria',
    kind: 'city',
    investigators: ['northside'],
    lasts: 'round',
    effects: [{ do: 'change', number: 'sanity', add: -1, atLeast: 1, lasts: 'round' }],
  },
  {
    id: 'university-lecture',
    kind: 'city',
    investigators: ['uptown'],
    lasts: 'once',
    effects: [
      {
        do: 'chooseOne',
        who: 'everyone',
        options: [
          { choice: 'return', when: { count: 'tokens', atLeast: 1 }, effects: [{ do: 'lose', token: 'choice', count: 1 }] },
          { choice: 'disorganization', effects: [{ do: 'disorganization' }] },
        ],
      },
    ],
  },
  {
    id: 'travelling-carnival',
    kind: 'city',
    lasts: 'round',
    effects: [{ do: 'change', number: 'rerolls', add: 1, lasts: 'round' }],
  },
  {
    id: 'federal-agents',
    kind: 'city',
    investigators: ['uptown', 'downtown'],
    lasts: 'round',
    effects: [{ do: 'change', number: 'mobilizationDraw', set: 5, lasts: 'round' }],
  },
  {
    id: 'river-storm',
    kind: 'city',
    investigators: ['rivertown'],
    lasts: 'round',
    effects: [{ do: 'change', number: 'opposingMoves', set: 0, lasts: 'round' }],
  },
  {
    id: 'secret-patron',
    kind: 'city',
    lasts: 'round',
    effects: [{ do: 'change', number: 'firstCardDiscount', add: 1, lasts: 'round' }],
  },
  {
    id: 'asylum-breakout',
    kind: 'city',
    investigators: ['northside', 'uptown'],
    lasts: 'once',
    effects: [{ do: 'gain', token: 'freak', count: 1, who: 'everyone' }],
  },
  {
    id: 'bureau-office',
    kind: 'city',
    investigators: ['downtown'],
    lasts: 'game',
    effects: [{ do: 'change', number: 'investigatorStart', add: -1, lasts: 'game' }],
  },
];
