import { describe, expect, it } from 'vitest';
import { fileOf, pathFrom, read, withoutComments } from './imports';

/** Static imports and re-exports of values. The compiler erases imports of types, and `import()` is fetched when it is called. */
const STATIC = /^(?:import|export)\s+(?!type\b)([^;'"]*?)\bfrom\s+['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]/gm;

/** Returns whether a list in braces names types alone. */
const isTypesAlone = (names: string): boolean => {
  const inside = /^\{([\s\S]*)\}\s*$/.exec(names.trim())?.[1];
  return (
    inside !== undefined &&
    inside
      .split(',')
      .filter((name) => name.trim() !== '')
      .every((name) => /^\s*type\s/.test(name))
  );
};

function valueImportsOf(file: string): string[] {
  return [...withoutComments(read(file)).matchAll(STATIC)]
    .filter(([, names]) => names === undefined || !isTypesAlone(names))
    .map(([, , from, bare]) => pathFrom(file, (from ?? bare)!));
}

/** All modules that come along with an entry, each with the file that brought it. */
function comesWith(entry: string): Map<string, string> {
  const found = new Map([[entry, '']]);
  for (const [file] of found) {
    if (fileOf(file) === null) continue;
    for (const target of valueImportsOf(file)) {
      const next = fileOf(target) ?? target;
      if (!found.has(next)) found.set(next, file);
    }
  }
  return found;
}

/** The modules that a player's browser fetches before the first decision; the entries further down are fetched by the ones above. */
const PAGE = ['src/main.ts', 'src/platform/i18n/en/index.ts', 'src/games/cults/words/language-en.ts'];
const WORKER = ['src/platform/host/worker.ts', 'src/games/cults/game.ts', 'src/games/cults/base-set/checked-base.ts'];

/** Needed after the first answer, or by players who change settings, install mods or write them. */
const LATER = [
  '@codemirror',
  '@lezer',
  '@pixi/ui',
  'acorn',
  'fflate',
  'semver',
  'src/platform/i18n/en/later.ts',
  'src/platform/library',
  'src/platform/projects',
  'src/platform/workshop',
  'src/platform/screens/workshop',
  'src/platform/screens/settings-screen.ts',
  'src/platform/screens/mods/mods-screen.ts',
  'src/platform/sandbox/mods/index.ts',
  'src/platform/sandbox/mods/open.ts',
  'src/platform/sandbox/mods/order.ts',
  'src/platform/sandbox/mods/archive/zip.ts',
  'src/platform/session/restore.ts',
  'src/games/cults/bench',
  'src/games/cults/bots',
  'src/games/cults/checks',
  'src/games/cults/chronicle',
  'src/games/cults/lab',
  'src/games/cults/lab-page',
  'src/games/cults/picture/fight',
  'src/games/cults/picture/reduce/events',
  'src/games/cults/picture/stage/stage.ts',
  'src/games/cults/saves',
  'src/games/cults/screens/new-game/new-game-screen.ts',
  'src/games/cults/words/errors-en.ts',
  'src/games/cults/workshop',
];

describe('the code before the first decision', () => {
  it.each([...PAGE, ...WORKER])(
    '%s brings nothing that only the course of the game, settings, mods, saves or the Workshop need',
    (entry) => {
      const brought = comesWith(entry);
      const early = [...brought].filter(([module]) => LATER.some((later) => module === later || module.startsWith(`${later}/`)));
      expect(early.map(([module, by]) => `${by} → ${module}`)).toEqual([]);
    },
  );

  it('is followed through: the page brings the table, the Worker brings the rules', () => {
    expect([...comesWith('src/main.ts').keys()]).toContain('src/games/cults/picture/table.ts');
    expect([...comesWith('src/games/cults/game.ts').keys()]).toContain('src/games/cults/rules/game.ts');
    expect(comesWith('src/platform/screens/settings-screen.ts').has('@pixi/ui')).toBe(true);
  });
});
