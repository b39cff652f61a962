import { expect, it } from 'vitest';
import { describeCard, type Printed } from '../describe-card';
import { SOLO, reveal } from '../revealed';

const printed: Printed = {
  kind: 'city',
  investigators: ['northside', 'uptown'],
  lasts: 'once',
  en: ['Each player takes a Freak'],
  pl: ['Każdy gracz bierze Odmieńca'],
};

describeCard('asylum-breakout', printed, () => {
  it('every player takes a Freak, the NPC none', () => {
    const t = reveal('asylum-breakout', { tokens: { hastur: { freak: 2 } } });
    expect([t.tokens('cthulhu'), t.tokens('hastur')]).toEqual([
      { thug: 0, initiate: 0, freak: 1 },
      { thug: 0, initiate: 0, freak: 3 },
    ]);
    const solo = reveal('asylum-breakout', SOLO);
    expect(solo.tokens('cthulhu')).toEqual({ thug: 0, initiate: 0, freak: 1 });
    expect(solo.view()['solo']).toMatchObject({ bonus: { thugs: 0 } });
    expect(solo.events('tokensGained').length).toBe(1);
  });

  it('R7.1 once: the next round brings no Freak', () => {
    const t = reveal('asylum-breakout', { city: { deck: ['asylum-breakout', 'night-fog'] } });
    t.until('takePlan').until('reroll');
    const { events } = t.session;
    const revealed = events.findLastIndex((event) => event.type === 'cityRevealed');
    expect(events[revealed]!['card']).toBe('night-fog');
    expect(events.slice(revealed).filter((event) => event.type === 'tokensGained')).toEqual([]);
  });
});
