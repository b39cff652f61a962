import { expect, it } from 'vitest';
import { commit, decided, disorganized, dominance, offered, sideSeenBy } from '../../../games/cults/rules/fight/fights';
import { THREE } from '../../../games/cults/rules/seats';
import { describeCard, type Printed } from '../describe-card';
import { attack, attackOf, against } from '../forces';

const printed: Printed = {
  kind: 'guardian',
  cost: 3,
  icons: 'AAA',
  keyword: 'confrontation',
  en: ['top card of your Cult deck', 'committed'],
  pl: ['wierzchnią kartę swojego Stosu Kultu', 'wystawiona'],
};

describeCard('hunting-horror', printed, () => {
  it('the top card of the deck joins the fight and is discarded with the rest', () => {
    const t = attack(['hunting-horror'], { decks: { cthulhu: ['brute', 'adept'] } });
    t.answer('useAbility', { card: 'hunting-horror' });
    expect(attackOf(t, 'cthulhu')).toBe(3 + 3 + 2);
    expect(t.discards('cthulhu')).toEqual(['hunting-horror', 'brute']);
    expect(t.view('cthulhu').decks['cthulhu']).toEqual({ count: 1 });
    expect(t.events('cardJoined')).toEqual([
      { type: 'cardJoined', seat: 'cthulhu', district: 'downtown', card: 'brute', attack: 2 },
    ]);
  });

  it('R6.2 it is optional; unused the deck stays as it is', () => {
    const t = attack(['hunting-horror'], { decks: { cthulhu: ['brute'] } }).pass();
    expect(attackOf(t, 'cthulhu')).toBe(3 + 3);
    expect(t.view('cthulhu').decks['cthulhu']).toEqual({ count: 1 });
    expect(t.discards('cthulhu')).toEqual(['hunting-horror']);
  });

  it('used once only; the ability of the card that joined may be used', () => {
    const t = attack(['hunting-horror'], { decks: { cthulhu: ['fanatic', 'brute'] } });
    t.answer('useAbility', { card: 'hunting-horror' });
    expect(offered(t)).toEqual([{ card: 'fanatic', keyword: 'confrontation', zone: 'committed' }, { pass: true }]);
    t.answer('useAbility', { card: 'fanatic' });
    expect(attackOf(t, 'cthulhu')).toBe(3 + 3 + 2);
    expect(t.discards('cthulhu')).toEqual(['hunting-horror']);
  });

  it('a second one that joins brings another card', () => {
    const t = attack(['hunting-horror'], { decks: { cthulhu: ['hunting-horror', 'watchman', 'brute'] } });
    t.answer('useAbility', { card: 'hunting-horror' });
    expect(t.ids({ card: 'hunting-horror' })).toHaveLength(1);
    t.answer('useAbility', { card: 'hunting-horror' });
    expect(attackOf(t, 'cthulhu')).toBe(3 + 3 + 3 + 1);
    expect(t.discards('cthulhu')).toEqual(['hunting-horror', 'hunting-horror', 'watchman']);
  });

  it('R9.5 a card that joined has its ability of losing', () => {
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

  it('a card that joined counts as committed and cannot pay', () => {
    const t = attack(['hunting-horror', 'nightgaunt'], { decks: { cthulhu: ['adept'] } });
    t.answer('useAbility', { card: 'hunting-horror' });
    expect(t.kind).not.toBe('useAbility');
    expect(disorganized(t, 'hastur')).toBe(1);
  });

  it('R6.7 a Disorganization card gives nothing and is discarded with the rest', () => {
    const t = attack(['hunting-horror'], { decks: { cthulhu: ['disorganization', 'brute'] } });
    t.answer('useAbility', { card: 'hunting-horror' });
    expect(attackOf(t, 'cthulhu')).toBe(3 + 3);
    expect(t.discards('cthulhu')).toEqual(['hunting-horror', 'disorganization']);
    expect(t.view('cthulhu').decks['cthulhu']).toEqual({ count: 1 });
  });

  it('R6.5 an empty deck is renewed from the discard pile, without the committed cards', () => {
    const t = attack(['hunting-horror', 'brute'], { discards: { cthulhu: ['watchman'] } });
    t.answer('useAbility', { card: 'hunting-horror' });
    expect(t.events('deckReshuffled').map((event) => [event.seat, event['count']])).toEqual([['cthulhu', 1]]);
    expect(t.events('cardJoined').map((event) => event['card'])).toEqual(['watchman']);
    expect(attackOf(t, 'cthulhu')).toBe(3 + 3 + 2 + 1);
    expect(t.discards('cthulhu')).toEqual(['hunting-horror', 'brute', 'watchman']);
    expect(t.view('cthulhu').decks['cthulhu']).toEqual({ count: 0 });
  });

  it('R6.5 with deck and discards empty it cannot be used', () => {
    const t = attack(['hunting-horror', 'brute']);
    expect(t.kind).not.toBe('useAbility');
    expect(attackOf(t, 'cthulhu')).toBe(3 + 3 + 2);
  });

  it('R6.5 a discard pile is not touched while the deck has cards', () => {
    const t = attack(['hunting-horror'], { decks: { cthulhu: ['acolyte'] }, discards: { cthulhu: ['brute'] } });
    t.answer('useAbility', { card: 'hunting-horror' });
    expect(t.events('deckReshuffled')).toHaveLength(0);
    expect(t.discards('cthulhu')).toEqual(['brute', 'hunting-horror', 'acolyte']);
  });

  it('R9.4 all see the card that joined at once; the next one to reveal has not yet revealed', () => {
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

  it('R12.5 a fourth card joins for the NPC', () => {
    const t = against({
      npc: ['hunting-horror', 'acolyte', 'acolyte'],
      deck: ['brute', 'adept'],
      here: [
        ['dagon', 3],
        ['hastur', 1],
      ],
    });
    commit(t, 'dagon');
    expect(decided(t).attack).toEqual({ dagon: 3, hastur: 1 + 3 + 2 });
    expect(t.discards('hastur')).toEqual(['hunting-horror', 'acolyte', 'acolyte', 'brute']);
  });
});
