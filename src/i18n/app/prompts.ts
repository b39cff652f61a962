/** Words of the prompts: tiles, sums, reasons. */
export interface PromptWords {
  readonly keep: string;
  readonly reroll: string;
  readonly die: (number: number) => string;
  readonly ofNeed: (have: number, need: number) => string;
  readonly price: string;
  readonly attackChosen: string;
  readonly chosenOf: (chosen: number, min: number, max: number) => string;
  readonly missing: (what: string, count: number) => string;
  readonly enough: string;
  /** R6.9: these are not needed. */
  readonly superfluous: (names: string) => string;
  readonly leaves: (power: number) => string;
  readonly whyNot: string;
  readonly close: string;
  readonly draftTitle: string;
  readonly pickTitle: string;
  readonly guardians: string;
  readonly actions: string;
  readonly anotherCard: string;
}

export const en: PromptWords = {
  keep: 'keep',
  reroll: 're-roll',
  die: (number) => `Die ${number}`,
  ofNeed: (have, need) => `${have} of ${need}`,
  price: 'Price now',
  attackChosen: 'Attack chosen',
  chosenOf: (chosen, min, max) => (min === max ? `${chosen} of ${max} chosen` : `${chosen} chosen, at most ${max}`),
  missing: (what, count) => `${count} ${what === 'terror' ? 'Terror' : 'Power'} still missing`,
  enough: 'Exactly what is needed',
  superfluous: (names) => `Not needed: ${names}. Take it back (R6.9)`,
  leaves: (power) => `Keep ${power} Power for the next payment`,
  whyNot: 'Why not …?',
  close: 'Close',
  draftTitle: 'Choose a stack, then the district for it',
  pickTitle: 'Choose a card',
  guardians: 'Guardians',
  actions: 'Actions',
  anotherCard: 'Another card',
};

export const pl: PromptWords = {
  keep: 'zostaje',
  reroll: 'przerzut',
  die: (number) => `Kość ${number}`,
  ofNeed: (have, need) => `${have} z ${need}`,
  price: 'Cena teraz',
  attackChosen: 'Wybrany Atak',
  chosenOf: (chosen, min, max) => (min === max ? `wybrano ${chosen} z ${max}` : `wybrano ${chosen}, najwyżej ${max}`),
  missing: (what, count) => `Brakuje jeszcze ${count} ${what === 'terror' ? 'Terroru' : 'Mocy'}`,
  enough: 'Dokładnie tyle, ile trzeba',
  superfluous: (names) => `Zbędne: ${names}. Odłóż (R6.9)`,
  leaves: (power) => `Zostaw ${power} Mocy na następną opłatę`,
  whyNot: 'Dlaczego nie…?',
  close: 'Zamknij',
  draftTitle: 'Wybierz stos, a potem dzielnicę dla niego',
  pickTitle: 'Wybierz kartę',
  guardians: 'Strażnicy',
  actions: 'Działania',
  anotherCard: 'Inna karta',
};
