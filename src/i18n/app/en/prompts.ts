import type { PromptWords } from '../prompts';

export const prompts: PromptWords = {
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
  showHand: 'Hand',
  showChoice: 'Choice',
};
