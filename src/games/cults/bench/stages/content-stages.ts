import type { Catalogue } from '../../rules';
import type { BenchGoal } from '../goal';
import { NUMBER_STAGES, type NumberStage } from './number-stages';
import { atAction, HERE, tableOf, type Bench, type Board, type Scenario, type Staging } from '../stage';

/** Positions for what is no card of a hand: house rules, Objectives and cults. */

type NumberGoal = Extract<BenchGoal, { shows: 'number' }>;

/** House rules by the file that declares them: each number that they change is seen in a position of its own. */
export function rulesGoals({ book, card }: Bench): readonly BenchGoal[] {
  const own = rulesOf(book, card);
  return own.map(({ number, where }, at) => ({
    shows: 'number',
    at,
    number,
    ...(where === undefined || where === 'here' ? {} : { where }),
  }));
}

const rulesOf = (book: Catalogue, source: string): Catalogue['book']['rules'] =>
  book.book.rules.filter((rule) => rule.source === source);

/** Null where a new game shows the number at once. */
export const stageOf = ({ number }: NumberGoal): NumberStage | null => NUMBER_STAGES[number];

/** Settings under which the house rules hold; empty where they always do. */
export function settingsFor({ book, card }: Bench): Readonly<Record<string, unknown>> {
  const conditions = rulesOf(book, card).flatMap(({ when }) => when ?? []);
  if (conditions.length === 0) return {};
  const values = Object.fromEntries(conditions.map(({ setting, is }) => [setting, is]));
  return { settings: { [card.slice(0, card.indexOf(':'))]: values } };
}

/** A position whose next question depends on the number. */
export function numberStagings(bench: Bench, goal: NumberGoal, board: Board): readonly Staging[] {
  const stage = stageOf(goal);
  if (stage === null || stage.boards?.includes(board) === false) return [];
  const here = goal.where ?? HERE;
  const { scenario, intent } = numberStaging(bench, stage, tableOf(bench, board));
  return [{ scenario: { ...relocated(scenario, here), ...settingsFor(bench) }, intent: { ...intent, here } }];
}

function numberStaging(bench: Bench, { phase, plan, byRival, wins, npc }: NumberStage, table: Scenario): Staging {
  const { me, rival } = bench;
  const actor = byRival === true ? rival : me;
  const intent = { plan: plan ?? null, actor, winner: wins === true ? me : null, here: HERE, succeeds: true };
  if (npc === true) return { scenario: dominatedByNpc(bench), intent };
  // Loading at Mobilization draws, so that nobody holds cards before.
  if (phase === 'mobilization') return { scenario: { ...without(table, 'hands'), phase }, intent };
  if (phase !== undefined) return { scenario: { ...table, phase }, intent };
  return { scenario: atAction(bench, table, actor), intent };
}

function without(table: Scenario, field: string): Scenario {
  const { [field]: _, ...rest } = table;
  return rest;
}

/** R12.5: the die of the NPC shows its Dominance, and the author's seat can move a Ritual in. */
function dominatedByNpc({ book, me, rival }: Bench): Scenario {
  const DOMINANCE = 3;
  return {
    seats: [me],
    solo: { npc: rival, objective: book.book.firstGame.objective },
    round: 2,
    phase: 'action',
    active: rival,
    seed: 'bench',
    districts: {
      [HERE]: {
        rituals: [
          [rival, 2],
          [me, 2],
        ],
        sites: [me, rival],
        plans: [me, rival],
      }, // prettier-ignore
      uptown: { rituals: [[me, 1]], plans: [rival, me] }, // prettier-ignore
    },
    rolls: { npc: [DOMINANCE, DOMINANCE, DOMINANCE] },
  };
}

/** The same position with another district in the place of the usual one. */
function relocated(scenario: Scenario, where: string): Scenario {
  if (where === HERE) return scenario;
  const districts = scenario['districts'] as Readonly<Record<string, object>>;
  const { [HERE]: here, [where]: there, ...others } = districts;
  const moved = { ...others, [where]: here ?? {}, ...(there === undefined ? {} : { [HERE]: there }) };
  // R3.7: with two seats Rivertown is closed unless another district is; a solo game always closes it.
  const closed = where === 'rivertown' && scenario['solo'] === undefined ? { closed: HERE } : {};
  return { ...scenario, ...closed, districts: moved };
}

/** The last turn of a solo game with the Objective: after it the game is over, and the Objective is met or not. */
export function objectiveStagings(bench: Bench, board: Board): readonly Staging[] {
  const { me, rival, card } = bench;
  const table = tableOf(bench, board);
  const own = (field: string): Readonly<Record<string, unknown>> => {
    const { [me]: mine } = table[field] as Readonly<Record<string, unknown>>;
    return { [me]: mine };
  };
  const districts = table['districts'] as Readonly<Record<string, object>>;
  const scenario: Scenario = {
    seats: [me],
    solo: { npc: rival, objective: card },
    round: 6,
    rounds: 6,
    phase: 'action',
    first: me,
    active: me,
    seed: 'bench',
    districts: { ...districts, [HERE]: { ...districts[HERE], plans: [rival, me] } },
    hands: own('hands'),
    decks: own('decks'),
    tokens: own('tokens'),
  };
  return [{ scenario, intent: { plan: null, actor: me, winner: null } }];
}
