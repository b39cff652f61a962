import { expect, it } from 'vitest';
import { describeCard, type Printed } from '../describe-card';
import { met, dagon, hastur, disorganization, rituals } from './met';

const printed: Printed = { kind: 'objective', difficulty: 7, en: ['at least 4 VP more'], pl: ['co najmniej o 4 PZ więcej'] };

describeCard('silent-hand', printed, () => {
  it('met by four VP, not by three', () => {
    expect(met('silent-hand', { uptown: { dominance: dagon(4) } })).toBe(true);
    expect(met('silent-hand', { uptown: { dominance: dagon(3) } })).toBe(false);
    expect(met('silent-hand', { uptown: { dominance: dagon(4) }, northside: { dominance: hastur(1) } })).toBe(false);
    expect(met('silent-hand', { uptown: { dominance: dagon(4) }, northside: { dominance: ['hastur', 'dagon'] } })).toBe(true);
  });

  it('all VP count, and tie-breaks give none', () => {
    const three = { dominance: dagon(2), sites: ['dagon'], rituals: rituals('dagon', 1) };
    expect(met('silent-hand', { uptown: three })).toBe(true);
    const board = { uptown: { ...three, dominance: dagon(1) }, downtown: { sites: ['dagon'] }, northside: { sites: ['dagon'] } };
    expect(met('silent-hand', board, { discards: { hastur: disorganization(3) } })).toBe(false);
  });
});
