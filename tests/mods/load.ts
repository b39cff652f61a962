import { cultsSaves } from '../../src/games/cults/saves';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { expect } from 'vitest';
import { catalogue, stateHash, type Catalogue, cults } from '../../src/games/cults/rules';
import { Reader } from '../../src/kernel';
import { loadBook, type LoadedBook, type ModScripts } from '../../src/games/cults/vocabulary/book';
import { readSettings } from '../../src/platform/sandbox/mods/settings';
import { restore, saveOf } from '../../src/platform/session/save';
import { Session } from '../../src/platform/session/session';
import { TestTable } from '../harness';

export { expectReady } from './ready';

export const MODS = join(import.meta.dirname, '../../mods');
/** Contents of a manifest whose files declare something. */
const SCRIPTED = ['cards', 'cults', 'setups', 'objectives', 'npc', 'rules'];

export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** The scripts of a mod's folder, with mod.json. */
export function readMod(folder: string): ModScripts {
  const paths = filesIn(folder).filter((path) => path.endsWith('.js') || path === 'mod.json');
  const files = new Map(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
  const manifest = JSON.parse(files.get('mod.json')!) as {
    id: string;
    version: string;
    content: Record<string, string[]>;
    settings?: object;
  };
  return {
    id: manifest.id,
    version: manifest.version,
    files,
    entries: SCRIPTED.flatMap((kind) => manifest.content[kind] ?? []),
    settings: readSettings(new Reader(manifest.settings ?? {}, 'settings')),
  };
}

/** A mod made of text, for tests: every file declares something. */
export function modOf(id: string, files: Readonly<Record<string, string>>): ModScripts {
  return { id, version: '1.0.0', files: new Map(Object.entries(files)), entries: Object.keys(files) };
}

export interface Modded {
  readonly loaded: LoadedBook;
  readonly book: Catalogue;
  /** A position with these mods. */
  load(scenario: Readonly<Record<string, unknown>>): TestTable;
  /** A new game with these mods. */
  begin(config: Readonly<Record<string, unknown>>): TestTable;
}

/** The base set with these mods, all of which load. */
export async function withMods(...mods: readonly (string | ModScripts)[]): Promise<Modded> {
  const scripts = mods.map((mod) => (typeof mod === 'string' ? readMod(join(MODS, 'examples', mod)) : mod));
  const loaded = await loadBook([readMod(join(MODS, 'base')), ...scripts]);
  expect(loaded.refused.map(({ id, error }) => ({ id, code: error.code, ...error.params }))).toEqual([]);
  const book = catalogue(loaded.book);
  return {
    loaded,
    book,
    load: (scenario) => new TestTable(Session.begin(cults, { scenario }, book)),
    begin: (config) => new TestTable(Session.begin(cults, { config }, book)),
  };
}

/** The same table from a save that went through text; what is asked and the state are the same. */
export function restored(table: TestTable): TestTable {
  const again = new TestTable(restore(cultsSaves, JSON.parse(JSON.stringify(saveOf(table.session))), table.session.book));
  expect(again.session.hash).toBe(table.session.hash);
  expect(again.session.decision).toEqual(table.session.decision);
  return again;
}

/** Gives the same answers here and on a table restored before each of them; both come out the same. */
export function answerBoth(table: TestTable, ...steps: readonly ((t: TestTable) => unknown)[]): TestTable {
  let other = table;
  const log: string[] = [];
  for (const step of steps) {
    other = restored(other);
    step(other);
  }
  for (const step of steps) {
    step(table);
    log.push(table.session.hash);
  }
  expect(other.session.hash).toBe(log.at(-1));
  expect(other.session.events).toEqual(table.session.events);
  // The log alone gives the same game.
  expect(Session.replay(cults, table.session.start, table.session.log, table.session.book).hash).toBe(table.session.hash);
  return table;
}

/** The hash of a state without what a cancelled script may leave behind, and without the question that is open. */
export function hashWithoutTraces(table: TestTable): string {
  const traces = { strikes: {}, used: [], asked: 0, reveals: 0, uses: 0, cardQuestions: 0, roundQuestions: 0 };
  return stateHash({ ...table.session.state, ...traces, asks: [] });
}
