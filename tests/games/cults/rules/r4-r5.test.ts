import { describe, expect, it } from 'vitest';
import { begin, codeOf, load, type TestTable } from '../../../harness';
import { cults, offered, players, seatsOf } from './seats';

const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'];
const first = (t: TestTable): unknown => t.view()['first'];
const phases = (t: TestTable): string =>
  t.session.events
    .flatMap((event) =>
      event.type === 'phaseBegun' ? [event['phase']] : event.type === 'roundBegun' ? [`${event['round'] as number}:`] : [],
    )
    .join(' ');

describe('R4 Setup', () => {
  it('R4.1 the First Cultist is chosen, the first seat unless another is named', () => {
    expect(first(begin({ seats: players(3) }))).toBe('cthulhu');
    const t = begin({ seats: players(3), first: 'dagon' });
    expect(first(t)).toBe('dagon');
    expect(t.decision.seat).toBe('dagon');
    expect(codeOf(() => begin({ seats: players(2), first: 'dagon' }))).toBe('notAtTable');
  });

  it('R4.1 or at random: every seat can be it, and the seed decides', () => {
    for (const count of [2, 3, 4]) {
      const drawn = SEEDS.map((seed) => first(begin({ seats: players(count), first: null, seed })));
      expect(new Set(drawn)).toEqual(new Set(cults(count)));
      expect(SEEDS.map((seed) => first(begin({ seats: players(count), first: null, seed })))).toEqual(drawn);
    }
    expect(first(begin({ seats: players(1), solo: { npc: 'dagon' }, first: null, seed: 'c' }))).toBe('cthulhu');
  });

  it('R4.2 the closed district gets no stacks, no Investigator and no Cult Site', () => {
    const t = begin({ seats: players(2), closed: 'northside' });
    expect(Object.keys(t.view().districts)).toEqual(['downtown', 'rivertown', 'uptown']);
    expect(t.events('stackPlaced').filter((event) => event['district'] === 'northside')).toEqual([]);
    expect(t.events('districtSetUp').map((event) => event['district'])).toEqual(['downtown', 'rivertown', 'uptown']);
    expect(offered(t)).toEqual(['downtown', 'rivertown', 'uptown']);
  });

  it('R4.3 fifteen City cards, shuffled face down, and the Round marker on 1', () => {
    const deck = (seed: string) => begin({ seats: players(2), seed }).session.state.cityDeck;
    expect(new Set(deck('a')).size).toBe(15);
    expect(deck('a')).toEqual(deck('a'));
    expect(deck('a')).not.toEqual(deck('b'));
    const t = begin({ seats: players(2) });
    expect(t.view()['city']).toEqual({ active: [], deck: { count: 15 } });
    expect(t.view()['round']).toBe(1);
  });

  it('R4.4 everyone shuffles twelve starting cards', () => {
    const decks = (seed: string) =>
      begin({ seats: players(3), seed }).session.state.seats.map(({ deck }) => deck.map((copy) => copy >> 12));
    const [one, two, three] = decks('a') as [number[], number[], number[]];
    const sorted = (deck: number[]) => [...deck].sort((a, b) => a - b);
    for (const deck of [one, two, three]) expect(sorted(deck)).toEqual(sorted(one));
    expect(one.length).toBe(12);
    expect(one).not.toEqual(sorted(one));
    expect(one).not.toEqual(two);
    expect(two).not.toEqual(three);
    expect(decks('a')).toEqual(decks('a'));
    expect(decks('a')).not.toEqual(decks('b'));
  });

  it('R4.5 the first game has its fixed arrangement', () => {
    const t = begin({ seats: players(4) });
    const stacks = Object.entries(t.view().districts).map(([name, place]) => [name, place.guardian, place.action]);
    expect(stacks).toEqual([
      ['downtown', { card: 'hunting-horror', left: 6 }, { card: 'secret-summons', left: 6 }],
      ['rivertown', { card: 'nightgaunt', left: 6 }, { card: 'desecration', left: 6 }],
      ['uptown', { card: 'star-spawn', left: 6 }, { card: 'hidden-altar', left: 6 }],
      ['northside', { card: 'ghoul-pack', left: 6 }, { card: 'black-market', left: 6 }],
    ]);
    expect(begin({ seats: players(4), stacks: 'first-game' }).view().districts).toEqual(t.view().districts);
  });

  it.each([
    [2, 'hastur', ['hastur', 'cthulhu', 'hastur', 'cthulhu', 'hastur', 'cthulhu']],
    [3, 'dagon', ['dagon', 'cthulhu', 'hastur', 'dagon', 'cthulhu', 'hastur']],
    [4, 'cthulhu', [...cults(4), ...cults(4)]],
  ] as const)('R4.5 the draft of %i players goes round from the First Cultist %s until no field is free', (count, who, order) => {
    const t = begin({ seats: players(count), first: who, stacks: 'draft' });
    const asked: string[] = [];
    while (t.kind === 'placeStack') {
      asked.push(t.decision.seat);
      t.session.answer([t.decision.options.at(-1)!.id]);
    }
    expect(asked).toEqual(order);
    expect(t.kind).toBe('placeSite');
    const places = Object.values(t.view().districts);
    expect(places.every((place) => place.guardian?.left === 6 && place.action?.left === 6)).toBe(true);
  });

  it('R4.5 a stack goes on a free field of its kind in an open district, once', () => {
    const t = begin({ seats: players(2), stacks: 'draft' });
    expect(t.decision.options.length).toBe(16 * 3);
    expect(t.offers({ district: 'rivertown' })).toBe(false);
    t.answer('placeStack', { card: 'byakhee', district: 'uptown' });
    expect(t.district('uptown')).toMatchObject({ guardian: { card: 'byakhee', left: 6 }, action: null });
    expect(t.ids({ card: 'byakhee' })).toEqual([]);
    expect(t.ids({ card: 'star-spawn' })).toEqual(['star-spawn@downtown', 'star-spawn@northside']);
    expect(t.ids({ card: 'safe-house' })).toEqual(['safe-house@downtown', 'safe-house@uptown', 'safe-house@northside']);
    t.answer('placeStack', { card: 'safe-house', district: 'uptown' });
    expect(t.offers({ district: 'uptown' })).toBe(false);
    expect(t.district('uptown').action).toEqual({ card: 'safe-house', left: 6 });
    expect(t.decision.options.length).toBe(14 * 2);
    expect(t.events('stackPlaced')).toEqual([
      { type: 'stackPlaced', seat: 'cthulhu', district: 'uptown', card: 'byakhee', stack: 'guardian', count: 6 },
      { type: 'stackPlaced', seat: 'hastur', district: 'uptown', card: 'safe-house', stack: 'action', count: 6 },
    ]);
  });

  it('R4.5 unused stacks leave the game: nobody can take from them', () => {
    const t = begin({ seats: players(2), stacks: 'draft' }).until('placeSite');
    const used = Object.values(t.view().districts).flatMap((place) => [place.guardian!.card, place.action!.card]);
    expect(new Set(used).size).toBe(6);
    expect(t.session.state.districts.flatMap((place) => place.stacks.filter(([type]) => type >= 0)).length).toBe(6);
  });

  it('R4.5 in solo the player drafts all stacks', () => {
    const t = begin({ seats: players(1), solo: { npc: 'dagon' }, stacks: 'draft' });
    const asked: string[] = [];
    for (; t.kind === 'placeStack'; t.session.answer(t.decision.suggest)) asked.push(t.decision.seat);
    expect(asked).toEqual(Array.from({ length: 6 }, () => 'cthulhu'));
  });

  it('R4.6 without a word of Investigators one stands on the starting field of every open district', () => {
    for (const count of [2, 3, 4]) {
      const t = begin({ seats: players(count) });
      expect(t.events('setupRevealed')).toEqual([{ type: 'setupRevealed', card: 'quiet-streets' }]);
      const places = Object.values(t.view().districts);
      expect(places.length).toBe(count === 4 ? 4 : 3);
      expect(places.every((place) => place.track === count && place.investigators === 0 && place.sanity === 3)).toBe(true);
    }
  });

  it('R4.6 a random Initial Setup card: any of the four, by the seed', () => {
    const card = (seed: string) => begin({ seats: players(2), setup: null, seed }).events('setupRevealed')[0]!['card'];
    const drawn = SEEDS.map(card);
    expect(new Set(drawn)).toEqual(new Set(['quiet-streets', 'old-arkham', 'under-surveillance', 'city-in-panic']));
    expect(SEEDS.map(card)).toEqual(drawn);
    expect(codeOf(() => begin({ seats: players(2), setup: 'curfew' }))).toBe('unknownCard');
  });

  it('R4.7 in turn order each player puts one Cult Site in any open district; several may share one', () => {
    const t = begin({ seats: players(3), first: 'hastur' });
    for (const cult of ['hastur', 'dagon', 'cthulhu']) {
      expect([t.kind, t.decision.seat, t.decision.min, t.decision.max]).toEqual(['placeSite', cult, 1, 1]);
      expect(offered(t)).toEqual(['downtown', 'uptown', 'northside']);
      t.answer('placeSite', { district: 'uptown' });
      expect(t.supply(cult).sites).toBe(3);
    }
    expect(t.district('uptown').sites).toEqual(['hastur', 'dagon', 'cthulhu']);
    expect(t.district('downtown').sites).toEqual([]);
    expect(t.events('roundBegun')).toEqual([{ type: 'roundBegun', round: 1 }]);
  });

  it('R4.7 a scenario at setup asks those without a Site, in turn order', () => {
    const t = load({ seats: cults(3), first: 'dagon', phase: 'setup', districts: { uptown: { sites: ['cthulhu'] } } });
    expect([t.kind, t.decision.seat]).toEqual(['placeSite', 'dagon']);
    t.answer('placeSite', { district: 'downtown' });
    expect([t.kind, t.decision.seat]).toEqual(['placeSite', 'hastur']);
    t.answer('placeSite', { district: 'downtown' });
    expect(t.kind).not.toBe('placeSite');
  });

  it('R4.5 R4.6 R4.7 the order of the setup: stacks, the Initial Setup card, Cult Sites', () => {
    const t = begin({ seats: players(2), stacks: 'draft' }).until('useAbility');
    const steps = t.session.events.map((event) => event.type);
    const order = ['stackPlaced', 'setupRevealed', 'districtSetUp', 'sitePlaced', 'roundBegun'];
    const places = order.map((type) => [steps.indexOf(type), steps.lastIndexOf(type)]);
    for (let i = 1; i < places.length; i++) expect(places[i]![0], order[i]).toBeGreaterThan(places[i - 1]![1]!);
  });
});

