import { gameNamed } from '../../../games';
import { GameError } from '../../../kernel';
import { readArguments, readLang, refuseAlone, refuseOverridden, wholeNumber } from '../process/arguments';
import { Crew, threadsFor } from '../process/crew';
import { complain, say, sayJson } from '../process/output';
import { wordsOf } from '../words';
import { seatings, type MatchJob, type MatchTerms } from './match-worker';
import { Processes } from './processes';
import { sideReport, type Counted, type SideReport } from './tally';

const KNOWN = {
  game: 'value',
  a: 'value',
  b: 'value',
  games: 'value',
  seats: 'value',
  solo: 'flag',
  objective: 'value',
  seed: 'value',
  iterations: 'value',
  'time-limit': 'value',
  mods: 'value',
  stacks: 'value',
  pin: 'value',
  lang: 'value',
} as const;

/** How often the progress is told, in games. */
const TOLD_EVERY = 50;
/** About 50 ms a decision for the strongest. */
const ITERATIONS = 400;
const TIME_LIMIT = 10_000;

async function termsOf(given: ReadonlyMap<string, string>): Promise<MatchTerms> {
  const solo = given.has('solo');
  const [a, b] = [given.get('a'), given.get('b')];
  if (a === undefined || (b === undefined && !solo))
    throw new GameError('matchNeedsPlayer', { value: a === undefined ? '--a' : '--b' });
  const { min, max } = (await gameNamed(given.get('game'))).rules.seats;
  return {
    game: given.get('game'),
    mods: given.get('mods'),
    stacks: given.get('stacks'),
    pin: given.get('pin'),
    lang: readLang(given.get('lang')),
    a,
    b,
    seats: solo ? 1 : wholeNumber(given, 'seats', Math.max(2, min), Math.max(2, min), max),
    solo,
    objective: given.get('objective'),
    seed: given.get('seed') ?? '0',
    iterations: wholeNumber(given, 'iterations', ITERATIONS, 1, 1_000_000),
    limit: wholeNumber(given, 'time-limit', TIME_LIMIT, 10, 3_600_000),
  };
}

/** `cults match`: bots and programs play each other; tells who wins how often, and the last line is the same as JSON. */
export async function matchCommand(args: readonly string[]): Promise<void> {
  const given = readArguments(args, KNOWN);
  refuseOverridden(given, { solo: ['seats'] });
  refuseAlone(given, { solo: ['objective'] });
  const terms = await termsOf(given);
  const perDeal = seatings(terms).length;
  const deals = Math.ceil(wholeNumber(given, 'games', 100, 1, 1_000_000) / perDeal);
  const begun = performance.now();
  const games = await playDeals(terms, deals, perDeal);
  const seconds = Math.round(performance.now() - begun) / 1000;
  const a = sideReport('a', terms.a, games);
  const b = terms.b === undefined ? null : sideReport('b', terms.b, games);
  const { seats, solo, seed } = terms;
  tell(terms, deals, [a, ...(b === null ? [] : [b])]);
  const decisions = games.reduce((sum, game) => sum + game.decisions, 0);
  sayJson({ a, b, games: games.length, deals, seats, solo, seed, fair: fairShare(terms), decisions, seconds });
}

/** The share of victories of a player who is as good as the others; nobody can say that against the NPC. */
const fairShare = ({ seats, solo }: MatchTerms): number | null => (solo ? null : Math.round(1000 / seats) / 1000);

async function playDeals(terms: MatchTerms, deals: number, perDeal: number): Promise<Counted[]> {
  const size = threadsFor(deals);
  const processes = new Processes();
  const crew = new Crew<number, readonly Counted[]>('match', { terms, processes: processes.memory } satisfies MatchJob, size);
  const words = wordsOf(terms.lang);
  const games: Counted[] = [];
  try {
    await crew.run(
      Array.from({ length: deals }, (_, deal) => deal),
      (played) => {
        games.push(...played);
        const isTold = Math.floor(games.length / TOLD_EVERY) > Math.floor((games.length - played.length) / TOLD_EVERY);
        if (isTold) complain(words.error('matchProgress', { games: games.length, max: deals * perDeal }));
      },
    );
  } finally {
    await crew.close();
    processes.end();
  }
  return games;
}

function tell(terms: MatchTerms, deals: number, sides: readonly SideReport[]): void {
  const words = wordsOf(terms.lang);
  const { seats, solo, seed } = terms;
  const games = sides.reduce((most, side) => Math.max(most, side.games), 0);
  say(words.error(solo ? 'matchSolo' : 'matchHead', { games, deals, seats, seed }));
  for (const side of sides) {
    const { name, won, shared, lost, value, ci, meanScore } = side;
    say(
      words.error('matchSide', {
        name,
        won,
        shared,
        lost,
        share: percent(value),
        low: percent(ci[0]),
        high: percent(ci[1]),
        points: meanScore === null ? '' : meanScore.toFixed(1),
      }),
    );
    for (const [fault, times] of Object.entries(side.faults)) say(words.error('matchFault', { fault, count: times }));
    const first = side.firstFault;
    if (first !== null) {
      const { kind = '', code = '', how = '', why = '', limit = 0 } = first.params;
      const told = code === '' ? String(why) : words.error(String(code), first.params);
      say(words.error('matchFirstFault', { fault: first.fault, kind, how, limit, why: told }));
    }
  }
}

const percent = (share: number): string => (share * 100).toFixed(1);
