import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Lang } from '../../../platform/i18n/lang';
import { projectRoot } from '../../project-root';
import { found, problem, type CheckFinding } from '../../../games/cults/checks/finding';
import type { LoadedMod } from '../../../games/cults/checks/loaded';

/** How TypeScript checks the scripts of a mod, here and in authors' editors. */
export const SCRIPT_OPTIONS = {
  target: 'es2022',
  lib: ['es2022'],
  module: 'esnext',
  moduleResolution: 'bundler',
  strict: true,
  allowJs: true,
  checkJs: true,
  noEmit: true,
  types: [],
};

/** TypeScript's error numbers → our codes; all others are `typeWrong`. */
const MEANINGS: Readonly<Record<string, () => string>> = {
  TS2304: () => 'typeNoName',
  TS2552: () => 'typeNoName',
  TS2305: () => 'typeNoName',
  TS2339: () => 'typeNoMember',
  TS2551: () => 'typeNoMember',
  TS2353: () => 'typeNoField',
  TS2561: () => 'typeNoField',
  TS2531: () => 'typeMaybeNothing',
  TS2532: () => 'typeMaybeNothing',
  TS18047: () => 'typeMaybeNothing',
  TS18048: () => 'typeMaybeNothing',
};

const LINE = /^(.+?)\((\d+),(\d+)\): error (TS\d+): (.*)$/;

/** Turns one line of compiler output into a finding; skips continuation lines. */
function translated(line: string, sources: ReadonlyMap<string, string>): CheckFinding[] {
  const [, file, row, column, number, why] = LINE.exec(line) ?? [];
  if (file === undefined || number === undefined || why === undefined) return [];
  const source = sources.get(file);
  // Errors of syntax (1000–1999) are told by the sandbox's own check.
  if (source === undefined || /^TS1\d{3}$/.test(number)) return [];
  // An author who writes `@ts-check` wants errors.
  const severity = /^\s*\/\/\s*@ts-check\b/m.test(source) ? 'error' : 'warning';
  const code = MEANINGS[number]?.() ?? 'typeWrong';
  return [
    found(severity, { file, line: Number(row), column: Number(column) }, problem(code, { number, why: why.replace(/\.$/, '') })),
  ];
}

/** Type-checks all scripts of a mod with the project's TypeScript; null if it is not installed. */
export function checkTypes({ sources }: LoadedMod, lang: Lang): CheckFinding[] | null {
  const root = projectRoot();
  const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  if (!existsSync(compiler)) return null;
  if (sources.size === 0) return [];
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'cults-types-')));
  try {
    for (const [path, text] of sources) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const api = ['api.d.ts', 'api-effects.d.ts'].map((name) => join(root, 'mods', name)).filter((path) => existsSync(path));
    const project = { compilerOptions: SCRIPT_OPTIONS, files: [...api, ...sources.keys()] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project));
    const args = [compiler, '--project', 'tsconfig.json', '--pretty', 'false', '--locale', lang];
    const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', timeout: 60_000 });
    return (stdout ?? '').split('\n').flatMap((line) => translated(line.trimEnd(), sources));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
