import fc from 'fast-check';
import { deflateSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { hashOfBytes } from '../../../../src/kernel';
import { openMod, readZip, writeZip, type ModFiles } from '../../../../src/platform/sandbox/mods';
import { codeOf, filesOf, rawZip, RUNS, shuffles } from './mod-files';

describe('zips', () => {
  const files = filesOf('packed', {}, { 'cards/two.js': '// two\n'.repeat(5000), 'pictures/ł ó.png': new Uint8Array(0) });
  const sorted = (map: ModFiles): [string, number[]][] =>
    [...map].map(([path, bytes]): [string, number[]] => [path, [...bytes]]).sort(([a], [b]) => (a < b ? -1 : 1));

  it('come back as they went', () => {
    expect(sorted(readZip(writeZip(files)))).toEqual(sorted(files));
  });

  it('are the same whatever the order and the time', () => {
    const first = writeZip(files);
    for (const entries of shuffles([...files])) expect(writeZip(new Map(entries))).toEqual(first);
    expect(hashOfBytes(first)).toMatchInlineSnapshot(`"1ea6f889a400442ba067bb16dbfb4526407f6a2dbd37c862b33a5c6a7f79e91a"`);
  });

  it('come back even if they pack suspiciously well', () => {
    const thin = filesOf('thin', {}, { 'a.txt': ' '.repeat(1024 * 1024) });
    expect(sorted(readZip(writeZip(thin)))).toEqual(sorted(thin));
  });

  it('of others are read too: folders, junk, comments and a top folder of their own', () => {
    const entries = [...files].map(([name, data]) => ({ name: `packed-1.2.3/${name}`, data, method: 8 }));
    const empty = new Uint8Array();
    const junk = [{ name: '__MACOSX/._a' }, { name: 'packed-1.2.3/.DS_Store' }, { name: 'packed-1.2.3/cards/', data: empty }];
    const zip = rawZip([{ name: 'packed-1.2.3/', data: empty, attributes: 0x41ed0010 }, ...entries, ...junk], { comment: 'PK' });
    expect(sorted(readZip(zip))).toEqual(sorted(files));
    const byLibrary = zipSync({ top: Object.fromEntries(files) });
    expect(sorted(readZip(byLibrary))).toEqual(sorted(files));
    expect(openMod({ origin: 'packed.zip', content: byLibrary }).manifest.id).toBe('packed');
  });

  it('cut anywhere are refused', () => {
    const zip = writeZip(filesOf('cut'));
    for (let length = 0; length < zip.length; length++) {
      expect(['notAZip', 'zipTruncated']).toContain(codeOf(() => readZip(zip.subarray(0, length))));
    }
  });

  it('damaged anywhere are refused, or give the same files', () => {
    const zip = writeZip(filesOf('hurt'));
    const whole = sorted(readZip(zip));
    fc.assert(
      fc.property(fc.nat(zip.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const hurt = zip.map((byte, i) => (i === at ? byte ^ change : byte));
        let read: ModFiles | null = null;
        const code = codeOf(() => {
          read = readZip(hurt);
        });
        if (code === 'nothing') expect(sorted(read!)).toEqual(whole);
      }),
      { ...RUNS, numRuns: 2000 },
    );
  });

  it('of any bytes never do worse than being refused', () => {
    const part = fc.oneof(fc.constant([0x50, 0x4b, 3, 4]), fc.constant([0x50, 0x4b, 1, 2]), fc.constant([0x50, 0x4b, 5, 6]));
    const noise = fc.array(fc.nat(255), { maxLength: 40 });
    fc.assert(
      fc.property(fc.array(fc.oneof(part, noise), { maxLength: 8 }), (parts) => {
        expect(codeOf(() => readZip(Uint8Array.from(parts.flat())))).not.toBe('nothing');
      }),
      { ...RUNS, numRuns: 2000 },
    );
  });

  it('that unpack to far more than they say stop early', () => {
    const body = deflateSync(new Uint8Array(64 * 1024 * 1024));
    const zip = rawZip([{ name: 'a.png', method: 8, body, size: 2 * 1024 * 1024 }]);
    const before = process.memoryUsage().arrayBuffers;
    expect(codeOf(() => readZip(zip))).toBe('zipSizeLies');
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(32 * 1024 * 1024);
  });
});
