import { describe, expect, it } from 'vitest';
import { baseBook } from '../../../../src/games/cults/base-set/books';
import { PLANS } from '../../../../src/games/cults/contract/ids';
import { reasonsFor } from '../../../../src/games/cults/bots/reasons';
import { loadScenario, play, takePlan, type CultsPlay } from '../../../../src/games/cults/rules';
import { thoughtOf } from './thinking';
import { LANGS } from '../../../../src/platform/i18n/lang';
import '../../../../src/games/cults/words/all';
import { namesFrom, wordsFor } from '../../../../src/games/cults/words';

/** The player's turn in this round, with these own markers on the board and one of the rival's under them. */
function turnIn(round: number, markers: readonly string[]): CultsPlay {
  const book = baseBook();
  const districts = Object.fromEntries(markers.map((district) => [district, { plans: ['hastur', 'dagon'] }]));
  const scenario = { seats: ['dagon', 'hastur'], round, phase: 'action', districts };
  return play(loadScenario(scenario, book, []), book, null);
}

/** Why the player bluffs in the first of its districts. */
function whyBluff(game: CultsPlay): readonly string[] {
  const ask = game.state.asks[0]!;
  const bluff = ask.refs.find((ref) => takePlan.read([ref]).plan === PLANS.indexOf('bluff'))!;
  return reasonsFor({ game, ask, refs: [bluff] }, null, null).map(({ code }) => code);
}

describe('the reason of a Bluff', () => {
  it('with the last Plan of the game is that nothing else counts any more', () => {
    expect(whyBluff(turnIn(6, ['downtown']))).toEqual(['lastPlan']);
  });

  it('is what it brings while another Plan or round is to come', () => {
    expect(whyBluff(turnIn(6, ['downtown', 'uptown']))).not.toContain('lastPlan');
    expect(whyBluff(turnIn(5, ['downtown']))).not.toContain('lastPlan');
  });

  it('promises no tokens then, in both languages', () => {
    for (const lang of LANGS) {
      const words = wordsFor(
        lang,
        namesFrom(lang, () => undefined),
      );
      const said = words.because([{ code: 'lastPlan', params: { district: 'downtown' } }], 'takePlan');
      expect(said).toMatch(/Blu?e?f/);
      expect(said).not.toMatch(/token|Żeton/);
    }
  });
});

describe('the coach', () => {
  it('does not advise to buy without Power', () => {
    const scenario = {
      seats: ['dagon', 'hastur'],
      round: 2,
      phase: 'action',
      discards: { dagon: ['adept', 'brute', 'seer'] },
      districts: { downtown: { sites: ['dagon'], plans: ['hastur', 'dagon'] }, uptown: { plans: ['dagon'] } },
    };
    const game = play(loadScenario(scenario, baseBook(), []), baseBook(), null);
    const ask = game.state.asks[0]!;
    const buys = ask.refs.flatMap((ref, at) => (takePlan.read([ref]).plan === PLANS.indexOf('augmentation') ? [at] : []));
    // It may be chosen all the same: a discard can be destroyed.
    expect(buys.length).toBeGreaterThan(0);
    for (const level of ['cultist', 'elder'])
      for (const lots of ['a', 'b', 'c']) expect(buys).not.toContain(thoughtOf(level, game, lots).chosen[0]);
  });
});
