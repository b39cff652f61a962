import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { baseBook } from '../../../games/cults/base-set/books';
import { PLAIN_TASTE, type Taste } from '../../../games/cults/bots/habits/taste';
import { TABLES, TASTES, type Table } from '../../../games/cults/bots/habits/tuned';
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
/** What positions are worth, by kind of table. */
type Writable = { -readonly [T in Table]: Weights[T] };
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
  const tastes: Record<Table, Taste> = { ...TASTES };
  const weights: Writable = { ...WEIGHTS };
  for (const table of wanted(given.get('table'))) {
    complain(`${table}: ${steps} steps, ${games} games`);
    const from = given.has('afresh') ? PLAIN_TASTE : TASTES[table];
    const taste = tuneHabits(table, from, steps, seed, book);
    tastes[table] = taste;
    if (games > 0) weights[table] = valuesOfHabits(table, taste, games, seed, book);
    if (thoughtful > 0) weights[table] = valuesOfThinkers(table, weights, thoughtful, seed, book);
    write(tastes, weights);
    sayJson({ table, against: judge(table, taste, from, seed) });
  }
}

function wanted(name: string | undefined): readonly Table[] {
  if (name === undefined) return TABLES;
  const table = TABLES.find((one) => one === name);
  if (table === undefined) throw new GameError('unknownId', { path: '--table', value: name, known: TABLES });
  return [table];
}

/** Solo: how good the taste is; else how it does on one seat against the earlier one on the others. */
function judge(table: Table, taste: Taste, from: Taste, seed: string): number {
  let sum = 0;
  for (let i = 0; i < JUDGED; i++) {
    const seat = i % SEATS[table];
    const players = Array.from({ length: SEATS[table] }, (_, at) => byTaste(at === seat ? taste : from));
    sum += resultOf(selfPlay(table, `${seed} judged ${i}`, baseBook(), players), seat);
  }
  return Math.round((1000 * sum) / JUDGED) / 1000;
}

function write(tastes: Readonly<Record<string, Taste>>, weights: Weights): void {
  const folder = join(projectRoot(), FOLDER);
  writeFileSync(join(folder, 'habits', 'tuned.json'), `${JSON.stringify(tastes, null, 2)}\n`);
  const rows = TABLES.map(
    (table) => `  "${table}": [\n${weights[table].map((row) => `    [${row.join(', ')}]`).join(',\n')}\n  ]`,
  );
  writeFileSync(join(folder, 'value', 'tuned.json'), `{\n${rows.join(',\n')}\n}\n`);
}
