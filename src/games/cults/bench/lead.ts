import { GameError, type Decision, type Option } from '../../../kernel';
import { Session } from '../../../platform/session/session';
import { OPPORTUNITIES } from '../contract/language';
import { cults, type Catalogue, type RulesView, type State } from '../rules';
import { hasHappened, isOffered, type BenchGoal } from './goal';
import { HERE, type Bench, type Intent, type Scenario } from './stage';

type CultsSession = Session<State, Catalogue, RulesView>;

/** An answer by what its options say, as card tests and `lead` of scenarios write it. */
export interface WrittenAnswer {
  readonly kind: string;
  readonly seat: string;
  readonly options: readonly Readonly<Record<string, unknown>>[];
}

/** Most answers before a position is given up: nobody wants to sit through more. */
const PATIENCE = 60;

/** Which Plan brings the moments of a keyword. */
const PLAN_OF: Readonly<Record<string, string>> = {
  augmentation: 'augmentation',
  preparation: 'preparation',
  influence: 'influence',
  confrontation: 'dominance',
  terror: 'dominance',
};

/**
 * Plays from a scenario until the goal is on offer or happens. Returns the answers on the way, or null if the goal did not come in
 * sight or the scenario is refused.
 */
export function leadTo(bench: Bench, scenario: Scenario, goal: BenchGoal, intent: Intent): readonly WrittenAnswer[] | null {
  const session = begun(bench, scenario);
  if (session === null) return null;
  const lead: WrittenAnswer[] = [];
  if (hasHappened(goal, bench.card, session.events)) return lead;
  for (let i = 0; i < PATIENCE; i++) {
    const { decision } = session;
    if (decision === null) return null;
    if (decision.seat === bench.me && isOffered(goal, bench.card, decision) && isItsWindow(goal, session)) return lead;
    const before = session.events.length;
    const chosen = choose(bench, decision, intent);
    session.answer(chosen.map(({ id }) => id));
    if (hasHappened(goal, bench.card, session.events.slice(before))) return lead;
    lead.push({ kind: decision.kind, seat: decision.seat, options: chosen.map(named) });
  }
  return null;
}

function begun(bench: Bench, scenario: Scenario): CultsSession | null {
  try {
    return Session.begin(cults, { scenario }, bench.book);
  } catch (error) {
    // A board may contradict the numbers that a mod changes, such as the number of Ritual fields.
    if (error instanceof GameError) return null;
    throw error;
  }
}

/** Abilities of one keyword may differ by window alone; the frame that asks knows its moment. */
function isItsWindow(goal: BenchGoal, { state }: CultsSession): boolean {
  if (goal.shows !== 'ability') return true;
  const { windows, standard } = OPPORTUNITIES[goal.keyword];
  const window = goal.window ?? (standard ? windows[0] : undefined);
  const frame = state.asks[0]?.frame;
  return window === undefined || (frame?.step === 'abilities' && frame.moment === window);
}

/** Details that say what an option is. Others (prices, what it leaves, labels) change with the card and the language. */
export const TELLING = [
  'pass',
  'card',
  'keyword',
  'mode',
  'zone',
  'district',
  'plan',
  'token',
  'from',
  'level',
  'to',
  'site',
  'ritual',
  'draw',
  'destroy',
  'field',
  'replace',
  'die',
  'face',
  'cult',
  'number',
  'choice',
]; // prettier-ignore

/** An option as `lead` and card tests name it. */
export const named = (option: Option): Readonly<Record<string, unknown>> =>
  Object.fromEntries(TELLING.filter((key) => option[key] !== undefined).map((key) => [key, option[key]]));

function choose(bench: Bench, decision: Decision, intent: Intent): readonly Option[] {
  const { options } = decision;
  const wanted = wish(bench, decision, intent);
  if (wanted !== null && isLegal(decision, wanted)) return wanted;
  return decision.suggest.map((id) => options.find((option) => option.id === id)!);
}

const isLegal = ({ legal, min, max }: Decision, chosen: readonly Option[]): boolean => {
  if (chosen.length < min || chosen.length > max) return false;
  if (legal === undefined) return true;
  const ids = chosen.map(({ id }) => id).sort();
  return legal.some((answer) => answer.length === ids.length && [...answer].sort().every((id, i) => id === ids[i]));
};

/** The answer that leads towards the intent; null where the suggestion is as good. */
function wish(bench: Bench, decision: Decision, intent: Intent): readonly Option[] | null {
  const { options, seat } = decision;
  const here = intent.here ?? HERE;
  const one = (test: (option: Option) => boolean): readonly Option[] | null => {
    const found = options.find(test);
    return found === undefined ? null : [found];
  };
  switch (decision.kind) {
    case 'takePlan': {
      const isActor = seat === intent.actor && intent.plan !== null;
      return (
        one(({ district, plan }) => district === here && plan === intent.plan && isActor) ?? one(({ plan }) => plan === 'bluff')
      );
    }
    case 'useAbility':
    case 'oppose':
      return one(({ pass }) => pass === true);
    case 'commit':
      return committed(bench, decision, intent);
    case 'influence':
      return one(({ from }) => from !== undefined);
    case 'augment':
      return one(({ card }) => card === bench.card) ?? one(({ destroy }) => destroy === true);
    case 'terror':
      return intent.succeeds === true ? null : [];
    case 'reroll':
      return [];
    case 'placePlan':
      return one(({ district }) => district === here);
    default:
      return null;
  }
}

/** The seat that is to win commits everything, the other one nothing; the card on the bench is always committed. */
function committed(bench: Bench, { options, seat }: Decision, { winner }: Intent): readonly Option[] {
  if (seat === winner) return options;
  return seat === bench.me ? options.filter(({ card }) => card === bench.card).slice(0, 1) : [];
}

export const planOf = (keyword: string): string | null => PLAN_OF[keyword] ?? null;
