import { expect, it } from 'vitest';
import { holding, preparing, site } from '../../../games/cults/rules/plans/r8-table';
import { describeCard, type Printed } from '../describe-card';

const printed: Printed = { kind: 'starting', icons: 'P', copies: 3 };

describeCard('acolyte', printed, () => {
  it('R8.6 one pays for a Ritual I, two for a Ritual II', () => {
    const t = preparing(site, holding(['acolyte', 'acolyte']));
    expect(t.decision.options).toMatchObject([{ ritual: 1 }, { ritual: 2 }]);
    t.answer('prepare', { ritual: 2 }).answer('pay', { card: 'acolyte' }, { card: 'acolyte' });
    expect(t.discards('cthulhu')).toEqual(['acolyte', 'acolyte']);
  });
});
