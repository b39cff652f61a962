import { load, type TestTable } from '../../harness';
import { commit, decided, dominance, type Arena } from '../../games/cults/rules/fight/fights';
import { many } from '../../games/cults/rules/seats';

type Rituals = readonly (readonly [string, number])[];

/** Cthulhu (III) against Hastur (I); Cthulhu commits these, Hastur nothing. */
export function attack(cards: readonly string[], more: Partial<Arena> = {}, thugs = 0): TestTable {
  const hand = more.hands?.['cthulhu'] ?? cards;
  const here: Rituals = [
    ['cthulhu', 3],
    ['hastur', 1],
  ];
  const t = dominance({ here, ...more, hands: { ...more.hands, cthulhu: hand } });
  commit(t, 'cthulhu', cards, thugs);
  return commit(t, 'hastur');
}

export const attackOf = (t: TestTable, seat: string): number => (decided(t).attack as Record<string, number>)[seat]!;

/** Cthulhu (I) loses to Hastur (III and nine Thugs). */
export function losing(cards: readonly string[], more: Partial<Arena> = {}): TestTable {
  const here: Rituals = [
    ['cthulhu', 1],
    ['hastur', 3],
  ];
  const t = dominance({ here, sanity: 0, tokens: { hastur: { thug: 9 } }, ...more, hands: { cthulhu: cards } });
  commit(t, 'cthulhu', cards);
  return commit(t, 'hastur', [], 9);
}

/** Cthulhu alone with a Ritual III; the Terror needs what exceeds 3. */
export const alone = (hand: readonly string[], sanity: number, more: Partial<Arena> = {}): TestTable =>
  dominance({ here: [['cthulhu', 3]], sanity, ...more, hands: { cthulhu: hand } });

/** Places Dominance markers as long as it is asked; how many. */
export function placeAll(t: TestTable): number {
  let placed = 0;
  for (; t.kind === 'placeDominance'; placed++) t.session.answer([t.decision.options[0]!.id]);
  return placed;
}

interface Solo {
  /** The top three cards of the NPC's deck. */
  readonly npc: readonly string[];
  readonly here: Rituals;
  readonly thugs?: number;
  readonly hand?: readonly string[];
  readonly tokens?: Readonly<Record<string, number>>;
  readonly deck?: readonly string[];
  readonly uptown?: Rituals;
}

/** Dagon's Dominance in Downtown against the NPC Hastur, whose dice show nothing. */
export function against({ npc, here, thugs = 0, hand = [], tokens = {}, deck = [], uptown = [] }: Solo): TestTable {
  return load({
    seats: ['dagon'],
    solo: { npc: 'hastur', bonus: { thugs } },
    round: 2,
    phase: 'action',
    active: 'dagon',
    districts: {
      downtown: { sanity: 9, rituals: here, sites: [], plans: ['dagon'] },
      uptown: { rituals: uptown, sites: [] },
      northside: { rituals: [], sites: [], plans: ['hastur', 'dagon'] },
    },
    hands: { dagon: hand },
    decks: { dagon: [], hastur: [...npc, ...deck] },
    tokens: { dagon: tokens },
    rolls: { recruitment: many('blank', 15) },
  }).answer('takePlan', { district: 'downtown', plan: 'dominance' });
}
