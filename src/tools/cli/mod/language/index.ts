import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../project-root';
import { say } from '../../process/output';
import { withTables } from './tables-text';
import { typesText } from './types-text';
import { widthsText } from './widths-text';

/** What is made from the tables of the language, by path in the project. */
export const madeFiles = (): Readonly<Record<string, string>> => ({
  'mods/api-effects.d.ts': typesText(),
  'src/games/cults/checks/letter-widths.ts': widthsText(),
  'docs/modding.md': withTables(readFileSync(join(projectRoot(), 'docs/modding.md'), 'utf8')),
});

/** `cults mod language`: names the generated files that are out of date; with `--write` generates them again. */
export function languageCommand(args: readonly string[]): void {
  for (const [path, text] of Object.entries(madeFiles())) {
    const place = join(projectRoot(), path);
    if (existsSync(place) && readFileSync(place, 'utf8') === text) continue;
    if (args.includes('--write')) writeFileSync(place, text);
    else process.exitCode = 1;
    say(path);
  }
}