describe('R5 The round', () => {
  it('R5.1 R5.3 the phases in order, and no City phase in round 1', () => {
    const t = begin({ seats: players(2) });
    while (t.view()['round'] !== 3) t.session.answer(t.decision.suggest);
    expect(phases(t)).toMatch(
      /^1: mobilization recruitment planning action hiding 2: city mobilization recruitment planning action hiding 3: /,
    );
    const events = t.session.events;
    const revealed = events.findIndex((event) => event.type === 'cityRevealed');
    expect(revealed).toBeGreaterThan(events.findIndex((event) => event.type === 'roundBegun' && event['round'] === 2));
  });

  it('R5.1 a phase is finished by all before the next begins', () => {
    const t = load({ seats: cults(3), phase: 'mobilization', decks: {}, seed: 'p' });
    t.until('takePlan');
    const steps = t.session.events.map((event) => event.type);
    expect(seatsOf(t, 'cardsDrawn').slice(0, 3)).toEqual(cults(3));
    const after = (earlier: string, later: string) =>
      expect(steps.indexOf(later), `${earlier} before ${later}`).toBeGreaterThan(steps.lastIndexOf(earlier));
    after('cardsDrawn', 'diceRolled');
    after('diceRolled', 'planPlaced');
    expect(t.events('diceRolled').length).toBe(3);
    expect(t.events('planPlaced').length).toBe(12);
  });

  it.each([
    ['cthulhu', ['cthulhu', 'hastur', 'dagon']],
    ['hastur', ['hastur', 'dagon', 'cthulhu']],
    ['dagon', ['dagon', 'cthulhu', 'hastur']],
  ])('R5.2 turn order goes clockwise from the First Cultist %s', (who, order) => {
    const t = load({ seats: cults(3), first: who, phase: 'mobilization', seed: 'order' }).until('takePlan');
    expect(seatsOf(t, 'diceRolled')).toEqual(order);
    expect(seatsOf(t, 'planPlaced').slice(0, 6)).toEqual([...order, ...order]);
    expect(seatsOf(t, 'cardsDrawn').slice(0, 3)).toEqual(order);
  });

  it('R5.2 the Action phase too begins with the First Cultist and goes clockwise', () => {
    const plans = { downtown: { plans: ['cthulhu'] }, uptown: { plans: ['hastur'] }, northside: { plans: ['dagon'] } };
    const t = load({ seats: cults(3), round: 2, first: 'hastur', phase: 'action', districts: plans });
    for (const cult of ['hastur', 'dagon', 'cthulhu']) {
      expect(t.decision.seat).toBe(cult);
      t.answer('takePlan', { plan: 'bluff' }).answer('bluffTokens', { token: 'thug' }, { token: 'thug' });
    }
  });

  it('R5.2 Hiding too is in turn order', () => {
    const tokens = Object.fromEntries(cults(3).map((cult) => [cult, { thug: 6 }]));
    const t = load({ seats: cults(3), first: 'dagon', phase: 'hiding', tokens });
    for (const cult of ['dagon', 'cthulhu', 'hastur']) {
      expect(t.decision.seat).toBe(cult);
      t.answer('discardTokens', { token: 'thug' });
    }
  });

  it('R5.4 the last round has no Hiding phase: the game ends after its Action phase', () => {
    const lastTurn = (round: number) =>
      load({
        seats: cults(2),
        round,
        phase: 'action',
        districts: { downtown: { plans: ['cthulhu'] } },
        hands: { cthulhu: ['adept'], hastur: ['adept'] },
        tokens: { hastur: { thug: 9 } },
      })
        .answer('takePlan', { plan: 'bluff' })
        .answer('bluffTokens', { token: 'freak' }, { token: 'freak' });
    const last = lastTurn(6);
    expect(last.session.decision).toBeNull();
    expect(last.session.outcome).not.toBeNull();
    expect(phases(last)).toBe('');
    expect(last.discards('cthulhu')).toEqual([]);
    expect(last.events('gameEnded').length).toBe(1);
    const fifth = lastTurn(5);
    expect(fifth.kind).toBe('discardTokens');
    expect(phases(fifth)).toBe('hiding');
    expect(fifth.discards('cthulhu')).toEqual(['adept']);
    expect(codeOf(() => load({ seats: cults(2), round: 6, phase: 'hiding' }))).toBe('noHidingInLastRound');
    expect(codeOf(() => load({ seats: cults(2), round: 6, rounds: 7, phase: 'hiding' }))).toBe('nothing was thrown');
  });

  it('R5.4 a whole game has as many rounds as were chosen and one Hiding phase less', () => {
    const t = begin({ seats: players(2), rounds: 8, seed: 'whole' }).finish();
    const count = (phase: string) => t.events('phaseBegun').filter((event) => event['phase'] === phase).length;
    expect(t.events('roundBegun').map((event) => event['round'])).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect([count('city'), count('mobilization'), count('action'), count('hiding')]).toEqual([7, 8, 8, 7]);
    expect(t.events('cityRevealed').length).toBe(7);
  });
});
