import { describe, expect, it } from 'vitest';
import { codeOf, load } from '../../../../harness';
import { eventsOf, holding, optionIds, plansAt, refusal, refusalParams, turnAt } from './r8-table';
import { FOUR } from '../seats';

const nobody = { cthulhu: [], hastur: [], dagon: [], chaugnar: [] };
const bluff = (district: string) => ({ district, plan: 'bluff' });
/** A Bluff with the first marker on offer. */
const takeAny = (t: ReturnType<typeof load>) =>
  t.answer('takePlan', { plan: 'bluff' }).answer('bluffTokens', { token: 'thug' }, { token: 'thug' });

/** Bluffs until no marker is left; who was asked, in order. */
function bluffAll(t: ReturnType<typeof load>): string[] {
  const order: string[] = [];
  for (let turn = 0; turn < 16 && t.kind === 'takePlan'; turn++) {
    order.push(t.decision.seat);
    takeAny(t);
  }
  return order;
}

describe('R8.1 turns', () => {
  it('R8.1 only own markers on top are offered, one option per such marker and Plan', () => {
    const t = load({
      seats: ['cthulhu', 'hastur'],
      phase: 'action',
      hands: { cthulhu: [], hastur: [] },
      districts: {
        downtown: { plans: ['hastur', 'cthulhu'] },
        uptown: { plans: ['cthulhu', 'hastur'] },
        northside: { plans: ['cthulhu', 'cthulhu'] },
      },
    });
    expect(t.decision.seat).toBe('cthulhu');
    expect(t.kind).toBe('takePlan');
    expect(optionIds(t)).toEqual(['downtown:bluff', 'northside:bluff']);
    expect([t.decision.min, t.decision.max]).toEqual([1, 1]);
    expect(t.decision.refused.map((entry) => entry.district)).not.toContain('uptown');
    expect(t.decision.refused).toHaveLength(8);
  });

  it('R8.1 taking a marker removes the top of that stack only and returns it to its owner', () => {
    const t = load({
      seats: ['cthulhu', 'hastur'],
      phase: 'action',
      hands: { cthulhu: [], hastur: [] },
      districts: { downtown: { plans: ['hastur', 'cthulhu'] }, northside: { plans: ['cthulhu', 'cthulhu'] } },
    });
    expect(t.supply('cthulhu').plans).toBe(1);
    t.answer('takePlan', bluff('northside')).answer('bluffTokens', { token: 'freak' }, { token: 'thug' });
    expect(t.district('northside').plans).toEqual(['cthulhu']);
    expect(t.district('downtown').plans).toEqual(['hastur', 'cthulhu']);
    expect(t.supply('cthulhu').plans).toBe(2);
    expect(t.supply('hastur').plans).toBe(3);
  });

  it('R8.1 goes clockwise from the First Cultist, again and again, until no marker is left', () => {
    const t = load({
      seats: FOUR,
      first: 'dagon',
      phase: 'action',
      hands: nobody,
      districts: { downtown: { plans: [...FOUR, ...FOUR] }, rivertown: { plans: ['dagon', 'chaugnar'] } },
    });
    // Only chaugnar is on top: dagon, whose turn is first, passes this time.
    expect(t.decision.seat).toBe('chaugnar');
    expect(bluffAll(t)).toEqual([
      'chaugnar',
      'dagon',
      'chaugnar',
      'hastur',
      'dagon',
      'cthulhu',
      'chaugnar',
      'dagon',
      'hastur',
      'cthulhu',
    ]);
  });

  it('R8.1 who has no marker on top passes this time and may act the next time', () => {
    const t = load({
      seats: ['cthulhu', 'hastur', 'dagon'],
      phase: 'action',
      hands: { cthulhu: [], hastur: [], dagon: [] },
      districts: { downtown: { plans: ['dagon', 'hastur', 'cthulhu'] }, uptown: { plans: ['hastur', 'dagon'] } },
    });
    expect(bluffAll(t)).toEqual(['cthulhu', 'hastur', 'dagon', 'dagon', 'hastur']);
  });

  it('R8.1 a player passes while the others go on: one turn each, not two in a row', () => {
    const t = load({
      seats: ['cthulhu', 'hastur'],
      active: 'hastur',
      phase: 'action',
      hands: { cthulhu: [], hastur: [] },
      districts: { downtown: { plans: ['cthulhu', 'hastur', 'hastur'] } },
    });
    expect(t.decision.seat).toBe('hastur');
    takeAny(t);
    expect(t.decision.seat).toBe('hastur');
    // The table is told whose markers are all covered, and nothing of those who have no marker left.
    expect(t.events('turnPassed')).toEqual([{ type: 'turnPassed', seat: 'cthulhu' }]);
    takeAny(t);
    expect(t.decision.seat).toBe('cthulhu');
    takeAny(t);
    expect(t.kind).not.toBe('takePlan');
    expect(t.events('turnPassed')).toHaveLength(1);
  });

  it('R8.1 with the last Plan marker taken the Action phase is over', () => {
    const t = load({
      seats: ['cthulhu', 'hastur'],
      round: 6,
      phase: 'action',
      hands: { cthulhu: [], hastur: [] },
      districts: { downtown: { plans: ['cthulhu'] } },
    });
    expect(t.session.outcome).toBeNull();
    takeAny(t);
    expect(t.session.decision).toBeNull();
    expect(t.session.outcome).not.toBeNull();
  });
});

