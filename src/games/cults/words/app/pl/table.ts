import type { TableWords } from '../table';

export const table: TableWords = {
  confirm: 'Zatwierdź',
  undo: 'Cofnij',
  yourTurn: 'Twoja tura',
  waiting: (cult) => `${cult} podejmuje decyzję…`,
  choosePlan: 'wybierz Plan',
  planDoes: {
    augmentation: 'Kup karty, zniszcz kartę',
    preparation: 'Postaw Miejsce Kultu lub Rytuał',
    influence: 'Przesuń tu Rytuał, podnieś go',
    dominance: 'Konfrontacja, potem Terror',
    bluff: 'Weź żetony Kultystów',
  },
  sum: (what, have, need) => `${have} z ${need} ${what === 'terror' ? 'Terroru' : 'Mocy'}`,
};
