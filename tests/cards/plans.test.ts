import { describe, expect, it } from 'vitest';
import { codeOf, load } from '../harness';
import { eventsOf, holding, optionIds, refusal, turnAt } from '../rules/r8-table';

type Doc = Readonly<Record<string, unknown>>;
const site = { sites: ['cthulhu'] };
/** Two Investigators make every card in Northside cost 4 and more: nothing can be bought with a single PP card. */
const dear = { ...site, investigators: 2 };
const augmenting = (place: Doc, rest: Doc, others: Doc = {}) =>
  turnAt('northside', place, rest, others).answer('takePlan', { plan: 'augmentation' });
const influencing = (place: Doc, rest: Doc, others: Doc = {}) =>
  turnAt('downtown', place, rest, others).answer('takePlan', { plan: 'influence' });
const rituals = (...list: [string, number][]) => ({ rituals: list });

describe('hidden-altar', () => {
  it('hidden-altar: R8.4 as the only possible action it makes Augmentation available and cannot be declined', () => {
    expect(refusal(turnAt('northside', dear, holding(['adept'])), 'augmentation')).toBe('nothingToAugment R8.4');
    const t = augmenting(dear, holding(['hidden-altar']));
    expect(t.kind).toBe('useAbility');
    expect(t.decision.options).toEqual([{ id: 'hidden-altar', card: 'hidden-altar', keyword: 'augmentation', zone: 'hand' }]);
    t.answer('useAbility', { card: 'hidden-altar' });
    t.answer('chooseDistrict', { district: 'downtown' });
    // Nothing else can be done: the turn is over.
    expect(t.decision.seat).toBe('hastur');
    expect(t.view().planned['cthulhu']).toMatchObject({ augmentation: 1 });
  });

  it('hidden-altar: an own level I Ritual from supply goes, free, to any open district with an open field; no Site needed', () => {
    const t = augmenting(dear, holding(['hidden-altar', 'adept'], 1, { city: { active: ['power-disturbances'] } }), {
      uptown: rituals(['hastur', 1], ['hastur', 2], ['hastur', 3]),
    }).answer('useAbility', { card: 'hidden-altar' });
    expect(optionIds(t)).toEqual(['downtown', 'northside']);
    const types = eventsOf(t, () => t.answer('chooseDistrict', { district: 'downtown' }));
    expect(types[0]).toBe('ritualPlaced');
    expect(t.district('downtown')).toMatchObject({ rituals: [['cthulhu', 1]], track: 2, investigators: 0 });
    expect(t.supply('cthulhu').rituals).toEqual([1, 2, 1]);
    expect(t.tokens('cthulhu')['initiate']).toBe(1);
  });

  it('hidden-altar: also here, with one field left', () => {
    const t = augmenting({ ...dear, ...rituals(['hastur', 1], ['hastur', 2]) }, holding(['hidden-altar']));
    t.answer('useAbility', { card: 'hidden-altar' }).answer('chooseDistrict', { district: 'northside' });
    expect(t.district('northside').rituals).toHaveLength(3);
  });

  it('hidden-altar: R6.4 R6.6 it is destroyed and gives no icons', () => {
    const t = augmenting(site, holding(['hidden-altar']));
    // With its two icons a ghoul-pack could be paid: so it may be declined.
    expect(optionIds(t)).toEqual(['hidden-altar', 'pass']);
    t.answer('useAbility', { card: 'hidden-altar' }).answer('chooseDistrict', { district: 'uptown' });
    expect(t.decision.seat).toBe('hastur');
    expect(t.hand('cthulhu')).toEqual([]);
    expect(t.discards('cthulhu')).toEqual([]);
    expect(t.events('abilityUsed')).toMatchObject([{ seat: 'cthulhu', card: 'hidden-altar', keyword: 'augmentation' }]);
    expect(t.events('cardDestroyed')).toMatchObject([{ card: 'hidden-altar', from: 'hand' }]);
  });

  it('hidden-altar: R8.4 once it was the action, the rest of the Augmentation may be nothing', () => {
    const t = augmenting(site, holding(['hidden-altar'], 2));
    t.answer('useAbility', { card: 'hidden-altar' }).answer('chooseDistrict', { district: 'uptown' });
    expect(t.kind).toBe('augment');
    expect(t.decision.min).toBe(0);
    expect(t.decision.legal).toContainEqual([]);
    t.answer('augment');
    expect(t.decision.seat).toBe('hastur');
    expect(t.tokens('cthulhu')['initiate']).toBe(2);
  });

  it('hidden-altar: declined before the purchase, it may be used after it, or not at all', () => {
    const bought = () => {
      const t = augmenting({ ...site, investigators: 1 }, holding(['hidden-altar'], 3)).pass();
      expect(t.decision.min).toBe(1);
      t.answer('augment', { card: 'ghoul-pack' });
      t.session.answer(['initiate', 'initiate#2', 'initiate#3']);
      return t;
    };
    const t = bought();
    expect(optionIds(t)).toEqual(['hidden-altar', 'pass']);
    t.answer('useAbility', { card: 'hidden-altar' }).answer('chooseDistrict', { district: 'northside' });
    expect(t.district('northside').rituals).toEqual([['cthulhu', 1]]);
    expect(t.decision.seat).toBe('hastur');
    const not = bought().pass();
    expect(not.decision.seat).toBe('hastur');
    expect(not.hand('cthulhu')).toEqual(['hidden-altar', 'ghoul-pack']);
  });

  it('hidden-altar: paid with, it cannot be used any more', () => {
    const t = augmenting(site, holding(['hidden-altar'])).pass();
    t.answer('augment', { card: 'ghoul-pack' }).answer('pay', { card: 'hidden-altar' });
    expect(t.decision.seat).toBe('hastur');
    expect(t.discards('cthulhu')).toEqual(['hidden-altar']);
  });

  it('hidden-altar: without a level I Ritual in supply or any open field it cannot be used', () => {
    const spent = { uptown: rituals(['cthulhu', 1], ['cthulhu', 1]) };
    expect(refusal(turnAt('northside', dear, holding(['hidden-altar']), spent), 'augmentation')).toBe('nothingToAugment R8.4');
    const full = {
      uptown: rituals(['hastur', 1], ['hastur', 1], ['hastur', 2]),
      downtown: rituals(['hastur', 2], ['hastur', 3], ['cthulhu', 3]),
    }; // prettier-ignore
    const here = { ...dear, ...rituals(['cthulhu', 2], ['cthulhu', 2], ['cthulhu', 1]) };
    expect(refusal(turnAt('northside', here, holding(['hidden-altar']), full), 'augmentation')).toBe('nothingToAugment R8.4');
  });

  it('hidden-altar: R8.5 it does not replace the condition of Augmentation', () => {
    expect(refusal(turnAt('northside', {}, holding(['hidden-altar'])), 'augmentation')).toBe('noPresence R8.5');
  });

  it('hidden-altar: R6.2 both copies of two may be used', () => {
    const t = augmenting(dear, holding(['hidden-altar', 'hidden-altar']));
    expect(t.ids({ card: 'hidden-altar' })).toHaveLength(2);
    t.answer('useAbility', { card: 'hidden-altar' }).answer('chooseDistrict', { district: 'downtown' });
    expect(optionIds(t)).toEqual(['hidden-altar', 'pass']);
    t.answer('useAbility', { card: 'hidden-altar' }).answer('chooseDistrict', { district: 'downtown' });
    expect(t.district('downtown').rituals).toHaveLength(2);
    expect(t.supply('cthulhu').rituals).toEqual([0, 2, 1]);
  });
});

