import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { baseBook } from '../src/session/books';

const base = baseBook().book;

/** How the house is built: which room may use which, and what every file must keep. */
const root = resolve(import.meta.dirname, '..');
const filesBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(ts|mjs|js)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\/\/.*$/gm, '');

/** What of the session the picture knows: types of views and messages. */
const SESSION_TYPES = ['src/session/view-types', 'src/session/remote/messages'];

/** Who may import whom; outside the list, nobody. Packages are named where they are allowed. */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  'src/engine/kernel': ['src/engine/kernel', 'pure-rand', '@noble/hashes'],
  'src/engine/cults': ['src/engine/cults', 'src/engine/kernel/index'],
  'src/engine/index': ['src/engine/cults/index', 'src/engine/kernel/index'],
  'src/bots': ['src/bots', 'src/engine/index'],
  'src/session': ['src/session', 'src/engine/index', 'src/sandbox', 'src/bots'],
  'src/cli': [
    'src/cli',
    'src/session',
    'src/sandbox',
    'src/bots',
    'src/engine/index',
    'src/i18n/index',
    'src/i18n/all',
    'mods/base',
    'src/bake/index',
    'src/inspect/index',
    'src/config/works',
    'node:',
  ],
  // Drives the built page with Chromium: of the page it knows the spots of options and what it tells of itself.
  'src/inspect': [
    'src/inspect',
    'src/prompts/spots',
    'src/screens/inspection',
    'src/screens/test-hook',
    ...SESSION_TYPES,
    'src/session/save',
    'src/session/session',
    'src/session/playout',
    'src/session/books',
    'src/session/library',
    'src/bots',
    'src/engine/index',
    'src/i18n/index',
    'src/i18n/all',
    'src/config',
    'playwright-core',
    'node:',
  ],
  'src/bake': ['src/bake', 'src/config', 'src/i18n/index', 'playwright-core', 'node:'],
  'src/i18n': ['src/i18n'],
  // Where the sandbox's engine lies on a disk; only the command line and the tests have one.
  'src/sandbox/node': ['src/sandbox', 'node:'],
  'src/sandbox': [
    'src/sandbox',
    'src/engine/index',
    'fflate',
    'semver',
    'acorn',
    'quickjs-emscripten-core',
    '@jitl/quickjs-wasmfile-release-sync',
  ],
  'src/config': ['src/config'],
  'src/shell': ['src/shell', 'src/config', 'src/i18n/index', 'pixi.js', 'gsap', 'howler', '@fontsource', 'assets'],
  'src/ui': ['src/ui', 'src/shell', 'src/config', 'src/i18n/index', 'pixi.js', '@pixi/ui'],
  'src/table': ['src/table', ...SESSION_TYPES, 'src/shell', 'src/ui', 'src/i18n/index', 'src/config', 'pixi.js'],
  'src/director': [
    'src/director',
    'src/table',
    ...SESSION_TYPES,
    'src/shell',
    'src/ui',
    'src/i18n/index',
    'src/config',
    'pixi.js',
  ],
  'src/prompts': ['src/prompts', 'src/table', ...SESSION_TYPES, 'src/shell', 'src/ui', 'src/i18n/index', 'src/config', 'pixi.js'],
  'src/screens': [
    'src/screens',
    'src/director',
    'src/prompts',
    'src/table',
    'src/session',
    'src/sandbox/mods',
    'src/shell',
    'src/ui',
    'src/i18n/index',
    'src/config',
    'pixi.js',
  ],
  'src/main': ['src/screens', 'src/shell', 'src/ui', 'src/i18n/index'],
  'mods/base': ['mods/base', 'cults'],
  'mods/examples': ['mods/examples', 'cults'],
};

