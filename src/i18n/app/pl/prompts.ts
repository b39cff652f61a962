import type { PromptWords } from '../prompts';

export const prompts: PromptWords = {
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
  showHand: 'Ręka',
  showChoice: 'Wybór',
};
