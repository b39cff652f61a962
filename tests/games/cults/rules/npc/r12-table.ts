import { expect } from 'vitest';
import { load, type TestTable } from '../../../../harness';

export type Part = Readonly<Record<string, unknown>>;

/** Solo positions: Dagon against the NPC Hastur, with nothing on the board but what a test names. */
export function solo({ districts, ...rest }: { readonly districts?: Readonly<Record<string, Part>> } & Part): TestTable {
  const place = (name: string): Part => ({ rituals: [], sites: [], ...districts?.[name] });
  return load({
    seats: ['dagon'],
    solo: { npc: 'hastur' },
    round: 2,
    phase: 'action',
    hands: { dagon: [] },
    decks: { hastur: ['acolyte', 'acolyte', 'acolyte', 'acolyte', 'acolyte', 'acolyte'] },
    city: { deck: [] },
    ...rest,
    districts: { downtown: place('downtown'), uptown: place('uptown'), northside: place('northside') },
  });
}

/** So many Thug faces at once, and nothing but Bad Luck in both re-rolls of the other dice. */
export function dice(thugs: number): string[] {
  const others = 5 - thugs;
  return [...new Array<string>(thugs).fill('thug'), ...new Array<string>(others * 3).fill('blank')];
}

/** The NPC's bonus as the player sees it. */
export function bonus(t: TestTable): { cards: { count: number }; thugs: number } {
  return (t.view('dagon') as unknown as { solo: { bonus: { cards: { count: number }; thugs: number } } }).solo.bonus;
}

/** A position in full: only where one may stand, at a `takePlan` for instance. */
export function position(t: TestTable): {
  decks: Record<string, string[]>;
  rolls: { recruitment: string[]; npc: number[] };
  solo: { objective: string; bonus: { cards: string[]; thugs: number } };
  first: string;
  round: number;
} {
  return t.session.position as never;
}

export const npcDeck = (t: TestTable): string[] => position(t).decks['hastur']!;

/** The plan the NPC came to and the plans that sent it on, e.g. `[1, 3, 4]`. */
export function plansTried(t: TestTable): unknown[] {
  const sentOn = t.events('npcFellBack').map((event) => event['from']);
  return [...sentOn, ...t.events('npcPlanChosen').map((event) => event['number'])];
}

/** Attack of the last Confrontation, by cult. */
export const attack = (t: TestTable): unknown => t.events('confrontationDecided').at(-1)?.['attack'];

/** What the NPC turned up in the last Confrontation. */
export const revealed = (t: TestTable): unknown =>
  t
    .events('forcesRevealed')
    .filter((event) => event['seat'] === 'hastur')
    .at(-1)?.['cards'];

/** Turns after this: a marker of Dagon's that keeps the Action phase going. */
export const more: Part = { plans: ['dagon'] };

/** A district with these Rituals of one cult. */
export const ritualsOf = (cult: string, ...levels: readonly number[]): Part => ({
  rituals: levels.map((level) => [cult, level]),
});

/** The NPC's only marker in a district, Dagon's beneath it: the NPC acts, then Dagon is asked. */
export function npcActs(
  where: string,
  roll: number,
  districts: Readonly<Record<string, Part>> = {},
  rest: Readonly<Record<string, unknown>> = {},
): TestTable {
  const here = { plans: ['dagon', 'hastur'], ...districts[where] };
  const t = solo({ rolls: { npc: [roll] }, ...rest, districts: { ...districts, [where]: here } });
  expect(t.decision).toMatchObject({ kind: 'takePlan', seat: 'dagon' });
  return t;
}

/** The NPC's Dominance in Uptown; Dagon's marker lies beneath. */
export function npcDominates(districts: Readonly<Record<string, Part>>, rest: Part = {}): TestTable {
  return solo({
    rolls: { npc: [3], recruitment: dice(0) },
    ...rest,
    districts: { ...districts, uptown: { plans: ['dagon', 'hastur'], ...districts['uptown'] } },
  });
}
