import type { CultCard } from '../../src/engine';

export const actions: readonly CultCard[] = [
  {
    id: 'secret-summons',
    kind: 'action',
    cost: 3,
    copies: 6,
    icons: { power: 1 },
    abilities: [
      { keyword: 'mobilization', mode: 'draw', effects: [{ do: 'draw', count: 1 }] },
      { keyword: 'mobilization', mode: 'destroy', self: 'destroy', effects: [{ do: 'draw', count: 3 }] },
    ],
  },
  {
    id: 'hidden-altar',
    kind: 'action',
    cost: 3,
    copies: 6,
    icons: { power: 2 },
    abilities: [{ keyword: 'augmentation', self: 'destroy', effects: [{ do: 'placeRitual', level: 1, where: 'choice' }] }],
  },
  {
    id: 'black-market',
    kind: 'action',
    cost: 3,
    copies: 6,
    icons: { power: 2 },
    abilities: [
      { keyword: 'augmentation', self: 'destroy', effects: [{ do: 'takeFromStack', where: 'anywhere', notAcquired: true }] },
    ],
  },
  {
    id: 'desecration',
    kind: 'action',
    cost: 4,
    copies: 6,
    icons: { terror: 1, power: 1 },
    abilities: [
      { keyword: 'influence', self: 'destroy', effects: [{ do: 'removeRitual', of: 'rivals', where: 'here', levels: [1, 2] }] },
    ],
  },
  {
    id: 'bribed-constable',
    kind: 'action',
    cost: 2,
    copies: 6,
    icons: { power: 1 },
    abilities: [
      { keyword: 'preparation', mode: 'discard', window: 'beforeAdvance', self: 'discard', effects: [{ do: 'skipAdvance' }] },
      {
        keyword: 'preparation',
        mode: 'destroy',
        window: 'afterAdvance',
        self: 'destroy',
        effects: [{ do: 'removeInvestigator', where: 'here' }],
      },
    ],
  },
  {
    id: 'recruiters',
    kind: 'action',
    cost: 3,
    copies: 6,
    icons: { power: 1 },
    abilities: [{ keyword: 'recruitment', window: 'beforeRerolls', effects: [{ do: 'setDie', face: 'any' }] }],
  },
  {
    id: 'safe-house',
    kind: 'action',
    cost: 2,
    copies: 6,
    icons: { power: 1 },
    abilities: [
      { keyword: 'hiding', mode: 'keep', effects: [{ do: 'keepCards', count: 2, except: 'safe-house' }] },
      { keyword: 'hiding', mode: 'destroy', self: 'destroy', effects: [{ do: 'keepCards', count: 'all' }] },
    ],
  },
  {
    id: 'false-trail',
    kind: 'action',
    cost: 2,
    copies: 6,
    icons: { attack: 1, power: 1 },
    abilities: [{ keyword: 'planning', effects: [{ do: 'swapPlans', where: 'choice' }] }],
  },
];
