import { expect, it } from 'vitest';
import { asked } from '../../../games/cults/rules/fight/fights';
import { many, BLANKS } from '../../../games/cults/rules/seats';
import { describeCard, type Printed } from '../describe-card';
import { recruit } from '../phases';

const printed: Printed = {
  kind: 'starting',
  icons: 'A',
  copies: 1,
  keyword: 'recruitment',
  en: ['After your last roll', 'Thug face'],
  pl: ['ostatnim rzucie', 'ściankę ze Zbirem'],
};

describeCard('watchman', printed, () => {
  it('R7.3 after the last roll turn any one die to Thug', () => {
    const t = recruit(['watchman'], ['thug', 'blank', 'freak', 'initiate', 'blank']);
    expect(t.kind).toBe('reroll');
    t.answer('reroll').answer('useAbility', { card: 'watchman' });
    expect(t.decision.options.map((option) => [option['die'], option['face']])).toEqual([
      [1, 'thug'],
      [2, 'thug'],
      [3, 'thug'],
      [4, 'thug'],
    ]);
    t.answer('chooseDie', { die: 2 });
    expect(t.tokens('cthulhu')).toEqual({ thug: 2, initiate: 1, freak: 0 });
    expect(t.events('dieSet')).toEqual([{ type: 'dieSet', seat: 'cthulhu', die: 2, face: 'thug' }]);
  });

  it('only after the second re-roll, if there is one', () => {
    const t = recruit(['watchman'], [...BLANKS, 'freak', 'blank']).answer('reroll', { die: 0 });
    expect(t.kind).toBe('reroll');
    t.answer('reroll', { die: 1 });
    expect(asked(t)).toBe('cthulhu useAbility');
    t.answer('useAbility', { card: 'watchman' }).answer('chooseDie', { die: 0 });
    expect(t.tokens('cthulhu')).toEqual({ thug: 1, initiate: 0, freak: 0 });
    expect(asked(t)).toBe('hastur reroll');
  });

  it('nothing to turn when all dice show Thugs; it may be left alone', () => {
    expect(asked(recruit(['watchman'], many('thug', 5)).answer('reroll'))).toBe('hastur reroll');
    expect(recruit(['watchman'], BLANKS).answer('reroll').pass().tokens('cthulhu')).toEqual({ thug: 0, initiate: 0, freak: 0 });
  });
});
