import { describe, expect, it } from 'vitest';
import { begin, load, type TestTable } from '../../../harness';
import { cults, many, players } from './seats';

/** Mobilization with this deck (top first) and discard pile of the first player. */
const mobilize = (deck: string[], discard: string[] = [], hand: string[] = []) =>
  load({
    seats: cults(2),
    round: 2,
    phase: 'mobilization',
    decks: { cthulhu: deck, hastur: many('adept', 6) },
    discards: { cthulhu: discard },
    hands: { cthulhu: hand },
  });

const deckSize = (t: TestTable): number => t.view().decks['cthulhu']!.count;

describe('R6.2 what a position says', () => {
  it('R6.2 an ability already used in this Planning phase stays used in a position', () => {
    const planning = (used: Record<string, unknown>) =>
      load({
        seats: cults(2),
        round: 2,
        phase: 'planning',
        hands: { cthulhu: ['false-trail'], hastur: [] },
        districts: { uptown: { plans: ['hastur', 'cthulhu'] } },
        active: 'cthulhu',
        ...used,
      }).answer('placePlan', { district: 'downtown' });
    expect([planning({}).kind, planning({}).decision.seat]).toEqual(['useAbility', 'cthulhu']);
    const again = planning({ used: { abilities: { cthulhu: [{ card: 'false-trail', keyword: 'planning' }] } } });
    expect([again.kind, again.decision.seat]).toEqual(['placePlan', 'hastur']);
  });

  it('R6.2 a position taken in the Planning phase remembers it', () => {
    const t = load({
      seats: cults(2),
      round: 2,
      phase: 'planning',
      hands: { cthulhu: ['false-trail'], hastur: [] },
      districts: { uptown: { plans: ['hastur', 'cthulhu'] } },
    });
    t.answer('placePlan', { district: 'downtown' }).answer('useAbility', { card: 'false-trail' });
    t.answer('chooseDistrict', { district: 'uptown' }).answer('placePlan', { district: 'northside' });
    const again = load(t.session.position).answer('placePlan', { district: 'downtown' });
    expect([again.kind, again.decision.seat]).toEqual(['placePlan', 'hastur']);
  });
});