describe('R8.2 spots', () => {
  const withSpots = (spots: Record<string, number>) =>
    turnAt(
      'northside',
      { plans: ['cthulhu', 'cthulhu'], sites: ['cthulhu'], rituals: [['cthulhu', 2]] },
      holding([], 9, { planned: { cthulhu: spots }, discards: { cthulhu: ['brute'] } }),
    );

  it('R8.2 each kind of Plan is offered with one spot filled', () => {
    const t = withSpots({ augmentation: 1, preparation: 1, influence: 1, dominance: 1 });
    expect(plansAt(t, 'northside')).toEqual(['augmentation', 'preparation', 'influence', 'dominance', 'bluff']);
    expect(t.decision.refused).toEqual([]);
  });

  it.each(['augmentation', 'preparation', 'influence', 'dominance'])(
    'R8.2 %s is refused with both of its spots filled, the others are not',
    (plan) => {
      const t = withSpots({ [plan]: 2 });
      const rest = ['augmentation', 'preparation', 'influence', 'dominance', 'bluff'].filter((other) => other !== plan);
      expect(plansAt(t, 'northside')).toEqual(rest);
      expect(refusal(t, plan, 'northside')).toBe('planSpotsFull R8.2');
      expect(t.decision.refused).toHaveLength(1);
      expect(refusalParams(t, plan)).toEqual({ spots: 2 });
      expect(codeOf(() => t.session.answer([`northside:${plan}`]))).toBe('unknownOption');
    },
  );

  it('R8.2 executing a Plan fills one spot of its kind for its player only', () => {
    const t = withSpots({ augmentation: 1 });
    t.answer('takePlan', { plan: 'augmentation' }).answer('augment', { destroy: true }).answer('destroyDiscard', {});
    expect(t.view().planned['cthulhu']).toEqual({ augmentation: 2, preparation: 0, influence: 0, dominance: 0 });
    expect(t.view().planned['hastur']).toEqual({ augmentation: 0, preparation: 0, influence: 0, dominance: 0 });
    takeAny(t);
    expect(t.decision.seat).toBe('cthulhu');
    expect(refusal(t, 'augmentation')).toBe('planSpotsFull R8.2');
  });

  it('R8.2 a Bluff fills no spot and has no limit', () => {
    const t = load({
      seats: ['cthulhu', 'hastur'],
      phase: 'action',
      hands: { cthulhu: [], hastur: [] },
      districts: {
        downtown: { plans: ['cthulhu', 'cthulhu', 'cthulhu', 'cthulhu'] },
        uptown: { plans: ['hastur', 'hastur', 'hastur', 'hastur'] },
      },
    });
    for (let turn = 0; turn < 7; turn++) takeAny(t);
    expect(t.decision.seat).toBe('hastur');
    expect(t.offers({ plan: 'bluff' })).toBe(true);
    expect(t.tokens('cthulhu')['thug']).toBe(8);
    expect(t.view().planned['cthulhu']).toEqual({ augmentation: 0, preparation: 0, influence: 0, dominance: 0 });
  });
});

describe('R8.3 Bluff', () => {
  it('R8.3 takes any two Cultist tokens, two alike too, and no fewer or more', () => {
    const t = turnAt('downtown', {}, holding([], 1)).answer('takePlan', bluff('downtown'));
    expect(t.kind).toBe('bluffTokens');
    expect([t.decision.min, t.decision.max]).toEqual([2, 2]);
    expect(t.decision.options.map((option) => option['token'])).toEqual([
      'thug',
      'thug',
      'initiate',
      'initiate',
      'freak',
      'freak',
    ]);
    expect(codeOf(() => t.session.answer(['thug']))).toBe('tooFew');
    expect(codeOf(() => t.session.answer(['thug', 'initiate', 'freak']))).toBe('tooMany');
    t.answer('bluffTokens', { token: 'initiate' }, { token: 'initiate' });
    expect(t.tokens('cthulhu')).toEqual({ thug: 0, initiate: 3, freak: 0 });
  });

  it('R8.3 two different tokens', () => {
    const t = turnAt('downtown', {}, holding([], 1)).answer('takePlan', bluff('downtown'));
    t.answer('bluffTokens', { token: 'freak' }, { token: 'thug' });
    expect(t.tokens('cthulhu')).toEqual({ thug: 1, initiate: 1, freak: 1 });
    expect(t.decision.seat).toBe('hastur');
  });

  it('R8.3 dock-strike: a Bluff gives one token', () => {
    const t = turnAt('downtown', {}, { city: { active: ['dock-strike'] } }).answer('takePlan', bluff('downtown'));
    expect(optionIds(t)).toEqual(['thug', 'initiate', 'freak']);
    t.answer('bluffTokens', { token: 'freak' });
    expect(t.tokens('cthulhu')).toEqual({ thug: 0, initiate: 0, freak: 1 });
  });
});

