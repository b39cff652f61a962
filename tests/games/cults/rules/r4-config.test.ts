import { describe, expect, it } from 'vitest';
import { begin, codeOf, type TestTable } from '../../../harness';
import { players } from './seats';

const game = (config: Record<string, unknown>) => begin({ seats: players(2), ...config });
const SEEDS = Array.from({ length: 16 }, (_, i) => `seed ${i}`);

/** The City deck of a new game, top first. */
const cityDeck = (city: Record<string, unknown>, rest: Record<string, unknown> = {}) =>
  game({ city, ...rest })
    .session.state.cityDeck.slice()
    .reverse();

const stacksOf = (t: TestTable) =>
  Object.fromEntries(
    Object.entries(t.view().districts).map(([name, place]) => [name, [place.guardian?.card, place.action?.card]]),
  );

const MAP = {
  downtown: { guardian: 'byakhee', action: 'safe-house' },
  uptown: { guardian: 'dark-young', action: 'false-trail' },
  northside: { guardian: 'star-spawn', action: 'recruiters' },
};

describe('R4.5 stacks by configuration', () => {
  it('R4.5 a map of stacks is laid out as it says', () => {
    expect(stacksOf(game({ stacks: MAP }))).toEqual({
      downtown: ['byakhee', 'safe-house'],
      uptown: ['dark-young', 'false-trail'],
      northside: ['star-spawn', 'recruiters'],
    });
  });

  it('R4.5 a map that breaks the rules is refused', () => {
    const refused = (downtown: unknown) => codeOf(() => game({ stacks: { ...MAP, downtown } }));
    expect(refused({ guardian: 'safe-house', action: 'desecration' })).toBe('wrongKind');
    expect(refused({ guardian: 'byakhee', action: 'adept' })).toBe('wrongKind');
    expect(refused({ guardian: 'star-spawn', action: 'safe-house' })).toBe('stackTwice');
    expect(refused({ guardian: 'byakhee', action: 'recruiters' })).toBe('stackTwice');
    expect(refused({ guardian: 'shoggoth', action: 'safe-house' })).toBe('unknownCard');
    expect(refused({ guardian: 'byakhee' })).toBe('unknownCard');
    expect(refused(undefined)).toBe('unknownCard');
    expect(codeOf(() => game({ stacks: { ...MAP, innsmouth: {} } }))).toBe('unknownField');
    expect(codeOf(() => game({ stacks: 'alphabetical' }))).toBe('unknownId');
  });

  it('R4.5 random stacks fill every field with another stack of its kind, by the seed', () => {
    const random = (seed: string) => game({ seats: players(4), stacks: 'random', seed });
    const cards = Object.values(random('1').view().districts);
    expect(cards.every((place) => place.guardian?.left === 6 && place.action?.left === 6)).toBe(true);
    const { book } = random('1').session;
    const kind = (card: string) => book.cards[book.typeById.get(card)!]!.kind;
    expect(cards.map((place) => [kind(place.guardian!.card), kind(place.action!.card)])).toEqual(
      cards.map(() => ['guardian', 'action']),
    );
    expect(new Set(cards.map((place) => place.guardian!.card)).size).toBe(4);
    expect(new Set(cards.map((place) => place.action!.card)).size).toBe(4);
    expect(stacksOf(random('1'))).toEqual(stacksOf(random('1')));
    expect(stacksOf(random('1'))).not.toEqual(stacksOf(random('2')));
    expect(Object.keys(stacksOf(game({ stacks: 'random', closed: 'uptown' })))).toEqual(['downtown', 'rivertown', 'northside']);
  });

  it('R4.5 all sixteen stacks can come up at random', () => {
    const met = new Set<unknown>();
    for (const seed of SEEDS)
      for (const pair of Object.values(stacksOf(game({ seats: players(4), stacks: 'random', seed }))))
        pair.forEach((card) => met.add(card));
    expect(met.size).toBe(16);
  });
});

