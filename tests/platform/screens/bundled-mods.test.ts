import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONTENT } from '../../../src/platform/sandbox/mods/manifest';
import { bundledMods, modsOf } from '../../../src/platform/screens/mods/bundled-mods';
import { filesIn, MODS } from '../../mods/load';

const bundledSource = readFileSync(join(MODS, '../src/platform/screens/mods/bundled-mods.ts'), 'utf8');
const ROOT = '../../../../mods/examples/';

describe('the mods that come with the page', () => {
  it('have all their files', () => {
    const bundled = bundledMods().flatMap(({ origin, content }) =>
      content instanceof Uint8Array ? [] : [...content.keys()].map((path) => `${origin}/${path}`),
    );
    expect(bundled.sort()).toEqual(filesIn(`${MODS}/examples`));
  });

  it('may have every kind of content that a mod may have', () => {
    const endings = [...bundledSource.matchAll(/\.\{([\w,]+)\}'/g)].flatMap(([, list]) => list!.split(','));
    expect(endings).toEqual(expect.arrayContaining(Object.values(CONTENT).flatMap((all) => all.map((one) => one.slice(1)))));
  });

  it('keep the bytes of pictures', () => {
    const [mod] = modsOf({ [`${ROOT}m/mod.json`]: '{}' }, { [`${ROOT}m/art/a.png`]: 'data:image/png;base64,iVBORwD/' });
    expect(mod?.content).toEqual(
      new Map([
        ['mod.json', new TextEncoder().encode('{}')],
        ['art/a.png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0xff])],
      ]),
    );
  });
});
