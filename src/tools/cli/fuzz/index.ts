import { GameError } from '../../../kernel';
import { readArguments, wholeNumber } from '../process/arguments';
import { complain, sayJson } from '../process/output';
import { fuzzDeclared } from './declared';
import { fuzzPrograms } from './differential';
import { fuzzRepeats } from './repeat';
import { fuzzSaves } from './saves';

/** A fuzzer's result: how much it tried, and readable descriptions of what is wrong. */
interface Found {
  readonly tried: Readonly<Record<string, unknown>>;
  readonly wrong: readonly string[];
}

type Fuzzer = (seed: string, count: number) => Promise<Found>;

const FUZZERS: Readonly<Record<string, Fuzzer>> = {
  programs: async (seed, count) => {
    const { different: wrong, ...tried } = await fuzzPrograms(seed, count);
    return { tried, wrong };
  },
  repeats: async (seed, count) => {
    const { different: wrong, ...tried } = await fuzzRepeats(seed, count);
    return { tried, wrong };
  },
  /** Each mod of declared cards is played in two games. */
  declared: async (seed, count) => {
    const { broken: wrong, ...tried } = fuzzDeclared({ seed, mods: count, games: 2 });
    return { tried, wrong };
  },
  saves: async (seed, count) => {
    const { broken: wrong, ...tried } = await fuzzSaves({ seed, count });
    return { tried, wrong };
  },
};

/**
 * `npm run fuzz -- NAME --count N [--seed S]`: prints one JSON line to stdout and faults to stderr; exits with 1 if there are any.
 */
export async function fuzzCommand(args: readonly string[]): Promise<void> {
  const [name = '', ...rest] = args;
  const fuzzer = Object.hasOwn(FUZZERS, name) ? FUZZERS[name] : undefined;
  if (fuzzer === undefined) throw new GameError('unknownId', { path: 'fuzz', value: name, known: Object.keys(FUZZERS) });
  const given = readArguments(rest, { seed: 'value', count: 'value' });
  const seed = given.get('seed') ?? '1';
  const begun = performance.now();
  const { tried, wrong } = await fuzzer(seed, wholeNumber(given, 'count', 1000, 1, 10_000_000));
  const seconds = Math.round((performance.now() - begun) / 1000);
  for (const one of wrong.slice(0, 10)) complain(one);
  sayJson({ fuzz: name, seed, ...tried, wrong: wrong.length, seconds });
  if (wrong.length > 0) process.exitCode = 1;
}
