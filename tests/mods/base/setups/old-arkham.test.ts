import { expect, it } from 'vitest';
import { describeCard, type Printed } from '../describe-card';
import { lay } from './lay';

const printed: Printed = {
  kind: 'setup',
  en: ['Downtown 2, Rivertown 3, Uptown 4, Northside 4', 'One Investigator'],
  pl: ['Downtown 2, Rivertown 3, Uptown 4, Northside 4', 'jeden Badacz Tajemnic'],
};

describeCard('old-arkham', printed, () => {
  it('R4.6 Sanity 2 3 4 4', () => {
    expect(lay('old-arkham', 4)).toEqual({ sanity: [2, 3, 4, 4], track: [4, 4, 4, 4], investigators: [0, 0, 0, 0] });
    expect(lay('old-arkham', 3)).toEqual({ sanity: [2, 4, 4], track: [3, 3, 3], investigators: [0, 0, 0] });
    expect(lay('old-arkham', 3, { closed: 'downtown' }).sanity).toEqual([3, 4, 4]);
  });
});
