import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkLicences, licencesCommand } from '../../../src/tools/cli/licences';
import { findProblems } from '../../../src/tools/cli/licences/check';
import { readInstalled } from '../../../src/tools/cli/licences/installed';
import { licencesText } from '../../../src/tools/cli/licences/list';
import { noticesText } from '../../../src/tools/cli/licences/notices';
import {
  nameAt,
  readLock,
  readManifest,
  type Dependencies,
  type Installed,
  type Locked,
} from '../../../src/tools/cli/licences/lock';
import { wordsOf } from '../../../src/tools/cli/words';
import { BROUGHT_ALONG, FONTS, GSAP_LICENCE, LIBRARIES } from '../../../src/platform/config/works';
import { LANGS } from '../../../src/platform/i18n/lang';
import { enPackages } from '../../../src/platform/i18n/en/packages';
import { said } from './mod/mod-folder';

const root = resolve(import.meta.dirname, '../../..');
const real: Dependencies = { manifest: readManifest(root), locked: readLock(root), installed: readInstalled(root) };

/** The codes of what is found in the real project after a change. */
function found(change: Partial<Dependencies>): string[] {
  return findProblems({ ...real, ...change }).map(({ code, params }) => `${code} ${String(params['value'])}`);
}

const lockedAs = (path: string, change: Locked): Partial<Dependencies> => ({
  locked: new Map([...real.locked, [path, { ...real.locked.get(path), ...change }]]),
});
const installedAs = (path: string, change: Partial<Installed>): Partial<Dependencies> => {
  const there = real.installed.get(path) ?? { name: nameAt(path), version: '1.0.0', licence: 'MIT', runsOnInstall: false };
  return { installed: new Map([...real.installed, [path, { ...there, ...change }]]) };
};

