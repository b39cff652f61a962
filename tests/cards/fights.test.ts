import { describe, expect, it } from 'vitest';
import type { TestTable } from '../harness';
import { asked, commit, decided, disorganized, dominance, offered, sideSeenBy, story, type Arena } from '../rules/fights';

const THREE = ['cthulhu', 'hastur', 'dagon'];
const FOUR = ['cthulhu', 'hastur', 'dagon', 'chaugnar'];

/** Cthulhu (III) against Hastur (I); Cthulhu commits these, Hastur nothing. */
function attack(cards: readonly string[], more: Partial<Arena> = {}, thugs = 0): TestTable {
  const hand = more.hands?.['cthulhu'] ?? cards;
  const t = dominance({
    here: [
      ['cthulhu', 3],
      ['hastur', 1],
    ],
    ...more,
    hands: { ...more.hands, cthulhu: hand },
  });
  commit(t, 'cthulhu', cards, thugs);
  return commit(t, 'hastur');
}

const attackOf = (t: TestTable, seat: string): number => (decided(t).attack as Record<string, number>)[seat]!;

describe('fanatic', () => {
  it('fanatic: R9.4 two Thugs from the pool instead of its icon, and it is destroyed', () => {
    const t = attack(['fanatic', 'brute']);
    expect(offered(t)).toEqual([{ card: 'fanatic', keyword: 'confrontation', zone: 'committed' }, { pass: true }]);
    t.answer('useAbility', { card: 'fanatic' });
    expect(attackOf(t, 'cthulhu')).toBe(3 + 2 + 2);
    expect(t.discards('cthulhu')).toEqual(['brute']);
    expect(t.hand('cthulhu')).toEqual([]);
    expect(t.tokens('cthulhu')['thug']).toBe(0);
    expect(t.events('cardDestroyed')).toEqual([{ type: 'cardDestroyed', seat: 'cthulhu', card: 'fanatic', from: 'committed' }]);
  });

  it('fanatic: R6.2 unused it gives its Attack icon and is discarded', () => {
    const t = attack(['fanatic']).pass();
    expect(attackOf(t, 'cthulhu')).toBe(3 + 1);
    expect(t.discards('cthulhu')).toEqual(['fanatic']);
  });

  it('fanatic: every copy may be used, one after the other', () => {
    const t = attack(['fanatic', 'fanatic']);
    t.answer('useAbility', { card: 'fanatic' });
    expect(t.ids({ card: 'fanatic' })).toHaveLength(1);
    t.answer('useAbility', { card: 'fanatic' });
    expect(attackOf(t, 'cthulhu')).toBe(3 + 4);
    const joined = { type: 'thugsJoined', seat: 'cthulhu', district: 'downtown', count: 2 };
    expect(t.events('thugsJoined')).toEqual([joined, joined]);
    expect(t.discards('cthulhu')).toEqual([]);
  });

  it('fanatic: one copy used, the other not', () => {
    const t = attack(['fanatic', 'fanatic'], {}, 0).answer('useAbility', { card: 'fanatic' }).pass();
    expect(attackOf(t, 'cthulhu')).toBe(3 + 2 + 1);
    expect(t.discards('cthulhu')).toEqual(['fanatic']);
  });

  it('fanatic: its Thugs are open at once and count for its owner alone', () => {
    const t = attack(['fanatic', 'fanatic']).answer('useAbility', { card: 'fanatic' });
    expect(sideSeenBy(t, 'hastur', 'cthulhu')).toMatchObject({ cards: ['fanatic'], extra: 2 });
    t.pass();
    expect(attackOf(t, 'hastur')).toBe(1);
  });

  it('fanatic: an opponent uses it at their own reveal', () => {
    const t = dominance({
      here: [
        ['cthulhu', 2],
        ['hastur', 1],
      ],
      hands: { hastur: ['fanatic'] },
    });
    commit(t, 'cthulhu');
    commit(t, 'hastur', ['fanatic']);
    expect(asked(t)).toBe('hastur useAbility');
    t.answer('useAbility', { card: 'fanatic' });
    expect(decided(t)).toEqual({ winner: 'hastur', attack: { cthulhu: 2, hastur: 3 } });
    expect(t.discards('hastur')).toEqual([]);
  });
});

