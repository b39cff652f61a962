import { expect, it } from 'vitest';
import { asked, commit, decided, dominance, offered, sideSeenBy } from '../../../games/cults/rules/fight/fights';
import { describeCard, type Printed } from '../describe-card';
import { attack, attackOf, against } from '../forces';

const printed: Printed = {
  kind: 'starting',
  icons: 'AP',
  copies: 2,
  keyword: 'confrontation',
  en: ['Destroy this card', '2 Thugs', 'Confrontation'],
  pl: ['Zniszcz tę kartę', '2 Zbirów', 'w tej Konfrontacji'],
};

describeCard('fanatic', printed, () => {
  it('R9.4 two Thugs from the pool instead of its icon, and it is destroyed', () => {
    const t = attack(['fanatic', 'brute']);
    expect(offered(t)).toEqual([{ card: 'fanatic', keyword: 'confrontation', zone: 'committed' }, { pass: true }]);
    t.answer('useAbility', { card: 'fanatic' });
    expect(attackOf(t, 'cthulhu')).toBe(3 + 2 + 2);
    expect(t.discards('cthulhu')).toEqual(['brute']);
    expect(t.hand('cthulhu')).toEqual([]);
    expect(t.tokens('cthulhu')['thug']).toBe(0);
    expect(t.events('cardDestroyed')).toEqual([{ type: 'cardDestroyed', seat: 'cthulhu', card: 'fanatic', from: 'committed' }]);
  });

  it('R6.2 unused it gives its Attack icon and is discarded', () => {
    const t = attack(['fanatic']).pass();
    expect(attackOf(t, 'cthulhu')).toBe(3 + 1);
    expect(t.discards('cthulhu')).toEqual(['fanatic']);
  });

  it('every copy may be used, one after the other', () => {
    const t = attack(['fanatic', 'fanatic']);
    t.answer('useAbility', { card: 'fanatic' });
    expect(t.ids({ card: 'fanatic' })).toHaveLength(1);
    t.answer('useAbility', { card: 'fanatic' });
    expect(attackOf(t, 'cthulhu')).toBe(3 + 4);
    const joined = { type: 'thugsJoined', seat: 'cthulhu', district: 'downtown', count: 2 };
    expect(t.events('thugsJoined')).toEqual([joined, joined]);
    expect(t.discards('cthulhu')).toEqual([]);
  });

  it('one copy used, the other not', () => {
    const t = attack(['fanatic', 'fanatic'], {}, 0).answer('useAbility', { card: 'fanatic' }).pass();
    expect(attackOf(t, 'cthulhu')).toBe(3 + 2 + 1);
    expect(t.discards('cthulhu')).toEqual(['fanatic']);
  });

  it('its Thugs are open at once and count for its owner alone', () => {
    const t = attack(['fanatic', 'fanatic']).answer('useAbility', { card: 'fanatic' });
    expect(sideSeenBy(t, 'hastur', 'cthulhu')).toMatchObject({ cards: ['fanatic'], extra: 2 });
    t.pass();
    expect(attackOf(t, 'hastur')).toBe(1);
  });

  it('an opponent uses it at their own reveal', () => {
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

  it('R12.5 the NPC always uses it', () => {
    const t = against({
      npc: ['fanatic', 'fanatic', 'brute'],
      here: [
        ['dagon', 3],
        ['hastur', 1],
      ],
    });
    commit(t, 'dagon');
    expect(decided(t).attack).toEqual({ dagon: 3, hastur: 1 + 2 + 2 + 2 });
    expect(t.discards('hastur')).toEqual(['brute']);
  });
});
