import { afterEach, describe, expect, it } from 'vitest';
import { readWasm } from '../../src/cli/wasm';
import { shareCompiled } from '../../src/sandbox/quickjs';
import { openLibrary } from '../../src/session/library';

/** Whose scripts are loaded, and that they run, says whether the code compiled is what was used. */
async function open(): Promise<readonly string[]> {
  const library = await openLibrary([]);
  library.host.dispose();
  return library.mods.map(({ manifest }) => manifest.id);
}

describe('the code of the sandbox', () => {
  afterEach(() => shareCompiled(() => null));

  it('is compiled when the first guest is made, and once for all', async () => {
    let compiled = 0;
    shareCompiled(() => {
      compiled++;
      return new WebAssembly.Module(readWasm());
    });
    expect(compiled).toBe(0);
    expect(await Promise.all([open(), open()])).toEqual([['base'], ['base']]);
    expect(await open()).toEqual(['base']);
    expect(compiled).toBe(1);
  });

  it('is asked for again after it did not come', async () => {
    let asked = 0;
    shareCompiled(async () => {
      if (++asked === 1) throw new Error('no connection');
      return WebAssembly.compile(readWasm());
    });
    await expect(open()).rejects.toThrow('no connection');
    expect(await open()).toEqual(['base']);
    expect(asked).toBe(2);
  });

  it('is looked for by each guest where nobody knows where it lies', async () => {
    shareCompiled(() => null);
    expect(await open()).toEqual(['base']);
  });
});