describe('the packages of the game', () => {
  it('are pinned, hashed, from the registry, under allowed licences, credited, listed, and nothing else is installed', () => {
    const { packages, problems } = checkLicences(root);
    const words = wordsOf('en');
    expect(problems.map(({ code, params }) => words.error(code, params))).toEqual([]);
    expect(packages).toBeGreaterThan(100);
  });

  it.each(['^1.0.0', '~1.0.0', '1.x', '*', 'latest', '>=1.0.0', 'github:owner/name', 'git+ssh://git@host/x.git', 'file:../x'])(
    'are refused where they are asked for as %s',
    (range) => {
      const { dependencies, devDependencies } = real.manifest;
      const problem = [`packageNotPinned howler`];
      expect(found({ manifest: { ...real.manifest, dependencies: { ...dependencies, howler: range } } })).toEqual(problem);
      const tools = { ...devDependencies, vite: range };
      expect(found({ manifest: { ...real.manifest, devDependencies: tools } })).toEqual(['packageNotPinned vite']);
      expect(found({ manifest: { ...real.manifest, overrides: { rolldown: range } } })).toEqual(['packageNotPinned rolldown']);
    },
  );

  it('are refused where the lock file has another version than package.json asks for, or none', () => {
    const dependencies = { ...real.manifest.dependencies, howler: '2.2.3', 'left-pad': '1.3.0' };
    expect(found({ manifest: { ...real.manifest, dependencies } })).toEqual([
      'packageNotLocked howler',
      'packageNotLocked left-pad',
    ]);
  });

  const HOWLER = 'node_modules/howler';
  it.each<[string, Locked]>([
    ['packageWithoutHash', { integrity: '' }],
    ['packageWithoutHash', { integrity: `sha1-${'A'.repeat(27)}=` }],
    ['packageWithoutHash', { integrity: 'sha512-short==' }],
    ['packageFromElsewhere', { resolved: 'git+ssh://git@github.com/goldfire/howler.js.git#abc' }],
    ['packageFromElsewhere', { resolved: 'http://registry.npmjs.org/howler/-/howler-2.2.4.tgz' }],
    ['packageFromElsewhere', { resolved: 'https://registry.npmjs.org.evil.example/howler.tgz' }],
    ['packageFromElsewhere', { resolved: 'file:../howler' }],
    ['packageFromElsewhere', { link: true }],
    ['packageInstallScript', { hasInstallScript: true }],
  ])('are refused in the lock file: %s %o', (code, change) => {
    expect(found(lockedAs(HOWLER, change))).toEqual([`${code} howler`]);
  });

  it('may name the registry as where they come from', () => {
    expect(found(lockedAs(HOWLER, { resolved: 'https://registry.npmjs.org/howler/-/howler-2.2.4.tgz' }))).toEqual([]);
  });

  it.each(['GPL-3.0-only', 'AGPL-3.0-or-later', 'UNLICENSED', 'SEE LICENSE IN LICENSE', '', GSAP_LICENCE, 'MPL-2.0'])(
    'are refused in the page under the licence “%s”',
    (license) => {
      const [change, installed] = [lockedAs(HOWLER, { license }), installedAs(HOWLER, { licence: license })];
      expect(found({ ...change, ...installed })).toEqual(['licenceNotAllowed howler', 'licenceDiffers howler']);
    },
  );

  it('may be under more licences where they are tools, but not under any', () => {
    const path = 'node_modules/vite';
    const under = (license: string): string[] =>
      found({ ...lockedAs(path, { license }), ...installedAs(path, { licence: license }) });
    expect(under('MPL-2.0')).toEqual([]);
    expect(under('GPL-3.0-only')).toEqual(['licenceNotAllowed vite']);
  });

  it('are what the lock file names, where it names it', () => {
    expect(found(installedAs('node_modules/stowaway', {}))).toEqual(['packageNotInLock node_modules/stowaway']);
    expect(found(installedAs('node_modules/howler/node_modules/semver', {}))).toEqual([
      'packageNotInLock node_modules/howler/node_modules/semver',
    ]);
    expect(found(installedAs(HOWLER, { version: '2.2.3' }))).toEqual([`packageNotInLock ${HOWLER}`]);
    expect(found(installedAs(HOWLER, { name: 'howller' }))).toEqual([`packageNotInLock ${HOWLER}`]);
    expect(found(installedAs(HOWLER, { name: null }))).toEqual([`packageNotInLock ${HOWLER}`]);
    expect(found(installedAs(HOWLER, { licence: 'ISC' }))).toEqual(['licenceDiffers howler']);
    expect(found(installedAs(HOWLER, { runsOnInstall: true }))).toEqual(['packageInstallScript howler']);
    expect(found({ installed: new Map([...real.installed].filter(([path]) => path !== HOWLER)) })).toEqual([
      `packageMissing ${HOWLER}`,
    ]);
  });

  it('are credited, whatever of them is in the page, and nothing else is', () => {
    const integrity = real.locked.get(HOWLER)!.integrity!;
    const added = { version: '1.0.0', license: 'MIT', integrity };
    expect(found({ ...lockedAs('node_modules/added', added), ...installedAs('node_modules/added', {}) })).toEqual([
      'packageNotCredited added',
    ]);
    const without = <T>(all: ReadonlyMap<string, T>): Map<string, T> => new Map([...all].filter(([path]) => path !== HOWLER));
    const { howler: _, ...dependencies } = real.manifest.dependencies!;
    expect(
      found({
        manifest: { ...real.manifest, dependencies },
        locked: without(real.locked),
        installed: without(real.installed),
      }),
    ).toEqual(['creditWithoutPackage howler']);
  });
});

describe('the list of licences', () => {
  it('names everything in the page with its version, and says that GSAP’s licence is not an open one', () => {
    const text = licencesText(real.locked);
    for (const [path, { version, dev = false }] of real.locked) if (!dev) expect(text).toContain(`${nameAt(path)} ${version}`);
    expect(text).toContain('GSAP is not open source');
    expect(text).not.toContain('?');
  });
});

