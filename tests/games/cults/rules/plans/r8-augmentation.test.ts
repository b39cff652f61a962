import { describe, expect, it } from 'vitest';
import { codeOf } from '../../../../harness';
import { eventsOf, holding, optionIds, plansAt, refusal, refusalParams, site, turnAt } from './r8-table';

/** Northside: ghoul-pack (2) and black-market (3). */
const augmenting = (rest: Readonly<Record<string, unknown>>, place: Readonly<Record<string, unknown>> = site) =>
  turnAt('northside', place, rest).answer('takePlan', { plan: 'augmentation' });

describe('R8.5 condition and availability', () => {
  it('R8.5 an own Cult Site is enough', () => {
    expect(plansAt(turnAt('northside', site, holding([], 2)), 'northside')).toContain('augmentation');
  });

  it('R8.5 an own Ritual is enough', () => {
    const t = turnAt('northside', { rituals: [['cthulhu', 1]] }, holding([], 2));
    expect(plansAt(t, 'northside')).toContain('augmentation');
  });

  it("R8.5 a rival's Site and Ritual are no presence", () => {
    const t = turnAt('northside', { sites: ['hastur'], rituals: [['hastur', 1]] }, holding([], 9));
    expect(plansAt(t, 'northside')).not.toContain('augmentation');
    expect(refusal(t, 'augmentation')).toBe('noPresence R8.5');
  });

  it('R8.4 R8.5 available with exactly the Power of the cheaper card, not with one less', () => {
    expect(plansAt(turnAt('northside', site, holding(['adept'])), 'northside')).toContain('augmentation');
    const poor = turnAt('northside', site, holding(['acolyte']));
    expect(plansAt(poor, 'northside')).not.toContain('augmentation');
    expect(refusal(poor, 'augmentation')).toBe('nothingToAugment R8.4');
    expect(refusalParams(poor, 'augmentation')).toEqual({ power: 1 });
  });

  it('R8.4 R8.5 Investigators in the district raise the cost, those on the track do not', () => {
    expect(plansAt(turnAt('northside', { ...site, track: 1 }, holding([], 2)), 'northside')).toContain('augmentation');
    const one = { ...site, investigators: 1 };
    expect(refusal(turnAt('northside', one, holding([], 2)), 'augmentation')).toBe('nothingToAugment R8.4');
    expect(plansAt(turnAt('northside', one, holding([], 3)), 'northside')).toContain('augmentation');
  });

  it('R8.4 R8.5 a discard to destroy makes it available without any Power', () => {
    const t = turnAt('northside', site, holding([], 0, { discards: { cthulhu: ['acolyte'] } }));
    t.answer('takePlan', { plan: 'augmentation' });
    expect(optionIds(t)).toEqual(['destroy']);
    expect(t.decision.min).toBe(1);
    expect(refusal(t, 'ghoul-pack')).toBe('notEnoughPower R8.5');
    expect(refusalParams(t, 'ghoul-pack')).toEqual({ cost: 2, power: 0 });
    expect(refusal(t, 'black-market')).toBe('notEnoughPower R8.5');
    expect(codeOf(() => t.session.answer([]))).toBe('tooFew');
  });

  it('R8.4 R8.5 both stacks empty: only a discard helps', () => {
    const empty = { ...site, guardian: { card: 'ghoul-pack', left: 0 }, action: { card: 'black-market', left: 0 } };
    expect(refusal(turnAt('northside', empty, holding([], 9)), 'augmentation')).toBe('nothingToAugment R8.4');
    const t = augmenting(holding([], 9, { discards: { cthulhu: ['brute'] } }), empty);
    expect(optionIds(t)).toEqual(['destroy']);
    expect(refusal(t, 'ghoul-pack')).toBe('stackEmpty R8.5');
    expect(refusal(t, 'black-market')).toBe('stackEmpty R8.5');
  });

  it('R8.4 R8.5 no stacks at all', () => {
    const none = { ...site, guardian: null, action: null };
    expect(refusal(turnAt('northside', none, holding([], 9)), 'augmentation')).toBe('nothingToAugment R8.4');
    const t = augmenting(holding([], 9, { discards: { cthulhu: ['brute'] } }), none);
    expect(optionIds(t)).toEqual(['destroy']);
    expect(t.decision.refused).toEqual([]);
  });
});

