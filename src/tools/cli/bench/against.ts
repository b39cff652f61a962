import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GameError } from '../../../kernel';
import { projectRoot } from '../../project-root';
import { complain } from '../process/output';

/** What one run of the bench measured, with dotted names for what lies deeper: `games_per_s.4`. */
type Figures = ReadonlyMap<string, number>;

/** A figure here and at the revision, and how often the one goes into the other: medians over the rounds. */
interface Compared {
  readonly now: number;
  readonly before: number;
  readonly ratio: number;
  /** (highest - lowest) / median of the rounds' ratios. */
  readonly spread: number;
}

export interface Comparison {
  readonly revision: string;
  readonly rounds: number;
  readonly figures: Readonly<Record<string, Compared>>;
}

/**
 * Runs the bench of this working tree and that of a git revision by turns, each in its own process, and compares them. The revision
 * is checked out beside this tree for that time, and measures itself with its own bench. Both play with the revision's base set: other
 * costs on its cards would be other games, longer or shorter ones.
 */
export function benchAgainst(revision: string, rounds: number, options: readonly string[]): Comparison {
  const root = projectRoot();
  const commit = commitOf(root, revision);
  const folder = mkdtempSync(join(tmpdir(), 'cults-bench-'));
  const before = join(folder, 'tree');
  const git = (...args: string[]): void => void execFileSync('git', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  git('worktree', 'add', '--detach', before, commit);
  try {
    const asBefore = [...options, '--base', join(before, 'mods', 'base')];
    const pairs: { readonly now: Figures; readonly before: Figures }[] = [];
    for (let round = 0; round < rounds; round++) {
      complain(`round ${round + 1} of ${rounds} …`);
      // Take turns at being first, so that a machine that warms up or slows down favours neither.
      if (round % 2 === 0) {
        const now = measured(root, asBefore);
        pairs.push({ now, before: measured(before, options) });
      } else {
        const earlier = measured(before, options);
        pairs.push({ now: measured(root, asBefore), before: earlier });
      }
    }
    return { revision: commit, rounds, figures: compare(pairs) };
  } finally {
    git('worktree', 'remove', '--force', before);
    rmSync(folder, { recursive: true, force: true });
  }
}

function commitOf(root: string, revision: string): string {
  const found = spawnSync('git', ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`], {
    cwd: root,
    encoding: 'utf8',
  });
  if (found.status !== 0) throw new GameError('unknownRevision', { path: '--against', value: revision });
  return found.stdout.trim();
}

/** One run of a tree's own bench; it installs and builds what it needs first. */
function measured(tree: string, options: readonly string[]): Figures {
  // The build of this command sets NODE_ENV, with which npm would leave the other tree's build tools out.
  const { NODE_ENV: _, ...env } = process.env;
  const run = spawnSync('npm', ['run', '-s', 'bench', '--', ...options], {
    cwd: tree,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (run.status !== 0) throw new Error(`The bench of ${tree} failed: see the lines above.`);
  return figuresOf(JSON.parse(run.stdout.trim().split('\n').at(-1)!));
}

/** All numbers of a report but its own settings and spreads. */
export function figuresOf(report: object, under = ''): Map<string, number> {
  const found = new Map<string, number>();
  for (const [name, value] of Object.entries(report) as [string, unknown][]) {
    if (name.endsWith('_spread') || name === 'runs' || name === 'games') continue;
    if (typeof value === 'number') found.set(`${under}${name}`, value);
    else if (typeof value === 'object' && value !== null)
      for (const [key, of] of figuresOf(value, `${under}${name}.`)) found.set(key, of);
  }
  return found;
}

/** Compares the figures that both have. */
export function compare(pairs: readonly { readonly now: Figures; readonly before: Figures }[]): Record<string, Compared> {
  const names = [...pairs[0]!.now.keys()].filter((name) => pairs.every(({ now, before }) => now.has(name) && before.has(name)));
  return Object.fromEntries(
    names.map((name) => {
      const ratios = sorted(pairs.map(({ now, before }) => now.get(name)! / before.get(name)!));
      const ratio = middle(ratios);
      return [
        name,
        {
          now: middle(sorted(pairs.map((pair) => pair.now.get(name)!))),
          before: middle(sorted(pairs.map((pair) => pair.before.get(name)!))),
          ratio: digits(ratio),
          spread: digits((ratios.at(-1)! - ratios[0]!) / ratio),
        },
      ];
    }),
  );
}

const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);
const middle = (values: readonly number[]): number =>
  values.length % 2 === 1
    ? values[values.length >> 1]!
    : digits((values[values.length / 2 - 1]! + values[values.length / 2]!) / 2);
const digits = (value: number): number => Number(value.toPrecision(4));
