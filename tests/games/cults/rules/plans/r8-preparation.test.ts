import { describe, expect, it } from 'vitest';
import type { Ability, CultCard } from '../../../../../src/games/cults/rules';
import { codeOf } from '../../../../harness';
import {
  eventsOf,
  holding,
  optionIds,
  plansAt,
  preparing,
  refusal,
  refusalParams,
  scenarioAt,
  site,
  turnAt,
  turnWith,
  type Doc,
} from './r8-table';

const city = (...active: string[]) => ({ city: { active } });

describe('R8.6 the advance', () => {
  it('R8.6 first the Investigator of this district advances by 1, the others stay', () => {
    const t = preparing(site, holding([], 1));
    expect(t.kind).toBe('prepare');
    expect(t.district('downtown')).toMatchObject({ track: 1, investigators: 0 });
    expect(t.district('uptown')).toMatchObject({ track: 2, investigators: 0 });
    expect(t.events('investigatorAdvanced')).toMatchObject([{ district: 'downtown', field: 1 }]);
  });

  it('R8.6 from field 1 it arrives, a new one starts, and the cost is raised at once', () => {
    const t = turnAt('downtown', { ...site, track: 1 }, holding([], 2));
    const types = eventsOf(t, () => t.answer('takePlan', { plan: 'preparation' }));
    expect(types).toEqual(['planTaken', 'investigatorArrived', 'investigatorPlaced']);
    expect(t.district('downtown')).toMatchObject({ track: 2, investigators: 1 });
    expect(t.decision.options).toMatchObject([{ ritual: 1, cost: 2 }]);
    expect(t.decision.options).toHaveLength(1);
  });

  it.each([
    [3, ['cthulhu', 'hastur', 'dagon']],
    [4, ['cthulhu', 'hastur', 'dagon', 'chaugnar']],
  ])('R8.6 with %i players the new Investigator starts on that field', (field, seats) => {
    const t = preparing({ ...site, track: 1 }, holding([], 2, { seats }));
    expect(t.district('downtown')).toMatchObject({ track: field, investigators: 1 });
  });

  it('R8.4 R8.6 whether the Plan is available is judged with the cost after the advance', () => {
    expect(plansAt(turnAt('downtown', { ...site, track: 2 }, holding([], 1)), 'downtown')).toContain('preparation');
    const t = turnAt('downtown', { ...site, track: 1 }, holding([], 1));
    expect(plansAt(t, 'downtown')).not.toContain('preparation');
    expect(refusal(t, 'preparation')).toBe('notEnoughPower R8.6');
    expect(refusalParams(t, 'preparation')).toEqual({ power: 1, cost: 2 });
    expect(plansAt(turnAt('downtown', { ...site, track: 1 }, holding([], 2)), 'downtown')).toContain('preparation');
  });

  it('R8.4 R8.6 the same for a Cult Site', () => {
    expect(plansAt(turnAt('downtown', { track: 2 }, holding([], 5)), 'downtown')).toContain('preparation');
    expect(refusal(turnAt('downtown', { track: 2 }, holding([], 4)), 'preparation')).toBe('notEnoughPower R8.6');
    expect(refusal(turnAt('downtown', { track: 1 }, holding([], 5)), 'preparation')).toBe('notEnoughPower R8.6');
    expect(plansAt(turnAt('downtown', { track: 1 }, holding([], 6)), 'downtown')).toContain('preparation');
  });
});

