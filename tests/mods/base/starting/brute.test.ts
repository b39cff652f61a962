import { expect, it } from 'vitest';
import { asked } from '../../../games/cults/rules/fight/fights';
import { describeCard, type Printed } from '../describe-card';
import { attack, attackOf } from '../forces';

const printed: Printed = { kind: 'starting', icons: 'AA', copies: 2 };

describeCard('brute', printed, () => {
  it('R9.4 adds two Attack, without a question at the reveal', () => {
    const t = attack(['brute', 'brute']);
    expect(attackOf(t, 'cthulhu')).toBe(3 + 2 + 2);
    expect(asked(t)).toBe('hastur takePlan');
    expect(t.discards('cthulhu')).toEqual(['brute', 'brute']);
  });
});
