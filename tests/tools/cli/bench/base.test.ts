import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EARLIER_HASHES, earlierBase } from '../../../../src/games/cults/base-set/earlier';
import { baseIn, libraryOf } from '../../../../src/tools/cli/bench/bench-base';

describe('the base set that the bench plays with', () => {
  let folder = '';
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'bench-base-'));
    for (const [path, bytes] of await earlierBase(EARLIER_HASHES[0]!)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), bytes);
    }
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is that of another revision, with the costs that its cards had', async () => {
    const { book, mods } = await libraryOf([baseIn(folder)]);
    expect(mods.map(({ pin }) => pin.hash)).toEqual([EARLIER_HASHES[0]]);
    expect(book.cost[book.typeById.get('star-spawn')!]).toBe(5);
  });

  it('is refused where it is broken', async () => {
    writeFileSync(join(folder, 'guardians/star-spawn.js'), 'export default 1;');
    await expect(libraryOf([baseIn(folder)])).rejects.toThrow();
  });
});