describe('nightgaunt', () => {
  it('nightgaunt: for 1 Power each rival in the fight gets a Disorganization card, bystanders and its owner none', () => {
    const t = dominance({
      seats: FOUR,
      here: [
        ['cthulhu', 3],
        ['hastur', 1],
        ['chaugnar', 1],
      ],
      uptown: [['dagon', 1]],
      hands: { cthulhu: ['nightgaunt'] },
      tokens: { cthulhu: { initiate: 2 } },
    });
    t.pass('oppose');
    commit(t, 'cthulhu', ['nightgaunt']);
    commit(t, 'hastur');
    commit(t, 'chaugnar');
    t.answer('useAbility', { card: 'nightgaunt' });
    expect(asked(t)).toBe('cthulhu pay');
    expect(t.decision.needs).toEqual({ power: 1 });
    expect(t.events('disorganizationReceived')).toHaveLength(0);
    t.answer('pay', { token: 'initiate' });
    expect(story(t, 'disorganizationReceived', 'thugsShown').slice(0, 3)).toEqual([
      'disorganizationReceived hastur',
      'disorganizationReceived chaugnar',
      'thugsShown cthulhu',
    ]);
    expect(t.tokens('cthulhu')['initiate']).toBe(1);
    // One from the nightgaunt and one for losing.
    expect(FOUR.map((seat) => disorganized(t, seat))).toEqual([0, 2, 0, 2]);
    expect(attackOf(t, 'cthulhu')).toBe(3 + 1);
    expect(t.discards('cthulhu')).toEqual(['nightgaunt']);
  });

  it('nightgaunt: a hand card that was not committed pays too, and is discarded', () => {
    const t = attack(['nightgaunt'], { hands: { cthulhu: ['nightgaunt', 'adept', 'brute'] } });
    t.answer('useAbility', { card: 'nightgaunt' });
    expect(offered(t)).toEqual([{ card: 'adept', power: 2 }]);
    t.answer('pay', { card: 'adept' });
    expect(t.hand('cthulhu')).toEqual(['brute']);
    expect(t.discards('cthulhu')).toEqual(['adept', 'nightgaunt']);
    expect(disorganized(t, 'hastur')).toBe(2);
  });

  it('nightgaunt: committed cards cannot pay, so it is not asked about without other Power', () => {
    const t = attack(['nightgaunt', 'adept', 'acolyte'], { tokens: { cthulhu: { freak: 3, thug: 3 } } });
    expect(t.kind).not.toBe('useAbility');
    expect(disorganized(t, 'hastur')).toBe(1);
    expect(attackOf(t, 'cthulhu')).toBe(4);
  });

  it('nightgaunt: committed cards are not among what can pay', () => {
    const t = attack(['nightgaunt', 'adept'], {
      hands: { cthulhu: ['nightgaunt', 'adept', 'acolyte'] },
      tokens: { cthulhu: { initiate: 1 } },
    });
    t.answer('useAbility', { card: 'nightgaunt' });
    expect(offered(t)).toEqual([
      { card: 'acolyte', power: 1 },
      { token: 'initiate', power: 1 },
    ]);
  });

  it('nightgaunt: unused it costs nothing and gives its Attack icon', () => {
    const t = attack(['nightgaunt'], { tokens: { cthulhu: { initiate: 1 } } }).pass();
    expect(t.tokens('cthulhu')['initiate']).toBe(1);
    expect(disorganized(t, 'hastur')).toBe(1);
    expect(attackOf(t, 'cthulhu')).toBe(4);
  });

  it('nightgaunt: each copy for 1 Power of its own, as long as the Power lasts', () => {
    const t = attack(['nightgaunt', 'nightgaunt', 'nightgaunt'], { tokens: { cthulhu: { initiate: 2 } } });
    for (const left of [3, 2]) {
      expect(t.ids({ card: 'nightgaunt' })).toHaveLength(left);
      t.answer('useAbility', { card: 'nightgaunt' }).answer('pay', { token: 'initiate' });
    }
    expect(t.kind).not.toBe('useAbility');
    expect(disorganized(t, 'hastur')).toBe(3);
  });

  it('nightgaunt: the rivals keep the card even if its owner loses', () => {
    const t = dominance({
      here: [
        ['cthulhu', 1],
        ['hastur', 3],
      ],
      hands: { cthulhu: ['nightgaunt'], hastur: ['brute'] },
      tokens: { cthulhu: { initiate: 1 } },
    });
    commit(t, 'cthulhu', ['nightgaunt']);
    commit(t, 'hastur', ['brute']);
    t.answer('useAbility', { card: 'nightgaunt' }).answer('pay', { token: 'initiate' });
    expect(t.discards('hastur')).toEqual(['disorganization', 'brute']);
    expect(t.discards('cthulhu')).toEqual(['disorganization', 'nightgaunt']);
  });
});

