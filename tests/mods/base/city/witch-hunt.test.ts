import { expect, it } from 'vitest';
import { asked } from '../../../games/cults/rules/fight/fights';
import { cults } from '../../../games/cults/rules/seats';
import { describeCard, type Printed } from '../describe-card';
import { SOLO, reveal } from '../revealed';

const printed: Printed = {
  kind: 'city',
  investigators: [],
  lasts: 'once',
  en: ['First Cultist', 'advances twice', 'a Cultist token of their choice', 'the NPC takes a Thug'],
  pl: ['Pierwszy Kultysta', 'przesuwa się dwa razy', 'dowolny Żeton Kultysty', 'NPC bierze Zbira'],
};

describeCard('witch-hunt', printed, () => {
  it('the First Cultist names an open district: its Investigator advances twice', () => {
    const t = reveal('witch-hunt', { seats: cults(3), first: 'hastur', districts: { uptown: { track: 1 } } });
    expect(asked(t)).toBe('hastur chooseDistrict');
    expect(t.decision.options.map((option) => option['district'])).toEqual(['downtown', 'uptown', 'northside']);
    t.answer('chooseDistrict', { district: 'uptown' });
    expect(t.district('uptown')).toMatchObject({ investigators: 1, track: 2 });
    expect(t.district('downtown')).toMatchObject({ investigators: 0, track: 3 });
  });

  it('every other player takes a token of choice, in turn order; the First Cultist takes none', () => {
    const t = reveal('witch-hunt', { seats: cults(3), first: 'hastur' }).answer('chooseDistrict', {
      district: 'downtown',
    });
    for (const [cult, token] of [
      ['dagon', 'freak'],
      ['cthulhu', 'initiate'],
    ] as const) {
      expect([t.kind, t.decision.seat, t.decision.min, t.decision.max]).toEqual(['chooseTokens', cult, 1, 1]);
      expect(t.decision.options.map((option) => option['token'])).toEqual(['thug', 'initiate', 'freak']);
      t.answer('chooseTokens', { token });
      expect(t.tokens(cult)[token]).toBe(1);
    }
    expect(t.tokens('hastur')).toEqual({ thug: 0, initiate: 0, freak: 0 });
    expect(t.kind).not.toBe('chooseTokens');
  });

  it('R12.3 in solo the player names the district and the NPC takes a Thug', () => {
    const t = reveal('witch-hunt', SOLO);
    expect(asked(t)).toBe('cthulhu chooseDistrict');
    t.answer('chooseDistrict', { district: 'northside' });
    expect(t.view()['solo']).toMatchObject({ bonus: { thugs: 1 } });
    expect(t.tokens('cthulhu')).toEqual({ thug: 0, initiate: 0, freak: 0 });
    expect(t.district('northside')).toMatchObject({ investigators: 1, track: 2 });
  });
});