describe('black-market', () => {
  it('black-market: R8.4 as the only action it cannot be declined; any card of open districts, free', () => {
    const t = augmenting(dear, holding(['black-market'], 1), { uptown: { action: { card: 'hidden-altar', left: 0 } } });
    expect(optionIds(t)).toEqual(['black-market']);
    t.answer('useAbility', { card: 'black-market' });
    expect(t.kind).toBe('chooseStack');
    expect(t.decision.options.map(({ card, district }) => [card, district])).toEqual([
      ['hunting-horror', 'downtown'],
      ['secret-summons', 'downtown'],
      ['star-spawn', 'uptown'],
      ['ghoul-pack', 'northside'],
      ['black-market', 'northside'],
    ]);
    t.answer('chooseStack', { card: 'star-spawn' });
    expect(t.hand('cthulhu')).toEqual(['star-spawn']);
    expect(t.discards('cthulhu')).toEqual([]);
    expect(t.tokens('cthulhu')['initiate']).toBe(1);
    expect(t.district('uptown').guardian).toEqual({ card: 'star-spawn', left: 5 });
    expect(t.events('cardAcquired')).toMatchObject([{ card: 'star-spawn', district: 'uptown', free: true }]);
    expect(t.events('cardDestroyed')).toMatchObject([{ card: 'black-market', from: 'hand' }]);
    expect(t.decision.seat).toBe('hastur');
  });

  it('black-market: outside the limit of two, but not a copy of a card acquired this turn', () => {
    const t = augmenting(site, holding(['black-market'], 5), { downtown: { guardian: { card: 'ghoul-pack', left: 6 } } }).pass();
    t.answer('augment', { card: 'ghoul-pack' }, { card: 'black-market' });
    t.session.answer(['initiate', 'initiate#2', 'initiate#3', 'initiate#4', 'initiate#5']);
    expect(optionIds(t)).toEqual(['black-market', 'pass']);
    t.answer('useAbility', { card: 'black-market' });
    expect(t.decision.options.map(({ card }) => card)).toEqual(['secret-summons', 'star-spawn', 'hidden-altar']);
    t.answer('chooseStack', { card: 'star-spawn' });
    expect(t.hand('cthulhu').toSorted()).toEqual(['black-market', 'ghoul-pack', 'star-spawn']);
  });

  it('black-market: two copies cannot bring two copies of one card', () => {
    const t = augmenting(dear, holding(['black-market', 'black-market']));
    t.answer('useAbility', { card: 'black-market' }).answer('chooseStack', { card: 'star-spawn' });
    t.answer('useAbility', { card: 'black-market' });
    expect(t.offers({ card: 'star-spawn' })).toBe(false);
    expect(t.decision.options).toHaveLength(5);
  });

  it('black-market: R6.8 the card it brought neither pays nor can be used before the turn has ended', () => {
    const t = augmenting({ ...site, investigators: 1 }, holding(['black-market', 'adept']));
    t.answer('useAbility', { card: 'black-market' }).answer('chooseStack', { card: 'hidden-altar' });
    // An adept and a fresh hidden-altar: 2 Power, not 4; a ghoul-pack costs 3.
    expect(t.decision.seat).toBe('hastur');
    expect(t.hand('cthulhu')).toEqual(['adept', 'hidden-altar']);
  });

  it('black-market: R6.8 a fresh card is not among what can pay', () => {
    const t = augmenting(site, holding(['black-market', 'adept']));
    t.answer('useAbility', { card: 'black-market' }).answer('chooseStack', { card: 'hidden-altar' });
    expect(optionIds(t)).toEqual(['ghoul-pack', 'destroy']);
    t.answer('augment', { card: 'ghoul-pack' });
    expect(optionIds(t)).toEqual(['adept']);
  });

  it('black-market: with every stack empty it cannot be used', () => {
    const empty = (guardian: string, action: string) => ({
      guardian: { card: guardian, left: 0 },
      action: { card: action, left: 0 },
    });
    const others = { downtown: empty('hunting-horror', 'secret-summons'), uptown: empty('star-spawn', 'hidden-altar') };
    const t = turnAt('northside', { ...dear, ...empty('ghoul-pack', 'black-market') }, holding(['black-market']), others);
    expect(refusal(t, 'augmentation')).toBe('nothingToAugment R8.4');
  });

  it('black-market: a free card does not use up secret-patron', () => {
    const t = augmenting(site, holding(['black-market'], 9, { city: { active: ['secret-patron'] } }));
    t.answer('useAbility', { card: 'black-market' }).answer('chooseStack', { card: 'star-spawn' });
    t.answer('augment', { card: 'ghoul-pack' });
    expect(t.decision.needs).toEqual({ power: 1 });
  });

  it('black-market: R8.4 once it was the action, the rest of the Augmentation may be nothing', () => {
    const t = augmenting(site, holding(['black-market'], 2));
    t.answer('useAbility', { card: 'black-market' }).answer('chooseStack', { card: 'star-spawn' }).answer('augment');
    expect(t.decision.seat).toBe('hastur');
    expect(t.tokens('cthulhu')['initiate']).toBe(2);
  });
});

