import { expect, it } from 'vitest';
import { load } from '../../../harness';
import { describeCard, type Printed } from '../describe-card';
import { lay } from './lay';

const printed: Printed = {
  kind: 'setup',
  en: ['Downtown 3, Rivertown 4, Uptown 4, Northside 3', '1 field nearer to the district in Uptown and Northside'],
  pl: ['Downtown 3, Rivertown 4, Uptown 4, Northside 3', 'w Uptown i Northside o 1 pole bliżej'],
};

describeCard('under-surveillance', printed, () => {
  it('R4.6 Sanity 3 4 4 3, one field nearer in Uptown and Northside', () => {
    expect(lay('under-surveillance', 4)).toEqual({ sanity: [3, 4, 4, 3], track: [4, 4, 3, 3], investigators: [0, 0, 0, 0] });
    expect(lay('under-surveillance', 3)).toEqual({ sanity: [3, 4, 3], track: [3, 2, 2], investigators: [0, 0, 0] });
    expect(lay('under-surveillance', 2)).toEqual({ sanity: [3, 4, 3], track: [2, 1, 1], investigators: [0, 0, 0] });
    expect(lay('under-surveillance', 2, { closed: 'uptown' })).toEqual({
      sanity: [3, 4, 3],
      track: [2, 2, 1],
      investigators: [0, 0, 0],
    });
  });

  it('R3.4 only the first Investigator is nearer, those after it start as usual', () => {
    const t = load({
      seats: ['cthulhu', 'hastur'],
      round: 2,
      phase: 'city',
      city: { deck: ['asylum-breakout'] },
      districts: { uptown: { sanity: 4, track: 1 }, northside: { track: 1 } },
    });
    expect(t.district('uptown')).toMatchObject({ track: 2, investigators: 1 });
    expect(t.district('northside')).toMatchObject({ track: 2, investigators: 1 });
  });
});