describe('R8.6 Cult Site and Ritual', () => {
  it('R8.6 a Cult Site costs 5 + Investigators; it comes from supply', () => {
    const t = preparing({ investigators: 2 }, holding(['adept', 'adept', 'adept'], 1));
    expect(t.decision.options).toMatchObject([{ id: 'site', site: true, cost: 7 }]);
    expect(refusal(t, 'site')).toBeUndefined();
    expect(refusal(t, 'ritual-1')).toBe('notEnoughPower R8.6');
    expect(refusalParams(t, 'ritual-1')).toEqual({ cost: 3, power: 7 });
    t.answer('prepare', { site: true });
    expect(t.decision.needs).toEqual({ power: 7 });
    t.session.answer(t.decision.suggest);
    expect(t.district('downtown').sites).toEqual(['cthulhu']);
    expect(t.supply('cthulhu').sites).toBe(3);
    expect(t.events('sitePlaced')).toMatchObject([{ seat: 'cthulhu', district: 'downtown' }]);
    expect(t.events('powerPaid')).toMatchObject([{ amount: 7, why: 'site' }]);
    expect(t.decision.seat).toBe('hastur');
  });

  it("R8.6 a rival's Site here neither bars nor replaces one's own", () => {
    const t = preparing({ sites: ['hastur'] }, holding([], 5));
    expect(optionIds(t)).toEqual(['site']);
    t.answer('prepare', { site: true });
    t.session.answer(t.decision.suggest);
    expect(t.district('downtown').sites).toEqual(['hastur', 'cthulhu']);
  });

  it('R8.6 a second Site in the same district is refused', () => {
    const t = preparing(site, holding([], 20));
    expect(optionIds(t)).toEqual(['ritual-1', 'ritual-2', 'ritual-3']);
    expect(refusal(t, 'site')).toBe('siteAlreadyHere R8.6');
  });

  it('R8.6 a Ritual costs its level + Investigators, exactly enough and one too little', () => {
    const t = preparing({ ...site, investigators: 1 }, holding([], 3));
    expect(t.decision.options).toMatchObject([
      { ritual: 1, cost: 2 },
      { ritual: 2, cost: 3 },
    ]);
    expect(t.decision.options).toHaveLength(2);
    expect(refusal(t, 'ritual-3')).toBe('notEnoughPower R8.6');
    expect(refusalParams(t, 'ritual-3')).toEqual({ cost: 4, power: 3 });
    t.answer('prepare', { ritual: 2 });
    expect(t.decision.needs).toEqual({ power: 3 });
    t.session.answer(t.decision.suggest);
    expect(t.district('downtown').rituals).toEqual([['cthulhu', 2]]);
    expect(t.supply('cthulhu').rituals).toEqual([2, 1, 1]);
    expect(t.events('powerPaid')).toMatchObject([{ amount: 3, why: 'ritual' }]);
  });

  it('R8.6 at most one Ritual per Plan', () => {
    const t = preparing(site, holding([], 20));
    expect(t.decision.legal).toEqual([['ritual-1'], ['ritual-2'], ['ritual-3']]);
    expect(codeOf(() => t.session.answer(['ritual-1', 'ritual-2']))).toBe('sameGroup');
    expect(codeOf(() => t.session.answer([]))).toBe('tooFew');
  });

  it('R8.6 only markers in supply; none left bars the Plan', () => {
    const spread = {
      downtown: {},
      uptown: {
        rituals: [
          ['cthulhu', 1],
          ['cthulhu', 1],
          ['cthulhu', 3],
        ],
      },
      northside: { rituals: [['cthulhu', 2]] },
    };
    const t = turnAt('downtown', site, holding([], 20), spread).answer('takePlan', { plan: 'preparation' });
    expect(optionIds(t)).toEqual(['ritual-2']);
    expect(refusal(t, 'ritual-1')).toBe('noRitualInSupply R8.6');
    expect(refusal(t, 'ritual-3')).toBe('noRitualInSupply R8.6');
    const all = {
      ...spread,
      northside: {
        rituals: [
          ['cthulhu', 2],
          ['cthulhu', 2],
        ],
      },
    };
    expect(refusal(turnAt('downtown', site, holding([], 20), all), 'preparation')).toBe('noRitualInSupply R8.6');
    // Without a Site here the Site alone is still possible.
    const bare = turnAt('downtown', {}, holding([], 20), all).answer('takePlan', { plan: 'preparation' });
    expect(optionIds(bare)).toEqual(['site']);
    expect(refusal(bare, 'ritual-1')).toBe('noRitualInSupply R8.6');
  });

  it.each([
    [2, ['cthulhu', 'hastur'], 3],
    [3, ['cthulhu', 'hastur', 'dagon'], 4],
    [4, ['cthulhu', 'hastur', 'dagon', 'chaugnar'], 5],
  ])('R8.6 R3.3 with %i players a Ritual needs an open field of %s: %i in all', (_, seats, fields) => {
    const levels = [1, 1, 2, 2, 3];
    const rituals = (count: number) => ({ rituals: levels.slice(0, count).map((level) => ['hastur', level]) });
    const open = preparing({ ...site, ...rituals(fields - 1) }, holding([], 1, { seats }));
    expect(optionIds(open)).toEqual(['ritual-1']);
    const full = turnAt('downtown', { ...site, ...rituals(fields) }, holding([], 9, { seats }));
    expect(refusal(full, 'preparation')).toBe('noRitualField R8.6');
    const bare = preparing(rituals(fields), holding([], 20, { seats }));
    expect(optionIds(bare)).toEqual(['site']);
    expect(refusal(bare, 'ritual-1')).toBe('noRitualField R8.6');
  });

  it('R8.6 without a Cult Site here no Ritual alone, whatever the Power', () => {
    const t = turnAt('downtown', { rituals: [['cthulhu', 1]] }, holding([], 4));
    expect(refusal(t, 'preparation')).toBe('notEnoughPower R8.6');
    const rich = preparing({}, holding([], 20));
    expect(optionIds(rich)).toEqual(['site', 'ritual-1', 'ritual-2', 'ritual-3']);
    expect(rich.decision.requires).toEqual(['ritual-1', 'ritual-2', 'ritual-3'].map((option) => ({ option, oneOf: ['site'] })));
    expect(codeOf(() => rich.session.answer(['ritual-1']))).toBe('notAlone');
    expect(rich.decision.legal).toEqual([['site'], ['site', 'ritual-1'], ['site', 'ritual-2'], ['site', 'ritual-3']]);
  });
});

