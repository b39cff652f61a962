import { type CultCard, cults } from '../../../../../src/games/cults/rules';
import { catalogue } from '../../../../../src/games/cults/rules';
import { Session } from '../../../../../src/platform/session/session';
import { baseBook } from '../../../../../src/games/cults/base-set/books';
import { load, TestTable } from '../../../../harness';

const base = baseBook().book;

export type Doc = Readonly<Record<string, unknown>>;

/** cthulhu's turn with one marker in `district`; hastur's markers elsewhere keep the phase going. */
export function scenarioAt(district: string, place: Doc = {}, rest: Doc = {}, others: Doc = {}): Doc {
  const keep = district === 'uptown' ? 'downtown' : 'uptown';
  const elsewhere = (others[keep] ?? {}) as Doc;
  return {
    seats: ['cthulhu', 'hastur'],
    round: 2,
    phase: 'action',
    seed: 'r8',
    hands: { cthulhu: [], hastur: [] },
    ...rest,
    districts: {
      ...others,
      [keep]: { plans: ['hastur', 'hastur'], ...elsewhere },
      [district]: { plans: ['cthulhu'], ...place },
    },
  };
}

export const turnAt = (district: string, place: Doc = {}, rest: Doc = {}, others: Doc = {}): TestTable =>
  load(scenarioAt(district, place, rest, others));

/** The Plan just taken, in the district named. */
export const preparing = (place: Doc, rest: Doc): TestTable =>
  turnAt('downtown', place, rest).answer('takePlan', { plan: 'preparation' });
export const influencing = (place: Doc, rest: Doc, others: Doc = {}): TestTable =>
  turnAt('downtown', place, rest, others).answer('takePlan', { plan: 'influence' });

/** Parts of a district. */
export const site = { sites: ['cthulhu'] };
export const rituals = (...list: readonly (readonly [string, number])[]): Doc => ({ rituals: list });

/** The same with cards that the base set does not have. */
export function turnWith(cards: readonly CultCard[], scenario: Doc): TestTable {
  return new TestTable(Session.begin(cults, { scenario }, catalogue({ ...base, cards: [...base.cards, ...cards] })));
}

/** Hand and Initiates of cthulhu. */
export const holding = (hand: readonly string[], initiates = 0, more: Doc = {}): Doc => ({
  hands: { cthulhu: hand, hastur: [] },
  tokens: { cthulhu: { thug: 0, initiate: initiates, freak: 0 } },
  ...more,
});

/** Why something is not on offer, as `code rule`; undefined if nothing is said of it. */
export function refusal(t: TestTable, what: string, district?: string): string | undefined {
  const found = t.decision.refused.filter(
    (entry) => entry.what === what && (district === undefined || entry.district === district),
  );
  if (found.length > 1) throw new Error(`refused twice: ${JSON.stringify(found)}`);
  return found.length === 0 ? undefined : `${found[0]!.code} ${found[0]!.rule}`;
}

/** The params of a refusal. */
export const refusalParams = (t: TestTable, what: string): unknown =>
  t.decision.refused.find((entry) => entry.what === what)?.params;

/** The Plans on offer in a district. */
export const plansAt = (t: TestTable, district: string): string[] =>
  t.decision.options.filter((option) => option['district'] === district).map((option) => String(option['plan']));

/** Option ids of the open decision. */
export const optionIds = (t: TestTable): string[] => t.decision.options.map((option) => option.id);

/** The types of the events of the last answer given by `act`, in order. */
export function eventsOf(t: TestTable, act: () => unknown): string[] {
  const from = t.session.events.length;
  act();
  return t.session.events.slice(from).map((event) => event.type);
}