describe('R6.5 drawing', () => {
  it('R6.5 cards come from the top of one’s own deck', () => {
    const t = mobilize(['brute', 'adept', 'brute', 'acolyte', 'adept', 'adept', 'whisperer']);
    expect(t.hand('cthulhu')).toEqual(['brute', 'adept', 'brute', 'acolyte', 'adept', 'adept']);
    expect(deckSize(t)).toBe(1);
    expect(t.view().decks['hastur']).toEqual({ count: 0 });
  });

  it('R6.5 the discard pile is not shuffled as long as the deck suffices, not even when the deck runs out by it', () => {
    const t = mobilize(many('brute', 6), ['adept', 'adept']);
    expect(t.hand('cthulhu')).toEqual(many('brute', 6));
    expect(deckSize(t)).toBe(0);
    expect(t.discards('cthulhu')).toEqual(['adept', 'adept']);
    expect(t.events('deckReshuffled')).toEqual([]);
  });

  it('R6.5 with an empty deck the discard pile becomes a new deck and drawing goes on', () => {
    const t = mobilize(many('brute', 5), ['adept', 'adept', 'adept']);
    expect(t.hand('cthulhu')).toEqual([...many('brute', 5), 'adept']);
    expect(deckSize(t)).toBe(2);
    expect(t.discards('cthulhu')).toEqual([]);
    expect(t.events('deckReshuffled')).toEqual([{ type: 'deckReshuffled', seat: 'cthulhu', count: 3 }]);
  });

  it('R6.5 the new deck is shuffled', () => {
    const pile = ['adept', 'brute', 'acolyte', 'whisperer', 'fanatic', 'watchman'];
    const drawn = ['a', 'b', 'c'].map((seed) =>
      load({ seats: cults(2), phase: 'mobilization', decks: { cthulhu: [] }, discards: { cthulhu: pile }, seed }).hand('cthulhu'),
    );
    for (const hand of drawn) expect([...hand].sort()).toEqual([...pile].sort());
    expect(new Set([pile.join(), [...pile].reverse().join(), ...drawn.map((hand) => hand.join())]).size).toBe(5);
  });

  it('R6.5 with deck and discard pile empty the draw ends', () => {
    const t = mobilize(['brute'], ['adept', 'adept']);
    expect([...t.hand('cthulhu')].sort()).toEqual(['adept', 'adept', 'brute']);
    expect(t.events('cardsDrawn')[0]).toMatchObject({ seat: 'cthulhu', count: 3 });
    expect(mobilize([]).hand('cthulhu')).toEqual([]);
  });

  it('R6.5 committed cards are not in the discard pile when the deck is renewed', () => {
    const fight = (discard: string[]) =>
      load({
        seats: cults(2),
        round: 2,
        phase: 'action',
        districts: {
          downtown: {
            plans: ['cthulhu'],
            rituals: [
              ['cthulhu', 1],
              ['hastur', 1],
            ],
          },
          northside: { plans: ['hastur'] },
        },
        hands: { cthulhu: ['hunting-horror', 'brute'], hastur: [] },
        discards: { cthulhu: discard },
      })
        .answer('takePlan', { plan: 'dominance' })
        .answer('commit', { card: 'hunting-horror' }, { card: 'brute' })
        .answer('commit');
    const nothing = fight([]);
    expect(nothing.offers({ card: 'hunting-horror' })).toBe(false);
    const joined = fight(['adept']).answer('useAbility', { card: 'hunting-horror' });
    expect(joined.events('deckReshuffled')).toEqual([{ type: 'deckReshuffled', seat: 'cthulhu', count: 1 }]);
    expect(joined.discards('cthulhu').sort()).toEqual(['adept', 'brute', 'hunting-horror']);
  });
});

describe('R6.6 discarding and destroying', () => {
  const augment = () =>
    load({
      seats: cults(2),
      round: 2,
      phase: 'action',
      districts: { downtown: { plans: ['cthulhu'], sites: ['cthulhu'] }, northside: { plans: ['hastur'] } },
      hands: { cthulhu: ['adept', 'acolyte', 'black-market'] },
      discards: { cthulhu: ['brute'], hastur: ['seer'] },
    }).answer('takePlan', { plan: 'augmentation' });

  it('R6.6 discarded cards go on top of one’s own discard pile', () => {
    const t = augment().pass().answer('augment', { card: 'hunting-horror' });
    t.answer('pay', { card: 'adept' }, { card: 'acolyte' });
    expect(t.discards('cthulhu')).toEqual(['brute', 'adept', 'acolyte']);
    expect(t.discards('hastur')).toEqual(['seer']);
  });

  it('R6.6 destroyed cards are out of the game', () => {
    const t = augment().answer('useAbility', { card: 'black-market' }).answer('chooseStack', { card: 'ghoul-pack' });
    t.answer('augment', { destroy: true }).answer('destroyDiscard', { card: 'brute' });
    expect(t.hand('cthulhu')).toEqual(['adept', 'acolyte', 'ghoul-pack']);
    expect(t.discards('cthulhu')).toEqual([]);
    expect(deckSize(t)).toBe(0);
    expect(t.events('cardDestroyed').map((event) => [event['card'], event['from']])).toEqual([
      ['black-market', 'hand'],
      ['brute', 'discard'],
    ]);
    // A stack does not get it back.
    expect(t.district('northside').action).toEqual({ card: 'black-market', left: 6 });
  });
});