describe('R8.5 purchases', () => {
  it('R8.5 one card of each stack is offered with its cost, at most one per stack', () => {
    const t = augmenting(holding([], 9), { ...site, investigators: 2 });
    expect(t.decision.options).toMatchObject([
      { id: 'ghoul-pack', card: 'ghoul-pack', cost: 4 },
      { id: 'black-market', card: 'black-market', cost: 5 },
    ]);
    expect(t.decision.options).toHaveLength(2);
    expect(t.decision.legal).toEqual([['ghoul-pack'], ['ghoul-pack', 'black-market'], ['black-market']]);
    expect([t.decision.min, t.decision.refused]).toEqual([1, []]);
  });

  it('R8.5 a card bought comes to hand and leaves its stack; the payment is discarded', () => {
    const t = augmenting(holding(['adept', 'brute'], 1));
    t.answer('augment', { card: 'black-market' });
    expect(t.decision.needs).toEqual({ power: 3 });
    const events = eventsOf(t, () => t.answer('pay', { card: 'adept' }, { token: 'initiate' }));
    expect(events.slice(0, 5)).toEqual(['cardDiscarded', 'tokensReturned', 'powerPaid', 'cardAcquired', 'cardsBought']);
    expect(t.hand('cthulhu')).toEqual(['brute', 'black-market']);
    expect(t.discards('cthulhu')).toEqual(['adept']);
    expect(t.tokens('cthulhu')['initiate']).toBe(0);
    expect(t.district('northside').action).toEqual({ card: 'black-market', left: 5 });
    expect(t.district('northside').guardian).toEqual({ card: 'ghoul-pack', left: 6 });
    expect(t.events('powerPaid').at(-1)).toMatchObject({ amount: 3, cards: ['adept'], initiates: 1, why: 'cards' });
    expect(t.events('cardAcquired').at(-1)).toMatchObject({ seat: 'cthulhu', card: 'black-market', free: false });
    expect(t.events('cardsBought').at(-1)).toMatchObject({ seat: 'cthulhu', district: 'northside', count: 1 });
    expect(t.decision.seat).toBe('hastur');
  });

  it('R8.5 the last card of a stack can be bought', () => {
    const t = augmenting(holding([], 2), { ...site, guardian: { card: 'ghoul-pack', left: 1 } });
    t.answer('augment', { card: 'ghoul-pack' }).answer('pay', { token: 'initiate' }, { token: 'initiate' });
    expect(t.district('northside').guardian).toEqual({ card: 'ghoul-pack', left: 0 });
  });

  it('R8.5 two are paid together in one payment, exactly enough', () => {
    const t = augmenting(holding([], 5));
    expect(t.decision.excludes).toBeUndefined();
    t.answer('augment', { card: 'black-market' }, { card: 'ghoul-pack' });
    expect(t.decision.needs).toEqual({ power: 5 });
    t.session.answer(t.decision.suggest);
    expect(t.hand('cthulhu').toSorted()).toEqual(['black-market', 'ghoul-pack']);
    expect(t.tokens('cthulhu')['initiate']).toBe(0);
    expect(t.events('powerPaid')).toHaveLength(1);
    expect(t.events('cardsBought').at(-1)).toMatchObject({ count: 2 });
  });

  it('R8.5 with one Power too little for both, either but not both', () => {
    const t = augmenting(holding([], 4));
    expect(t.decision.excludes).toEqual([['ghoul-pack', 'black-market']]);
    expect(t.decision.legal).toEqual([['ghoul-pack'], ['black-market']]);
    expect(codeOf(() => t.session.answer(['ghoul-pack', 'black-market']))).toBe('notTogether');
  });

  it('R8.5 a card too dear is refused to its owner with cost and Power', () => {
    const t = augmenting(holding(['adept']));
    expect(optionIds(t)).toEqual(['ghoul-pack', 'destroy']);
    expect(refusal(t, 'black-market')).toBe('notEnoughPower R8.5');
    expect(refusalParams(t, 'black-market')).toEqual({ cost: 3, power: 2 });
  });
});

