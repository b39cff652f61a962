import { DISTRICTS, TOKENS, type District, type Token } from '../../contract/ids';
import type { Scenario } from '../../bench/stage';

export type { Scenario };

/** R2.1: Ritual markers have three levels. */
export const LEVELS = [1, 2, 3] as const;
export const OPEN_PHASES = ['city', 'mobilization', 'recruitment', 'planning', 'action', 'hiding'] as const;

type Branch = Readonly<Record<string, unknown>>;
const tableIn = (value: unknown): Branch =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Branch) : {};
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const numberIn = (value: unknown, standard: number): number => (typeof value === 'number' ? value : standard);
const textsIn = (value: unknown): readonly string[] => listIn(value).filter((one): one is string => typeof one === 'string');

/** The value at a path of keys; undefined where it is missing. */
const valueAt = (scenario: Scenario, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => tableIn(value)[key], scenario);

/** The scenario with another value at a path; `undefined` takes the field out. */
export function withValue(scenario: Scenario, path: readonly string[], value: unknown): Scenario {
  const [key, ...rest] = path;
  if (key === undefined) return tableIn(value);
  const { [key]: old, ...others } = scenario;
  const now = rest.length === 0 ? value : withValue(tableIn(old), rest, value);
  return now === undefined ? others : { ...scenario, [key]: now };
}

export const seatsIn = (scenario: Scenario): readonly string[] => {
  const npc = valueAt(scenario, ['solo', 'npc']);
  return [...textsIn(scenario['seats']), ...(typeof npc === 'string' ? [npc] : [])];
};

const textIn = (value: unknown, standard: string): string => (typeof value === 'string' ? value : standard);
export const phaseIn = (scenario: Scenario): string => textIn(scenario['phase'], 'setup');
/** Whose turn it is; the first seat's where the scenario does not say. */
export const activeIn = (scenario: Scenario): string => textIn(scenario['active'], seatsIn(scenario)[0] ?? '');
export const roundIn = (scenario: Scenario): number => numberIn(scenario['round'], 1);
export const openDistricts = (scenario: Scenario): readonly District[] => {
  const seats = seatsIn(scenario).length;
  // R3.7: with four cults every district is open; else Rivertown is closed unless the scenario says otherwise.
  const closed = scenario['closed'] ?? (seats >= 4 ? null : 'rivertown');
  return DISTRICTS.filter((district) => district !== closed);
};

const inDistrict = (district: District, field: string): readonly string[] => ['districts', district, field];

/** How many Rituals of a level a cult has in a district. */
export function ritualsIn(scenario: Scenario, district: District, cult: string, level: number): number {
  const rituals = listIn(valueAt(scenario, inDistrict(district, 'rituals')));
  return rituals.filter((ritual) => Array.isArray(ritual) && ritual[0] === cult && ritual[1] === level).length;
}

export function withRituals(scenario: Scenario, district: District, cult: string, level: number, count: number): Scenario {
  const path = inDistrict(district, 'rituals');
  const others = listIn(valueAt(scenario, path)).filter(
    (ritual) => !(Array.isArray(ritual) && ritual[0] === cult && ritual[1] === level),
  );
  return withValue(scenario, path, [...others, ...Array.from({ length: count }, () => [cult, level])]);
}

/** How many markers of a cult lie in a district: `sites` or `dominance`. */
export const markersIn = (scenario: Scenario, district: District, what: 'sites' | 'dominance', cult: string): number =>
  textsIn(valueAt(scenario, inDistrict(district, what))).filter((owner) => owner === cult).length;

export function withMarkers(
  scenario: Scenario,
  district: District,
  what: 'sites' | 'dominance',
  cult: string,
  count: number,
): Scenario {
  const path = inDistrict(district, what);
  const others = textsIn(valueAt(scenario, path)).filter((owner) => owner !== cult);
  return withValue(scenario, path, [...others, ...Array.from({ length: count }, () => cult)]);
}

/** A number of a district: `sanity` or `investigators`. */
export const districtNumber = (scenario: Scenario, district: District, what: 'sanity' | 'investigators'): number =>
  numberIn(valueAt(scenario, inDistrict(district, what)), what === 'sanity' ? 3 : 0);
export const withDistrictNumber = (
  scenario: Scenario,
  district: District,
  what: 'sanity' | 'investigators',
  value: number,
): Scenario => withValue(scenario, inDistrict(district, what), value);

/** Plan markers of a district, bottom to top. */
export const plansIn = (scenario: Scenario, district: District): readonly string[] =>
  textsIn(valueAt(scenario, inDistrict(district, 'plans')));
export const withPlans = (scenario: Scenario, district: District, plans: readonly string[]): Scenario =>
  withValue(scenario, inDistrict(district, 'plans'), plans);

export const tokensIn = (scenario: Scenario, cult: string, token: Token): number =>
  numberIn(valueAt(scenario, ['tokens', cult, token]), 0);
export function withTokens(scenario: Scenario, cult: string, token: Token, count: number): Scenario {
  const all = Object.fromEntries(TOKENS.map((one) => [one, one === token ? count : tokensIn(scenario, cult, one)]));
  return withValue(scenario, ['tokens', cult], all);
}

/** Cards of a zone of a cult. */
export const cardsIn = (scenario: Scenario, zone: 'hands' | 'decks' | 'discards', cult: string): readonly string[] =>
  textsIn(valueAt(scenario, [zone, cult]));
export const withCards = (
  scenario: Scenario,
  zone: 'hands' | 'decks' | 'discards',
  cult: string,
  cards: readonly string[],
): Scenario => withValue(scenario, [zone, cult], cards);
