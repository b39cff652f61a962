import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashOf } from '../../../kernel';
import { STEADY } from '../../../platform/bots';
import { measured, type Measured } from '../../../platform/bots/wilson';
import { projectRoot } from '../../project-root';
import { readArguments, wholeNumber } from '../process/arguments';
import { Crew, threadsFor } from '../process/crew';
import { complain, sayJson } from '../process/output';
import { usPerImagine } from './bench-imagine';
import type { BenchGame, BenchMatch } from './bench-match';
import { medianOf, quantileOf } from './quantiles';

const KNOWN = { games: 'value', only: 'value', iterations: 'value', quick: 'flag', afresh: 'flag', lang: 'value' } as const;

/** Milliseconds that the page gives Elder at normal pace. */
const BROWSER = 800;

type Named = Readonly<Record<string, BenchMatch>>;

function matches(iterations: number): Named {
  const steady = { seats: 2, solo: false, budget: { iterations }, peeks: false, seed: 'bench' };
  const solo = { ...steady, seats: 1, solo: true, b: 'random' };
  const table = { ...steady, seats: 4, a: 'elder', b: 'cultist' };
  return {
    novice_vs_random: { ...steady, a: 'novice', b: 'random' },
    cultist_vs_novice: { ...steady, a: 'cultist', b: 'novice' },
    coach_vs_npc: { ...solo, a: 'cultist' },
    elder_vs_novice: { ...steady, a: 'elder', b: 'novice' },
    elder_vs_npc: { ...solo, a: 'elder' },
    elder_vs_cultist: { ...steady, a: 'elder', b: 'cultist' },
    elder_at_table: table,
    peeking_at_table: { ...table, peeks: true },
    elder_in_browser: { ...solo, a: 'elder', budget: { milliseconds: BROWSER } },
  };
}

/** Games of a match that was played before. */
type Kept = Record<string, BenchGame[]>;

/**
 * `bench:bots`: plays the matches that the bots must win, and tells how often and how fast. What was played is kept, so that a bench
 * that was stopped goes on where it was; `--afresh` forgets it. The last line is a JSON object.
 */
export async function benchBotsCommand(args: readonly string[]): Promise<void> {
  const given = readArguments(args, KNOWN);
  const isQuick = given.has('quick');
  const iterations = wholeNumber(given, 'iterations', isQuick ? 100 : STEADY.iterations, 1, 1_000_000);
  const games = wholeNumber(given, 'games', isQuick ? 16 : 200, 1, 100_000);
  const file = join(projectRoot(), 'dist', `bench-bots-${iterations}-${stamp()}.json`);
  const kept: Kept = existsSync(file) && !given.has('afresh') ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : {};
  mkdirSync(dirname(file), { recursive: true });
  for (const [name, match] of Object.entries(matches(iterations))) {
    if (!(given.get('only') ?? name).split(',').includes(name)) continue;
    await playMatch(name, match, wanted(name, games), kept, () => keepIn(file, kept));
  }
  sayJson(reportOf(kept));
}

/** The code and the cards that decide how a game of bots goes. */
const DECIDING = ['mods/base', 'src/games/cults/bots', 'src/games/cults/rules', 'src/kernel', 'src/platform/bots'];

/** Games that were kept count only for the cards and the code they were played with: any other begin a bench of their own. */
function stamp(): string {
  const texts = DECIDING.flatMap((folder) => textsBelow(join(projectRoot(), folder)));
  return hashOf(texts).slice(0, 8);
}

function textsBelow(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()
    .map((file) => readFileSync(file, 'utf8'));
}

/** Writes beside the file first: a bench that is stopped in the middle of it loses nothing. */
function keepIn(file: string, kept: Kept): void {
  writeFileSync(`${file}.new`, JSON.stringify(kept));
  renameSync(`${file}.new`, file);
}

/** A game by the clock takes minutes: one or two of them have decisions enough. */
const wanted = (name: string, games: number): number => (name === 'elder_in_browser' ? Math.ceil(games / 100) : games);

async function playMatch(name: string, match: BenchMatch, games: number, kept: Kept, keep: () => void): Promise<void> {
  const played = (kept[name] ??= []);
  const left = Array.from({ length: Math.max(0, games - played.length) }, (_, i) => played.length + i);
  if (left.length === 0) return;
  // By the clock one at a time, or threads would take time from each other.
  const crew = new Crew<number, BenchGame>('bots', match, 'milliseconds' in match.budget ? 1 : threadsFor(left.length));
  try {
    await crew.run(left, (game) => {
      played.push(game);
      keep();
    });
  } finally {
    await crew.close();
  }
  complain(`${name}: ${JSON.stringify(winsIn(played))}`);
}

const winsIn = (games: readonly BenchGame[]): Measured =>
  measured(
    games.reduce((sum, { credit }) => sum + credit, 0),
    games.length,
  );

const SHARES = [
  'elder_vs_npc',
  'elder_vs_novice',
  'elder_vs_cultist',
  'cultist_vs_novice',
  'elder_at_table',
  'novice_vs_random',
  'coach_vs_npc',
];

function reportOf(kept: Kept): Record<string, Measured> {
  const report: Record<string, Measured> = {};
  for (const name of SHARES) report[name] = winsIn(kept[name] ?? []);
  report['peek_ratio'] = ratioOf(winsIn(kept['peeking_at_table'] ?? []), report['elder_at_table']!);
  const times = (name: string): number[] => (kept[name] ?? []).flatMap((game) => game.times);
  report['ms_novice'] = medianOf(times('novice_vs_random'));
  report['ms_cultist'] = medianOf(times('coach_vs_npc'));
  report['ms_elder'] = quantileOf(times('elder_in_browser'), 0.95);
  report['us_per_imagine'] = usPerImagine();
  return report;
}

/** How many times as often the one wins; the interval by the usual rule for the logarithm of a ratio. */
function ratioOf(one: Measured, other: Measured): Measured {
  const games = Math.min(one.games, other.games);
  if (games === 0 || one.value === 0 || other.value === 0) return { value: 0, games, ci: [0, 0] };
  const value = one.value / other.value;
  const spread = Math.exp(
    1.96 * Math.sqrt((1 - one.value) / (one.value * one.games) + (1 - other.value) / (other.value * other.games)),
  );
  const rounded = (x: number): number => Math.round(x * 1000) / 1000;
  return { value: rounded(value), games, ci: [rounded(value / spread), rounded(value * spread)] };
}
