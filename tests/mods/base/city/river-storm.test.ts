import { expect, it } from 'vitest';
import { load } from '../../../harness';
import { describeCard, type Printed } from '../describe-card';
import { SOLO, under } from '../revealed';

const printed: Printed = {
  kind: 'city',
  investigators: ['rivertown'],
  lasts: 'round',
  en: ['no Ritual may be moved in'],
  pl: ['nie wolno przenosić Rytuałów'],
};

describeCard('river-storm', printed, () => {
  it('R9.2 no Ritual may be moved in to oppose a Dominance', () => {
    const board = (here: [string, number][]) => ({
      districts: {
        downtown: { plans: ['cthulhu'], rituals: here, sanity: 1 },
        uptown: { rituals: [['hastur', 3]] },
        northside: { plans: ['hastur'] },
      },
    });
    const dominance = (card: string | null, here: [string, number][]) =>
      under(card, {}, board(here)).answer('takePlan', { plan: 'dominance' });
    expect(dominance(null, [['cthulhu', 3]]).kind).toBe('oppose');
    expect(dominance('river-storm', [['cthulhu', 3]]).kind).toBe('terror');
    expect(
      dominance('river-storm', [
        ['cthulhu', 2],
        ['hastur', 1],
      ]).kind,
    ).toBe('commit');
  });

  it('R12.5 neither the NPC nor the player against it', () => {
    const ofPlayer = (card: string[]) =>
      load({
        ...SOLO,
        round: 2,
        phase: 'action',
        city: { active: card, deck: [] },
        districts: { downtown: { plans: ['cthulhu'], rituals: [['cthulhu', 3]] }, northside: { plans: ['dagon'] } },
        tokens: { cthulhu: { freak: 1 } },
      }).answer('takePlan', { plan: 'dominance' });
    expect(ofPlayer([]).kind).toBe('commit');
    expect(ofPlayer(['river-storm']).kind).toBe('terror');
    const ofNpc = (card: string[]) =>
      load({
        ...SOLO,
        round: 2,
        phase: 'action',
        active: 'dagon',
        city: { active: card, deck: [] },
        districts: { downtown: { plans: ['dagon'] }, uptown: { rituals: [['cthulhu', 3]], plans: ['cthulhu'] } },
        rolls: { npc: [3] },
      });
    expect(ofNpc([]).kind).toBe('oppose');
    expect(ofNpc(['river-storm']).kind).toBe('takePlan');
  });
});
