import { RandomBot } from '../../../../platform/bots';
import { cloneState, type Catalogue } from '../../../../games/cults/rules';
import { liveStream } from '../../../../kernel';
import { fuzzConfig, type Brought } from './fuzz-config';
import { playNew, playOn, statesOf, type Broken, type Player } from './fuzz-play';

/** Where a shrinker works, and for how long. */
export interface Workshop {
  readonly book: Catalogue;
  readonly brought: Brought;
  readonly mods: ReadonlySet<string>;
  /** When to stop, on the clock of `performance.now()`. */
  readonly until: number;
}

/** So many tries without a shorter game are enough. */
const PATIENCE = 300;

export function playerFor(seed: string, mods: ReadonlySet<string>): Player {
  return { bot: new RandomBot(seed), below: liveStream(`${seed}/taste`), mods, tally: { decisions: 0, uses: 0 } };
}

/** Tries until nothing shorter turns up, or the time is over. What it finds must break alike. */
function improve(first: Broken, shop: Workshop, attempt: (best: Broken, n: number) => Broken | null): Broken {
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

/** Other games, no longer than the best so far. */
function otherGames(first: Broken, shop: Workshop): Broken {
  return improve(first, shop, (best, n) => {
    const seed = `shrink/${n}`;
    const config = fuzzConfig(shop.brought, shop.book, seed, liveStream(`${seed}/table`));
    return playNew(config, shop.book, playerFor(seed, shop.mods), best.answers.length - 1);
  });
}

/** The same game up to some decision, and from there on another, shorter way. */
function shortcuts(first: Broken, shop: Workshop): Broken {
  let known: Broken | null = null;
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

/** The shortest game that breaks alike, as far as it is found in the time there is. */
export function shrink(first: Broken, shop: Workshop): Broken {
  const half = { ...shop, until: performance.now() + (shop.until - performance.now()) / 2 };
  return shortcuts(otherGames(first, half), shop);
}