describe('R8.4 availability', () => {
  it('R8.4 with nothing at all only the Bluff is left, and the owner is told why for each Plan', () => {
    const t = turnAt('downtown', { rituals: [] }, holding([]));
    expect(plansAt(t, 'downtown')).toEqual(['bluff']);
    expect(t.decision.refused.map(({ what, district, code, rule }) => [what, district, code, rule])).toEqual([
      ['augmentation', 'downtown', 'noPresence', 'R8.5'],
      ['preparation', 'downtown', 'notEnoughPower', 'R8.6'],
      ['influence', 'downtown', 'nothingToInfluence', 'R8.4'],
      ['dominance', 'downtown', 'noOwnRitual', 'R8.8'],
    ]);
  });

  it('R8.4 only the owner is told why', () => {
    const t = turnAt('downtown', {}, holding(['adept'], 1));
    expect(t.view('cthulhu').decision?.refused.length).toBeGreaterThan(0);
    expect(refusalParams(t, 'preparation')).toEqual({ power: 3, cost: 5 });
    expect(t.view('hastur').decision).toBeNull();
    expect(JSON.stringify(t.view('hastur'))).not.toContain('notEnoughPower');
  });

  it('R8.4 a Plan works only in the district of its marker: conditions are judged there', () => {
    const t = turnAt('downtown', {}, holding([], 9), {
      northside: { sites: ['cthulhu'], rituals: [['cthulhu', 1]] },
    });
    // The Site and the Ritual in Northside give no presence Downtown.
    expect(plansAt(t, 'downtown')).toEqual(['preparation', 'influence', 'bluff']);
    expect(refusal(t, 'augmentation')).toBe('noPresence R8.5');
    expect(refusal(t, 'dominance')).toBe('noOwnRitual R8.8');
  });

  it('R8.4 markers in two districts are judged one by one', () => {
    const t = load({
      seats: ['cthulhu', 'hastur'],
      phase: 'action',
      ...holding([], 2),
      districts: { downtown: { plans: ['cthulhu'] }, northside: { plans: ['cthulhu'], sites: ['cthulhu'] } },
    });
    expect(plansAt(t, 'downtown')).toEqual(['bluff']);
    expect(plansAt(t, 'northside')).toEqual(['augmentation', 'preparation', 'bluff']);
    expect(refusal(t, 'augmentation', 'downtown')).toBe('noPresence R8.5');
    expect(refusal(t, 'augmentation', 'northside')).toBeUndefined();
  });
});

describe('R8.8 Dominance', () => {
  it('R8.8 an own Ritual suffices, even if neither Confrontation nor Terror comes of it', () => {
    const t = turnAt('downtown', { rituals: [['cthulhu', 1]], sanity: 5 }, holding([]));
    expect(plansAt(t, 'downtown')).toContain('dominance');
    const types = eventsOf(t, () => t.answer('takePlan', { plan: 'dominance' }));
    expect(types[0]).toBe('planTaken');
    expect(t.decision.seat).toBe('hastur');
    expect(t.kind).toBe('takePlan');
    expect(t.view().planned['cthulhu']!['dominance']).toBe(1);
    expect(t.district('downtown').rituals).toEqual([['cthulhu', 1]]);
  });

  it("R8.8 without an own Ritual it is refused; a rival's Ritual or an own Site does not help", () => {
    const t = turnAt('downtown', { rituals: [['hastur', 3]], sites: ['cthulhu'] }, holding([], 9));
    expect(plansAt(t, 'downtown')).not.toContain('dominance');
    expect(refusal(t, 'dominance')).toBe('noOwnRitual R8.8');
  });

  it('R8.8 first the Confrontation, then the Terror', () => {
    const t = turnAt(
      'downtown',
      {
        rituals: [
          ['cthulhu', 3],
          ['hastur', 1],
        ],
        sanity: 2,
      },
      holding([]),
    );
    t.answer('takePlan', { plan: 'dominance' });
    expect(t.kind).toBe('commit');
    t.answer('commit');
    expect(t.decision.seat).toBe('hastur');
    t.answer('commit');
    expect(t.kind).toBe('terror');
    expect(t.decision.seat).toBe('cthulhu');
    expect(t.district('downtown').rituals).toEqual([['cthulhu', 3]]);
  });

  it('R8.8 without a rival Ritual on the board the Terror comes at once', () => {
    const t = turnAt('downtown', { rituals: [['cthulhu', 3]], sanity: 2 }, holding([]));
    t.answer('takePlan', { plan: 'dominance' });
    expect(t.kind).toBe('terror');
  });
});
