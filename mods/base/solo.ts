import type { Condition, NpcCard, ObjectiveCard, SetupCard } from '../../src/engine';

export const setups: readonly SetupCard[] = [
  { id: 'quiet-streets', kind: 'setup', sanity: { downtown: 3, rivertown: 3, uptown: 3, northside: 3 } },
  { id: 'old-arkham', kind: 'setup', sanity: { downtown: 2, rivertown: 3, uptown: 4, northside: 4 } },
  {
    id: 'under-surveillance',
    kind: 'setup',
    sanity: { downtown: 3, rivertown: 4, uptown: 4, northside: 3 },
    nearer: { uptown: 1, northside: 1 },
  },
  {
    id: 'city-in-panic',
    kind: 'setup',
    sanity: { downtown: 2, rivertown: 3, uptown: 5, northside: 3 },
    arrived: { downtown: 1 },
  },
];

const ahead: Condition = { leadsBy: 1 };

/** R12.8: the number is the difficulty; every requirement must be met. */
export const objectives: readonly ObjectiveCard[] = [
  { id: 'ascendance', kind: 'objective', difficulty: 1, requires: [ahead] },
  {
    id: 'three-thrones',
    kind: 'objective',
    difficulty: 2,
    requires: [ahead, { everywhere: { count: 'sites', where: 'here', atLeast: 1 } }],
  },
  {
    id: 'total-dominance',
    kind: 'objective',
    difficulty: 3,
    requires: [
      ahead,
      { count: 'dominance', where: 'northside', atLeast: 2 },
      { count: 'dominance', where: 'uptown', atLeast: 2 },
    ],
  },
  { id: 'unbroken-circle', kind: 'objective', difficulty: 4, requires: [ahead, { count: 'rituals', atLeast: 3 }] },
  { id: 'pure-order', kind: 'objective', difficulty: 5, requires: [ahead, { count: 'disorganization', atMost: 1 }] },
  {
    id: 'the-great-seal',
    kind: 'objective',
    difficulty: 6,
    requires: [
      ahead,
      { count: 'rituals', levels: [3], atLeast: 1 },
      { count: 'rituals', moreThan: { count: 'rituals', of: 'rivals' } },
    ],
  },
  { id: 'silent-hand', kind: 'objective', difficulty: 7, requires: [{ leadsBy: 4 }] },
  {
    id: 'the-stars-are-right',
    kind: 'objective',
    difficulty: 8,
    requires: [
      ahead,
      { count: 'dominance', of: 'rivals', atMost: 2 },
      { everywhere: { count: 'dominance', where: 'here', atLeast: 1 } },
    ],
  },
];

const noField: Condition = { count: 'openFields', where: 'here', atMost: 0 };

/** R12.4: the overview and one card for each plan of the NPC. */
export const npcPlans: readonly NpcCard[] = [
  { id: 'npc-overview', kind: 'npc', number: 0, effects: [] },
  {
    id: 'npc-preparation',
    kind: 'npc',
    number: 1,
    otherwise: [
      { if: noField, go: 3 },
      { if: { count: 'supplyRituals', atMost: 0 }, go: 2 },
    ],
    effects: [
      { do: 'placeRitual', level: 'highest', where: 'here' },
      { do: 'advanceInvestigator', where: 'here' },
    ],
  },
  {
    id: 'npc-influence',
    kind: 'npc',
    number: 2,
    otherwise: [
      { if: noField, go: 3 },
      { if: { count: 'rituals', where: 'elsewhere', atMost: 0 }, go: 3 },
    ],
    effects: [{ do: 'npcInfluence' }, { do: 'npcBonusCard' }],
  },
  {
    id: 'npc-dominance',
    kind: 'npc',
    number: 3,
    otherwise: [{ if: { count: 'rituals', where: 'here', atMost: 0 }, go: 4 }],
    effects: [{ do: 'dominate' }],
  },
  {
    id: 'npc-augmentation',
    kind: 'npc',
    number: 4,
    otherwise: [{ if: { count: 'guardians', where: 'here', atMost: 0 }, go: 5 }],
    effects: [
      { do: 'takeFromStack', where: 'here', kind: 'guardian', to: 'deck' },
      { do: 'destroyDiscard', only: 'disorganization' },
    ],
  },
  { id: 'npc-bluff', kind: 'npc', number: 5, effects: [{ do: 'gain', token: 'thug', count: { rule: 'bluffTokens' } }] },
];
