import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../../platform/sandbox/mods';
import { readArguments, readLang } from '../process/arguments';
import { say } from '../process/output';
import { problem } from '../../../games/cults/checks/finding';
import { wordsOf } from '../words';
import { projectRoot } from '../../project-root';
import { findProblems } from './check';
import { readInstalled } from './installed';
import { licencesText } from './list';
import { readLock, readManifest } from './lock';

/** The readable list of licences. */
const LIST = join('docs', 'licences.md');

/** All problems with a project's packages, including an outdated list of licences. */
export function checkLicences(root: string): { readonly packages: number; readonly problems: readonly Problem[] } {
  const locked = readLock(root);
  const problems = findProblems({ manifest: readManifest(root), locked, installed: readInstalled(root) });
  const list = join(root, LIST);
  const isListed = existsSync(list) && readFileSync(list, 'utf8') === licencesText(locked);
  return { packages: locked.size, problems: isListed ? problems : [...problems, problem('licencesOutOfDate', { value: LIST })] };
}

/** `cults licences`: checks packages and licences without a network; `--write` first rewrites the list. */
export function licencesCommand(args: readonly string[]): void {
  const given = readArguments(args, { write: 'flag', lang: 'value' });
  const words = wordsOf(readLang(given.get('lang')));
  const root = projectRoot();
  if (given.has('write')) writeFileSync(join(root, LIST), licencesText(readLock(root)));
  const { packages, problems } = checkLicences(root);
  const lines = problems.map(({ code, params }) => words.error(code, params));
  const summary = words.error('packagesChecked', { count: packages, problems: problems.length });
  say([...lines, summary].join('\n'));
  if (problems.length > 0) process.exitCode = 1;
}
