import type { TableWords } from '../table';

export const table: TableWords = {
  confirm: 'Confirm',
  undo: 'Undo',
  yourTurn: 'Your turn',
  waiting: (cult) => `${cult} is deciding …`,
  choosePlan: 'choose a Plan',
  planDoes: {
    augmentation: 'Buy cards, destroy a card',
    preparation: 'Build a Cult Site or a Ritual',
    influence: 'Move a Ritual here, draw a card',
    dominance: 'Confrontation, then Terror',
    bluff: 'Take Cultist tokens',
  },
  sum: (what, have, need) => `${have} of ${need} ${what === 'terror' ? 'Terror' : 'Power'}`,
};
