import { expect, it } from 'vitest';
import { codeOf } from '../../../harness';
import { holding, preparing, site } from '../../../games/cults/rules/plans/r8-table';
import { describeCard, type Printed } from '../describe-card';

const printed: Printed = { kind: 'starting', icons: 'PP', copies: 2 };

describeCard('adept', printed, () => {
  it('R6.9 its two Power pay for a Ritual II alone; nothing may be added', () => {
    const t = preparing(site, holding(['adept'], 1)).answer('prepare', { ritual: 2 });
    expect(codeOf(() => t.answer('pay', { card: 'adept' }, { token: 'initiate' }))).toBe('superfluous');
    t.answer('pay', { card: 'adept' });
    expect(t.discards('cthulhu')).toEqual(['adept']);
    expect(t.district('downtown').rituals).toEqual([['cthulhu', 2]]);
  });
});
