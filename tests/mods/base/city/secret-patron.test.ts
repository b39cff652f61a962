import { expect, it } from 'vitest';
import { load } from '../../../harness';
import { cults } from '../../../games/cults/rules/seats';
import { describeCard, type Printed } from '../describe-card';

const printed: Printed = {
  kind: 'city',
  investigators: [],
  lasts: 'round',
  en: ['first District card', '1 Power less'],
  pl: ['pierwsza Karta Dzielnicy', 'o 1 Moc mniej'],
};

describeCard('secret-patron', printed, () => {
  /** The first player's turns in Downtown, where both stacks cost 3 (hunting-horror and secret-summons). */
  const market = (initiate: number, rest: Record<string, unknown> = {}) =>
    load({
      seats: cults(2),
      round: 2,
      phase: 'action',
      city: { active: ['secret-patron'], deck: [] },
      districts: {
        downtown: { plans: ['cthulhu', 'cthulhu'], sites: ['cthulhu'] },
        northside: { plans: ['hastur', 'hastur'], sites: ['hastur'] },
      },
      hands: { cthulhu: [], hastur: [] },
      tokens: { cthulhu: { initiate }, hastur: { initiate: 5 } },
      ...rest,
    });
  const initiates = (count: number) => Array.from({ length: count }, () => ({ token: 'initiate' }));

  it('R8.5 the first District card a player pays for costs 1 less', () => {
    expect(market(1).offers({ plan: 'augmentation' })).toBe(false);
    const t = market(2).answer('takePlan', { plan: 'augmentation' });
    expect(t.decision.options.map((option) => [option['card'], option['cost']])).toEqual([
      ['hunting-horror', 2],
      ['secret-summons', 2],
    ]);
    t.answer('augment', { card: 'secret-summons' });
    expect(t.decision.needs).toEqual({ power: 2 });
    t.answer('pay', ...initiates(2));
    expect(t.hand('cthulhu')).toEqual(['secret-summons']);
  });

  it('of two bought together the sum is 1 less', () => {
    const t = market(5).answer('takePlan', { plan: 'augmentation' });
    t.answer('augment', { card: 'hunting-horror' }, { card: 'secret-summons' });
    expect(t.decision.needs).toEqual({ power: 5 });
    const less = market(4).answer('takePlan', { plan: 'augmentation' });
    expect(less.decision.legal).toEqual([['hunting-horror'], ['secret-summons']]);
  });

  it('only the first in the round, and each player has a first one', () => {
    const t = market(5).answer('takePlan', { plan: 'augmentation' }).answer('augment', { card: 'secret-summons' });
    t.answer('pay', ...initiates(2));
    t.answer('takePlan', { plan: 'augmentation' }).answer('augment', { card: 'ghoul-pack' });
    expect([t.decision.seat, t.decision.needs]).toEqual(['hastur', { power: 1 }]);
    t.answer('pay', ...initiates(1));
    t.answer('takePlan', { plan: 'augmentation' }).answer('augment', { card: 'hunting-horror' });
    expect([t.decision.seat, t.decision.needs]).toEqual(['cthulhu', { power: 3 }]);
  });

  it('a second Plan in the same round gets nothing off two cards either', () => {
    const t = market(9, { used: { bought: { cthulhu: 1 } } }).answer('takePlan', { plan: 'augmentation' });
    t.answer('augment', { card: 'hunting-horror' }, { card: 'secret-summons' });
    expect(t.decision.needs).toEqual({ power: 6 });
  });

  it('free cards do not use it up', () => {
    const t = market(2, { hands: { cthulhu: ['black-market'], hastur: [] } }).answer('takePlan', { plan: 'augmentation' });
    t.answer('useAbility', { card: 'black-market' }).answer('chooseStack', { card: 'star-spawn' });
    t.answer('augment', { card: 'hunting-horror' });
    expect(t.decision.needs).toEqual({ power: 2 });
  });

  it('without it the card costs its full price', () => {
    const t = market(3, { city: { active: [], deck: [] } }).answer('takePlan', { plan: 'augmentation' });
    t.answer('augment', { card: 'secret-summons' });
    expect(t.decision.needs).toEqual({ power: 3 });
  });

  it('R7.1 it ends with the round, and purchases count anew in the next', () => {
    const t = market(0, { phase: 'city', round: 2, city: { deck: ['secret-patron', 'night-fog'] }, districts: {} }).until(
      'takePlan',
    );
    const modifiers = () => (t.view()['modifiers'] as { source: string }[]).map((modifier) => modifier.source);
    expect(modifiers()).toEqual(['secret-patron']);
    t.until('placePlan');
    expect(modifiers()).toEqual(['night-fog']);
    expect(t.view()['bought']).toEqual({ cthulhu: 0, hastur: 0 });
  });
});
