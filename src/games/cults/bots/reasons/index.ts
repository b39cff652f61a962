import type { Reason } from '../../../../platform/bots/thinking';
import { cardReasons } from './cards';
import { fightReasons } from './fight';
import { planReasons } from './plans';
import type { Chosen, Explain } from './reason';
import { spendingReasons } from './spending';

const EXPLAINED: ReadonlyMap<string, Explain> = new Map(
  Object.entries({ ...planReasons, ...fightReasons, ...spendingReasons, ...cardReasons }),
);

/**
 * Why an answer was chosen, the deciding reason first, and last how good the chances look: the share of tries, of a hundred, that
 * went well; null where nothing was tried.
 */
export function reasonsFor(chosen: Chosen, value: number | null): Reason[] {
  const reasons = [...(EXPLAINED.get(chosen.ask.kind)?.(chosen) ?? [])];
  if (value !== null) reasons.push({ code: 'chances', params: { percent: Math.round(100 * Math.max(0, Math.min(1, value))) } });
  return reasons;
}
