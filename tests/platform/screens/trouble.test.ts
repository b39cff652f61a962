import { describe, expect, it } from 'vitest';
import { MOST_NOTICES, noticed, reportOf, type Noticed, type Trouble } from '../../../src/platform/screens/table/notices/trouble';

const failure = (changes: Partial<Trouble> = {}): Trouble => ({
  kind: 'failed',
  mod: 'fog',
  title: 'Fog',
  version: '1.2.0',
  card: 'fog:bank',
  cardName: 'Fog Bank',
  place: 'cards/bank.js:4:7',
  reason: 'threw',
  what: 'The script of Fog Bank was cancelled.',
  strikes: 1,
  isBlank: false,
  ...changes,
});
const after = (...troubles: readonly Trouble[]): readonly Noticed[] => troubles.reduce<readonly Noticed[]>(noticed, []);

describe('notices about mods', () => {
  it('count the same failure instead of repeating it, the newest first', () => {
    const other = failure({ card: 'fog:lamp', strikes: 2 });
    const all = after(failure(), other, failure({ strikes: 3 }));
    expect(all.map(({ card, times, strikes }) => [card, times, strikes])).toEqual([
      ['fog:bank', 2, 3],
      ['fog:lamp', 1, 2],
    ]);
  });

  it('say that a mod is blank after its last failure; a blanked card concerns its own notice only', () => {
    const two = [failure(), failure({ card: 'fog:lamp' }), failure({ mod: 'rain', card: 'rain:drop' })];
    const blank = (trouble: Partial<Trouble>): readonly string[] =>
      after(...two, failure({ kind: 'blanked', isBlank: true, ...trouble }))
        .filter(({ isBlank }) => isBlank)
        .map(({ card }) => card);
    expect(blank({ card: '' })).toEqual(['fog:lamp', 'fog:bank']);
    expect(blank({ card: 'fog:bank' })).toEqual(['fog:bank']);
  });

  it('make none for a card that the player has blanked without a failure', () => {
    expect(after(failure({ kind: 'blanked', isBlank: true }))).toEqual([]);
  });

  it('keep the newest few', () => {
    const many = Array.from({ length: MOST_NOTICES + 2 }, (_, i) => failure({ card: `fog:${i}` }));
    expect(after(...many).map(({ card }) => card)).toEqual(
      many
        .slice(2)
        .map(({ card }) => card)
        .reverse(),
    );
  });

  it('report everything that finds the fault, and nothing that is empty', () => {
    const [one] = after(failure());
    const report = reportOf(one!, 'Rise of the Cults 0.1.0');
    for (const part of ['Rise of the Cults 0.1.0', 'fog 1.2.0', 'fog:bank', 'cards/bank.js:4:7', 'threw'])
      expect(report).toContain(part);
    expect(reportOf({ ...one!, place: '' }, 'x')).not.toContain('Place');
  });
});
