import type { CoachWords } from '../coach';

export const coach: CoachWords = {
  advice: (what, why) => `Rada: ${what}. ${why}`,
  hint: (what, why) => `Starszy radzi: ${what}. ${why}`,
  whatWouldYouDo: 'Co radzisz? (W)',
  hintWord: 'Rada',
  thinking: 'Starszy myśli…',
  noAdvice: 'Teraz nie ma kogo spytać. Spytaj ponownie za chwilę.',
  nothing: 'Nie wybieraj nic',
  payment: 'Zapłać tak, jak ułożono na początku',
  allAttack: (attack) => `Wystaw wszystko, co ma Atak: razem ${attack}`,
};
