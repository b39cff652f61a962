import { beforeAll, describe, expect, it } from 'vitest';
import type { TestTable } from '../../harness';
import { answerBoth, expectReady, withMods, type Modded } from '../load';

let mod: Modded;
beforeAll(async () => {
  mod = await withMods('signatures');
});

const SIGNATURES = { cthulhu: 'dreamer', hastur: 'yellow-envoy', dagon: 'tide-caller', chaugnar: 'blood-bearer' };

describe('the decks', () => {
  it.each(Object.entries(SIGNATURES))('%s has its %s in place of an Acolyte', (cult, own) => {
    const { deck } = mod.book.cults.get(cult)!;
    expect(Object.values(deck).reduce((a, b) => a + b)).toBe(12);
    expect(deck['acolyte']).toBe(2);
    expect(Object.keys(deck).filter((id) => id.startsWith('signatures:'))).toEqual([`signatures:${own}`]);
  });

  it('are dealt so', () => {
    const t = mod.begin({ seats: Object.keys(SIGNATURES), seed: 'deck' });
    const owned = t.view()['owned'] as Record<string, Record<string, number>>;
    for (const [cult, own] of Object.entries(SIGNATURES))
      expect(owned[cult]).toMatchObject({ acolyte: 2, [`signatures:${own}`]: 1 });
    t.finish();
    expect(t.events('scriptCancelled')).toEqual([]);
  });

  it('stay at twelve cards for the NPC', () => {
    const t = mod.begin({ seats: ['dagon'], solo: { npc: 'chaugnar' }, seed: 'npc' }).finish();
    expect(t.events('scriptCancelled')).toEqual([]);
  });
});

describe('Dreamer', () => {
  const hide = (...hand: string[]): TestTable =>
    mod.load({ seats: ['cthulhu', 'dagon'], round: 2, phase: 'hiding', hands: { cthulhu: hand, dagon: [] } });

  it('keeps one other card for the next round', () => {
    const t = hide('signatures:dreamer', 'adept', 'brute').answer('useAbility', { card: 'signatures:dreamer' });
    expect(t.decision).toMatchObject({ kind: 'chooseCard', min: 0, max: 1 });
    answerBoth(t, (one) => one.answer('chooseCard', { card: 'brute' }));
    const hidden = t.events('cardDiscarded').map((event) => event['card']);
    expect(hidden).toEqual(['signatures:dreamer', 'adept']);
    expect(t.events('cardsKept')[0]).toMatchObject({ seat: 'cthulhu', count: 1 });
    expectReady(t);
  });

  it('is not offered with nothing else in hand', () => {
    const t = hide('signatures:dreamer');
    expect(t.events('abilityUsed')).toEqual([]);
    expect(t.events('cardDiscarded')).toHaveLength(1);
    expectReady(t);
  });
});

describe('Envoy in Yellow', () => {
  const plan = (downtown: readonly string[]): TestTable =>
    mod
      .load({
        seats: ['hastur', 'dagon', 'cthulhu'],
        round: 2,
        phase: 'planning',
        districts: { downtown: { dominance: downtown } },
        hands: { hastur: ['signatures:yellow-envoy'], dagon: [], cthulhu: [] },
      })
      .answer('placePlan', { district: 'uptown' });

  it('disorganizes an opponent who is ahead', () => {
    const t = plan(['hastur', 'dagon', 'dagon', 'cthulhu']).answer('useAbility', { card: 'signatures:yellow-envoy' });
    expect(t.decision.options.map((option) => option['cult'])).toEqual(['dagon']);
    answerBoth(t, (one) => one.answer('chooseSeat', { cult: 'dagon' }));
    expect(t.discards('dagon')).toEqual(['disorganization']);
    expect(t.hand('hastur')).toEqual([]);
    expectReady(t);
  });

  it('lets its owner choose among several', () => {
    const t = plan(['dagon', 'cthulhu']).answer('useAbility', { card: 'signatures:yellow-envoy' });
    expect(t.decision.options.map((option) => option['cult'])).toEqual(['dagon', 'cthulhu']);
    expectReady(t);
  });

  it('is not offered where nobody is ahead', () => {
    const t = plan(['hastur', 'dagon']);
    expect(t.kind).toBe('placePlan');
    expectReady(t);
  });
});

describe('Tide Caller', () => {
  const prepare = (investigators = 0): TestTable =>
    mod
      .load({
        seats: ['dagon', 'hastur'],
        round: 2,
        phase: 'action',
        districts: {
          downtown: { sites: ['dagon'], investigators, plans: ['dagon'] },
          uptown: { sites: ['dagon'], plans: ['hastur', 'dagon'] },
        },
        hands: { dagon: ['signatures:tide-caller'], hastur: [] },
        tokens: { dagon: { initiate: 9 } },
      })
      .answer('takePlan', { plan: 'preparation', district: 'downtown' });
  const costs = (t: TestTable): unknown[] => t.decision.options.map((option) => option['cost']);

  it('makes the Ritual of this Plan 1 cheaper, at least 1', () => {
    const t = prepare();
    expect(costs(prepare().pass())).toEqual([1, 2, 3]);
    answerBoth(t, (one) => one.answer('useAbility', { card: 'signatures:tide-caller' }));
    expect(costs(t)).toEqual([1, 1, 2]);
    expect(costs(prepare(2).answer('useAbility', { card: 'signatures:tide-caller' }))).toEqual([2, 3, 4]);
    expectReady(t);
  });

  it('ends with the turn', () => {
    const t = prepare().answer('useAbility', { card: 'signatures:tide-caller' });
    t.answer('prepare', { ritual: 1 }).answer('pay', { token: 'initiate' });
    expect(t.session.state.modifiers).toEqual([]);
    expectReady(t);
  });
});

describe('Blood Bearer', () => {
  const fight = (freak: number): TestTable =>
    mod
      .load({
        seats: ['chaugnar', 'dagon'],
        round: 2,
        phase: 'action',
        districts: {
          downtown: {
            sanity: 9,
            rituals: [
              ['chaugnar', 1],
              ['dagon', 2],
            ],
            plans: ['chaugnar'],
          },
          uptown: { plans: ['dagon'] },
        },
        hands: { chaugnar: ['signatures:blood-bearer'], dagon: [] },
        tokens: { chaugnar: { freak } },
      })
      .answer('takePlan', { plan: 'dominance' })
      .answer('commit', { card: 'signatures:blood-bearer' })
      .answer('commit');

  it('turns Freaks into Attack', () => {
    const t = fight(3).answer('useAbility', { card: 'signatures:blood-bearer' });
    expect(t.decision.options.map((option) => option['number'])).toEqual([1, 2]);
    answerBoth(t, (one) => one.answer('chooseNumber', { number: 2 }));
    expect(t.tokens('chaugnar')['freak']).toBe(1);
    expect(t.events('confrontationDecided')[0]).toMatchObject({ seat: 'chaugnar', attack: { chaugnar: 3, dagon: 2 } });
    expectReady(t);
  });

  it('offers no more than there are', () => {
    const t = fight(1).answer('useAbility', { card: 'signatures:blood-bearer' });
    expect(t.decision.options.map((option) => option['number'])).toEqual([1]);
    expectReady(t);
    expect(fight(0).kind).not.toBe('useAbility');
  });

  it('shows the rival no number before it is chosen', () => {
    const t = fight(3).answer('useAbility', { card: 'signatures:blood-bearer' });
    const view = t.view('dagon');
    expect(view.decision).toBeNull();
    expect(view['resume']).toBeNull();
    expect(JSON.stringify(view)).not.toContain('"freak":3');
    expectReady(t);
  });
});
