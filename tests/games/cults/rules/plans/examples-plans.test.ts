import { describe, expect, it } from 'vitest';
import { turnAt, holding, optionIds } from './r8-table';

describe('worked examples of the Plans', () => {
  it('E1 Augmentation: base costs 2 and 3 with one Investigator cost 3 + 4 = 7; then a Disorganization card is destroyed', () => {
    const t = turnAt(
      'northside',
      { sites: ['cthulhu'], investigators: 1 },
      holding(['adept', 'adept'], 3, { discards: { cthulhu: ['disorganization'] } }),
    );
    t.answer('takePlan', { plan: 'augmentation' });
    expect(t.decision.options).toMatchObject([
      { card: 'ghoul-pack', cost: 3 },
      { card: 'black-market', cost: 4 },
      { destroy: true },
    ]);
    t.answer('augment', { card: 'ghoul-pack' }, { card: 'black-market' }, { destroy: true });
    expect(t.kind).toBe('pay');
    expect(t.decision.needs).toEqual({ power: 7 });
    expect(t.decision.legal).toEqual([['adept', 'adept#2', 'initiate', 'initiate#2', 'initiate#3']]);
    const initiate = { token: 'initiate', power: 1 };
    const adept = { card: 'adept', power: 2 };
    t.answer('pay', adept, adept, initiate, initiate, initiate);
    expect(optionIds(t)).toEqual(['disorganization', 'adept', 'adept#2']);
    t.answer('destroyDiscard', { card: 'disorganization' });
    expect(t.hand('cthulhu')).toEqual(['ghoul-pack', 'black-market']);
    expect(t.discards('cthulhu')).toEqual(['adept', 'adept']);
    expect(t.tokens('cthulhu')).toEqual({ thug: 0, initiate: 0, freak: 0 });
    expect(t.district('northside').guardian).toEqual({ card: 'ghoul-pack', left: 5 });
    expect(t.district('northside').action).toEqual({ card: 'black-market', left: 5 });
    expect(t.events('cardDestroyed')).toMatchObject([{ card: 'disorganization', from: 'discard' }]);
  });

  it('E1 with one Power less the two together cannot be paid', () => {
    const t = turnAt('northside', { sites: ['cthulhu'], investigators: 1 }, holding(['adept', 'adept'], 2));
    t.answer('takePlan', { plan: 'augmentation' });
    expect(t.decision.excludes).toEqual([['ghoul-pack', 'black-market']]);
  });

  it('E2 Preparation: the Investigator arrives, a new one stands on field 2; Cult Site 5 + 2 = 7; then Ritual I 1 + 2 = 3', () => {
    const t = turnAt('downtown', { investigators: 1, track: 1 }, holding([], 10));
    t.answer('takePlan', { plan: 'preparation' });
    expect(t.district('downtown')).toMatchObject({ investigators: 2, track: 2 });
    expect(t.decision.options).toMatchObject([
      { site: true, cost: 7 },
      { ritual: 1, cost: 3 },
    ]);
    expect(t.decision.options).toHaveLength(2);
    t.answer('prepare', { site: true }, { ritual: 1 });
    expect(t.decision.needs).toMatchObject({ power: 7 });
    expect(t.district('downtown').sites).toEqual([]);
    t.session.answer(t.decision.suggest);
    expect(t.kind).toBe('pay');
    expect(t.district('downtown')).toMatchObject({ sites: ['cthulhu'], rituals: [] });
    expect(t.decision.needs).toEqual({ power: 3 });
    t.session.answer(t.decision.suggest);
    expect(t.district('downtown')).toMatchObject({
      sites: ['cthulhu'],
      rituals: [['cthulhu', 1]],
      investigators: 2,
      track: 2,
    });
    expect(t.tokens('cthulhu')['initiate']).toBe(0);
    expect(t.supply('cthulhu')).toMatchObject({ rituals: [1, 2, 1], sites: 3 });
  });

  it('E2 with one Power less the Site is possible, the Ritual after it is not', () => {
    const t = turnAt('downtown', { investigators: 1, track: 1 }, holding([], 9)).answer('takePlan', { plan: 'preparation' });
    expect(optionIds(t)).toEqual(['site']);
  });

  it('E3 Influence: a level I Ritual moves from another district and becomes II from supply; then a card is drawn', () => {
    const t = turnAt('downtown', {}, holding(['acolyte'], 0, { decks: { cthulhu: ['brute', 'adept'] } }), {
      northside: { rituals: [['cthulhu', 1]] },
    });
    t.answer('takePlan', { plan: 'influence' }).answer('influence', { from: 'northside', level: 1 }, { draw: true });
    expect(t.district('northside').rituals).toEqual([]);
    expect(t.district('downtown').rituals).toEqual([['cthulhu', 2]]);
    expect(t.supply('cthulhu').rituals).toEqual([2, 1, 1]);
    expect(t.hand('cthulhu')).toEqual(['acolyte', 'brute']);
    expect(t.view().decks['cthulhu']).toEqual({ count: 1 });
    const types = t.session.events.map((event) => event.type);
    const order = ['ritualMoved', 'ritualRaised', 'cardsDrawn'].map((type) => types.indexOf(type));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order).not.toContain(-1);
  });
});
