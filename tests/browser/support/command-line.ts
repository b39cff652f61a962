import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readZip } from '../../../src/platform/sandbox/mods';
import { packCommand } from '../../../src/tools/cli/mod/pack';

/** Lets the command line act on a folder with the files of a zip; the folder is removed afterwards. */
export async function unpacked<T>(zip: Uint8Array, act: (folder: string) => Promise<T>): Promise<T> {
  const around = await mkdtemp(join(tmpdir(), 'cults-unpacked-'));
  const folder = join(around, 'mod');
  try {
    for (const [path, bytes] of readZip(new Uint8Array(zip))) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), bytes);
    }
    return await act(folder);
  } finally {
    await rm(around, { recursive: true, force: true });
  }
}

/** What `cults mod pack` makes of the files of a zip. */
export const packedByCommandLine = (zip: Uint8Array): Promise<Buffer> =>
  unpacked(zip, async (folder) => {
    const out = `${folder}.zip`;
    await packCommand([folder, '--out', out]);
    return readFile(out);
  });
