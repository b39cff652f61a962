import type { CultCard } from '../../src/engine';

export const guardians: readonly CultCard[] = [
  {
    id: 'star-spawn',
    kind: 'guardian',
    cost: 5,
    copies: 6,
    icons: { attack: 1, terror: 1 },
    abilities: [{ keyword: 'terror', self: 'destroy', effects: [{ do: 'placeDominance', where: 'here' }] }],
  },
  {
    id: 'ghoul-pack',
    kind: 'guardian',
    cost: 2,
    copies: 6,
    icons: { attack: 2 },
    abilities: [{ keyword: 'confrontation', window: 'lose', effects: [{ do: 'passOnDisorganization' }] }],
  },
  {
    id: 'nightgaunt',
    kind: 'guardian',
    cost: 3,
    copies: 6,
    icons: { attack: 1, terror: 1 },
    abilities: [
      {
        keyword: 'confrontation',
        effects: [{ do: 'pay', power: 1, effects: [{ do: 'disorganization', who: 'rivalsInFight' }] }],
      },
    ],
  },
  {
    id: 'hunting-horror',
    kind: 'guardian',
    cost: 3,
    copies: 6,
    icons: { attack: 2 },
    abilities: [{ keyword: 'confrontation', effects: [{ do: 'joinTopCard' }] }],
  },
  {
    id: 'byakhee',
    kind: 'guardian',
    cost: 3,
    copies: 6,
    icons: { attack: 1, power: 1 },
    abilities: [{ keyword: 'influence', window: 'afterMove', effects: [{ do: 'moveRitual', from: 'elsewhere', to: 'here' }] }],
  },
  {
    id: 'dark-young',
    kind: 'guardian',
    cost: 4,
    copies: 6,
    icons: { terror: 2 },
    abilities: [{ keyword: 'terror', window: 'removal', self: 'discard', effects: [{ do: 'keepRitual' }] }],
  },
  {
    id: 'deep-one-raiders',
    kind: 'guardian',
    cost: 3,
    copies: 6,
    icons: { attack: 3 },
    abilities: [{ keyword: 'confrontation', window: 'win', effects: [{ do: 'takeBackThugs' }] }],
  },
  {
    id: 'dimensional-shambler',
    kind: 'guardian',
    cost: 2,
    copies: 6,
    icons: { attack: 1, power: 1 },
    abilities: [{ keyword: 'confrontation', window: 'lose', self: 'destroy', effects: [{ do: 'saveRitual' }] }],
  },
];