describe('R4.3 the City deck by configuration', () => {
  it('R4.3 include names the only cards of the deck', () => {
    expect(cityDeck({ include: ['curfew', 'night-fog', 'curfew'] }).sort()).toEqual(['curfew', 'night-fog']);
    expect(cityDeck({ include: [] })).toEqual([]);
    expect(cityDeck({}).length).toBe(15);
    expect(codeOf(() => cityDeck({ include: ['black-market'] }))).toBe('unknownCard');
  });

  it('R4.3 exclude leaves cards out', () => {
    const deck = cityDeck({ exclude: ['curfew', 'witch-hunt'] });
    expect(deck.length).toBe(13);
    expect(deck).not.toContain('curfew');
    expect(deck).not.toContain('witch-hunt');
    expect(cityDeck({ include: ['curfew', 'night-fog'], exclude: ['curfew'] })).toEqual(['night-fog']);
    expect(codeOf(() => cityDeck({ exclude: ['adept'] }))).toBe('unknownCard');
  });

  it('R4.3 pinned cards come within the rounds of the game, in an order of chance', () => {
    const places = SEEDS.map((seed) => cityDeck({ pin: ['curfew'] }, { seed }).indexOf('curfew'));
    expect(Math.max(...places)).toBeLessThan(5);
    expect(new Set(places).size).toBeGreaterThan(1);
    const all = ['curfew', 'night-fog', 'stars-align', 'police-raid', 'dock-strike'];
    const deck = cityDeck({ pin: all });
    expect(deck.slice(0, 5).sort()).toEqual([...all].sort());
    expect(new Set(deck).size).toBe(15);
    expect(cityDeck({ include: ['curfew'], pin: ['night-fog'] }).sort()).toEqual(['curfew', 'night-fog']);
  });

  it('R5.3 as many cards can be pinned as City phases come: one fewer than rounds', () => {
    const pin = ['curfew', 'night-fog', 'stars-align', 'police-raid', 'dock-strike', 'witch-hunt'];
    expect(codeOf(() => cityDeck({ pin }))).toBe('tooManyPinned');
    expect(cityDeck({ pin }, { rounds: 7 }).slice(0, 6).sort()).toEqual([...pin].sort());
    expect(codeOf(() => cityDeck({ pin: ['curfew', 'curfew', 'curfew', 'curfew', 'curfew', 'curfew'] }))).toBe(
      'nothing was thrown',
    );
    expect(codeOf(() => cityDeck({ pins: [] }))).toBe('unknownField');
  });

  it('R7.1 an empty City deck brings nothing new', () => {
    const t = game({ city: { include: ['curfew'] }, seed: 'few' });
    while (t.view()['round'] !== 4) t.session.answer(t.decision.suggest);
    expect(t.events('cityRevealed').map((event) => event['card'])).toEqual(['curfew']);
    t.until('takePlan');
    const placed = t.events('planPlaced').filter((event) => event.seat === 'cthulhu').length;
    expect(placed).toBe(4 + 3 + 4 + 4);
  });
});

describe('R4 what a configuration may not say', () => {
  it('R4.1 R4.4 unknown fields and values are refused by name', () => {
    expect(codeOf(() => game({ round: 6 }))).toBe('unknownField');
    expect(codeOf(() => game({ seats: 'all' }))).toBe('notAList');
    expect(codeOf(() => game({ seats: [{ cult: 'dagon', colour: 'blue' }, 'hastur'] }))).toBe('unknownField');
    expect(codeOf(() => game({ seed: 7 }))).toBe('notAText');
    expect(codeOf(() => game({ mods: ['base', 'other'] }))).toBe('unknownMod');
    expect(codeOf(() => game({ options: { npcOpposeTie: 'middle' } }))).toBe('unknownId');
    expect(game({ mods: ['base'], options: { npcOpposeTie: 'low' }, seed: 'x' }).kind).toBe('placeSite');
  });

  it('R4.4 the same seed gives the same game, another seed another', () => {
    const hash = (seed?: string) => game(seed === undefined ? {} : { seed }).session.hash;
    expect(hash('a')).toBe(hash('a'));
    expect(hash('a')).not.toBe(hash('b'));
    expect(hash()).toBe(hash('0'));
  });
});