describe('the notices beside the page', () => {
  const text = noticesText(root);

  it('have the words that each licence asks to pass on, for everything in the page', () => {
    const sections = text.split(/^=+$/m);
    expect(sections).toHaveLength(1 + FONTS.length + LIBRARIES.length + BROUGHT_ALONG.length + 1);
    const asked: Readonly<Record<string, RegExp>> = {
      MIT: /permission is hereby granted/i,
      ISC: /permission to use, copy, modify/i,
      'BSD-3-Clause': /redistributions? .*binary form/is,
      'OFL-1.1': /SIL OPEN FONT LICENSE Version 1\.1/,
      'Apache-2.0': /Apache License\s+Version 2\.0/,
      'CC0-1.0': /CC0 1\.0 Universal/,
      [GSAP_LICENCE]: /gsap\.com\/standard-license/,
    };
    const without = [...FONTS, ...LIBRARIES, ...BROUGHT_ALONG].filter(({ name, licence }) => {
      const section = sections.find((one) => one.trimStart().startsWith(`${name}: `));
      return !asked[licence]!.test(section ?? '');
    });
    // Its package brings no text along.
    expect(without.map(({ name }) => name)).toEqual(['@pixi/colord']);
  });

  it('are of this game first', () => {
    expect(text).toMatch(/^Rise of the Cults\n\nMIT License\n/);
  });
});

describe('what is installed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cults-packages-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const put = (path: string, content: unknown): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
  };

  it('is read with its owners, inside others, and with everything that runs by itself', () => {
    put('node_modules/.bin/tool', 'a tool');
    put('node_modules/a/package.json', { name: 'a', version: '1.0.0', license: 'MIT', scripts: { test: 'x' } });
    put('node_modules/a/node_modules/@o/b/package.json', { name: '@o/b', version: '2.0.0', license: { type: 'ISC' } });
    put('node_modules/c/package.json', { name: 'c', version: '3.0.0', scripts: { postinstall: 'x' } });
    put('node_modules/d/package.json', { name: 'd', version: '4.0.0' });
    put('node_modules/d/binding.gyp', '');
    put('node_modules/e/index.js', 'no package.json, and yet it can be imported');
    put('node_modules/f/package.json', 'not JSON');
    const nothing = { name: null, version: '', licence: '', runsOnInstall: false };
    expect(Object.fromEntries(readInstalled(folder))).toEqual({
      'node_modules/a': { name: 'a', version: '1.0.0', licence: 'MIT', runsOnInstall: false },
      'node_modules/a/node_modules/@o/b': { name: '@o/b', version: '2.0.0', licence: 'ISC', runsOnInstall: false },
      'node_modules/c': { name: 'c', version: '3.0.0', licence: '', runsOnInstall: true },
      'node_modules/d': { name: 'd', version: '4.0.0', licence: '', runsOnInstall: true },
      'node_modules/e': nothing,
      'node_modules/f': nothing,
    });
  });
});

describe('the check', () => {
  it('says in both languages how many packages it has seen', async () => {
    const count = real.locked.size;
    expect(await said(() => licencesCommand([]))).toMatchObject({ out: `${count} packages checked: 0 problems.\n` });
    expect(await said(() => licencesCommand(['--lang', 'pl']))).toMatchObject({
      out: expect.stringContaining(`Sprawdzono ${count} `) as string,
    });
  });

  it.each(LANGS)('speaks in whole sentences: %s', (lang) => {
    const params = {
      value: 'x',
      range: '^1',
      version: '1.0.0',
      from: 'git:x',
      licence: 'GPL',
      other: 'MIT',
      count: 3,
      problems: 1,
    };
    for (const code of Object.keys(enPackages))
      for (const given of [{}, params]) {
        expect(wordsOf(lang).error(code, given)).toMatch(/\.$/);
        expect(wordsOf(lang).error(code, given)).not.toMatch(/undefined|NaN|\[object| {2}|\(\)| [.,:;]|\.\./);
      }
  });
});