describe('R8.6 two costs', () => {
  it('R8.6 both: the Site is paid and placed first, then the Ritual; two payments', () => {
    const t = preparing({}, holding([], 8));
    expect(optionIds(t)).toEqual(['site', 'ritual-1', 'ritual-2', 'ritual-3']);
    t.answer('prepare', { ritual: 3 }, { site: true });
    expect(t.decision.needs).toEqual({ power: 5, leave: 3 });
    const first = eventsOf(t, () => t.session.answer(t.decision.suggest));
    expect(first).toEqual(['tokensReturned', 'powerPaid', 'sitePlaced']);
    expect(t.decision.needs).toEqual({ power: 3 });
    t.session.answer(t.decision.suggest);
    expect(t.district('downtown').rituals).toEqual([['cthulhu', 3]]);
    expect(t.tokens('cthulhu')['initiate']).toBe(0);
  });

  it('R8.6 one Power too little for the higher Ritual: it is not offered, the lower is', () => {
    const t = preparing({}, holding([], 7));
    expect(optionIds(t)).toEqual(['site', 'ritual-1', 'ritual-2']);
    expect(refusal(t, 'ritual-3')).toBe('notEnoughPower R8.6');
  });

  it('R8.6 icons in excess of the Site are lost to the Ritual: paid separately', () => {
    // 3 adepts give 6: the Site takes all three, nothing is left for a Ritual I.
    const t = preparing({}, holding(['adept', 'adept', 'adept']));
    expect(optionIds(t)).toEqual(['site']);
    expect(refusal(t, 'ritual-1')).toBe('notEnoughPower R8.6');
    // One Initiate: Site with two adepts and it (5), and an adept is left.
    const more = preparing({}, holding(['adept', 'adept', 'adept'], 1));
    expect(optionIds(more)).toEqual(['site', 'ritual-1', 'ritual-2']);
  });

  it("R8.6 the Site's payment must leave enough for the Ritual", () => {
    const t = preparing({}, holding(['adept', 'adept', 'adept'], 1)).answer('prepare', { site: true }, { ritual: 2 });
    expect(t.decision.needs).toEqual({ power: 5, leave: 2 });
    expect(t.decision.legal).toEqual([
      ['adept', 'adept#2', 'initiate'],
      ['adept', 'adept#3', 'initiate'],
      ['adept#2', 'adept#3', 'initiate'],
    ]);
    expect(codeOf(() => t.session.answer(['adept', 'adept#2', 'adept#3']))).toBe('leavesTooLittle');
    t.answer('pay', { token: 'initiate' }, { card: 'adept' }, { card: 'adept' });
    t.answer('pay', { card: 'adept' });
    expect(t.district('downtown')).toMatchObject({ sites: ['cthulhu'], rituals: [['cthulhu', 2]] });
    expect(t.discards('cthulhu')).toEqual(['adept', 'adept', 'adept']);
  });

  it('R8.6 if the Site alone was chosen, its payment need leave nothing', () => {
    const t = preparing({}, holding(['adept', 'adept', 'adept'], 1)).answer('prepare', { site: true });
    expect(t.decision.needs).toEqual({ power: 5 });
    expect(t.decision.legal).toContainEqual(['adept', 'adept#2', 'adept#3']);
    t.session.answer(['adept', 'adept#2', 'adept#3']);
    expect(t.decision.seat).toBe('hastur');
    expect(t.district('downtown').rituals).toEqual([]);
  });
});

