import { expect, it } from 'vitest';
import { describeCard, type Printed } from '../describe-card';
import { lay } from './lay';

const printed: Printed = {
  kind: 'setup',
  en: ['Downtown 3, Rivertown 3, Uptown 3, Northside 3', 'One Investigator'],
  pl: ['Downtown 3, Rivertown 3, Uptown 3, Northside 3', 'jeden Badacz Tajemnic'],
};

describeCard('quiet-streets', printed, () => {
  it('R4.6 Sanity 3 everywhere, Investigators on the starting field; the card of the first game', () => {
    const four = { sanity: [3, 3, 3, 3], track: [4, 4, 4, 4], investigators: [0, 0, 0, 0] };
    expect(lay('quiet-streets', 4)).toEqual(four);
    expect(lay(undefined, 4)).toEqual(four);
    expect(lay('quiet-streets', 2)).toEqual({ sanity: [3, 3, 3], track: [2, 2, 2], investigators: [0, 0, 0] });
  });
});
