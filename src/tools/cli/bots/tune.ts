import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { baseBook } from '../../../games/cults/base-set/books';
import { PLAIN_TASTE, type Taste } from '../../../games/cults/bots/habits/taste';
import { COMPANIES, TASTES, type Company } from '../../../games/cults/bots/habits/tuned';
import { WEIGHTS, type Weights } from '../../../games/cults/bots/value/weights';
import { GameError } from '../../../kernel';
import { projectRoot } from '../../project-root';
import { readArguments, wholeNumber } from '../process/arguments';
import { complain, sayJson } from '../process/output';
import { resultOf } from '../../../games/cults/bots/value/value';
import { byTaste, selfPlay, SEATS } from './self-play';
import { tuneHabits } from './tune-habits';
import { valuesOfHabits, valuesOfThinkers } from './tune-values';

const FOLDER = join('src', 'games', 'cults', 'bots');
const KNOWN = {
  table: 'value',
  steps: 'value',
  games: 'value',
  thoughtful: 'value',
  seed: 'value',
  afresh: 'flag',
  lang: 'value',
} as const;
/** What positions are worth, by kind of company. */
type Writable = { -readonly [T in Company]: Weights[T] };
/** Games that judge the taste found. */
const JUDGED = 200;

/**
 * `cults tune`: improves the habits of the bots by self-play, then fits to them what positions are worth, and writes both into the
 * sources. The same numbers come out again from the same seed.
 */
export function tuneCommand(args: readonly string[]): void {
  const given = readArguments(args, KNOWN);
  const steps = wholeNumber(given, 'steps', 300, 0, 100_000);
  const games = wholeNumber(given, 'games', 6000, 0, 1_000_000);
  const thoughtful = wholeNumber(given, 'thoughtful', 300, 0, 1_000_000);
  const seed = given.get('seed') ?? 'tune';
  const book = baseBook();
  const tastes: Record<Company, Taste> = { ...TASTES };
  const weights: Writable = { ...WEIGHTS };
  for (const company of wanted(given.get('table'))) {
    complain(`${company}: ${steps} steps, ${games} games`);
    const from = given.has('afresh') ? PLAIN_TASTE : TASTES[company];
    const taste = tuneHabits(company, from, steps, seed, book);
    tastes[company] = taste;
    if (games > 0) weights[company] = valuesOfHabits(company, taste, games, seed, book);
    if (thoughtful > 0) weights[company] = valuesOfThinkers(company, weights, thoughtful, seed, book);
    write(tastes, weights);
    sayJson({ table: company, against: judge(company, taste, from, seed) });
  }
}

function wanted(name: string | undefined): readonly Company[] {
  if (name === undefined) return COMPANIES;
  const company = COMPANIES.find((one) => one === name);
  if (company === undefined) throw new GameError('unknownId', { path: '--table', value: name, known: COMPANIES });
  return [company];
}

/** Solo: how good the taste is; else how it does on one seat against the earlier one on the others. */
function judge(company: Company, taste: Taste, from: Taste, seed: string): number {
  let sum = 0;
  for (let i = 0; i < JUDGED; i++) {
    const seat = i % SEATS[company];
    const players = Array.from({ length: SEATS[company] }, (_, at) => byTaste(at === seat ? taste : from));
    sum += resultOf(selfPlay(company, `${seed} judged ${i}`, baseBook(), players), seat);
  }
  return Math.round((1000 * sum) / JUDGED) / 1000;
}

function write(tastes: Readonly<Record<string, Taste>>, weights: Weights): void {
  const folder = join(projectRoot(), FOLDER);
  writeFileSync(join(folder, 'habits', 'tuned.json'), `${JSON.stringify(tastes, null, 2)}\n`);
  const rows = COMPANIES.map(
    (company) => `  "${company}": [\n${weights[company].map((row) => `    [${row.join(', ')}]`).join(',\n')}\n  ]`,
  );
  writeFileSync(join(folder, 'value', 'tuned.json'), `{\n${rows.join(',\n')}\n}\n`);
}
