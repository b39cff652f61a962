import { describe, expect, it } from 'vitest';
import { load } from '../../../harness';
import { holding, optionIds, rituals, site, turnAt, type Doc } from './plans/r8-table';

const augmenting = (place: Doc, rest: Doc) => turnAt('northside', place, rest).answer('takePlan', { plan: 'augmentation' });

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