describe('R6.7 Disorganization', () => {
  it('R6.7 to get one is to put it on top of one’s own discard pile', () => {
    const t = load({
      seats: cults(2),
      round: 2,
      phase: 'city',
      city: { deck: ['police-raid'] },
      districts: { downtown: { rituals: [['hastur', 1]] } },
      discards: { hastur: ['adept'] },
      decks: { hastur: many('brute', 7) },
    });
    expect(t.discards('hastur')).toEqual(['adept', 'disorganization']);
    expect(t.events('disorganizationReceived')).toEqual([{ type: 'disorganizationReceived', seat: 'hastur' }]);
  });

  it('R6.7 whoever draws discards the Disorganization cards among them, without replacement', () => {
    const t = mobilize(['disorganization', 'brute', 'disorganization', 'adept', 'adept', 'acolyte', 'whisperer'], ['brute']);
    expect(t.hand('cthulhu')).toEqual(['brute', 'adept', 'adept', 'acolyte']);
    expect(t.discards('cthulhu')).toEqual(['brute', 'disorganization', 'disorganization']);
    expect(deckSize(t)).toBe(1);
    expect(t.events('cardsDrawn')[0]).toMatchObject({ seat: 'cthulhu', count: 6 });
  });

  it('R6.7 all are drawn first: one drawn now is not in the pile that is shuffled meanwhile', () => {
    const t = mobilize(['disorganization', 'brute'], ['adept', 'adept']);
    expect([...t.hand('cthulhu')].sort()).toEqual(['adept', 'adept', 'brute']);
    expect(t.discards('cthulhu')).toEqual(['disorganization']);
    expect(t.events('deckReshuffled')[0]).toMatchObject({ count: 2 });
  });

  it('R6.7 a draw by an ability follows the same rule', () => {
    const t = mobilize(['seer', ...many('adept', 5), 'disorganization', 'brute']);
    t.answer('useAbility', { card: 'seer' }).answer('chooseCard', { card: 'adept' });
    expect(t.hand('cthulhu')).toEqual(['seer', ...many('adept', 4)]);
    expect(t.discards('cthulhu')).toEqual(['adept', 'disorganization']);
    expect(deckSize(t)).toBe(1);
  });

  it('R6.7 it has no icons: it pays nothing and adds no Attack or Terror', () => {
    const t = load({
      seats: cults(2),
      round: 2,
      phase: 'action',
      districts: {
        downtown: {
          plans: ['cthulhu'],
          sanity: 2,
          sites: ['cthulhu'],
          rituals: [
            ['cthulhu', 3],
            ['hastur', 1],
          ],
        },
        northside: { plans: ['hastur'] },
      },
      hands: { cthulhu: ['hunting-horror'], hastur: [] },
      decks: { cthulhu: ['disorganization'] },
    });
    t.answer('takePlan', { plan: 'dominance' }).answer('commit', { card: 'hunting-horror' }).answer('commit');
    // Revealed without entering a hand: it gives nothing and is discarded with the rest.
    t.answer('useAbility', { card: 'hunting-horror' });
    expect(t.events('thugsShown')[0]).toMatchObject({ attack: 3 + 3 });
    expect([...t.discards('cthulhu')].sort()).toEqual(['disorganization', 'hunting-horror']);
    const { book } = t.session;
    const type = book.disorganization;
    expect([book.attack[type], book.power[type], book.terror[type]]).toEqual([0, 0, 0]);
  });
});

