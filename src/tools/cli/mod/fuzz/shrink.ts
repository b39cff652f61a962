import { RandomBot } from '../../../../platform/bots';
import { cloneState, type Catalogue } from '../../../../games/cults/rules';
import { liveStream } from '../../../../kernel';
import { fuzzConfig, type Brought } from './fuzz-config';
import { playNew, playOn, statesOf, type BrokenGame, type FuzzPlayer } from './fuzz-play';

/** What a shrinker works with, and its time limit. */
export interface Workshop {
  readonly book: Catalogue;
  readonly brought: Brought;
  readonly mods: ReadonlySet<string>;
  /** When to stop, as a `performance.now()` time. */
  readonly until: number;
}

/** Attempts without a shorter game before giving up. */
const PATIENCE = 300;

export function playerFor(seed: string, mods: ReadonlySet<string>): FuzzPlayer {
  return { bot: new RandomBot(seed), below: liveStream(`${seed}/taste`), mods, tally: { decisions: 0, uses: new Map() } };
}

/** Repeats `attempt` until it finds nothing shorter or the time is over. A shorter game must break alike. */
function improve(first: BrokenGame, shop: Workshop, attempt: (best: BrokenGame, n: number) => BrokenGame | null): BrokenGame {
  let best = first;
  for (let n = 0, idle = 0; idle < PATIENCE && performance.now() < shop.until && best.answers.length > 0; n++, idle++) {
    const next = attempt(best, n);
    if (next === null) continue;
    if (next.breakage.key !== best.breakage.key || next.answers.length >= best.answers.length) continue;
    best = next;
    idle = 0;
  }
  return best;
}

/** Tries other random games, no longer than the best so far. */
function otherGames(first: BrokenGame, shop: Workshop): BrokenGame {
  return improve(first, shop, (best, n) => {
    const seed = `shrink/${n}`;
    const config = fuzzConfig(shop.brought, shop.book, seed, liveStream(`${seed}/table`));
    return playNew(config, shop.book, playerFor(seed, shop.mods), best.answers.length - 1);
  });
}

/** Replays the same game up to some decision, then plays another, shorter way. */
function shortcuts(first: BrokenGame, shop: Workshop): BrokenGame {
  let known: BrokenGame | null = null;
  let states: ReturnType<typeof statesOf> = [];
  const below = liveStream('shortcuts');
  return improve(first, shop, (best, n) => {
    if (known !== best) {
      states = statesOf(best, shop.book);
      known = best;
    }
    const at = below(states.length);
    const rest = best.answers.length - 1 - at;
    const way = rest <= 0 ? null : playOn(cloneState(states[at]!), shop.book, playerFor(`way/${n}`, shop.mods), rest);
    return way === null ? null : { ...best, ...way, answers: [...best.answers.slice(0, at), ...way.answers] };
  });
}

/** The shortest game found in time that breaks alike. */
export function shrink(first: BrokenGame, shop: Workshop): BrokenGame {
  const half = { ...shop, until: performance.now() + (shop.until - performance.now()) / 2 };
  return shortcuts(otherGames(first, half), shop);
}
