import { expect, it } from 'vitest';
import { attack, dice, npcActs, plansTried, revealed, ritualsOf, solo } from '../../../games/cults/rules/npc/r12-table';
import { describeCard, type Printed } from '../describe-card';

const printed: Printed = {
  kind: 'npc',
  number: 3,
  en: ['go to 4', 'one Ritual here', 'top 3 cards', '5 dice', 'twice', 'lowest-level Ritual'],
  pl: ['przejdź do 4', 'jeden swój Rytuał', '3 wierzchnie karty', '5 kośćmi', 'dwa razy', 'najniższego poziomu'],
};

describeCard('npc-dominance', printed, () => {
  it('R12.6 without a Confrontation its Terror succeeds: two markers, and its lowest Ritual leaves', () => {
    const t = npcActs('uptown', 3, { uptown: { ...ritualsOf('hastur', 1, 2), sanity: 9 } });
    expect(plansTried(t)).toEqual([3]);
    expect(t.district('uptown')).toMatchObject({ rituals: [['hastur', 2]], dominance: ['hastur', 'hastur'] });
  });

  it('R12.5 it fights with three cards of its deck, bonus cards, five dice and all its Thugs', () => {
    const here = {
      rituals: [
        ['hastur', 1],
        ['dagon', 1],
      ],
      plans: ['dagon', 'hastur'],
    };
    const t = solo({
      active: 'hastur',
      solo: { npc: 'hastur', bonus: { cards: ['watchman'], thugs: 2 } },
      decks: { hastur: ['brute', 'acolyte', 'acolyte', 'brute'] },
      rolls: { npc: [3], recruitment: dice(3) },
      districts: { uptown: here },
    });
    t.answer('commit');
    expect(revealed(t)).toEqual(['brute', 'acolyte', 'acolyte', 'watchman']);
    expect(attack(t)).toEqual({ dagon: 1, hastur: 1 + 2 + 1 + 3 + 2 });
    expect(t.district('uptown').dominance).toEqual(['hastur']);
  });

  it('R12.4 no Ritual of its own here: it goes to 4', () => {
    const t = npcActs('uptown', 3, { uptown: ritualsOf('dagon', 1), northside: ritualsOf('hastur', 2) });
    expect(plansTried(t)).toEqual([3, 4]);
    expect(t.district('uptown').dominance).toEqual([]);
  });
});
