import { afterEach, describe, expect, it } from 'vitest';
import { readWasm } from '../../../../src/platform/sandbox/quickjs/node';
import { readQuickJSFrom } from '../../../../src/platform/sandbox/quickjs/quickjs';
import { openLibrary } from '../../../../src/games/cults/base-set/library';

/** Whose scripts are loaded, and that they run, says whether the code compiled is what was used. */
async function open(): Promise<readonly string[]> {
  const library = await openLibrary([]);
  library.host.dispose();
  return library.mods.map(({ manifest }) => manifest.id);
}

describe('the code of the sandbox', () => {
  afterEach(() => readQuickJSFrom(readWasm));

  it('is read and compiled when the first guest is made, and once for all', async () => {
    let read = 0;
    readQuickJSFrom(() => {
      read++;
      return readWasm();
    });
    expect(read).toBe(0);
    expect(await Promise.all([open(), open()])).toEqual([['base'], ['base']]);
    expect(await open()).toEqual(['base']);
    expect(read).toBe(1);
  });

  it('is asked for again after it did not come', async () => {
    let asked = 0;
    readQuickJSFrom(async () => {
      if (++asked === 1) throw new Error('no connection');
      return readWasm();
    });
    await expect(open()).rejects.toThrow('no connection');
    expect(await open()).toEqual(['base']);
    expect(asked).toBe(2);
  });

  it('is never run uncounted: one whose instructions are not all known is refused', async () => {
    // A valid module with an instruction on vectors.
    const vectors = [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 10, 9, 1, 7, 0, 65, 0, 253, 15, 26, 11];
    readQuickJSFrom(() => new Uint8Array(vectors));
    await expect(open()).rejects.toThrow('unknown instruction 0xfd');
  });
});
