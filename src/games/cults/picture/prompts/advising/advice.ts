import { isCoachReason, type CoachReason } from '../../../words';
import type { Decision, Option, TableView } from '../../../contract/view-types';

const DISORGANIZATION = 'disorganization';

type Case = (suggested: readonly Option[], decision: Decision, view: Pick<TableView, 'districts'>) => CoachReason;

const passes = (suggested: readonly Option[]): boolean => suggested.some(({ pass }) => pass === true);

/** Decisions in which the reason depends on what is suggested. */
const CASES: Readonly<Record<string, Case>> = {
  useAbility: (suggested) => (passes(suggested) ? 'useNoAbility' : 'useAbility'),
  placePlan: ([option], { seat }, { districts }) => {
    const here = districts[String(option?.['district'])];
    const isPresent = here?.sites.includes(seat) === true || here?.rituals.some(([cult]) => cult === seat) === true;
    return isPresent ? 'placePlan' : 'placePlanElsewhere';
  },
  reroll: (suggested) => (suggested.length === 0 ? 'keepDice' : 'reroll'),
  takePlan: ([option]) => {
    const plan = typeof option?.['plan'] === 'string' ? option['plan'] : '';
    const reason = `take${plan.charAt(0).toUpperCase()}${plan.slice(1)}`;
    return isCoachReason(reason) ? reason : 'other';
  },
  destroyDiscard: ([option]) => (option?.['card'] === DISORGANIZATION ? 'destroyDisorganization' : 'destroyDiscard'),
  influence: (suggested) => {
    if (suggested.some((option) => option['from'] !== undefined)) return 'influence';
    return suggested.some((option) => option['draw'] === true) ? 'drawCard' : 'destroyDiscard';
  },
  augment: (suggested) => (suggested.some((option) => option['card'] !== undefined) ? 'augment' : 'destroyDiscard'),
  prepare: (suggested) => (suggested.some((option) => option['site'] === true) ? 'prepareSite' : 'prepare'),
  oppose: (suggested) => (passes(suggested) ? 'stayAway' : 'oppose'),
  commit: (suggested) => (suggested.length === 0 ? 'commitNothing' : 'commit'),
  terror: (suggested, { needs }) => (passes(suggested) ? 'other' : (needs?.['terror'] ?? 0) === 0 ? 'terrorAlone' : 'terror'),
};

/** Why the suggestion of a decision is made; kinds that only a mod knows have a reason in common. */
export function reasonFor(decision: Decision, view: Pick<TableView, 'districts'>): CoachReason {
  const { kind, suggest, options } = decision;
  const suggested = options.filter(({ id }) => suggest.includes(id));
  if (Object.hasOwn(CASES, kind)) return CASES[kind]!(suggested, decision, view);
  return isCoachReason(kind) && !passes(suggested) ? kind : 'other';
}
