import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, both from the sources and from the built command. */
export function projectRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'mods', 'api.d.ts'))) {
    const above = dirname(folder);
    if (above === folder) throw new Error('the folder of the project was not found: mods/api.d.ts is missing');
    folder = above;
  }
  return folder;
}
