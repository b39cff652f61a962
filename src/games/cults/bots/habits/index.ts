import { complete, legalAnswers, PASS, type Below } from '../../../../kernel';
import { abilityIn, suggestion, type Ability, type CultsAsk, type CultsPlay } from '../../rules';
import { fightHabits, isClose } from './fight';
import type { Habit } from './habit';
import { planHabits } from './plans';
import { spendingHabits } from './spending';
import type { Taste } from './taste';
import { tasteAt } from './tuned';

/** R6.2: what costs nothing, helps a Terror, saves something of a lost fight or may decide one is used; what else costs its card, sometimes. */
const useAbility: Habit = (game, ask, below, taste) => {
  const at = below(ask.refs.length);
  const ref = ask.refs[at]!;
  const ability = ref === PASS ? undefined : abilityIn(game, ref);
  if (ability !== undefined && (ability.self === undefined || ability.keyword === 'terror' || isGiven(game, below))) return [at];
  const useful = ask.refs.findIndex((one) => one !== PASS && helpsFight(game, ask, abilityIn(game, one), taste));
  return useful < 0 ? suggestion(game, ask) : [useful];
};

/** R9.4, R9.5: whether an ability saves something of a lost fight, or comes while the fight can still be won or lost. */
function helpsFight(game: CultsPlay, ask: CultsAsk, ability: Ability | undefined, taste: Taste): boolean {
  if (ability?.keyword !== 'confrontation') return false;
  return ability.window === 'lose' || (ability.window === undefined && isClose(game, ask.seat, taste));
}

/** Whether a card is given away for its ability: the rather the fewer rounds are left in which it could come again. */
const isGiven = ({ state: { round, setting } }: CultsPlay, below: Below): boolean => below(setting.rounds - round + 1) < 2;

/** The first options, in an order of chance. */
const anything: Habit = (_, ask, below) => {
  if (ask.min === 1 && ask.max === 1 && ask.need === null) return [below(ask.refs.length)];
  const few = legalAnswers(ask, 16);
  if (few !== null) return few[below(few.length)]!;
  return complete(
    ask,
    ask.refs.map((__, at) => at),
    ask.min,
  );
};

const HABITS: ReadonlyMap<string, Habit> = new Map(
  Object.entries({ ...planHabits, ...fightHabits, ...spendingHabits, useAbility }),
);

/** Answers any question of the game at once. */
export const byHabit = (game: CultsPlay, ask: CultsAsk, below: Below, taste: Taste = tasteAt(game)): number[] =>
  (HABITS.get(ask.kind) ?? anything)(game, ask, below, taste);
