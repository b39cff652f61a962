import { GameError, type ModPin } from '../../kernel';
import type { Mod, ModFiles, Problem } from '../sandbox/mods';
import { comparePins, fileHashes } from '../sandbox/mods/pin';

/** What to do if the mods present are not those of the save. */
export const MODS_CHOICES = ['refuse', 'pinned', 'without', 'any'] as const;
export type ModsChoice = (typeof MODS_CHOICES)[number];

/** A mod's pin in a save, with a short hash of each file where known. */
export interface SavedPin extends ModPin {
  readonly files?: Readonly<Record<string, string>>;
}

/** Thrown when the mods present are not those of the save; carries each difference and the possible choices. */
export class ModsDiffer extends GameError {
  readonly differences: readonly Problem[];
  readonly offers: readonly ModsChoice[];
  /** Why the other choices are closed. */
  readonly closed: readonly Problem[];

  constructor(path: string, differences: readonly Problem[], offers: readonly ModsChoice[], closed: readonly Problem[]) {
    super('modsDiffer', { path, count: differences.length, offers });
    this.differences = differences;
    this.offers = offers;
    this.closed = closed;
  }
}

/** The differences, mod by mod; where a mod's files differ and the save lists them, also which files. */
export function differencesOf(
  saved: readonly SavedPin[],
  carried: ReadonlyMap<string, ModFiles>,
  mods: readonly Mod[],
): readonly Problem[] {
  const found = comparePins(
    saved,
    mods.map((mod) => mod.pin),
  );
  return found.map((problem) => {
    const id = problem.params['mod'];
    const mod = mods.find((one) => one.manifest.id === id);
    const pin = saved.find((one) => one.id === id);
    const files = carried.get(String(id));
    const before = files === undefined ? pin?.files : fileHashes(files);
    return mod === undefined || pin === undefined || before === undefined ? problem : withFiles(problem, before, mod.files);
  });
}

/** Most files that a message names. */
const MOST_NAMED = 8;

function withFiles(problem: Problem, before: Readonly<Record<string, string>>, files: ModFiles): Problem {
  const now = fileHashes(files);
  const [was, is] = [Object.keys(before).sort(), Object.keys(now).sort()];
  const lists = {
    added: is.filter((path) => !Object.hasOwn(before, path)),
    changed: was.filter((path) => Object.hasOwn(now, path) && now[path] !== before[path]),
    removed: was.filter((path) => !Object.hasOwn(now, path)),
  };
  const named = Object.entries(lists).filter(([, paths]) => paths.length > 0);
  return {
    code: problem.code,
    params: { ...problem.params, ...Object.fromEntries(named.map(([key, paths]) => [key, short(paths)])) },
  };
}

function short(paths: readonly string[]): readonly string[] {
  return paths.length > MOST_NAMED ? [...paths.slice(0, MOST_NAMED), '…'] : paths;
}
