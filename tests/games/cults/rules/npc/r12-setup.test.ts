import { describe, expect, it } from 'vitest';
import { begin, codeOf, load, type TestTable } from '../../../../harness';
import { bonus, npcDeck, position, solo } from './r12-table';

const game = (config: Readonly<Record<string, unknown>> = {}): TestTable =>
  begin({ seats: ['dagon'], solo: { npc: 'hastur' }, ...config });

describe('R12.1 set up as for two, with one seat', () => {
  it('R12.1 Rivertown is closed, each track starts on field 2', () => {
    const t = game();
    expect(Object.keys(t.view().districts)).toEqual(['downtown', 'uptown', 'northside']);
    for (const place of Object.values(t.view().districts))
      expect([place.track, place.investigators, place.sanity]).toEqual([2, 0, 3]);
    expect(t.decision.kind).toBe('placeSite');
    expect(t.decision.options.map((option) => option['district'])).toEqual(['downtown', 'uptown', 'northside']);
    expect(codeOf(() => game({ closed: 'uptown' }))).toBe('soloClosesRivertown');
    expect(game({ closed: 'rivertown' }).view()['closed']).toBe('rivertown');
  });

  it('R12.1 there are three Ritual fields, as with two players', () => {
    const three = [
      ['dagon', 1],
      ['dagon', 1],
      ['dagon', 2],
    ];
    expect(solo({ districts: { uptown: { rituals: three, plans: ['dagon'] } } }).offers({ plan: 'influence' })).toBe(false);
    const two = solo({ districts: { uptown: { rituals: three.slice(1), plans: ['dagon'] } }, decks: { dagon: ['adept'] } });
    expect(two.offers({ plan: 'influence' })).toBe(true);
    const four = { uptown: { rituals: [...three, ['dagon', 2]] } };
    expect(codeOf(() => solo({ districts: four }))).toBe('tooManyRituals');
  });

  it('R12.1 exactly one seat plays against the NPC', () => {
    expect(codeOf(() => game({ seats: ['dagon', 'cthulhu'] }))).toBe('wrongSeatCount');
    expect(codeOf(() => game({ seats: [] }))).toBe('wrongSeatCount');
    expect(codeOf(() => begin({ seats: ['dagon'] }))).toBe('wrongSeatCount');
  });

  it('R12.1 the player chooses all the District stacks and districts', () => {
    const t = game({ stacks: 'draft' });
    const guardians = ['hunting-horror', 'nightgaunt', 'byakhee'];
    const actions = ['recruiters', 'safe-house', 'false-trail'];
    const districts = ['downtown', 'uptown', 'northside'];
    expect(t.decision.options).toHaveLength(16 * 3);
    expect(t.offers({ district: 'rivertown' })).toBe(false);
    districts.forEach((district, i) => {
      expect(t.decision.seat).toBe('dagon');
      t.answer('placeStack', { card: guardians[i], district }).answer('placeStack', { card: actions[i], district });
    });
    expect(t.kind).toBe('placeSite');
    expect(districts.map((name) => [t.district(name).guardian, t.district(name).action])).toEqual(
      districts.map((_, i) => [
        { card: guardians[i], left: 6 },
        { card: actions[i], left: 6 },
      ]),
    );
  });

  it('R12.1 or the first-game arrangement is used', () => {
    const t = game();
    const cards = Object.values(t.view().districts).map((place) => [place.guardian?.card, place.action?.card]);
    expect(cards).toEqual([
      ['hunting-horror', 'secret-summons'],
      ['star-spawn', 'hidden-altar'],
      ['ghoul-pack', 'black-market'],
    ]);
  });

  it('R12.1 the player acts first, whatever else is asked for', () => {
    const t = game({ first: null, seed: 'x' }).answer('placeSite', { district: 'uptown' });
    expect(t.view().first).toBe('dagon');
    expect(t.until('placePlan').decision.seat).toBe('dagon');
    expect(t.events('planPlaced')).toEqual([]);
    expect(t.until('takePlan').events('turnEnded')).toEqual([]);
    expect(codeOf(() => game({ first: 'hastur' }))).toBe('notAtTable');
    for (const seed of ['1', '2', '3', '4', '5', '6']) expect(game({ first: null, seed }).view().first).toBe('dagon');
  });

  it('R12.1 no First Cultist marker passes: the player is first in the next round, too', () => {
    const t = solo({ phase: 'hiding', decks: { dagon: ['adept', 'adept'] } });
    expect(t.view()).toMatchObject({ round: 3, first: 'dagon' });
    expect(t.until('placePlan').decision.seat).toBe('dagon');
    expect(t.events('planPlaced')).toEqual([]);
  });
});

