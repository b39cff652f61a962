import { expect, it } from 'vitest';
import { describeCard, type Printed } from '../describe-card';
import { lay } from './lay';

const printed: Printed = {
  kind: 'setup',
  en: ['Downtown 2, Rivertown 3, Uptown 5, Northside 3', '1 more has already arrived in Downtown'],
  pl: ['Downtown 2, Rivertown 3, Uptown 5, Northside 3', 'jeszcze 1 dotarł już do Downtown'],
};

describeCard('city-in-panic', printed, () => {
  it('R4.6 Sanity 2 3 5 3, one Investigator has already arrived in Downtown', () => {
    expect(lay('city-in-panic', 4)).toEqual({ sanity: [2, 3, 5, 3], track: [4, 4, 4, 4], investigators: [1, 0, 0, 0] });
    expect(lay('city-in-panic', 2)).toEqual({ sanity: [2, 5, 3], track: [2, 2, 2], investigators: [1, 0, 0] });
    expect(lay('city-in-panic', 2, { closed: 'downtown' }).investigators).toEqual([0, 0, 0]);
  });

  it('R12.1 solo is set up as for two players', () => {
    expect(lay('city-in-panic', 1, { solo: { npc: 'dagon' } })).toEqual({
      sanity: [2, 5, 3],
      track: [2, 2, 2],
      investigators: [1, 0, 0],
    });
    expect(lay('under-surveillance', 1, { solo: { npc: 'dagon' } }).track).toEqual([2, 1, 1]);
  });
});
