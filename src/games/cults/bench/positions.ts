import type { Ability, Catalogue, Trigger } from '../rules';
import type { Start } from '../../../platform/session/session';
import type { BenchGoal } from './goal';
import { numberStagings, objectiveStagings, rulesGoals, settingsFor, stageOf } from './stages/content-stages';
import { leadTo, planOf } from './lead';
import { seated } from './seat';
import {
  atAction,
  atMobilization,
  atPhase,
  BOARDS,
  cultCard,
  tableOf,
  HERE,
  withStack,
  type Bench,
  type Board,
  type Scenario,
  type Staging,
} from './stage';

/** A position in which the card on the bench can be seen at work at once. */
export interface BenchPosition {
  readonly goal: BenchGoal;
  readonly board: Board | null;
  /** A scenario with the answers that lead to the position to look at, or the configuration of a new game. */
  readonly start: Start;
}

/** Positions for a card, the most telling first; at least one for every card in play. */
export function positionsFor(book: Catalogue, card: string): readonly BenchPosition[] {
  const bench = seated(book, card);
  return goalsOf(bench).flatMap((goal) => {
    const found = positionFor(bench, goal);
    return found === null ? [] : [found];
  });
}

/** The goals of a card for which no position was found: the bench says so instead of showing something else. */
export function unreachable(book: Catalogue, card: string): readonly BenchGoal[] {
  const bench = seated(book, card);
  return goalsOf(bench).filter((goal) => positionFor(bench, goal) === null);
}

function goalsOf({ book, card, me, rival }: Bench): readonly BenchGoal[] {
  const held = cultCard(book, card);
  if (held !== null) {
    const used = (held.abilities ?? []).flatMap(abilityGoal);
    const fired = (held.triggers ?? []).map(triggerGoal);
    const bought: BenchGoal[] = held.cost === undefined ? [] : [{ shows: 'purchase' }];
    return [...used, ...fired, ...bought, { shows: 'hand' }];
  }
  const game: BenchGoal = { shows: 'game' };
  if (book.cults.has(card)) return [game, { shows: 'turn' }];
  if (book.objectives.has(card)) return [{ shows: 'objective' }, game];
  const rules = rulesGoals({ book, card, me, rival });
  if (rules.length > 0) return [...rules, game];
  const city = book.city.get(card);
  if (city !== undefined) return [{ shows: 'city' }, ...(city.triggers ?? []).map(triggerGoal)];
  const plan = [...book.npc.values()].find(({ id }) => id === card);
  // R12.4: number 0 is the overview, which the NPC never takes.
  return plan !== undefined && plan.number > 0 ? [{ shows: 'npc' }, game] : [game];
}

function abilityGoal({ keyword, window, mode }: Ability, at: number): readonly BenchGoal[] {
  if (keyword === 'trigger') return [];
  return [
    { shows: 'ability', at, keyword, ...(window === undefined ? {} : { window }), ...(mode === undefined ? {} : { mode }) },
  ];
}

const triggerGoal = ({ on, by }: Trigger, at: number): BenchGoal => ({ shows: 'trigger', at, on, by: by ?? 'anyone' });

function positionFor(bench: Bench, goal: BenchGoal): BenchPosition | null {
  if (goal.shows === 'game' || (goal.shows === 'number' && stageOf(goal) === null))
    return { goal, board: null, start: { config: gameConfig(bench) } };
  for (const board of BOARDS) {
    for (const { scenario, intent } of stagings(bench, goal, board)) {
      const lead = leadTo(bench, scenario, goal, intent);
      if (lead !== null) return { goal, board, start: { scenario: lead.length === 0 ? scenario : { ...scenario, lead } } };
    }
  }
  return null;
}

/** R12.4: the NPC die has four sides. */
const MOST_ON_NPC_DIE = 4;

/** The ways to bring about a goal on one board, the likeliest first. */
function stagings(bench: Bench, goal: BenchGoal, board: Board): readonly Staging[] {
  const table = tableOf(bench, board);
  switch (goal.shows) {
    case 'ability':
      return ofAbility(bench, goal, table);
    case 'trigger':
      return ofTrigger(bench, table);
    case 'purchase': {
      const stack = cultCard(bench.book, bench.card)!.kind;
      return [acting(bench, withStack(bench, table, stack, 3), bench.me, 'augmentation', null)];
    }
    case 'city':
      return [idle(bench, revealing(bench, table))];
    case 'npc':
      return soloStagings(bench);
    case 'number':
      return numberStagings(bench, goal, board);
    case 'objective':
      return objectiveStagings(bench, board);
    case 'hand':
    case 'turn':
    case 'game':
      return [acting(bench, table, bench.me, null, null)];
  }
}

