import { describe, expect, it } from 'vitest';
import { codeOf, load, type TestTable } from '../../../harness';
import { BLANKS, cults, many, offered, seatsOf } from './seats';

const city = (deck: string[], rest: Record<string, unknown> = {}) =>
  load({ seats: cults(2), round: 2, phase: 'city', city: { deck }, hands: { cthulhu: [], hastur: [] }, ...rest });
const active = (t: TestTable): unknown => (t.view()['city'] as { active: string[] }).active;

describe('R7.1 City', () => {
  it('R7.1 the top card is revealed and put in the centre', () => {
    const t = city(['curfew', 'night-fog']);
    expect(t.events('cityRevealed')).toEqual([{ type: 'cityRevealed', card: 'curfew' }]);
    expect(t.view()['city']).toEqual({ active: ['curfew'], deck: { count: 1 } });
  });

  it('R7.1 the Investigators named advance first, then the effect is resolved', () => {
    const t = city(['police-raid'], { districts: { downtown: { track: 1, rituals: [['cthulhu', 1]] } } });
    const steps = t.session.events.map((event) => event.type);
    expect(steps.slice(0, 4)).toEqual(['cityRevealed', 'investigatorArrived', 'investigatorPlaced', 'disorganizationReceived']);
  });

  it('R7.1 a one-time effect works once', () => {
    const t = city(['asylum-breakout', 'night-fog'], { rolls: { recruitment: BLANKS } });
    t.answer('reroll');
    expect(t.tokens('cthulhu')['freak']).toBe(1);
    expect(t.events('tokensGained').filter((event) => event['token'] === 'freak' && event.seat === 'cthulhu').length).toBe(1);
    const loaded = load({ seats: cults(2), round: 2, phase: 'recruitment', city: { active: ['asylum-breakout'] } });
    expect(loaded.tokens('cthulhu')['freak']).toBe(0);
  });

  it('R7.1 a round effect ends with the round', () => {
    const t = city(['curfew', 'night-fog']).until('takePlan');
    expect(t.events('planPlaced').length).toBe(6);
    t.until('placePlan').until('takePlan');
    expect(active(t)).toEqual(['night-fog']);
    expect(t.events('planPlaced').length).toBe(6 + 8);
    expect((t.view()['modifiers'] as { source: string }[]).map((modifier) => modifier.source)).toEqual(['night-fog']);
  });

  it('R7.1 the round effect of a card that lies there from the last round is over', () => {
    const t = city([], { city: { active: ['curfew', 'bureau-office'], deck: ['night-fog'] } });
    expect(active(t)).toEqual(['bureau-office', 'night-fog']);
    expect((t.view()['modifiers'] as { source: string }[]).map((modifier) => modifier.source)).toEqual([
      'bureau-office',
      'night-fog',
    ]);
    expect(t.until('takePlan').events('planPlaced').length).toBe(8);
  });

  it('R7.1 R4.3 a deck that is not named holds all cards that do not lie in the centre', () => {
    const t = load({ seats: cults(2), round: 2, phase: 'planning', city: { active: ['curfew'] } });
    expect(t.view()['city']).toEqual({ active: ['curfew'], deck: { count: 14 } });
    expect(t.session.state.cityDeck).not.toContain('curfew');
    expect(codeOf(() => load({ seats: cults(2), phase: 'planning', city: { active: ['adept'] } }))).toBe('unknownCard');
  });

  it('R7.1 a permanent effect stays when its card is covered', () => {
    const t = city(['bureau-office', 'night-fog', 'curfew']).until('takePlan');
    t.until('placePlan').until('takePlan');
    expect(t.view()['round']).toBe(3);
    expect(active(t)).toEqual(['bureau-office', 'night-fog']);
    const sources = () => (t.view()['modifiers'] as { source: string }[]).map((modifier) => modifier.source);
    expect(sources()).toEqual(['bureau-office', 'night-fog']);
    t.until('placePlan').until('takePlan');
    expect(active(t)).toEqual(['bureau-office', 'curfew']);
    expect(sources()).toEqual(['bureau-office', 'curfew']);
  });

  it('R7.1 the City phase comes before the Cult phase', () => {
    const t = city(['federal-agents'], { hands: {}, decks: { cthulhu: many('adept', 9), hastur: many('adept', 9) } });
    expect(t.hand('cthulhu').length).toBe(5);
  });
});

