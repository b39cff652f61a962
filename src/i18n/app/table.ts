/** Words on the table itself. */
export interface TableWords {
  readonly confirm: string;
  readonly undo: string;
  readonly yourTurn: string;
  readonly waiting: (cult: string) => string;
  readonly chosen: (count: number, min: number, max: number) => string;
}

export const en: TableWords = {
  confirm: 'Confirm',
  undo: 'Undo',
  yourTurn: 'Your turn',
  waiting: (cult) => `${cult} is deciding …`,
  chosen: (count, min, max) => (min === max ? `${count} of ${max} chosen` : `${count} chosen (${min}–${max})`),
};

export const pl: TableWords = {
  confirm: 'Zatwierdź',
  undo: 'Cofnij',
  yourTurn: 'Twoja tura',
  waiting: (cult) => `${cult} podejmuje decyzję…`,
  chosen: (count, min, max) => (min === max ? `wybrano ${count} z ${max}` : `wybrano ${count} (${min}–${max})`),
};