const idle = ({ me }: Bench, scenario: Scenario): Staging => ({ scenario, intent: { plan: null, actor: me, winner: null } });

const acting = (bench: Bench, table: Scenario, actor: string, plan: string | null, winner: string | null): Staging => ({
  scenario: atAction(bench, table, actor),
  intent: { plan, actor, winner },
});

/** The top of the City deck is the card. */
function revealing({ card, book }: Bench, table: Scenario): Scenario {
  const others = [...book.city.keys()].filter((id) => id !== card);
  return { ...table, phase: 'city', city: { active: [], deck: [card, ...others] } };
}

function ofAbility(bench: Bench, goal: Extract<BenchGoal, { shows: 'ability' }>, table: Scenario): readonly Staging[] {
  const { me, rival } = bench;
  const { keyword } = goal;
  if (keyword === 'mobilization') return [idle(bench, atMobilization(bench, table))];
  const plan = planOf(keyword);
  if (plan === null) return [idle(bench, atPhase(table, keyword))];
  if (keyword !== 'confrontation') return [acting(bench, table, me, plan, me)];
  const winners = goal.window === 'lose' ? [rival] : goal.window === 'win' ? [me] : [null, me, rival];
  return winners.flatMap((winner) => [acting(bench, table, me, plan, winner), acting(bench, table, rival, plan, winner)]);
}

const PLANS = ['bluff', 'dominance', 'augmentation', 'preparation', 'influence'] as const;

/** Any phase and any Plan of either seat may cause the event that a trigger waits for. */
function ofTrigger(bench: Bench, table: Scenario): readonly Staging[] {
  const { me, rival, book, card } = bench;
  const isCity = book.city.has(card);
  const shown = isCity ? { ...table, city: { active: [card], deck: [...book.city.keys()].filter((id) => id !== card) } } : table;
  const plans = PLANS.flatMap((plan) =>
    [rival, me].flatMap((actor) => [rival, me, null].map((winner) => acting(bench, shown, actor, plan, winner))),
  );
  const phases = ['recruitment', 'planning', 'hiding', 'city'].map((phase) => idle(bench, atPhase(shown, phase)));
  const drawn = isCity ? idle(bench, atPhase(shown, 'mobilization')) : idle(bench, atMobilization(bench, shown));
  return isCity ? [idle(bench, revealing(bench, table)), ...plans, drawn, ...phases] : [...plans, drawn, ...phases];
}

/** Solo: the NPC's marker is on top and its die shows the plan; a plan beyond the die is reached where no Guardian is left. */
function soloStagings(bench: Bench): readonly Staging[] {
  const { me, rival, book, card } = bench;
  const { number } = [...book.npc.values()].find(({ id }) => id === card)!;
  const { guardian } = book.book.firstGame.stacks[HERE];
  const rolls = number <= MOST_ON_NPC_DIE ? [number] : [4, 3, 2, 1];
  return rolls.flatMap((roll) =>
    [6, 0].map((left) =>
      idle(bench, {
        seats: [me],
        solo: { npc: rival, objective: book.book.firstGame.objective },
        round: 2,
        phase: 'action',
        active: me,
        seed: 'bench',
        districts: {
          [HERE]: { rituals: [[rival, 2]], sites: [me, rival], plans: [me, rival], guardian: { card: guardian, left } },
          uptown: { plans: [rival, me] },
        },
        rolls: { npc: [roll, roll, roll] },
      }),
    ),
  );
}

/** A new game in which the content holds from the start. */
function gameConfig(bench: Bench): Readonly<Record<string, unknown>> {
  const { book, card, me, rival } = bench;
  const seats = [{ cult: me }, { cult: rival }];
  if (book.setups.has(card)) return { seats, setup: card, seed: 'bench' };
  const solo = { npc: rival, objective: book.objectives.has(card) ? card : book.book.firstGame.objective };
  const isSolo = book.objectives.has(card) || [...book.npc.values()].some(({ id }) => id === card);
  return isSolo ? { seats: [{ cult: me }], solo, seed: 'bench' } : { seats, seed: 'bench', ...settingsFor(bench) };
}
