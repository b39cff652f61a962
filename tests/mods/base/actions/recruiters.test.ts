import { expect, it } from 'vitest';
import { asked } from '../../../games/cults/rules/fight/fights';
import { many, BLANKS } from '../../../games/cults/rules/seats';
import { describeCard, type Printed } from '../describe-card';
import { recruit } from '../phases';

const printed: Printed = {
  kind: 'action',
  cost: 3,
  icons: 'PP',
  keyword: 'recruitment',
  en: ['before any re-roll', 'any face'],
  pl: ['zanim cokolwiek przerzucisz', 'dowolną ściankę'],
};

describeCard('recruiters', printed, () => {
  it('R7.3 before re-rolling set one die to any face', () => {
    const t = recruit(['recruiters'], ['thug', ...many('blank', 4)]).answer('useAbility', { card: 'recruiters' });
    for (const die of [0, 1, 2, 3, 4])
      for (const face of ['thug', 'initiate', 'freak', 'blank'])
        expect(t.offers({ die, face }), `${die} ${face}`).toBe(die === 0 ? face !== 'thug' : face !== 'blank');
    t.answer('chooseDie', { die: 3, face: 'freak' });
    expect(t.decision.options.map((option) => option['face'])).toEqual(['thug', 'blank', 'blank', 'freak', 'blank']);
    t.answer('reroll');
    expect(t.tokens('cthulhu')).toEqual({ thug: 1, initiate: 0, freak: 1 });
    expect(t.hand('cthulhu')).toEqual(['recruiters']);
  });

  it('not after a re-roll; the die may be rolled again', () => {
    const passed = recruit(['recruiters'], [...BLANKS, 'thug'])
      .pass()
      .answer('reroll', { die: 0 });
    expect(passed.kind).toBe('reroll');
    expect(asked(passed.answer('reroll'))).toBe('hastur reroll');
    const t = recruit(['recruiters'], [...BLANKS, 'initiate']).answer('useAbility', { card: 'recruiters' });
    t.answer('chooseDie', { die: 0, face: 'thug' }).answer('reroll', { die: 0 }).answer('reroll');
    expect(t.tokens('cthulhu')).toEqual({ thug: 0, initiate: 1, freak: 0 });
  });

  it('two copies set two dice, and watchman comes last', () => {
    const t = recruit(['recruiters', 'watchman', 'recruiters'], BLANKS);
    t.answer('useAbility', { card: 'recruiters' }).answer('chooseDie', { die: 0, face: 'freak' });
    t.answer('useAbility', { card: 'recruiters' }).answer('chooseDie', { die: 1, face: 'initiate' });
    t.answer('reroll').answer('useAbility', { card: 'watchman' }).answer('chooseDie', { die: 4 });
    expect(t.tokens('cthulhu')).toEqual({ thug: 1, initiate: 1, freak: 1 });
  });
});
