import { expect, it } from 'vitest';
import { baseBook } from '../../../../src/games/cults/base-set/books';
import { load } from '../../../harness';
import { describeFile } from '../describe-card';

describeFile('starting-deck', () => {
  const deck = { acolyte: 3, adept: 2, brute: 2, fanatic: 2, watchman: 1, whisperer: 1, seer: 1 };

  it('R1.4 R2.1 is the same twelve cards for every cult', () => {
    expect(baseBook().book.cults.map((cult) => cult.deck)).toEqual([deck, deck, deck, deck]);
    expect(Object.values(deck).reduce((sum, copies) => sum + copies)).toBe(12);
  });

  it('has 10 Power, 7 Attack and 3 Terror', () => {
    const { typeById, power, attack, terror } = baseBook();
    const sum = (icons: readonly number[]) =>
      Object.entries(deck).reduce((total, [id, copies]) => total + copies * icons[typeById.get(id)!]!, 0);
    expect([sum(power), sum(attack), sum(terror)]).toEqual([10, 7, 3]);
  });

  it('R7.2 lasts for two Mobilizations', () => {
    const t = load({ seats: ['cthulhu', 'hastur'], round: 1, phase: 'mobilization' });
    expect([t.hand('cthulhu').length, t.view('cthulhu').decks['cthulhu']]).toEqual([6, { count: 6 }]);
  });
});
