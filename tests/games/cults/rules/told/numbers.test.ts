import { describe, expect, it } from 'vitest';
import type { TableView } from '../../../../../src/games/cults/contract/view-types';
import { load, type TestTable } from '../../../../harness';

/** What the view and the options tell, so that nobody has to work out a rule (R6.8, R8.2, R8.3, R8.5, R8.6, R10.4, R11.3). */

const seen = (table: TestTable, seat?: string): TableView => table.view(seat) as unknown as TableView;
const option = (table: TestTable, details: Record<string, unknown>): Record<string, unknown> =>
  table.decision.options.find((one) => Object.entries(details).every(([key, value]) => one[key] === value))!;

const modifier = (number: string, change: Record<string, unknown>): Record<string, unknown> => ({
  number,
  add: 0,
  lasts: 'game',
  until: 99,
  source: 'dock-strike',
  ...change,
});

const action = (more: Record<string, unknown>): TestTable =>
  load({
    seats: ['dagon', 'hastur'],
    phase: 'action',
    active: 'dagon',
    first: 'dagon',
    closed: 'rivertown',
    ...more,
  });

describe('usable Power (R6.8)', () => {
  const table = action({
    districts: {
      downtown: { sites: ['dagon'], plans: ['hastur', 'dagon'], action: { card: 'recruiters', left: 6 } },
    },
    hands: { dagon: ['black-market', 'adept'], hastur: [] },
    tokens: { dagon: { thug: 1, initiate: 1, freak: 0 } },
  });

  it('leaves out a card acquired in this turn, and so does what an option leaves', () => {
    expect(seen(table, 'dagon').usable).toMatchObject({ power: 5, attack: 1 });
    table.answer('takePlan', { district: 'downtown', plan: 'augmentation' });
    table.answer('useAbility', { card: 'black-market' });
    table.answer('chooseStack', { card: 'recruiters' });
    expect(seen(table, 'dagon').hands['dagon']).toContain('recruiters');
    expect(seen(table, 'dagon').usable!.power).toBe(3);
  });
});

describe('the numbers of the rules in force', () => {
  it('carry the engine’s ceilings and differ by seat (R8.2, R8.3)', () => {
    const table = action({
      districts: { downtown: { plans: ['hastur', 'dagon'] } },
      modifiers: [
        modifier('planSpots', { set: 8 }),
        modifier('bluffTokens', { set: 30 }),
        modifier('rerolls', { add: 1, seat: 'hastur' }),
      ],
    });
    const { inForce, differing } = seen(table, 'dagon').numbers;
    expect(inForce).toMatchObject({ planSpots: 4, bluffTokens: 10, rerolls: 2, ritualFields: 3 });
    expect(differing).toEqual({ hastur: { rerolls: 3 } });
    expect(option(table, { plan: 'bluff' })).toMatchObject({ tokens: 10 });
  });

  it('a Bluff under Dock Strike brings one token', () => {
    const table = action({
      districts: { downtown: { plans: ['hastur', 'dagon'] } },
      city: { active: ['dock-strike'] },
      modifiers: [modifier('bluffTokens', { set: 1 })],
    });
    expect(option(table, { plan: 'bluff' })).toMatchObject({ tokens: 1 });
    table.answer('takePlan', { plan: 'bluff' });
    expect(table.decision).toMatchObject({ min: 1, max: 1 });
  });

  it('Sanity and prices come with their parts (R3.6, R8.5, R8.6)', () => {
    const table = action({
      districts: {
        downtown: {
          sanity: 3,
          investigators: 2,
          track: 1,
          sites: ['dagon'],
          plans: ['hastur', 'dagon'],
          guardian: { card: 'ghoul-pack', left: 6 },
        },
      },
      hands: { dagon: ['adept', 'adept', 'adept', 'adept'], hastur: [] },
      modifiers: [modifier('sanity', { add: -1 }), modifier('firstCardDiscount', { add: 1 })],
    });
    const here = seen(table, 'dagon').numbers.districts.downtown!;
    expect(here.sanity).toEqual({ token: 3, investigators: 2, other: -1, now: 4 });
    expect(here.prices.guardian).toEqual({ base: 2, investigators: 2, other: -1, now: 3 });
    // The Investigator would arrive first: three then.
    expect(here.preparation).toEqual({ site: null, rituals: [4, 5, 6] });
    expect(option(table, { plan: 'augmentation' })).toMatchObject({ costsFrom: 3 });
    expect(option(table, { plan: 'preparation' })).toMatchObject({ costsFrom: 4, builds: 'ritual' });
  });

  it('cards bought together get the discount of a first purchase once (R8.5)', () => {
    const table = action({
      districts: {
        downtown: {
          sites: ['dagon'],
          plans: ['hastur', 'dagon'],
          guardian: { card: 'ghoul-pack', left: 6 },
          action: { card: 'black-market', left: 6 },
        },
      },
      hands: { dagon: ['adept', 'adept', 'adept', 'adept'], hastur: [] },
      modifiers: [modifier('firstCardDiscount', { add: 1 })],
    });
    table.answer('takePlan', { plan: 'augmentation' });
    expect(option(table, { card: 'ghoul-pack' })).toMatchObject({ cost: 1, leaves: 7 });
    expect(option(table, { card: 'black-market' })).toMatchObject({ cost: 2, leaves: 6 });
    expect(table.decision.together).toEqual([{ options: ['ghoul-pack', 'black-market'], cost: 4, leaves: 4 }]);
  });
});