describe('R6.9 payment', () => {
  const paying = (hand: string[], initiates: number) =>
    augmenting(holding(hand, initiates)).answer('augment', { card: 'black-market' });

  it('R6.9 only cards with Power icons and Initiates pay, each for what it shows', () => {
    const t = paying(['adept', 'brute', 'fanatic', 'whisperer', 'seer'], 2);
    expect(t.decision.options.map(({ id, power }) => [id, power])).toEqual([
      ['adept', 2],
      ['fanatic', 1],
      ['seer', 1],
      ['initiate', 1],
      ['initiate#2', 1],
    ]);
  });

  it('R6.9 legal are exactly the payments with nothing superfluous', () => {
    const t = paying(['adept', 'adept', 'acolyte'], 1);
    expect(t.decision.needs).toEqual({ power: 3 });
    expect(t.decision.legal).toEqual([
      ['adept', 'adept#2'],
      ['adept', 'acolyte'],
      ['adept', 'initiate'],
      ['adept#2', 'acolyte'],
      ['adept#2', 'initiate'],
    ]);
    expect(codeOf(() => t.session.answer(['adept']))).toBe('tooLittle');
    expect(codeOf(() => t.session.answer(['acolyte', 'initiate']))).toBe('tooLittle');
    expect(codeOf(() => t.session.answer(['adept', 'acolyte', 'initiate']))).toBe('superfluous');
    expect(codeOf(() => t.session.answer(['adept', 'adept#2', 'acolyte']))).toBe('superfluous');
    expect(codeOf(() => t.session.answer([]))).toBe('tooFew');
    expect(t.hand('cthulhu')).toEqual(['adept', 'adept', 'acolyte']);
  });

  it('R6.9 icons in excess are lost', () => {
    const t = paying(['adept', 'adept'], 0).answer('pay', { card: 'adept' }, { card: 'adept' });
    expect(t.discards('cthulhu')).toEqual(['adept', 'adept']);
    expect(t.hand('cthulhu')).toEqual(['black-market']);
    expect(t.tokens('cthulhu')).toEqual({ thug: 0, initiate: 0, freak: 0 });
  });

  it('R6.9 Thugs and Freaks do not pay', () => {
    const tokens = { tokens: { cthulhu: { thug: 5, initiate: 1, freak: 5 } } };
    const t = turnAt('northside', site, { hands: { cthulhu: [] }, ...tokens });
    expect(refusal(t, 'augmentation')).toBe('nothingToAugment R8.4');
    expect(refusalParams(t, 'augmentation')).toEqual({ power: 1 });
  });
});

describe('R8.5 destroying a discard', () => {
  it('R8.5 instead of a purchase: one discard of choice leaves the game', () => {
    const t = augmenting(holding([], 0, { discards: { cthulhu: ['brute', 'disorganization', 'acolyte'] } }));
    t.answer('augment', { destroy: true });
    expect(t.kind).toBe('destroyDiscard');
    expect(optionIds(t)).toEqual(['brute', 'disorganization', 'acolyte']);
    expect(t.decision.suggest).toEqual(['disorganization']);
    t.answer('destroyDiscard', { card: 'brute' });
    expect(t.discards('cthulhu')).toEqual(['disorganization', 'acolyte']);
    expect(t.events('cardDestroyed')).toMatchObject([{ seat: 'cthulhu', card: 'brute', from: 'discard' }]);
    expect([...t.events('powerPaid'), ...t.events('cardsBought')]).toEqual([]);
    expect(t.decision.seat).toBe('hastur');
  });

  it('R8.5 in addition and last: a card just paid with may be chosen', () => {
    const t = augmenting(holding(['adept'], 0, { discards: { cthulhu: ['brute'] } }));
    expect(optionIds(t)).toEqual(['ghoul-pack', 'destroy']);
    t.answer('augment', { card: 'ghoul-pack' }, { destroy: true }).answer('pay', { card: 'adept' });
    expect(optionIds(t)).toEqual(['brute', 'adept']);
    t.answer('destroyDiscard', { card: 'adept' });
    expect(t.discards('cthulhu')).toEqual(['brute']);
    expect(t.hand('cthulhu')).toEqual(['ghoul-pack']);
  });

  it('R8.5 with no discard yet, destroying goes only together with a purchase', () => {
    const t = augmenting(holding(['adept'], 0));
    expect(t.decision.requires).toEqual([{ option: 'destroy', oneOf: ['ghoul-pack'] }]);
    expect(t.decision.legal).toEqual([['ghoul-pack'], ['ghoul-pack', 'destroy']]);
    expect(codeOf(() => t.session.answer(['destroy']))).toBe('notAlone');
    t.answer('augment', { destroy: true }, { card: 'ghoul-pack' }).answer('pay', { card: 'adept' });
    t.answer('destroyDiscard', { card: 'adept' });
    expect(t.discards('cthulhu')).toEqual([]);
  });

  it('R8.5 with no discard yet and paid with Initiates after all, nothing is destroyed', () => {
    const t = augmenting(holding(['adept'], 2)).answer('augment', { destroy: true }, { card: 'ghoul-pack' });
    t.answer('pay', { token: 'initiate' }, { token: 'initiate' });
    expect(t.decision.seat).toBe('hastur');
    expect(t.hand('cthulhu')).toEqual(['adept', 'ghoul-pack']);
  });

  it('R8.5 with no discard and only Initiates to pay there is nothing to destroy', () => {
    const t = augmenting(holding(['brute'], 5));
    expect(optionIds(t)).toEqual(['ghoul-pack', 'black-market']);
  });

  it('R8.5 all three together', () => {
    const t = augmenting(holding(['adept'], 3, { discards: { cthulhu: ['disorganization'] } }));
    t.answer('augment', { card: 'ghoul-pack' }, { card: 'black-market' }, { destroy: true });
    expect(t.decision.needs).toEqual({ power: 5 });
    t.session.answer(t.decision.suggest);
    t.answer('destroyDiscard', { card: 'disorganization' });
    expect(t.hand('cthulhu').toSorted()).toEqual(['black-market', 'ghoul-pack']);
    expect(t.discards('cthulhu')).toEqual(['adept']);
  });
});