describe('hunting-horror', () => {
  it('hunting-horror: the top card of the deck joins the fight and is discarded with the rest', () => {
    const t = attack(['hunting-horror'], { decks: { cthulhu: ['brute', 'adept'] } });
    t.answer('useAbility', { card: 'hunting-horror' });
    expect(attackOf(t, 'cthulhu')).toBe(3 + 2 + 2);
    expect(t.discards('cthulhu')).toEqual(['hunting-horror', 'brute']);
    expect(t.view('cthulhu').decks['cthulhu']).toEqual({ count: 1 });
    expect(t.events('cardJoined')).toEqual([{ type: 'cardJoined', seat: 'cthulhu', district: 'downtown', card: 'brute' }]);
  });

  it('hunting-horror: R6.2 it is optional; unused the deck stays as it is', () => {
    const t = attack(['hunting-horror'], { decks: { cthulhu: ['brute'] } }).pass();
    expect(attackOf(t, 'cthulhu')).toBe(3 + 2);
    expect(t.view('cthulhu').decks['cthulhu']).toEqual({ count: 1 });
    expect(t.discards('cthulhu')).toEqual(['hunting-horror']);
  });

  it('hunting-horror: used once only; the ability of the card that joined may be used', () => {
    const t = attack(['hunting-horror'], { decks: { cthulhu: ['fanatic', 'brute'] } });
    t.answer('useAbility', { card: 'hunting-horror' });
    expect(offered(t)).toEqual([{ card: 'fanatic', keyword: 'confrontation', zone: 'committed' }, { pass: true }]);
    t.answer('useAbility', { card: 'fanatic' });
    expect(attackOf(t, 'cthulhu')).toBe(3 + 2 + 2);
    expect(t.discards('cthulhu')).toEqual(['hunting-horror']);
  });

  it('hunting-horror: a second one that joins brings another card', () => {
    const t = attack(['hunting-horror'], { decks: { cthulhu: ['hunting-horror', 'watchman', 'brute'] } });
    t.answer('useAbility', { card: 'hunting-horror' });
    expect(t.ids({ card: 'hunting-horror' })).toHaveLength(1);
    t.answer('useAbility', { card: 'hunting-horror' });
    expect(attackOf(t, 'cthulhu')).toBe(3 + 2 + 2 + 1);
    expect(t.discards('cthulhu')).toEqual(['hunting-horror', 'hunting-horror', 'watchman']);
  });

  it('hunting-horror: R9.5 a card that joined has its ability of losing', () => {
    const t = dominance({
      here: [
        ['cthulhu', 1],
        ['hastur', 3],
      ],
      hands: { cthulhu: ['hunting-horror'], hastur: ['brute', 'brute'] },
      decks: { cthulhu: ['ghoul-pack'] },
    });
    commit(t, 'cthulhu', ['hunting-horror']);
    commit(t, 'hastur', ['brute', 'brute']);
    t.answer('useAbility', { card: 'hunting-horror' }).answer('useAbility', { card: 'ghoul-pack' });
    expect([disorganized(t, 'cthulhu'), disorganized(t, 'hastur')]).toEqual([0, 1]);
  });

  it('hunting-horror: a card that joined counts as committed and cannot pay', () => {
    const t = attack(['hunting-horror', 'nightgaunt'], { decks: { cthulhu: ['adept'] } });
    t.answer('useAbility', { card: 'hunting-horror' });
    expect(t.kind).not.toBe('useAbility');
    expect(disorganized(t, 'hastur')).toBe(1);
  });

  it('hunting-horror: R6.7 a Disorganization card gives nothing and is discarded with the rest', () => {
    const t = attack(['hunting-horror'], { decks: { cthulhu: ['disorganization', 'brute'] } });
    t.answer('useAbility', { card: 'hunting-horror' });
    expect(attackOf(t, 'cthulhu')).toBe(3 + 2);
    expect(t.discards('cthulhu')).toEqual(['hunting-horror', 'disorganization']);
    expect(t.view('cthulhu').decks['cthulhu']).toEqual({ count: 1 });
  });

  it('hunting-horror: R6.5 an empty deck is renewed from the discard pile, without the committed cards', () => {
    const t = attack(['hunting-horror', 'brute'], { discards: { cthulhu: ['watchman'] } });
    t.answer('useAbility', { card: 'hunting-horror' });
    expect(t.events('deckReshuffled').map((event) => [event.seat, event['count']])).toEqual([['cthulhu', 1]]);
    expect(t.events('cardJoined').map((event) => event['card'])).toEqual(['watchman']);
    expect(attackOf(t, 'cthulhu')).toBe(3 + 2 + 2 + 1);
    expect(t.discards('cthulhu')).toEqual(['hunting-horror', 'brute', 'watchman']);
    expect(t.view('cthulhu').decks['cthulhu']).toEqual({ count: 0 });
  });

  it('hunting-horror: R6.5 with deck and discards empty it cannot be used', () => {
    const t = attack(['hunting-horror', 'brute']);
    expect(t.kind).not.toBe('useAbility');
    expect(attackOf(t, 'cthulhu')).toBe(3 + 2 + 2);
  });

  it('hunting-horror: R6.5 a discard pile is not touched while the deck has cards', () => {
    const t = attack(['hunting-horror'], { decks: { cthulhu: ['acolyte'] }, discards: { cthulhu: ['brute'] } });
    t.answer('useAbility', { card: 'hunting-horror' });
    expect(t.events('deckReshuffled')).toHaveLength(0);
    expect(t.discards('cthulhu')).toEqual(['brute', 'hunting-horror', 'acolyte']);
  });

  it('hunting-horror: R9.4 all see the card that joined at once; the next one to reveal has not yet revealed', () => {
    const t = dominance({
      seats: THREE,
      here: [
        ['cthulhu', 1],
        ['hastur', 1],
      ],
      hands: { cthulhu: ['hunting-horror'], hastur: ['brute'] },
      decks: { cthulhu: ['fanatic'] },
    });
    commit(t, 'cthulhu', ['hunting-horror']);
    commit(t, 'hastur', ['brute']);
    t.answer('useAbility', { card: 'hunting-horror' });
    expect(sideSeenBy(t, 'dagon', 'cthulhu').cards).toEqual(['hunting-horror', 'fanatic']);
    expect(sideSeenBy(t, 'dagon', 'hastur').cards).toEqual({ count: 1 });
  });
});
