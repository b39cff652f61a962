/** Words on the table itself. */
export interface TableWords {
  readonly confirm: string;
  readonly undo: string;
  readonly yourTurn: string;
  readonly waiting: (cult: string) => string;
  readonly choosePlan: string;
  /** One line for each Plan: what it does. */
  readonly planDoes: Readonly<Record<'augmentation' | 'preparation' | 'influence' | 'dominance' | 'bluff', string>>;
  /** "5 of 7 Power". */
  readonly sum: (what: string, have: number, need: number) => string;
}

export const en: TableWords = {
  confirm: 'Confirm',
  undo: 'Undo',
  yourTurn: 'Your turn',
  waiting: (cult) => `${cult} is deciding …`,
  choosePlan: 'choose a Plan',
  planDoes: {
    augmentation: 'Buy cards, destroy a card',
    preparation: 'Build a Cult Site or a Ritual',
    influence: 'Move a Ritual here, raise it',
    dominance: 'Confrontation, then Terror',
    bluff: 'Take Cultist tokens',
  },
  sum: (what, have, need) => `${have} of ${need} ${what === 'terror' ? 'Terror' : 'Power'}`,
};

export const pl: TableWords = {
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
