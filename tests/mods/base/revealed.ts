import { load, type TestTable } from '../../harness';
import { cults } from '../../games/cults/rules/seats';

type Doc = Readonly<Record<string, unknown>>;

export const SOLO = { seats: ['cthulhu'], solo: { npc: 'dagon' } };

/** Nothing in the hands of these. */
export const empty = (...names: readonly string[]): Record<string, never[]> =>
  Object.fromEntries(names.map((cult) => [cult, []]));

/** The City phase in which this card is revealed. */
export const reveal = (card: string, rest: Doc = {}): TestTable =>
  load({ seats: cults(2), round: 2, phase: 'city', city: { deck: [card] }, ...rest });

/** A turn in Downtown under this card; the rival has markers in Northside. */
export const under = (card: string | null, downtown: Doc, rest: Doc = {}): TestTable =>
  load({
    seats: cults(2),
    round: 2,
    phase: 'action',
    city: { active: card === null ? [] : [card], deck: [] },
    districts: { downtown: { plans: ['cthulhu'], ...downtown }, northside: { plans: ['hastur', 'hastur'] } },
    hands: empty('cthulhu', 'hastur'),
    ...rest,
  });

/** What Rituals I, II and III cost to prepare in Downtown under this card. */
export function costs(card: string | null, investigators: number): unknown[] {
  const t = under(card, { sites: ['cthulhu'], investigators }, { tokens: { cthulhu: { initiate: 12 } } });
  return t.answer('takePlan', { plan: 'preparation' }).decision.options.map((option) => option['cost']);
}

/** What a Cult Site costs under it. */
export const site = (card: string): unknown =>
  under(card, {}, { tokens: { cthulhu: { initiate: 12 } } })
    .answer('takePlan', { plan: 'preparation' })
    .decision.options.find((option) => option['site'] === true)!['cost'];