describe('R6.10 what is public', () => {
  const t = () =>
    load({
      seats: cults(3),
      round: 2,
      phase: 'recruitment',
      hands: { cthulhu: ['brute', 'brute'], hastur: ['adept', 'seer', 'watchman'] },
      decks: { cthulhu: ['whisperer', 'acolyte'], hastur: ['fanatic'] },
      discards: { cthulhu: ['acolyte', 'disorganization'], hastur: ['adept'] },
      tokens: { cthulhu: { thug: 2 }, hastur: { freak: 3 } },
      rolls: { recruitment: ['thug', 'thug', 'freak', 'blank', 'initiate'] },
    });

  it('R6.10 one sees one’s own hand and tokens, of others the number of cards', () => {
    const view = t().view('hastur');
    expect(view.hands).toEqual({ cthulhu: { count: 2 }, hastur: ['adept', 'seer', 'watchman'], dagon: { count: 0 } });
    expect(view.tokens).toEqual({ hastur: { thug: 0, initiate: 0, freak: 3 } });
    expect(view.decks).toEqual({ cthulhu: { count: 2 }, hastur: { count: 1 }, dagon: { count: 12 } });
    expect(JSON.stringify(t().view('dagon'))).not.toMatch(/brute|seer|watchman|whisperer|fanatic/);
  });

  it('R6.10 discard piles are public', () => {
    expect(t().view('dagon').discards).toEqual({ cthulhu: ['acolyte', 'disorganization'], hastur: ['adept'], dagon: [] });
  });

  it('R6.10 an open question and what it offers is for its seat alone', () => {
    const game = t();
    expect(game.view('cthulhu')['decision']).not.toBeNull();
    expect(game.view('hastur')['decision']).toBeNull();
    expect(game.view('hastur')['waiting']).toBe('cthulhu');
  });

  it('R6.10 dice are public when they fall', () => {
    const game = t().answer('reroll');
    const seen = game.view('dagon')['events'] as { type: string }[];
    expect(seen[0]).toEqual({ type: 'diceRolled', seat: 'cthulhu', faces: ['thug', 'thug', 'freak', 'blank', 'initiate'] });
    expect(game.view('dagon').tokens).toEqual({ dagon: { thug: 0, initiate: 0, freak: 0 } });
  });

  it('R6.10 cards drawn are known to who draws them, their number to all', () => {
    const game = mobilize(['brute', 'adept']);
    const own = (seat: string) => (game.view(seat)['events'] as { type: string; own?: unknown; count?: number }[])[0]!;
    expect(own('cthulhu')).toMatchObject({ type: 'cardsDrawn', count: 2, own: { cards: ['brute', 'adept'] } });
    expect(own('hastur')).toEqual({ type: 'cardsDrawn', seat: 'cthulhu', count: 2 });
  });

  it('R6.10 tokens taken by a Bluff and spent tokens are public', () => {
    const game = load({
      seats: cults(2),
      round: 2,
      phase: 'action',
      districts: { downtown: { plans: ['cthulhu', 'cthulhu'], sites: ['cthulhu'] }, northside: { plans: ['hastur', 'hastur'] } },
      tokens: { cthulhu: { initiate: 1 } },
    });
    game.answer('takePlan', { plan: 'bluff' }).answer('bluffTokens', { token: 'thug' }, { token: 'freak' });
    game.answer('takePlan', { plan: 'bluff' }).answer('bluffTokens', { token: 'thug' }, { token: 'thug' });
    game.answer('takePlan', { plan: 'preparation' }).answer('prepare', { ritual: 1 }).answer('pay', { token: 'initiate' });
    const seen = game.view('hastur')['events'];
    expect(seen).toContainEqual({ type: 'tokensGained', seat: 'cthulhu', token: 'thug', count: 1 });
    expect(seen).toContainEqual({ type: 'tokensGained', seat: 'cthulhu', token: 'freak', count: 1 });
    expect(seen).toContainEqual({ type: 'tokensReturned', seat: 'cthulhu', token: 'initiate', count: 1, why: 'ritual' });
  });

  it('R6.10 no view tells the seed, the random stream or the order of a deck', () => {
    const game = begin({ seats: players(2), seed: 'very-secret' }).until('takePlan');
    const text = JSON.stringify(game.view('hastur'));
    expect(text).not.toContain('very-secret');
    expect(game.view('hastur')['random']).toBeUndefined();
    expect(game.view('hastur')['city']).toMatchObject({ deck: { count: 15 } });
  });
});
