import { describe, expect, it } from 'vitest';
import { baseBook } from '../../src/games/cults/base-set/books';

import { cyclesAmong, filesBelow, foldersInTemplates, importsOf, isFolder, read, withoutComments } from './imports';
import { ROOMS } from './rooms';
import { figures, filesOfEvent, filesOfKind, filesOfVerb, MOST } from './figures';
import { DECISION_KINDS } from '../../src/games/cults/contract/decisions';
import { EVENTS } from '../../src/games/cults/contract/events';
import { VERBS } from '../../src/games/cults/contract/language';

/** How the house is built: which room may use which, and what every file must keep. */
const base = baseBook().book;

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

/** Hostile scripts are data of one test, which runs every file of their folder; nobody reads them side by side. */
const isCorpus = (path: string): boolean => path.startsWith('tests/platform/sandbox/guest/hostile/');

describe('the rooms of the house', () => {
  it.each(Object.keys(ROOMS))('%s imports only what it may', (room) => {
    const files = [...filesBelow('src'), ...filesBelow('mods')].filter((file) => roomOf(file) === room);
    expect(files.length).toBeGreaterThan(0);
    const crossings = files.flatMap((file) =>
      importsOf(file)
        .filter((target) => !isAllowed(target, [room, ...ROOMS[room]!]))
        .map((target) => `${file} → ${target}`),
    );
    expect(crossings).toEqual([]);
  });

  it('every source file belongs to a room', () => {
    const sources = [...filesBelow('src'), ...filesBelow('mods')].filter((file) => !file.endsWith('.d.ts'));
    const homeless = sources.filter((file) => roomOf(file) === undefined);
    expect(homeless).toEqual([]);
  });

  it('no room of the platform may import a game; the registries of all games are files of their own', () => {
    const isOfGame = (target: string): boolean =>
      target.startsWith('src/games/') && isFolder(target.split('/').slice(0, 3).join('/'));
    const platform = Object.entries(ROOMS).filter(([room]) => room.startsWith('src/platform'));
    expect(platform.length).toBeGreaterThan(5);
    expect(platform.flatMap(([room, allowed]) => allowed.filter(isOfGame).map((game) => `${room} → ${game}`))).toEqual([]);
    expect(isOfGame('src/games/cults/rules/index')).toBe(true);
  });

  it('paths put together at run time begin in folders that exist', () => {
    const lost = filesBelow('src').flatMap((file) =>
      foldersInTemplates(file)
        .filter((folder) => !isFolder(folder))
        .map((folder) => `${file} → ${folder}`),
    );
    expect(lost).toEqual([]);
  });

  it('has no import cycle', () => {
    expect(cyclesAmong(filesBelow('src')).map((ring) => ring.join(' '))).toEqual([]);
  });

  it('no folder has more than fifteen files side by side', () => {
    const folders = new Map<string, number>();
    for (const file of ['src', 'mods', 'tests'].flatMap(filesBelow).filter((path) => !isCorpus(path))) {
      const folder = file.slice(0, file.lastIndexOf('/'));
      folders.set(folder, (folders.get(folder) ?? 0) + 1);
    }
    expect([...folders].filter(([, count]) => count > 15)).toEqual([]);
  });

  it('no file is longer than 400 lines', () => {
    const long = ['src', 'mods', 'tests'].flatMap(filesBelow).filter((file) => read(file).split('\n').length > 401);
    expect(long).toEqual([]);
  });
});

describe('the engine', () => {
  const engine = [...filesBelow('src/kernel'), ...filesBelow('src/games/cults/rules'), ...filesBelow('src/games/cults/contract')];

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
    const engine = [...filesBelow('src/games/cults/rules'), ...filesBelow('src/games/cults/contract')];
    const sources = engine.map(read).join('\n') + filesBelow('mods/base').map(read).join('\n');
    const silent = english.filter(
      (number) => number.startsWith('R') && !new RegExp(`\\b${number.replace('.', '\\.')}\\b`).test(sources),
    );
    // What only explains or lists components has no code of its own.
    expect(silent.filter((number) => !['R1.1', 'R1.3', 'R1.4', 'R6.1'].includes(number))).toEqual([]);
  });
});

/** How many files a new one of these touches, besides words and tests. */
describe('a change of the game', () => {
  it.each(DECISION_KINDS)('the decision kind %s stands in four files', (kind) => {
    const files = filesOfKind(kind);
    expect(files.length, files.join()).toBe(MOST.filesOfKind);
  });

  it.each(Object.keys(EVENTS))('the event %s stands in three files', (type) => {
    const files = filesOfEvent(type);
    expect(files.length, files.join()).toBe(MOST.filesOfEvent);
  });

  it.each(Object.keys(VERBS).filter((verb) => verb !== 'script'))('the verb %s stands in three files', (verb) => {
    const files = filesOfVerb(verb);
    expect(files.length, files.join()).toBe(MOST.filesOfVerb);
  });
});

describe('the types', () => {
  it('are overruled by hand no more often than before', () => {
    const now = figures();
    expect(now.inRings).toBe(0);
    expect(now.frameCasts).toBe(0);
    expect(now.doubleCasts).toBeLessThanOrEqual(MOST.doubleCasts);
    expect(now.assertionsInRules).toBeLessThanOrEqual(MOST.assertionsInRules);
  });
});
