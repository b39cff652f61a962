import type { RuleName } from '../../contract/rule-numbers';
import type { Board } from '../stage';

/** Where a rules number is seen: what leads there, and the questions that it changes. */
export interface NumberStage {
  /** The question that the number changes; none where the position begins with what it has changed. */
  readonly asks: readonly string[];
  /** The phase that the position begins with; the Action phase if left out. */
  readonly phase?: 'mobilization' | 'recruitment' | 'planning' | 'hiding';
  /** The Plan that is taken in the district of interest. */
  readonly plan?: 'bluff' | 'dominance' | 'augmentation' | 'preparation' | 'influence';
  /** Whether the rival takes it. */
  readonly byRival?: true;
  /** Whether the author's seat commits what it has. */
  readonly wins?: true;
  /** Whether the NPC takes its Dominance. */
  readonly npc?: true;
  /** The boards on which it is seen; all of them if left out. */
  readonly boards?: readonly Board[];
}

/** Numbers that are seen on the board of a new game. */
const OPENING = null;

/** By rules number; `null`: a new game shows it at once. */
export const NUMBER_STAGES: Readonly<Record<RuleName, NumberStage | null>> = {
  ritualFields: { asks: ['influence'], plan: 'influence' },
  dominanceFields: { asks: ['placeDominance'], plan: 'dominance', wins: true },
  investigatorStart: OPENING,
  sanity: { asks: ['terror'], plan: 'dominance', wins: true },
  mobilizationDraw: { asks: [], phase: 'mobilization' },
  recruitmentDice: { asks: ['reroll'], phase: 'recruitment' },
  rerolls: { asks: ['reroll'], phase: 'recruitment' },
  planMarkers: { asks: ['placePlan'], phase: 'planning' },
  planSpots: { asks: ['takePlan'] },
  bluffTokens: { asks: ['bluffTokens'], plan: 'bluff' },
  cardCost: { asks: ['augment'], plan: 'augmentation' },
  firstCardDiscount: { asks: ['augment'], plan: 'augmentation' },
  siteCost: { asks: ['prepare'], plan: 'preparation' },
  ritualCost: { asks: ['prepare'], plan: 'preparation' },
  opposingMoves: { asks: ['oppose'], plan: 'dominance', byRival: true },
  dominanceWon: { asks: ['placeDominance'], plan: 'dominance', wins: true },
  dominanceUnopposed: { asks: ['placeDominance'], plan: 'dominance', boards: ['alone'] },
  tokensKept: { asks: ['discardTokens'], phase: 'hiding' },
  npcReveals: { asks: ['oppose', 'commit'], npc: true },
  npcRerolls: { asks: ['oppose', 'commit'], npc: true },
};
