import type { CoachWords } from '../coach';

export const coach: CoachWords = {
  advice: (what, why) => `Advice: ${what}. ${why}`,
  hint: (what, why) => `Elder would: ${what}. ${why}`,
  whatWouldYouDo: 'What would you do? (W)',
  hintWord: 'Hint',
  thinking: 'Elder is thinking …',
  noAdvice: 'Nobody can be asked now. Ask again in a moment.',
  nothing: 'Choose nothing',
  payment: 'Pay as it was first laid out',
  allAttack: (attack) => `Commit all that has Attack: ${attack} in all`,
};