describe('R12.2 the NPC', () => {
  it('R12.2 has a Cult Site in every open district, a Ritual I in Uptown and Northside and a Ritual II in Downtown', () => {
    const t = game();
    expect(t.district('downtown')).toMatchObject({ sites: ['hastur'], rituals: [['hastur', 2]], dominance: [] });
    expect(t.district('uptown')).toMatchObject({ sites: ['hastur'], rituals: [['hastur', 1]], dominance: [] });
    expect(t.district('northside')).toMatchObject({ sites: ['hastur'], rituals: [['hastur', 1]], dominance: [] });
    expect(t.supply('hastur')).toEqual({ rituals: [0, 1, 1], sites: 1, dominance: 8, plans: 4 });
    expect(t.supply('dagon')).toEqual({ rituals: [2, 2, 1], sites: 4, dominance: 8, plans: 4 });
    expect(bonus(t)).toEqual({ cards: { count: 0 }, thugs: 0 });
  });

  it('R12.2 takes the components of another cult', () => {
    expect(codeOf(() => game({ solo: { npc: 'dagon' } }))).toBe('cultTwice');
    expect(codeOf(() => game({ solo: { npc: 'nobody' } }))).toBe('unknownCult');
    expect(game({ solo: { npc: 'chaugnar' } }).district('uptown').sites).toEqual(['chaugnar']);
  });

  it('R12.2 its 12 starting cards are shuffled', () => {
    const [a, b] = [npcDeck(game({ seed: 'a' })), npcDeck(game({ seed: 'b' }))];
    const cards = ['acolyte', 'acolyte', 'acolyte', 'adept', 'adept', 'brute', 'brute', 'fanatic', 'fanatic'];
    expect([...a].sort()).toEqual([...cards, 'seer', 'watchman', 'whisperer']);
    expect([...b].sort()).toEqual([...a].sort());
    expect(a).not.toEqual(b);
    expect(a).not.toEqual([...a].sort());
  });

  it('R12.2 then the player places a Cult Site in any open district, beside the NPC’s', () => {
    const t = game().answer('placeSite', { district: 'northside' });
    expect(t.district('northside').sites).toEqual(['hastur', 'dagon']);
    expect(t.supply('dagon').sites).toBe(3);
  });

  it('R12.2 last the Objective is revealed: number 1 in a first game', () => {
    const t = game();
    expect(t.events('objectiveRevealed')).toEqual([]);
    t.answer('placeSite', { district: 'uptown' });
    expect(t.events('objectiveRevealed')).toEqual([{ type: 'objectiveRevealed', card: 'ascendance' }]);
    const order = t.session.events.map((event) => event.type);
    expect(order.indexOf('objectiveRevealed')).toBeGreaterThan(order.lastIndexOf('sitePlaced'));
    expect(order.indexOf('objectiveRevealed')).toBeLessThan(order.indexOf('roundBegun'));
  });

  it('R12.2 the Objective may be chosen', () => {
    const t = game({ solo: { npc: 'hastur', objective: 'silent-hand' } }).answer('placeSite', { district: 'uptown' });
    expect(t.events('objectiveRevealed')[0]!['card']).toBe('silent-hand');
    expect(t.view()['solo']).toMatchObject({ npc: 'hastur', objective: 'silent-hand' });
    expect(codeOf(() => game({ solo: { npc: 'hastur', objective: 'none' } }))).toBe('unknownCard');
  });

  it('R12.2 or drawn at random from all eight', () => {
    const drawn = new Set<unknown>();
    for (let seed = 0; seed < 60; seed++) {
      const t = game({ seed: String(seed), solo: { npc: 'hastur', objective: null } }).answer('placeSite', {
        district: 'uptown',
      });
      drawn.add(t.events('objectiveRevealed')[0]!['card']);
    }
    expect(drawn.size).toBe(8);
  });

  it('R12.2 a scenario that says nothing of its markers has them as at setup', () => {
    const t = load({ seats: ['dagon'], solo: { npc: 'hastur' }, phase: 'action', districts: { uptown: { plans: ['dagon'] } } });
    expect(t.district('downtown')).toMatchObject({ sites: ['hastur'], rituals: [['hastur', 2]] });
    expect(t.district('uptown')).toMatchObject({ sites: ['hastur'], rituals: [['hastur', 1]] });
    expect(t.district('northside')).toMatchObject({ sites: ['hastur'], rituals: [['hastur', 1]] });
    expect(t.view().decks['hastur']).toEqual({ count: 12 });
    expect(position(t).solo).toEqual({ npc: 'hastur', objective: 'ascendance', bonus: { cards: [], thugs: 0 } });
    expect(codeOf(() => solo({ hands: { dagon: [], hastur: ['brute'] } }))).toBe('npcHasNoHand');
  });
});
