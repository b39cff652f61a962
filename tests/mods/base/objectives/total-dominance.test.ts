import { expect, it } from 'vitest';
import { describeCard, type Printed } from '../describe-card';
import { met, dagon, hastur, rituals } from './met';

const printed: Printed = {
  kind: 'objective',
  difficulty: 3,
  en: ['with more VP than the NPC', 'at least 2 Dominance markers in Northside', 'at least 2 Dominance markers in Uptown'],
  pl: ['mając więcej PZ niż NPC', 'co najmniej 2 Znaczniki Dominacji w Northside', 'co najmniej 2 Znaczniki Dominacji w Uptown'],
};

describeCard('total-dominance', printed, () => {
  it('met with two Dominance markers in Northside and two in Uptown', () => {
    expect(met('total-dominance', { uptown: { dominance: dagon(2) }, northside: { dominance: dagon(2) } })).toBe(true);
    expect(met('total-dominance', { uptown: { dominance: dagon(3) }, northside: { dominance: dagon(4) } })).toBe(true);
  });

  it('R12.8 one VP more is enough, a tie is not', () => {
    const board = (theirs: number) => ({
      downtown: { dominance: hastur(theirs) },
      uptown: { dominance: dagon(2) },
      northside: { dominance: dagon(2) },
    });
    expect(met('total-dominance', board(3))).toBe(true);
    expect(met('total-dominance', board(4))).toBe(false);
  });

  it('not met with one in either, however many there are elsewhere', () => {
    const downtown = { dominance: dagon(4) };
    expect(met('total-dominance', { downtown, uptown: { dominance: dagon(1) }, northside: { dominance: dagon(2) } })).toBe(false);
    expect(met('total-dominance', { downtown, uptown: { dominance: dagon(2) }, northside: { dominance: dagon(1) } })).toBe(false);
  });

  it('the NPC’s markers do not count', () => {
    const uptown = { dominance: ['dagon', 'hastur'] };
    expect(met('total-dominance', { downtown: { dominance: dagon(2) }, uptown, northside: { dominance: dagon(2) } })).toBe(false);
  });

  it('nor is it met with fewer VP than the NPC', () => {
    const board = {
      downtown: { dominance: hastur(4), sites: ['hastur'], rituals: rituals('hastur', 1) },
      uptown: { dominance: dagon(2) },
      northside: { dominance: dagon(2) },
    };
    expect(met('total-dominance', board)).toBe(false);
  });
});