describe('R6.8 cards acquired', () => {
  it('R6.8 a bought card is not usable in its own turn: no ability after the purchase', () => {
    const t = augmenting(site, holding([], 3));
    t.answer('augment', { card: 'black-market' });
    t.session.answer(t.decision.suggest);
    expect(t.decision.seat).toBe('hastur');
  });

  it('R6.8 in the next own turn it pays and its ability can be used', () => {
    const t = augmenting({ ...site, plans: ['cthulhu', 'cthulhu'] }, holding([], 3)).answer('augment', { card: 'black-market' });
    t.session.answer(t.decision.suggest);
    t.until('takePlan', 'cthulhu').answer('takePlan', { plan: 'augmentation' });
    expect(optionIds(t)).toEqual(['black-market', 'pass']);
    t.pass().answer('augment', { card: 'ghoul-pack' });
    expect(optionIds(t)).toEqual(['black-market']);
  });

  it("R6.8 it can be used in an opponent's turn right after", () => {
    const t = load({
      seats: ['cthulhu', 'hastur'],
      phase: 'action',
      ...holding([], 2),
      districts: {
        northside: { plans: ['cthulhu'], ...rituals(['cthulhu', 1], ['hastur', 3]) },
        downtown: { plans: ['cthulhu'] },
        uptown: { plans: ['hastur'], ...rituals(['hastur', 1], ['cthulhu', 2]) },
      },
    });
    t.answer('takePlan', { plan: 'augmentation', district: 'northside' }).answer('augment', { card: 'ghoul-pack' });
    t.session.answer(t.decision.suggest);
    t.answer('takePlan', { plan: 'dominance' }).until('commit', 'cthulhu');
    expect(t.offers({ card: 'ghoul-pack', attack: 2 })).toBe(true);
  });
});