describe('R8.6 with City cards', () => {
  it('R8.6 power-disturbances: every Ritual prepared costs 1 more, the Site does not', () => {
    const t = preparing({}, holding([], 9, city('power-disturbances')));
    expect(t.decision.options.map(({ id, cost }) => [id, cost])).toEqual([
      ['site', 5],
      ['ritual-1', 2],
      ['ritual-2', 3],
      ['ritual-3', 4],
    ]);
    const poor = turnAt('downtown', site, holding([], 1, city('power-disturbances')));
    expect(refusal(poor, 'preparation')).toBe('notEnoughPower R8.6');
    const enough = preparing(site, holding([], 2, city('power-disturbances'))).answer('prepare', { ritual: 1 });
    expect(enough.decision.needs).toEqual({ power: 2 });
  });

  it('R8.6 stars-align: every Ritual prepared costs 1 less in all, at least 1; the Site does not', () => {
    const t = preparing({}, holding([], 9, city('stars-align')));
    expect(t.decision.options.map(({ id, cost }) => [id, cost])).toEqual([
      ['site', 5],
      ['ritual-1', 1],
      ['ritual-2', 1],
      ['ritual-3', 2],
    ]);
    expect(refusal(turnAt('downtown', site, holding([], 0, city('stars-align'))), 'preparation')).toBe('notEnoughPower R8.6');
  });

  it('R8.6 stars-align: with Investigators 1 less in all', () => {
    const t = preparing({ ...site, investigators: 2 }, holding([], 9, city('stars-align')));
    expect(t.decision.options.map(({ cost }) => cost)).toEqual([2, 3, 4]);
    expect(plansAt(turnAt('downtown', { ...site, investigators: 2 }, holding([], 2, city('stars-align'))), 'downtown')).toContain(
      'preparation',
    );
  });

  it('R8.6 bureau-office: the new Investigator starts one field nearer', () => {
    const t = preparing({ ...site, track: 1 }, holding([], 2, city('bureau-office')));
    expect(t.district('downtown')).toMatchObject({ track: 1, investigators: 1 });
  });
});

/** Preparation cards without Power of their own, so that their use is worth more than paying with them. */
const powerless = (id: string, abilities: readonly Ability[]): CultCard => ({ id, kind: 'starting', abilities });
const cards: CultCard[] = [
  powerless('bouncer', [{ keyword: 'preparation', window: 'beforeAdvance', self: 'discard', effects: [{ do: 'skipAdvance' }] }]),
  powerless('lawyer', [
    { keyword: 'preparation', window: 'afterAdvance', self: 'destroy', effects: [{ do: 'removeInvestigator', where: 'here' }] },
  ]),
  powerless('early-lawyer', [
    { keyword: 'preparation', window: 'beforeAdvance', self: 'destroy', effects: [{ do: 'removeInvestigator', where: 'here' }] },
  ]),
];

