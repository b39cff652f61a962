import { describe, expect, it } from 'vitest';
import { freeId, idFrom, MOD_ID_LIKE } from '../../src/kernel';

describe('an id made from a name', () => {
  it.each([
    ['Salt and Shadow', 'salt-and-shadow'],
    ['Chór Topielców', 'chor-topielcow'],
    ['Łódź nr 7!', 'lodz-nr-7'],
    ['1920s Nights', 's-nights'],
    ['  --  ', 'my-mod'],
    ['深海', 'my-mod'],
    ['x'.repeat(90), 'x'.repeat(40)],
  ])('%s → %s', (name, id) => {
    expect(idFrom(name, 'my-mod')).toBe(id);
    expect(idFrom(name, 'my-mod')).toMatch(new RegExp(MOD_ID_LIKE));
  });

  it('gets a number where it is taken', () => {
    expect(freeId('a', new Set(['a', 'a-2']))).toBe('a-3');
  });
});
