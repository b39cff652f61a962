import { objectiveTold, type CultsPlay } from '../../rules';

/** How many missing markers, Sites or Rituals a round may bring: the rest of the game is long for some, and short for many. */
const PACE = 0.8;

/** R12.8: by how many points the Objective asks the player to lead; a plain lead is 1. */
export function leadAsked({ state, book }: CultsPlay): number {
  let asked = 1;
  for (const condition of book.objectives.get(state.objective ?? '')?.requires ?? [])
    if ('leadsBy' in condition) asked = Math.max(asked, condition.leadsBy);
  return asked;
}

/** R12.8: how likely it is that what the Objective asks beside the lead is there when the game ends: by what is missing and the rounds that are left. */
export function objectiveChance(game: CultsPlay): number {
  const { state, book } = game;
  const requires = book.objectives.get(state.objective ?? '')?.requires;
  if (requires === undefined || requires.every((condition) => 'leadsBy' in condition)) return 1;
  const told = objectiveTold(game)!.requirements;
  let missing = 0;
  requires.forEach((condition, at) => {
    const { met, have, need } = told[at]!;
    if ('leadsBy' in condition || met !== false) return;
    missing += have === null || need === null ? 1 : Math.abs(need - have);
  });
  return Math.exp(-missing / (PACE * Math.max(1, state.setting.rounds - state.round + 1)));
}