describe('R7.2 Mobilization', () => {
  const draw = (seats: string[], decks: Record<string, string[]>, rest: Record<string, unknown> = {}) =>
    load({ seats, round: 2, phase: 'mobilization', decks, ...rest });

  it('R7.2 all players draw six cards', () => {
    const t = draw(cults(3), { cthulhu: many('adept', 7), hastur: many('brute', 6), dagon: many('acolyte', 9) });
    expect(cults(3).map((cult) => t.hand(cult).length)).toEqual([6, 6, 6]);
    expect(cults(3).map((cult) => t.view().decks[cult]!.count)).toEqual([1, 0, 3]);
  });

  it('R7.2 Disorganization cards among them are discarded', () => {
    const t = draw(cults(2), { cthulhu: ['disorganization', ...many('adept', 8)], hastur: many('disorganization', 6) });
    expect(t.hand('cthulhu')).toEqual(many('adept', 5));
    expect(t.hand('hastur')).toEqual([]);
    expect(t.discards('hastur')).toEqual(many('disorganization', 6));
  });

  it('R7.2 then, in turn order, Mobilization abilities may be used', () => {
    const deck = ['seer', ...many('adept', 9)];
    const t = draw(cults(3), { cthulhu: deck, hastur: deck, dagon: deck }, { first: 'hastur' });
    expect(seatsOf(t, 'cardsDrawn')).toEqual(['hastur', 'dagon', 'cthulhu']);
    for (const cult of ['hastur', 'dagon', 'cthulhu']) {
      expect([t.kind, t.decision.seat]).toEqual(['useAbility', cult]);
      t.pass();
    }
    expect([t.kind, t.decision.seat]).toEqual(['reroll', 'hastur']);
  });

  it('R7.2 also those of cards just drawn by such an ability', () => {
    const t = draw(cults(2), { cthulhu: ['seer', ...many('adept', 5), 'secret-summons', 'brute', 'brute'], hastur: [] });
    expect(t.ids({ card: 'secret-summons' })).toEqual([]);
    t.answer('useAbility', { card: 'seer' }).answer('chooseCard', { card: 'adept' });
    expect(t.decision.options.map((option) => option.id)).toEqual(['secret-summons:draw', 'secret-summons:destroy', 'pass']);
    t.answer('useAbility', { card: 'secret-summons', mode: 'draw' });
    expect(t.hand('cthulhu')).toEqual(['seer', ...many('adept', 4), 'secret-summons', 'brute']);
  });

  it('R7.2 cards kept from the last round do not count against the six', () => {
    const t = draw(cults(2), { cthulhu: many('brute', 8), hastur: [] }, { hands: { cthulhu: ['adept', 'adept'] } });
    expect(t.hand('cthulhu')).toEqual(['adept', 'adept', ...many('brute', 6)]);
  });

  it('R7.2 the NPC does not mobilize', () => {
    const t = load({ seats: ['cthulhu'], solo: { npc: 'dagon' }, round: 2, phase: 'mobilization' });
    expect(t.view().decks).toEqual({ cthulhu: { count: 6 }, dagon: { count: 12 } });
    expect(seatsOf(t.until('placePlan'), 'diceRolled')).toEqual(['cthulhu']);
  });
});

describe('R7.3 Recruitment', () => {
  const recruit = (recruitment: string[], rest: Record<string, unknown> = {}) =>
    load({
      seats: cults(2),
      round: 2,
      phase: 'recruitment',
      hands: { cthulhu: [], hastur: [] },
      rolls: { recruitment },
      ...rest,
    });
  const FIRST = ['thug', 'blank', 'freak', 'initiate', 'blank'];

  it('R7.3 all five dice are rolled and may be kept as they are', () => {
    const t = recruit(FIRST);
    expect([t.kind, t.decision.seat, t.decision.min, t.decision.max]).toEqual(['reroll', 'cthulhu', 0, 5]);
    expect(t.decision.options.map((option) => [option['die'], option['face']])).toEqual(FIRST.map((face, die) => [die, face]));
    t.answer('reroll');
    expect([t.kind, t.decision.seat]).toEqual(['reroll', 'hastur']);
    expect(t.tokens('cthulhu')).toEqual({ thug: 1, initiate: 1, freak: 1 });
  });

  it('R7.3 any of them may be re-rolled, twice at most', () => {
    const t = recruit([...FIRST, 'thug', 'initiate', 'freak']);
    t.answer('reroll', { die: 1 }, { die: 4 });
    expect(t.decision.options.map((option) => option['face'])).toEqual(['thug', 'thug', 'freak', 'initiate', 'initiate']);
    t.answer('reroll', { die: 0 });
    expect([t.kind, t.decision.seat]).toEqual(['reroll', 'hastur']);
    expect(t.tokens('cthulhu')).toEqual({ thug: 1, initiate: 2, freak: 2 });
    expect(t.events('diceRerolled').map((event) => event['dice'])).toEqual([[1, 4], [0]]);
  });

  it('R7.3 all dice at once, dice that show a token too, and to keep ends it', () => {
    const t = recruit([...FIRST, 'freak', 'freak', 'freak', 'freak', 'freak']);
    t.answer('reroll', { die: 0 }, { die: 1 }, { die: 2 }, { die: 3 }, { die: 4 });
    t.answer('reroll');
    expect([t.kind, t.decision.seat]).toEqual(['reroll', 'hastur']);
    expect(t.tokens('cthulhu')).toEqual({ thug: 0, initiate: 0, freak: 5 });
    expect(codeOf(() => t.session.answer(['die-0', 'die-0']))).toBe('optionTwice');
  });

  it('R7.3 the tokens shown are added to what one has; Bad Luck gives nothing', () => {
    const t = recruit(['thug', 'thug', 'blank', 'blank', 'blank'], { tokens: { cthulhu: { thug: 3, freak: 1 } } }).answer(
      'reroll',
    );
    expect(t.tokens('cthulhu')).toEqual({ thug: 5, initiate: 0, freak: 1 });
    expect(t.events('tokensGained')).toEqual([{ type: 'tokensGained', seat: 'cthulhu', token: 'thug', count: 2 }]);
  });

  it('R7.3 in turn order, each with their own two re-rolls', () => {
    const t = load({
      seats: cults(3),
      first: 'dagon',
      round: 2,
      phase: 'recruitment',
      hands: { cthulhu: [], hastur: [], dagon: [] },
    });
    for (const cult of ['dagon', 'cthulhu', 'hastur']) {
      for (let i = 0; i < 2; i++) {
        expect([t.kind, t.decision.seat]).toEqual(['reroll', cult]);
        t.answer('reroll', { die: 0 });
      }
    }
    expect(t.kind).toBe('placePlan');
    expect(seatsOf(t, 'diceRolled')).toEqual(['dagon', 'cthulhu', 'hastur']);
  });
});