describe('R8.5 with secret-patron', () => {
  const patron = (initiates: number, more: Readonly<Record<string, unknown>> = {}) =>
    holding([], initiates, { city: { active: ['secret-patron'] }, ...more });

  it('R8.5 secret-patron: the first card paid for costs 1 less, and that makes the Plan available', () => {
    expect(refusal(turnAt('northside', site, patron(0)), 'augmentation')).toBe('nothingToAugment R8.4');
    const t = augmenting(patron(1));
    expect(optionIds(t)).toEqual(['ghoul-pack']);
    t.answer('augment', { card: 'ghoul-pack' });
    expect(t.decision.needs).toEqual({ power: 1 });
  });

  it('R8.5 secret-patron: a card still too dear is refused with what it would cost now', () => {
    const t = augmenting(patron(1));
    expect(refusal(t, 'black-market')).toBe('notEnoughPower R8.5');
    expect(refusalParams(t, 'black-market')).toEqual({ cost: 2, power: 1 });
  });

  it('R8.5 secret-patron: each option says what it would cost alone now', () => {
    expect(augmenting(patron(9)).decision.options.map(({ cost }) => cost)).toEqual([1, 2]);
  });

  it('R8.5 secret-patron: of two bought together the sum is 1 less', () => {
    expect(augmenting(patron(3)).decision.excludes).toEqual([['ghoul-pack', 'black-market']]);
    const t = augmenting(patron(4));
    expect(t.decision.excludes).toBeUndefined();
    t.answer('augment', { card: 'ghoul-pack' }, { card: 'black-market' });
    expect(t.decision.needs).toEqual({ power: 4 });
  });

  it('R8.5 secret-patron: only the first time in a round, for each player', () => {
    const t = turnAt('northside', { ...site, plans: ['cthulhu', 'cthulhu'] }, patron(9));
    t.answer('takePlan', { plan: 'augmentation' }).answer('augment', { card: 'ghoul-pack' }).answer('pay', { token: 'initiate' });
    t.until('takePlan', 'cthulhu').answer('takePlan', { plan: 'augmentation' });
    expect(t.offers({ card: 'ghoul-pack', cost: 2 })).toBe(true);
    t.answer('augment', { card: 'ghoul-pack' });
    expect(t.decision.needs).toEqual({ power: 2 });
    const used = augmenting(patron(9, { used: { bought: { hastur: 1 } } })).answer('augment', { card: 'ghoul-pack' });
    expect(used.decision.needs).toEqual({ power: 1 });
  });
});
