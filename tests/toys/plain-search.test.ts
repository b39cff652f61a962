import { describe, expect, it } from 'vitest';
import { liveStream, nextAsk, type FlowState, type Rules } from '../../src/kernel';
import { RandomBot } from '../../src/platform/bots';
import { plainSearch } from '../../src/platform/bots/plain';
import { conspiracy } from './conspiracy';
import { nim } from './nim';

const BUDGET = { iterations: 240 };

/**
 * Plays one game: the search answers for its seats, random for the others. Of the seats that are asked at once, any may answer first,
 * and so speak up first. Whether the seats of the search won.
 */
function isWon<S extends FlowState>(
  rules: Rules<S, null>,
  seed: string,
  seatsOf: (state: S) => readonly number[],
  searches = true,
): boolean {
  const state = rules.begin({ seed }, null, null);
  const own = seatsOf(state);
  const play = rules.play(state, null, null);
  const random = new RandomBot(`${seed} random`);
  const below = liveStream(`${seed} who is first`);
  while (nextAsk(state) !== null) {
    const open = state.asks.filter(({ sealed }) => sealed === undefined);
    const ask = open[below(open.length)]!;
    const { seat } = ask;
    if (!searches || !own.includes(seat)) {
      rules.choose(play, seat, random.choose(ask));
      continue;
    }
    const view = rules.view(play, seat);
    const { frame: _, ...question } = ask;
    const seen = { view, decision: view.decision!, rules, book: null };
    rules.choose(play, seat, plainSearch.think(question, seen as never, BUDGET, `${seed}/${ask.id}`).chosen);
  }
  return rules.outcome(state)!.winners.includes(rules.seated(state)[own[0]!]!.id);
}

const wins = (games: number, play: (at: number) => boolean): number =>
  Array.from({ length: games }, (_, at) => play(at)).filter(Boolean).length;

type Conspiracy = ReturnType<typeof conspiracy.begin>;
const knowing = ({ traitor, witness }: Conspiracy): number[] => [traitor, witness];
const loyal = (state: Conspiracy): number[] => [0, 1, 2, 3, 4].filter((seat) => !knowing(state).includes(seat));

describe('search that knows nothing but the rules', () => {
  it('beats random at Nim', () => {
    expect(wins(100, (at) => isWon(nim, `nim ${at}`, () => [at % 2]))).toBeGreaterThanOrEqual(80);
  });

  it.each([
    ['that knows', knowing],
    ['that knows nothing', loyal],
  ])('beats random at a conspiracy on the side %s, where random wins about half of the games', (_, side) => {
    const played = (searches: boolean) => wins(30, (at) => isWon(conspiracy, `conspiracy ${at}`, side, searches));
    expect(played(true)).toBeGreaterThanOrEqual(24);
    expect(played(false)).toBeLessThanOrEqual(20);
  });

  it('thinks the same with the same lots, and within its iterations', () => {
    const state = nim.load({ heap: 9, seed: 'same' }, null, null);
    const view = nim.view(nim.play(state, null, null), 0);
    const seen = { view, decision: view.decision!, rules: nim, book: null };
    const think = (lots: string) => plainSearch.think(state.asks[0]!, seen as never, BUDGET, lots);
    expect(think('a')).toEqual(think('a'));
  });

  it('leaves the last stone to the rival', () => {
    const state = nim.load({ heap: 4, seed: 'four' }, null, null);
    const view = nim.view(nim.play(state, null, null), 0);
    const seen = { view, decision: view.decision!, rules: nim, book: null };
    expect(plainSearch.think(state.asks[0]!, seen as never, BUDGET, 'four').chosen).toEqual([2]);
  });
});
