import type { Reason } from '../../../../platform/bots/thinking';
import { cardReasons } from './cards';
import { fightReasons } from './fight';
import { planReasons } from './plans';
import type { Chosen, Explain } from './reason';
import { spendingReasons } from './spending';

const EXPLAINED: ReadonlyMap<string, Explain> = new Map(
  Object.entries({ ...planReasons, ...fightReasons, ...spendingReasons, ...cardReasons }),
);

/** Reasons that fit nearly every answer of their kind ('Thugs decide fights'). The advice tells the feature that decided before them. */
const GENERAL: ReadonlySet<string> = new Set([
  'wastesLeast',
  'thugsFight',
  'initiatesPay',
  'freaksLater',
  'diceServe',
  'diceBetter',
  'abilityHelps',
  'abilityWaits',
  'nothingBetter',
  'lastActsFirst',
  'drawsCard',
]);

/**
 * Why an answer was chosen: what the position says for it, by what it was ahead of the next best in the trials (null: by nothing that
 * a person would understand), and last how good the chances look: the share of tries, of a hundred, that went well; null where
 * nothing was tried.
 */
export function reasonsFor(chosen: Chosen, decisive: Reason | null, value: number | null): Reason[] {
  const reasons = [...(EXPLAINED.get(chosen.ask.kind)?.(chosen) ?? [])];
  const isGeneral = reasons[0] === undefined || GENERAL.has(reasons[0].code);
  if (decisive !== null) reasons.splice(isGeneral ? 0 : 1, 0, decisive);
  if (value !== null) reasons.push({ code: 'chances', params: { percent: Math.round(100 * Math.max(0, Math.min(1, value))) } });
  return reasons;
}
