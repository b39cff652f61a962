import { byName } from '../../../kernel';
import { NUMBERS, RULE_NAMES, type RuleName } from './language';

export type { RuleName };

/** One column of the table of numbers, by name. */
export const valuesOf = (key: 'usual' | 'least' | 'most'): Readonly<Record<RuleName, number>> =>
  byName(Object.fromEntries(RULE_NAMES.map((name) => [name, NUMBERS[name][key]])) as Record<RuleName, number>);

/** The rules numbers without any card. The engine reads every number that a card may change through `rule`, never from here. */
export const RULES = valuesOf('usual');
