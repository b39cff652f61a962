import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Names, Words } from '../../../../games/cults/words';
import { GameError, liveStream } from '../../../../kernel';
import { openMod } from '../../../../platform/sandbox/mods';
import type { CultsLibrary } from '../../../../games/cults/base-set/library';
import { readLang, wholeNumber } from '../../process/arguments';
import { complain, say, sayJson } from '../../process/output';
import { namesOf, wordsOf } from '../../words';
import { broughtBy, fuzzConfig } from './fuzz-config';
import { playNew, testOf, type Breakage, type BrokenGame, type FuzzTally } from './fuzz-play';
import { libraryWith, placesOf, readWords, type ModPlace } from '../paths';
import { neverUsed } from './unused';
import { playerFor, shrink } from './shrink';

/** Milliseconds spent on finding a shorter game. */
const SHRINKING = 20_000;

export interface Fuzzed extends FuzzTally {
  readonly games: number;
  /** The shortest breaking game found; null if nothing broke. */
  readonly broken: BrokenGame | null;
}

/** Plays random games with the mods' cards until something breaks. */
export function fuzzMods(
  mods: ReadonlySet<string>,
  { book }: CultsLibrary,
  games: number,
  seed: string,
  time = SHRINKING,
): Fuzzed {
  const brought = broughtBy(mods, book);
  const tally: FuzzTally = { decisions: 0, uses: new Map() };
  for (let i = 0; i < games; i++) {
    const name = `${seed}/${i}`;
    const config = fuzzConfig(brought, book, name, liveStream(`${name}/table`));
    const first = playNew(config, book, { ...playerFor(name, mods), tally });
    if (first === null) continue;
    const shop = { book, brought, mods, until: performance.now() + time };
    return { ...tally, games: i + 1, broken: shrink(first, shop) };
  }
  return { ...tally, games, broken: null };
}

/** Tells what no game used: perhaps it can never be used. */
function warnOfUnused(
  mods: ReadonlySet<string>,
  { book }: CultsLibrary,
  uses: FuzzTally['uses'],
  words: Words,
  names: Names,
): void {
  for (const { card, what, isTrigger } of neverUsed(mods, book, uses)) {
    const about = what === '' || isTrigger ? what : words.keyword(what);
    say(words.error('fuzzNeverUsed', { value: names.card(card), about }));
  }
}

/** The breakage in words; for a cancelled script, the sentence of its event. */
const breakageText = ({ event, what }: Breakage, words: Words): string => (event === undefined ? what : words.event(event));

/** A name for the file of the test, from what broke. */
const fileFor = ({ key }: Breakage): string =>
  `tests/fuzz-${key
    .replace(/[^A-Za-z0-9]+/g, '-')
    .slice(0, 60)
    .toLowerCase()}.json`;

/** Where the card test is written: `--out`, else into the mod if it is a folder; null: it is printed. */
function placeFor(out: string | undefined, { path }: ModPlace, breakage: Breakage): string | null {
  if (out !== undefined) return out;
  return statSync(path).isDirectory() ? join(path, fileFor(breakage)) : null;
}

function writeTest(file: string, test: unknown): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(test, null, 2)}\n`);
  } catch (error) {
    throw new GameError('fileNotWritten', { path: file, why: error instanceof Error ? error.message : String(error) });
  }
}

/** `cults mod fuzz PATH…`: reports breakages in words and writes each as a card test; warns of abilities that were never used. */
export async function fuzzCommand(args: readonly string[]): Promise<void> {
  const { words: given, args: options } = readWords(args, { games: 'value', seed: 'value', out: 'value', lang: 'value' });
  const games = wholeNumber(options, 'games', 100, 1, 10_000_000);
  const places = placesOf(given, 'mod fuzz PATH… [--games N] [--seed S] [--out FILE] [--lang en|pl]');
  const mods = places.map((place) => openMod(place.source));
  const library = await libraryWith(places, mods);
  const lang = readLang(options.get('lang'));
  const words = wordsOf(lang, library);
  const ids = new Set(mods.map((mod) => mod.manifest.id));
  const { broken, decisions, uses, games: played } = fuzzMods(ids, library, games, options.get('seed') ?? '0');
  if (broken === null) {
    warnOfUnused(ids, library, uses, words, namesOf(lang, library));
    const used = [...uses.values()].reduce((sum, count) => sum + count, 0);
    return say(words.error('fuzzClean', { games: played, decisions, uses: used }));
  }
  const { breakage } = broken;
  const blamed = places[mods.findIndex((mod) => breakage.key.startsWith(`${mod.manifest.id}:`))] ?? places[0]!;
  const test = testOf(broken, library.book);
  const file = placeFor(options.get('out'), blamed, breakage);
  const what = breakageText(breakage, words).replace(/\.$/, '');
  complain(words.error('fuzzBroke', { games: played, decisions, what, steps: broken.answers.length, file: file ?? '' }));
  if (file === null) sayJson(test, 2);
  else {
    writeTest(file, test);
    say(file);
  }
  process.exitCode = 1;
}