function importsOf(file: string): string[] {
  const found = [...withoutComments(read(file)).matchAll(/^(?:(?:import|export)\b[^;']*from|import) '([^']+)';/gm)].map(
    (match) => match[1]!,
  );
  return found.map((target) => (target.startsWith('.') ? relative(root, resolve(root, dirname(file), target)) : target));
}

/** A folder stands for its index file. */
function isAllowed(target: string, allowed: readonly string[]): boolean {
  return allowed.some(
    (room) => target === room || target.startsWith(room.endsWith(':') ? room : `${room}/`) || `${target}/index` === room,
  );
}

/** The room that a file lies in: the innermost, where one lies in another. */
function roomOf(file: string): string | undefined {
  const around = Object.keys(ROOMS).filter((room) => file.startsWith(`${room}/`) || file.startsWith(`${room}.`));
  return around.sort((a, b) => b.length - a.length)[0];
}

describe('the rooms of the house', () => {
  it.each(Object.keys(ROOMS))('%s imports only what it may', (room) => {
    const files = [...filesBelow('src'), ...filesBelow('mods')].filter((file) => roomOf(file) === room);
    expect(files.length).toBeGreaterThan(0);
    const crossings = files.flatMap((file) =>
      importsOf(file)
        .filter((target) => !isAllowed(target, ROOMS[room]!))
        .map((target) => `${file} → ${target}`),
    );
    expect(crossings).toEqual([]);
  });

  it('every source file belongs to a room', () => {
    const sources = [...filesBelow('src'), ...filesBelow('mods')].filter((file) => !file.endsWith('.d.ts'));
    const homeless = sources.filter((file) => !Object.keys(ROOMS).some((room) => file.startsWith(room)));
    expect(homeless).toEqual([]);
  });

  it('no file is longer than 400 lines', () => {
    const long = ['src', 'mods', 'tests'].flatMap(filesBelow).filter((file) => read(file).split('\n').length > 401);
    expect(long).toEqual([]);
  });
});

describe('the engine', () => {
  const engine = filesBelow('src/engine');

  it('is pure: no clock, no Math.random, no DOM, nothing asynchronous', () => {
    const impure =
      /Math\.random|\bDate\b|performance\.|setTimeout|setInterval|\basync\b|\bawait\b|\bPromise\b|\bwindow\.|\bdocument\.|\bprocess\./;
    expect(engine.filter((file) => impure.test(withoutComments(read(file))))).toEqual([]);
  });

  it('knows no card by name', () => {
    const ids = base.cards.map((card) => card.id).filter((id) => id !== 'disorganization');
    const named = engine.flatMap((file) =>
      ids.filter((id) => new RegExp(`['"\`]${id}['"\`]`).test(read(file))).map((id) => `${file}: ${id}`),
    );
    expect(named).toEqual([]);
  });

  it('uses no any and no ts-ignore', () => {
    const loose = filesBelow('src').filter((file) =>
      /:\s*any\b|as any\b|<any>|@ts-ignore|@ts-nocheck/.test(withoutComments(read(file))),
    );
    expect(loose).toEqual([]);
  });
});

describe('the rules', () => {
  const numbersIn = (text: string): string[] => [...text.matchAll(/^- \*\*([RE]\d+(?:\.\d+)?)\*\*/gm)].map((match) => match[1]!);
  const english = numbersIn(read('docs/rules.en.md'));
  const testNames = filesBelow('tests').flatMap((file) =>
    [...read(file).matchAll(/\b(?:it|test|describe)(?:\.each\([\s\S]*?\))?\(\s*(['"`])([\s\S]*?)\1/g)].map((match) => match[2]!),
  );
  const proven = new Set(testNames.flatMap((name) => [...name.matchAll(/\b(?:R\d+\.\d+|E\d)\b/g)].map((match) => match[0])));

  it('stand in both languages under the same numbers', () => {
    expect(numbersIn(read('docs/rules.pl.md'))).toEqual(english);
    expect(new Set(english).size).toBe(english.length);
    expect(english).toHaveLength(79);
  });

  it('each have a test that carries their number', () => {
    expect(english.filter((number) => !proven.has(number))).toEqual([]);
  });

  it('are cited in the engine where they are applied', () => {
    const sources = filesBelow('src/engine').map(read).join('\n') + filesBelow('mods/base').map(read).join('\n');
    const silent = english.filter(
      (number) => number.startsWith('R') && !new RegExp(`\\b${number.replace('.', '\\.')}\\b`).test(sources),
    );
    // What only explains or lists components has no code of its own.
    expect(silent.filter((number) => !['R1.1', 'R1.3', 'R1.4', 'R6.1'].includes(number))).toEqual([]);
  });
});
