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
    influence: 'Przenieś tu Rytuał i dobierz kartę',
    dominance: 'Konfrontacja, potem Terror',
    bluff: 'Weź żetony Kultystów',
  },
  sum: (what, have, need) => `${have} z ${need} ${what === 'terror' ? 'Terroru' : 'Mocy'}`,
};
