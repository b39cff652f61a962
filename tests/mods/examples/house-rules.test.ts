import { beforeAll, describe, expect, it } from 'vitest';
import { expectReady, restored, withMods, type Modded } from '../load';

let mod: Modded;
beforeAll(async () => {
  mod = await withMods('house-rules');
});

const CULTS = ['cthulhu', 'dagon'];

describe('Long Nights', () => {
  it('draws seven cards', () => {
    const t = mod.begin({ seats: CULTS }).until('reroll');
    expect(CULTS.map((cult) => t.hand(cult).length)).toEqual([7, 7]);
    expectReady(t);
  });

  it('lets everyone re-roll three times', () => {
    const t = mod.load({ seats: CULTS, round: 2, phase: 'recruitment', hands: { cthulhu: [], dagon: [] } });
    for (let i = 0; i < 3; i++) {
      expect(t.decision).toMatchObject({ kind: 'reroll', seat: 'cthulhu' });
      t.answer('reroll', { die: 0 });
    }
    expect(t.decision.seat).toBe('dagon');
    expectReady(t);
  });

  it('keeps seven tokens', () => {
    const t = mod.load({
      seats: CULTS,
      round: 2,
      phase: 'hiding',
      hands: { cthulhu: [], dagon: [] },
      tokens: { cthulhu: { thug: 9 } },
    });
    expect(t.decision).toMatchObject({ kind: 'discardTokens', min: 2, max: 2 });
    expectReady(t);
  });
});

describe('Wary Uptown', () => {
  it('adds 1 to the Sanity of Uptown alone', () => {
    const terror = (district: string): boolean => {
      const other = district === 'uptown' ? 'downtown' : 'uptown';
      const t = mod.load({
        seats: CULTS,
        round: 2,
        phase: 'action',
        districts: { [district]: { sanity: 2, rituals: [['cthulhu', 3]], plans: ['cthulhu'] }, [other]: { plans: ['dagon'] } },
        hands: { cthulhu: [], dagon: [] },
      });
      return t.answer('takePlan', { plan: 'dominance' }).kind === 'terror';
    };
    expect(terror('downtown')).toBe(true);
    expect(terror('uptown')).toBe(false);
  });

  it('makes Guardians 1 cheaper, and no Actions', () => {
    const t = mod.load({
      seats: CULTS,
      round: 2,
      phase: 'action',
      districts: { downtown: { sites: ['cthulhu'], plans: ['cthulhu'] }, uptown: { plans: ['dagon'] } },
      hands: { cthulhu: [], dagon: [] },
      tokens: { cthulhu: { initiate: 9 } },
    });
    t.answer('takePlan', { plan: 'augmentation' });
    const costs = t.decision.options.map((option) => [option['card'], option['cost']]);
    expect(costs).toEqual([
      ['hunting-horror', 2],
      ['secret-summons', 3],
    ]);
    expectReady(t);
  });
});

describe('house rules', () => {
  it('hold from the first round to the last and survive a save', () => {
    const held = (): number => t.session.state.modifiers.filter(({ source }) => source.startsWith('house-rules:')).length;
    const t = restored(mod.begin({ seats: CULTS, seed: 'long' }).until('takePlan'));
    expect(held()).toBe(5);
    t.finish();
    expect(held()).toBe(5);
  });
});

describe('settings of house rules', () => {
  const settings = { 'house-rules': { draw: 9, wary: false } };

  it('change the number and leave out what is not wanted', () => {
    const t = mod.begin({ seats: CULTS, settings }).until('reroll');
    expect(t.hand('cthulhu')).toHaveLength(9);
    expect(t.session.state.modifiers.some(({ number }) => number === 'sanity')).toBe(false);
    expect(t.session.state.setting.settings).toEqual(settings);
    expect(restored(t).session.state.setting.settings).toEqual(settings);
    expectReady(t);
  });

  it('have defaults, and are in positions and views', () => {
    const t = mod.begin({ seats: CULTS, settings: { 'house-rules': { draw: 6 } } }).until('takePlan');
    const chosen = { 'house-rules': { draw: 6, wary: true } };
    expect(t.session.position['settings']).toEqual(chosen);
    expect(t.view()['settings']).toEqual(chosen);
    expect(mod.load(t.session.position).session.position).toEqual(t.session.position);
  });

  it.each([
    ['a mod that has none', { base: { draw: 7 } }],
    ['an unknown name', { 'house-rules': { drow: 7 } }],
    ['a number out of range', { 'house-rules': { draw: 10 } }],
    ['a text for a switch', { 'house-rules': { wary: 'yes' } }],
  ])('refuse %s', (_, wrong) => {
    expect(() => mod.begin({ seats: CULTS, settings: wrong })).toThrow();
  });
});