describe('Dominance markers that can be placed (R10.3, R10.4)', () => {
  const markers = (dominance: readonly string[]): unknown =>
    seen(action({ districts: { downtown: { dominance, plans: ['hastur', 'dagon'] } } }), 'dagon').numbers.districts.downtown!
      .markers;

  it('are none where all fields are one’s own, and as many as there are rivals’ markers otherwise', () => {
    expect(markers([])).toEqual({ won: 1, unopposed: 2 });
    expect(markers(['dagon', 'dagon', 'dagon', 'dagon'])).toEqual({ won: 0, unopposed: 0 });
    expect(markers(['dagon', 'hastur', 'dagon', 'dagon'])).toEqual({ won: 1, unopposed: 1 });
  });
});

describe('ties (R11.3)', () => {
  const standing = (districts: Record<string, unknown>): TableView['standing'] =>
    seen(action({ districts: { ...districts, northside: { plans: ['hastur', 'dagon'] } } }), 'dagon').standing;

  it('say who is tied, what decides and who leads by it', () => {
    expect(
      standing({
        downtown: { dominance: ['dagon'] },
        uptown: {
          sites: ['hastur'],
          rituals: [
            ['hastur', 1],
            ['dagon', 1],
          ],
        },
      }).tie,
    ).toEqual({ seats: ['dagon', 'hastur'], by: 'dominance', leads: ['dagon'] });
    expect(standing({ uptown: { sites: ['hastur'] } }).tie).toMatchObject({ by: 'sites', leads: ['hastur'] });
    expect(standing({ downtown: { dominance: ['dagon'] } }).tie).toBeNull();
  });

  it('keep silent about what nobody can know', () => {
    // Of a loaded position it is not known who owns which cards.
    expect(standing({}).tie).toEqual({ seats: ['dagon', 'hastur'], by: null, leads: [] });
    expect(standing({}).seats['dagon']!.disorganization).toBeNull();
  });

  it('tell where the points lie (R11.2)', () => {
    expect(
      standing({
        downtown: { dominance: ['dagon', 'hastur', 'dagon'] },
        uptown: { sites: ['dagon', 'hastur'], rituals: [['dagon', 2]] },
      }).seats['dagon'],
    ).toMatchObject({ dominance: { downtown: 2 }, sites: ['uptown'], sitesOnBoard: 1, ritualsOnBoard: 1 });
  });
});
