import { expect, it } from 'vitest';
import { asked } from '../../../games/cults/rules/fight/fights';
import { describeCard, type Printed } from '../describe-card';
import { alone, placeAll } from '../forces';

const printed: Printed = { kind: 'starting', icons: 'TT', copies: 1 };

describeCard('whisperer', printed, () => {
  it('R10.2 with its two Terror a Ritual III exceeds a Sanity of 4, not one of 5', () => {
    const t = alone(['whisperer'], 4).answer('terror', { card: 'whisperer' });
    expect(placeAll(t)).toBe(2);
    expect(t.discards('cthulhu')).toEqual(['whisperer']);
    expect(asked(alone(['whisperer'], 5))).toBe('hastur takePlan');
  });
});
