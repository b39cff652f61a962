import type { FightView, TableView } from '../../contract/view-types';

/** The position that the pictures of the rules show: three cults in the fourth round. */
export const EXAMPLE = {
  seats: ['chaugnar', 'dagon', 'hastur'],
  seed: 'rulebook',
  phase: 'action',
  first: 'chaugnar',
  round: 4,
  city: { active: ['police-raid'] },
  districts: {
    downtown: {
      sanity: 3,
      investigators: 1,
      track: 2,
      rituals: [
        ['chaugnar', 1],
        ['chaugnar', 3],
        ['dagon', 3],
      ],
      sites: ['chaugnar', 'dagon'],
      dominance: ['chaugnar', 'dagon', 'chaugnar'],
      guardian: { card: 'hunting-horror', left: 5 },
      action: { card: 'secret-summons', left: 6 },
      plans: ['dagon', 'hastur', 'chaugnar'],
    },
    uptown: {
      sanity: 4,
      investigators: 0,
      track: 3,
      rituals: [['hastur', 2]],
      sites: ['hastur'],
      dominance: ['hastur'],
      guardian: { card: 'star-spawn', left: 6 },
      action: { card: 'hidden-altar', left: 4 },
      plans: ['chaugnar', 'dagon'],
    },
    northside: {
      sanity: 2,
      investigators: 0,
      track: 1,
      rituals: [['hastur', 1]],
      sites: [],
      dominance: ['dagon'],
      guardian: { card: 'ghoul-pack', left: 6 },
      action: { card: 'black-market', left: 6 },
      plans: ['hastur', 'chaugnar', 'dagon', 'hastur'],
    },
  },
  hands: { chaugnar: ['brute', 'watchman', 'fanatic', 'adept'], dagon: ['brute', 'brute'], hastur: ['seer'] },
  decks: { chaugnar: ['adept'], dagon: ['adept'], hastur: ['adept'] },
} as const;

const REVEALED = {
  revealed: true,
  thugsShown: true,
  gone: [],
  forfeited: [],
  extra: 0,
  dice: [],
  passesOn: false,
  takesBack: false,
} as const;

/** The Confrontation of the worked example E4: ten against nine. */
const FIGHT: FightView = {
  district: 'downtown',
  plan: 'chaugnar',
  sanity: { token: 3, investigators: 1, other: 0, now: 4 },
  markers: 1,
  winner: 'chaugnar',
  attack: [10, 9],
  sides: [
    {
      ...REVEALED,
      seat: 'chaugnar',
      rituals: [1, 3],
      cards: ['brute', 'watchman', 'fanatic'],
      attacks: [2, 1, 1],
      thugs: 2,
      attack: 10,
      sources: { rituals: 4, cards: 4, thugs: 2, extra: 0, known: 10 },
    },
    {
      ...REVEALED,
      seat: 'dagon',
      rituals: [3],
      cards: ['brute', 'brute'],
      attacks: [2, 2],
      thugs: 2,
      attack: 9,
      sources: { rituals: 3, cards: 4, thugs: 2, extra: 0, known: 9 },
    },
  ],
};

export const withFight = (view: TableView): TableView => ({ ...view, fight: FIGHT });

/** The Plans that were executed so far in this round. */
export const withPlans = (view: TableView): TableView => ({
  ...view,
  planned: {
    chaugnar: { augmentation: 1, preparation: 1, influence: 0, dominance: 0 },
    dagon: { augmentation: 0, preparation: 2, influence: 0, dominance: 0 },
    hastur: { augmentation: 0, preparation: 0, influence: 1, dominance: 0 },
  },
});
