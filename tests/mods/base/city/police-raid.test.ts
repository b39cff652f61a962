import { expect, it } from 'vitest';
import { cults } from '../../../games/cults/rules/seats';
import { describeCard, type Printed } from '../describe-card';
import { SOLO, empty, reveal } from '../revealed';

const printed: Printed = {
  kind: 'city',
  investigators: ['downtown'],
  lasts: 'once',
  en: ['who has a Ritual in Downtown gets'],
  pl: ['Każdy gracz, który ma Rytuał w Downtown, otrzymuje'],
};

describeCard('police-raid', printed, () => {
  it('every player with a Ritual in Downtown gets a Disorganization card, one each', () => {
    const t = reveal('police-raid', {
      seats: cults(3),
      hands: empty('cthulhu', 'hastur', 'dagon'),
      decks: { hastur: ['adept'], dagon: ['adept'] },
      discards: { cthulhu: [] },
      districts: {
        downtown: {
          rituals: [
            ['cthulhu', 1],
            ['dagon', 1],
            ['dagon', 2],
          ],
        },
        uptown: { rituals: [['hastur', 1]] },
      },
    });
    expect(t.events('disorganizationReceived').map((event) => event.seat)).toEqual(['cthulhu', 'dagon']);
  });

  it('R12.3 the NPC gets one too, and nobody without a Ritual there', () => {
    const t = reveal('police-raid', { ...SOLO, districts: { downtown: { rituals: [['dagon', 2]] } } });
    expect(t.discards('dagon')).toEqual(['disorganization']);
    expect(t.discards('cthulhu')).toEqual([]);
  });

  it('R3.7 nothing happens while Downtown is closed', () => {
    const t = reveal('police-raid', { closed: 'downtown', districts: { uptown: { rituals: [['cthulhu', 1]] } } });
    expect(t.events('disorganizationReceived')).toEqual([]);
  });
});
