import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { nativeHost } from '../../../src/tools/cli/bench/bench-native';
import { baseBook } from '../../../src/games/cults/base-set/books';

const folder = mkdtempSync(join(tmpdir(), 'cults-bench-'));
afterEach(() => void vi.unstubAllEnvs());
afterAll(() => rmSync(folder, { recursive: true }));

describe('scripts that the host’s own engine runs', () => {
  it('leave nothing behind, also where one of them cannot be imported', async () => {
    vi.stubEnv('TMPDIR', folder);
    const before = Object.getOwnPropertyNames(globalThis);
    const mod = { id: 'm', version: '1.0.0', files: new Map([['a.js', "throw new Error('no card');"]]), entries: ['a.js'] };
    await expect(nativeHost(mod, baseBook().book)).rejects.toThrow('no card');
    expect(readdirSync(folder)).toEqual([]);
    expect(Object.getOwnPropertyNames(globalThis)).toEqual(before);
  });
});
