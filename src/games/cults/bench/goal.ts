import type { Decision, GameEvent } from '../../../kernel';
import type { District } from '../contract/ids';
import type { RuleName } from '../contract/rule-numbers';
import { NUMBER_STAGES } from './stages/number-stages';
import type { AbilityKeyword, Window } from '../contract/language';

/** What a position on the bench is to show. */
export type BenchGoal =
  /** The ability is on offer. `at` is its place in the card's list. */
  | {
      readonly shows: 'ability';
      readonly at: number;
      readonly keyword: AbilityKeyword;
      readonly window?: Window;
      readonly mode?: string;
    }
  /** The trigger with this place in the card's list fires. */
  | { readonly shows: 'trigger'; readonly at: number; readonly on: string; readonly by: 'owner' | 'rival' | 'anyone' }
  /** The card can be bought. */
  | { readonly shows: 'purchase' }
  /** The card is in hand at the beginning of a turn. */
  | { readonly shows: 'hand' }
  /** The City card is revealed next. */
  | { readonly shows: 'city' }
  /** The NPC takes this plan. */
  | { readonly shows: 'npc' }
  /** A turn of the cult, with cards of its own deck in hand. */
  | { readonly shows: 'turn' }
  /** The last turn of a solo game with the Objective. */
  | { readonly shows: 'objective' }
  /** The next question depends on a number that house rules change; `at` is the place of the change in their list. */
  | { readonly shows: 'number'; readonly at: number; readonly number: RuleName; readonly where?: District }
  /** A new game in which the content is in force from the start: a cult, a setup, an Objective, house rules. */
  | { readonly shows: 'game' };

/** Whether this question offers what the goal is about. */
export function isOffered(goal: BenchGoal, card: string, decision: Decision): boolean {
  const has = (wanted: Readonly<Record<string, unknown>>): boolean =>
    decision.options.some((option) => Object.entries(wanted).every(([key, value]) => option[key] === value));
  switch (goal.shows) {
    case 'ability': {
      const mode = goal.mode === undefined ? {} : { mode: goal.mode };
      return decision.kind === 'useAbility' && has({ card, keyword: goal.keyword, ...mode });
    }
    case 'trigger':
      return decision.kind === 'useAbility' && has({ card, keyword: 'trigger' });
    case 'purchase':
      return decision.kind === 'augment' && has({ card });
    case 'hand':
    case 'turn':
    case 'objective':
      return decision.kind === 'takePlan';
    case 'number': {
      const asks = NUMBER_STAGES[goal.number]?.asks ?? [];
      return asks.length === 0 || asks.includes(decision.kind);
    }
    case 'city':
    case 'npc':
    case 'game':
      return false;
  }
}

/** Whether one of these events shows what the goal is about: then the answer before it is where the position stands. */
export function hasHappened(goal: BenchGoal, card: string, events: readonly GameEvent[]): boolean {
  switch (goal.shows) {
    case 'trigger':
      return events.some((event) => event.type === 'triggered' && event['card'] === card && event['on'] === goal.on);
    case 'city':
      return events.some((event) => event.type === 'cityRevealed' && event['card'] === card);
    case 'npc':
      return events.some((event) => event.type === 'npcPlanChosen' && event['card'] === card);
    default:
      return false;
  }
}
