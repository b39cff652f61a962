import { beforeAll, describe, expect, it } from 'vitest';
import type { TestTable } from '../../harness';
import { answerBoth, expectReady, withMods, type Modded } from '../load';

let mod: Modded;
beforeAll(async () => {
  mod = await withMods('fifth-cult');
});

const NYARLATHOTEP = 'fifth-cult:nyarlathotep';
const card = (id: string): string => `fifth-cult:${id}`;
const icons = (of: 'attack' | 'power' | 'terror'): number =>
  Object.entries(mod.book.cults.get(NYARLATHOTEP)!.deck).reduce(
    (sum, [id, copies]) => sum + copies * mod.book[of][mod.book.typeById.get(id)!]!,
    0,
  );

describe('the cult of Nyarlathotep', () => {
  it('has twelve starting cards, as strong as the others', () => {
    const { deck } = mod.book.cults.get(NYARLATHOTEP)!;
    expect(Object.values(deck).reduce((a, b) => a + b)).toBe(12);
    expect([icons('power'), icons('attack'), icons('terror')]).toEqual([10, 7, 3]);
    expect(Object.keys(deck).filter((id) => id.startsWith('fifth-cult:'))).toHaveLength(3);
  });

  it('has a colour and an emblem of its own', () => {
    const cults = [...mod.book.cults.values()] as unknown as { id: string; colour: string; emblem: string }[];
    expect(cults.map(({ id }) => id)).toContain(NYARLATHOTEP);
    expect(new Set(cults.map(({ colour }) => colour)).size).toBe(5);
    expect(new Set(cults.map(({ emblem }) => emblem)).size).toBe(5);
    expect(mod.loaded.printed.get(NYARLATHOTEP)?.name).toEqual({ en: 'Nyarlathotep', pl: 'Nyarlathotep' });
  });

  it('plays a whole game', () => {
    const t = mod.begin({ seats: [NYARLATHOTEP, 'dagon', 'hastur'], seed: 'five' }).finish();
    expect(t.events('scriptCancelled')).toEqual([]);
    expect(Object.keys(t.session.outcome!['scores'] as object)).toContain(NYARLATHOTEP);
  });

  it('plays a whole game as the NPC', () => {
    const t = mod.begin({ seats: ['dagon'], solo: { npc: NYARLATHOTEP }, seed: 'six' }).finish();
    expect(t.events('scriptCancelled')).toEqual([]);
  });
});

describe('Thousand Masks', () => {
  const mobilize = (deck: readonly string[] = ['brute', 'adept', 'acolyte']): TestTable =>
    mod
      .load({
        seats: [NYARLATHOTEP, 'dagon'],
        round: 2,
        phase: 'mobilization',
        decks: {
          [NYARLATHOTEP]: ['acolyte', card('thousand-masks'), 'whisperer', 'acolyte', 'brute', 'adept', ...deck],
          dagon: ['adept'],
        },
      })
      .answer('useAbility', { card: card('thousand-masks') });

  it('discards up to two other cards and draws as many', () => {
    const t = mobilize();
    expect(t.decision).toMatchObject({ seat: NYARLATHOTEP, kind: 'chooseCard', min: 0, max: 2 });
    expect(t.offers({ card: card('thousand-masks') })).toBe(false);
    answerBoth(t, (one) => one.answer('chooseCard', { card: 'whisperer' }, { card: 'adept' }));
    expect(t.discards(NYARLATHOTEP)).toEqual(['adept', 'whisperer']);
    expect(t.hand(NYARLATHOTEP)).toEqual(['acolyte', card('thousand-masks'), 'acolyte', 'brute', 'brute', 'adept']);
    expectReady(t);
  });

  it('may discard one or nothing', () => {
    const one = mobilize().answer('chooseCard', { card: 'whisperer' });
    expect(one.hand(NYARLATHOTEP)).toHaveLength(6);
    expect(one.discards(NYARLATHOTEP)).toEqual(['whisperer']);
    const none = mobilize().answer('chooseCard');
    expect(none.hand(NYARLATHOTEP)).toHaveLength(6);
    expect(none.discards(NYARLATHOTEP)).toEqual([]);
    expectReady(one);
    expectReady(none);
  });

  it('tells equal cards apart', () => {
    const t = mobilize();
    answerBoth(t, (one) => one.answer('chooseCard', { card: 'acolyte' }, { card: 'acolyte' }));
    expect(t.discards(NYARLATHOTEP)).toEqual(['acolyte', 'acolyte']);
    expectReady(t);
  });

  it('draws nothing where nothing is left to draw but the discards', () => {
    const t = mobilize([]).answer('chooseCard', { card: 'whisperer' });
    expect(t.hand(NYARLATHOTEP)).toContain('whisperer');
    expectReady(t);
  });

  it('shows others neither the hand nor what is chosen from', () => {
    const view = mobilize().view('dagon');
    expect(view.decision).toBeNull();
    expect(view['resume']).toBeNull();
    expect(view.hands[NYARLATHOTEP]).toEqual({ count: 6 });
    const { events, ...rest } = view;
    expect(JSON.stringify(rest)).not.toContain('whisperer');
    expect(JSON.stringify(events)).not.toContain('whisperer');
  });
});

describe('Crawling Chaos', () => {
  it('turns a die to Freak after the last roll', () => {
    const t = mod.load({
      seats: [NYARLATHOTEP, 'dagon'],
      round: 2,
      phase: 'recruitment',
      hands: { [NYARLATHOTEP]: [card('crawling-chaos')], dagon: [] },
      rolls: { recruitment: ['thug', 'thug', 'thug', 'thug', 'blank'] },
    });
    t.answer('reroll').answer('useAbility', { card: card('crawling-chaos') });
    answerBoth(t, (one) => one.answer('chooseDie', { die: 4, face: 'freak' }));
    expect(t.tokens(NYARLATHOTEP)).toEqual({ thug: 4, initiate: 0, freak: 1 });
    expectReady(t);
  });
});

describe('Howling Zealot', () => {
  const fight = (rituals: readonly (readonly [string, number])[]): TestTable =>
    mod
      .load({
        seats: [NYARLATHOTEP, 'dagon'],
        round: 2,
        phase: 'action',
        districts: { downtown: { sanity: 9, rituals, plans: [NYARLATHOTEP] }, uptown: { plans: ['dagon'] } },
        hands: { [NYARLATHOTEP]: [card('howling-zealot')], dagon: [] },
      })
      .answer('takePlan', { plan: 'dominance' })
      .answer('commit', { card: card('howling-zealot') })
      .answer('commit');

  it('gives a Thug to a loser', () => {
    const t = fight([
      [NYARLATHOTEP, 1],
      ['dagon', 3],
    ]);
    t.answer('useAbility', { card: card('howling-zealot') });
    expect(t.tokens(NYARLATHOTEP)['thug']).toBe(1);
    expectReady(t);
  });

  it('gives nothing to a winner', () => {
    const t = fight([
      [NYARLATHOTEP, 3],
      ['dagon', 1],
    ]);
    expect(t.kind).not.toBe('useAbility');
    expectReady(t);
  });
});