describe('R8.4 Preparation abilities in hand count as changes of cost', () => {
  const withCards = (place: Doc, hand: string[], initiates: number) =>
    turnWith(cards, scenarioAt('downtown', { ...site, ...place }, holding(hand, initiates)));
  const available = (place: Doc, hand: string[], initiates: number) =>
    plansAt(withCards(place, hand, initiates), 'downtown').includes('preparation');

  it('R8.4 to skip the advance can make it possible; then to decline is not on offer', () => {
    expect(available({ track: 1 }, [], 1)).toBe(false);
    const t = withCards({ track: 1 }, ['bouncer'], 1).answer('takePlan', { plan: 'preparation' });
    expect(t.kind).toBe('useAbility');
    expect(optionIds(t)).toEqual(['bouncer']);
    t.answer('useAbility', { card: 'bouncer' });
    expect(t.district('downtown')).toMatchObject({ investigators: 0, track: 1 });
    expect(t.decision.options).toMatchObject([{ ritual: 1, cost: 1 }]);
  });

  it('R8.4 to skip the advance does not help against Investigators already there', () => {
    expect(available({ track: 1, investigators: 1 }, ['bouncer'], 1)).toBe(false);
    expect(available({ track: 1, investigators: 1 }, ['bouncer'], 2)).toBe(true);
    expect(available({ track: 2, investigators: 1 }, ['bouncer', 'bouncer'], 1)).toBe(false);
  });

  it('R8.4 an Investigator that leaves after the advance can make it possible; then to decline is not on offer', () => {
    expect(available({ track: 1 }, ['lawyer'], 1)).toBe(true);
    expect(available({ track: 1 }, ['lawyer'], 0)).toBe(false);
    expect(available({ track: 2, investigators: 1 }, ['lawyer'], 1)).toBe(true);
    expect(available({ track: 2, investigators: 2 }, ['lawyer'], 1)).toBe(false);
    const t = withCards({ track: 1 }, ['lawyer'], 1).answer('takePlan', { plan: 'preparation' });
    expect(t.district('downtown')).toMatchObject({ investigators: 1, track: 2 });
    expect(optionIds(t)).toEqual(['lawyer']);
    t.answer('useAbility', { card: 'lawyer' });
    expect(t.decision.options).toMatchObject([{ ritual: 1, cost: 1 }]);
  });

  it('R8.4 several together', () => {
    expect(available({ track: 1, investigators: 1 }, ['bouncer', 'lawyer'], 1)).toBe(true);
    expect(available({ track: 1, investigators: 1 }, ['lawyer'], 1)).toBe(false);
    expect(available({ track: 1, investigators: 2 }, ['bouncer', 'lawyer'], 1)).toBe(false);
    expect(available({ track: 1, investigators: 1 }, ['lawyer', 'lawyer'], 1)).toBe(true);
    const t = withCards({ track: 1, investigators: 1 }, ['lawyer', 'bouncer'], 1).answer('takePlan', { plan: 'preparation' });
    expect(optionIds(t)).toEqual(['bouncer']);
    t.answer('useAbility', { card: 'bouncer' });
    expect(optionIds(t)).toEqual(['lawyer']);
    t.answer('useAbility', { card: 'lawyer' });
    expect(t.decision.options).toMatchObject([{ ritual: 1, cost: 1 }]);
  });

  it('R8.4 an ability that is not needed may be declined', () => {
    const t = withCards({ track: 1 }, ['bouncer'], 2).answer('takePlan', { plan: 'preparation' });
    expect(optionIds(t)).toEqual(['bouncer', 'pass']);
    t.pass();
    expect(t.district('downtown').investigators).toBe(1);
    expect(t.kind).toBe('prepare');
  });

  it('R8.4 an ability of before the advance can make it possible; then to decline is not on offer', () => {
    expect(available({ track: 2, investigators: 1 }, [], 1)).toBe(false);
    expect(available({ track: 2, investigators: 1 }, ['early-lawyer'], 1)).toBe(true);
    const t = withCards({ track: 2, investigators: 1 }, ['early-lawyer'], 1).answer('takePlan', { plan: 'preparation' });
    expect(optionIds(t)).toEqual(['early-lawyer']);
  });

  it('R8.4 an ability of before the advance does nothing about the Investigator that arrives with it', () => {
    expect(available({ track: 1, investigators: 0 }, ['early-lawyer'], 1)).toBe(false);
  });
});