describe('R7.4 Planning', () => {
  const plan = (seats: string[], rest: Record<string, unknown> = {}) =>
    load({ seats, round: 2, phase: 'planning', hands: Object.fromEntries(seats.map((cult) => [cult, []])), ...rest });

  it.each([2, 3, 4])('R7.4 %i players put one marker at a time in turn order until all have placed four', (count) => {
    const t = plan(cults(count), { first: 'hastur' });
    const order = [...cults(count).slice(1), 'cthulhu'];
    for (let i = 0; i < 4; i++) {
      for (const cult of order) {
        expect([t.kind, t.decision.seat, t.decision.min, t.decision.max]).toEqual(['placePlan', cult, 1, 1]);
        t.answer('placePlan', { district: 'uptown' });
      }
    }
    expect(t.kind).toBe('takePlan');
    expect(t.district('uptown').plans).toEqual([...order, ...order, ...order, ...order]);
    expect(t.supply('cthulhu').plans).toBe(0);
  });

  it('R7.4 a marker goes on top of the stack', () => {
    const t = plan(cults(2), { districts: { downtown: { plans: ['hastur'] } } }).answer('placePlan', { district: 'downtown' });
    expect(t.district('downtown').plans).toEqual(['hastur', 'cthulhu']);
    expect(t.events('planPlaced')).toEqual([{ type: 'planPlaced', seat: 'cthulhu', district: 'downtown', height: 2 }]);
  });

  it('R7.4 in any open district, no presence needed, and there is no passing', () => {
    const t = plan(cults(2), { districts: { downtown: { sites: ['hastur'] } } });
    expect(offered(t)).toEqual(['downtown', 'uptown', 'northside']);
    expect(t.offers({ pass: true })).toBe(false);
    expect(codeOf(() => t.session.answer([]))).toBe('tooFew');
    expect(offered(plan(cults(4)))).toEqual(['downtown', 'rivertown', 'uptown', 'northside']);
  });

  it('R7.4 markers that lie already count among the four', () => {
    const placed = { downtown: { plans: ['cthulhu', 'hastur', 'cthulhu', 'hastur', 'cthulhu'] } };
    const t = plan(cults(2), { districts: placed, active: 'hastur' });
    expect(t.decision.seat).toBe('hastur');
    t.answer('placePlan', { district: 'uptown' }).answer('placePlan', { district: 'uptown' });
    expect([t.kind, t.decision.seat]).toEqual(['placePlan', 'hastur']);
    t.answer('placePlan', { district: 'northside' });
    expect(t.kind).toBe('takePlan');
  });

  it('R7.4 a City card may change the number', () => {
    const t = plan(cults(2), { city: { active: ['curfew'] } });
    for (let i = 0; i < 6; i++) t.answer('placePlan', { district: 'downtown' });
    expect(t.kind).toBe('takePlan');
    expect(t.supply('hastur').plans).toBe(1);
  });

  it('R7.4 the kind of Plan is not declared', () => {
    const t = plan(cults(2)).answer('placePlan', { district: 'downtown' });
    expect(t.events('planPlaced')[0]).toEqual({ type: 'planPlaced', seat: 'cthulhu', district: 'downtown', height: 1 });
    expect(t.view('cthulhu').planned['cthulhu']).toEqual({ augmentation: 0, preparation: 0, influence: 0, dominance: 0 });
  });
});
