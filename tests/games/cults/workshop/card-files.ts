import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

function below(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? below(path) : path.endsWith('.js') ? [path] : [];
  });
}

/** Every script of the base set and the examples, with its text. */
export const CARD_FILES: readonly (readonly [path: string, text: string])[] = ['mods/base', 'mods/examples']
  .flatMap(below)
  .sort()
  .map((path) => [path, readFileSync(path, 'utf8')]);
