import type { Cult, CultCard } from '../../src/engine';

/** The starting deck, the same for every cult: Power 10, Attack 7, Terror 3. */
const deck = { acolyte: 3, adept: 2, brute: 2, fanatic: 2, watchman: 1, whisperer: 1, seer: 1 };

export const cults: readonly Cult[] = ['cthulhu', 'hastur', 'dagon', 'chaugnar'].map((id) => ({ id, deck }));

export const starting: readonly CultCard[] = [
  { id: 'acolyte', kind: 'starting', icons: { power: 1 } },
  { id: 'adept', kind: 'starting', icons: { power: 2 } },
  { id: 'brute', kind: 'starting', icons: { attack: 2 } },
  {
    id: 'fanatic',
    kind: 'starting',
    icons: { attack: 1, power: 1 },
    abilities: [{ keyword: 'confrontation', self: 'destroy', effects: [{ do: 'addThugs', count: 2 }] }],
  },
  {
    id: 'watchman',
    kind: 'starting',
    icons: { attack: 1 },
    abilities: [{ keyword: 'recruitment', window: 'afterRolls', effects: [{ do: 'setDie', face: 'thug' }] }],
  },
  { id: 'whisperer', kind: 'starting', icons: { terror: 2 } },
  {
    id: 'seer',
    kind: 'starting',
    icons: { terror: 1, power: 1 },
    abilities: [
      {
        keyword: 'mobilization',
        effects: [
          { do: 'discard', count: 1, other: true },
          { do: 'draw', count: 1 },
        ],
      },
    ],
  },
  { id: 'disorganization', kind: 'disorganization' },
];
