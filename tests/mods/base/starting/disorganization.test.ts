import { expect, it } from 'vitest';
import { describeCard, type Printed } from '../describe-card';
import { attack, attackOf } from '../forces';
import { at } from '../phases';

const printed: Printed = { kind: 'disorganization' };

describeCard('disorganization', printed, () => {
  it('R6.7 drawn in Mobilization it is discarded without replacement', () => {
    const deck = ['adept', 'disorganization', 'adept', 'adept', 'adept', 'adept', 'brute'];
    const t = at('mobilization', { decks: { cthulhu: deck, hastur: [] } });
    expect(t.hand('cthulhu')).toEqual(['adept', 'adept', 'adept', 'adept', 'adept']);
    expect(t.discards('cthulhu')).toEqual(['disorganization']);
  });

  it('R6.7 it has no icons: committed, it adds nothing', () => {
    const t = attack(['disorganization', 'brute']);
    expect(attackOf(t, 'cthulhu')).toBe(3 + 2);
    expect(t.discards('cthulhu')).toEqual(['disorganization', 'brute']);
  });
});