describe('byakhee', () => {
  const three = { northside: rituals(['cthulhu', 1], ['cthulhu', 1]), uptown: rituals(['cthulhu', 2]) };

  it("byakhee: after this Plan's own move a second own Ritual moves here, not raised; it stays in hand", () => {
    const t = influencing({}, holding(['byakhee']), three);
    expect(t.kind).toBe('influence');
    t.answer('influence', { from: 'northside', level: 1 });
    expect(optionIds(t)).toEqual(['byakhee', 'pass']);
    t.answer('useAbility', { card: 'byakhee', keyword: 'influence', zone: 'hand' });
    expect(t.kind).toBe('moveRitual');
    expect(t.decision.options.map(({ from, level, to }) => [from, level, to])).toEqual([
      ['uptown', 2, 'downtown'],
      ['northside', 1, 'downtown'],
    ]);
    t.answer('moveRitual', { from: 'northside' });
    expect(t.district('downtown').rituals).toEqual([
      ['cthulhu', 2],
      ['cthulhu', 1],
    ]);
    expect(t.district('northside').rituals).toEqual([]);
    expect(t.hand('cthulhu')).toEqual(['byakhee']);
    // R6.2: once per executed Plan, although a third Ritual could move.
    expect(t.decision.seat).toBe('hastur');
  });

  it('byakhee: may be declined', () => {
    const t = influencing({}, holding(['byakhee']), three)
      .answer('influence', { from: 'uptown' })
      .pass();
    expect(t.decision.seat).toBe('hastur');
    expect(t.district('downtown').rituals).toEqual([['cthulhu', 3]]);
  });

  it("byakhee: not without the Plan's own move", () => {
    const t = influencing({}, holding(['byakhee'], 0, { decks: { cthulhu: ['brute'] } }), three);
    t.answer('influence', { draw: true });
    expect(t.decision.seat).toBe('hastur');
  });

  it('byakhee: after the card drawn with the move, also if it is that card', () => {
    const t = influencing({}, holding([], 0, { decks: { cthulhu: ['byakhee'] } }), three);
    t.answer('influence', { from: 'uptown' }, { draw: true });
    expect(optionIds(t)).toEqual(['byakhee', 'pass']);
  });

  it('byakhee: needs a field still open after the move', () => {
    const full = influencing(rituals(['hastur', 1], ['hastur', 2]), holding(['byakhee']), three);
    full.answer('influence', { from: 'uptown' });
    expect(full.decision.seat).toBe('hastur');
    const open = influencing(rituals(['hastur', 1]), holding(['byakhee']), three).answer('influence', { from: 'uptown' });
    expect(open.kind).toBe('useAbility');
  });

  it('byakhee: needs a second own Ritual elsewhere', () => {
    const t = influencing({}, holding(['byakhee']), { northside: rituals(['cthulhu', 1], ['hastur', 1]) });
    t.answer('influence', { from: 'northside' });
    expect(t.decision.seat).toBe('hastur');
  });

  it('byakhee: R8.4 alone it is no action that makes Influence available', () => {
    const t = turnAt('downtown', rituals(['cthulhu', 1]), holding(['byakhee']));
    expect(refusal(t, 'influence')).toBe('nothingToInfluence R8.4');
  });

  it('byakhee: R6.2 two copies move two more', () => {
    const t = influencing({}, holding(['byakhee', 'byakhee']), three).answer('influence', { from: 'uptown' });
    t.answer('useAbility', { card: 'byakhee' }).answer('moveRitual', { from: 'northside' });
    t.answer('useAbility', { card: 'byakhee' }).answer('moveRitual', { from: 'northside' });
    expect(t.district('downtown').rituals).toHaveLength(3);
    expect(t.decision.seat).toBe('hastur');
  });

  it('byakhee: R6.2 the same copy may be used again in the next Influence Plan', () => {
    const t = load({
      seats: ['cthulhu', 'hastur'],
      phase: 'action',
      ...holding(['byakhee']),
      districts: {
        downtown: { plans: ['cthulhu'] },
        uptown: { plans: ['hastur', 'hastur', 'cthulhu'] },
        northside: rituals(['cthulhu', 1], ['cthulhu', 1]),
      },
    });
    t.answer('takePlan', { plan: 'influence', district: 'downtown' }).answer('influence', { from: 'northside' });
    t.answer('useAbility', { card: 'byakhee' }).answer('moveRitual', { from: 'northside' });
    // hastur's markers lie below cthulhu's: cthulhu is on turn again.
    t.answer('takePlan', { plan: 'influence', district: 'uptown' }).answer('influence', { level: 1 });
    expect(t.kind).toBe('useAbility');
    expect(t.offers({ card: 'byakhee' })).toBe(true);
  });
});

it('hidden-altar: black-market: one ability at a time, and the pass stands alone', () => {
  const t = augmenting(site, holding(['hidden-altar', 'black-market']));
  expect(optionIds(t)).toEqual(['hidden-altar', 'black-market', 'pass']);
  expect([t.decision.min, t.decision.max]).toEqual([1, 1]);
  expect(codeOf(() => t.session.answer(['hidden-altar', 'pass']))).toBe('passStandsAlone');
  expect(codeOf(() => t.session.answer(['hidden-altar', 'black-market']))).toBe('tooMany');
});
