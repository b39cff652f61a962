import { expect, it } from 'vitest';
import { asked } from '../../../games/cults/rules/fight/fights';
import { describeCard, type Printed } from '../describe-card';
import { SOLO, empty, reveal } from '../revealed';

const printed: Printed = {
  kind: 'city',
  investigators: ['uptown'],
  lasts: 'once',
  en: ['Each player returns a Cultist token', 'or gets a Disorganization card'],
  pl: ['oddaje dowolny Żeton Kultysty', 'albo otrzymuje Kartę Dezorganizacji'],
};

describeCard('university-lecture', printed, () => {
  it('in turn order each returns a token of choice or gets a Disorganization card', () => {
    const tokens = { cthulhu: { thug: 1, freak: 1 }, hastur: { initiate: 1 } };
    const t = reveal('university-lecture', { first: 'hastur', tokens, hands: empty('cthulhu', 'hastur') });
    expect(asked(t)).toBe('hastur chooseOne');
    expect(t.decision.options.map((option) => option['choice'])).toEqual(['return', 'disorganization']);
    t.answer('chooseOne', { choice: 'disorganization' });
    expect(t.tokens('hastur')).toEqual({ thug: 0, initiate: 1, freak: 0 });
    expect(asked(t)).toBe('cthulhu chooseOne');
    t.answer('chooseOne', { choice: 'return' });
    expect(t.decision.options.map((option) => option['token'])).toEqual(['thug', 'freak']);
    t.answer('chooseTokens', { token: 'freak' });
    expect(t.tokens('cthulhu')).toEqual({ thug: 1, initiate: 0, freak: 0 });
    expect(t.events('disorganizationReceived').map((event) => event.seat)).toEqual(['hastur']);
    expect(t.events('tokensReturned')).toMatchObject([{ seat: 'cthulhu', token: 'freak', count: 1 }]);
  });

  it('who has no token gets the card', () => {
    const t = reveal('university-lecture', { tokens: { hastur: { thug: 1 } }, hands: empty('cthulhu', 'hastur') });
    expect(asked(t)).toBe('cthulhu chooseOne');
    expect(t.decision.options.map((option) => option['choice'])).toEqual(['disorganization']);
    t.answer('chooseOne', { choice: 'disorganization' });
    expect(asked(t)).toBe('hastur chooseOne');
    expect(t.events('disorganizationReceived').map((event) => event.seat)).toEqual(['cthulhu']);
  });

  it('R12.3 the NPC returns a stored Thug if it has one, else it gets the card', () => {
    const lecture = (thugs: number) =>
      reveal('university-lecture', {
        ...SOLO,
        solo: { npc: 'dagon', bonus: { thugs } },
        tokens: { cthulhu: { thug: 1 } },
      })
        .answer('chooseOne', { choice: 'return' })
        .answer('chooseTokens', { token: 'thug' });
    expect(lecture(2).view()['solo']).toMatchObject({ bonus: { thugs: 1 } });
    expect(lecture(1).view()['solo']).toMatchObject({ bonus: { thugs: 0 } });
    expect(lecture(1).discards('dagon')).toEqual([]);
    expect(lecture(0).discards('dagon')).toEqual(['disorganization']);
  });
});
