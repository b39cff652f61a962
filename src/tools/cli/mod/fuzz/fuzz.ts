import { liveStream } from '../../../../kernel';
import { openMod } from '../../../../platform/sandbox/mods';
import type { Library } from '../../../../games/cults/base-set/library';
import { readLang, wholeNumber } from '../../process/arguments';
import { complain, say, sayJson } from '../../process/output';
import { wordsOf } from '../../words';
import { broughtBy, fuzzConfig } from './fuzz-config';
import { commandsOf, playNew, type Broken, type Tally } from './fuzz-play';
import { libraryWith, placesOf, readWords } from '../paths';
import { playerFor, shrink } from './shrink';

/** Milliseconds spent on finding a shorter game. */
const SHRINKING = 20_000;

export interface Fuzzed extends Tally {
  readonly games: number;
  /** The shortest breaking game found; null if nothing broke. */
  readonly broken: Broken | null;
}

/** Plays random games with the mods' cards until something breaks. */
export function fuzzMods(mods: ReadonlySet<string>, { book }: Library, games: number, seed: string, time = SHRINKING): Fuzzed {
  const brought = broughtBy(mods, book);
  const tally: Tally = { decisions: 0, uses: 0 };
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

/** `cults mod fuzz PATH…`: prints a breakage to stdout as commands for `cults table`, and in words to stderr. */
export async function fuzzCommand(args: readonly string[]): Promise<void> {
  const { words: given, args: options } = readWords(args, { games: 'value', seed: 'value', lang: 'value' });
  const games = wholeNumber(options, 'games', 100, 1, 10_000_000);
  const places = placesOf(given, 'mod fuzz PATH… [--games N] [--seed S] [--lang en|pl]');
  const mods = places.map((place) => openMod(place.source));
  const library = await libraryWith(places, mods);
  const words = wordsOf(readLang(options.get('lang')), library);
  const ids = new Set(mods.map((mod) => mod.manifest.id));
  const { broken, decisions, uses, games: played } = fuzzMods(ids, library, games, options.get('seed') ?? '0');
  if (broken === null) return say(words.error('fuzzClean', { games: played, decisions, uses }));
  const { kind, what } = broken.breakage;
  const paths = places.map((place) => place.path).join(',');
  const steps = broken.answers.length;
  complain(words.error('fuzzBroke', { games: played, decisions, kind, what, steps, mods: paths }));
  for (const command of commandsOf(broken, library.book)) sayJson(command);
  process.exitCode = 1;
}
