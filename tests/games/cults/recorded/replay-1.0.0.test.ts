import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EARLIER_HASHES, earlierBase } from '../../../../src/games/cults/base-set/earlier';
import { openExactly, type CultsLibrary } from '../../../../src/games/cults/base-set/library';
import { bundledMods, readModFrom } from '../../../../src/tools/cli/mod-disk';
import { projectRoot } from '../../../../src/tools/project-root';
import { amount } from '../../../amount';
import { firstDifference, played, recordedGames } from './recording';
import { ADDED, AS_RECORDED, NEW, RENAMED } from './since-1.0.0';

/** Played before the house was rebuilt, with base set 1.0.0 and the rules as they were corrected just before. Never made anew. */
const games = recordedGames(join(import.meta.dirname, 'games-1.0.0.json.gz'));

const libraries = new Map<string, Promise<CultsLibrary>>();

/** Base set 1.0.0 with these example mods. */
function libraryOf(mods: readonly string[]): Promise<CultsLibrary> {
  const key = mods.join();
  const opened = libraries.get(key) ?? openWith(mods);
  libraries.set(key, opened);
  return opened;
}

async function openWith(mods: readonly string[]): Promise<CultsLibrary> {
  const base = { origin: 'base', content: await earlierBase(EARLIER_HASHES[0]!), bundled: true };
  return openExactly([base, ...mods.map((name) => readModFrom(bundledMods().get(name)!))]);
}

describe('games recorded before the house was rebuilt', () => {
  it('are 200', () => {
    expect(games).toHaveLength(200);
  });

  // One of each kind of table and set of mods; all of them in the long tests.
  it.each(games.slice(0, amount(24, 200)).map((_, i) => i))('game %i comes out as it did then', async (i) => {
    const game = games[i]!;
    const now = played(game, await libraryOf(game.mods), game.answers, AS_RECORDED);
    expect(firstDifference(now.positions, game.positions), 'the first decision with another position').toBe(-1);
    expect(firstDifference(now.questions, game.questions), 'the first decision with another question').toBe(-1);
    const known = Object.fromEntries(Object.entries(now.events).filter(([type]) => !NEW.includes(type)));
    expect(known, 'types of events that were told otherwise').toEqual(game.events);
    expect(now.outcome).toEqual(game.outcome);
  });

  it('docs/headless.md lists everything that events tell since', () => {
    const contract = readFileSync(join(projectRoot(), 'docs/headless.md'), 'utf8');
    const listed = contract.slice(contract.indexOf('## What events tell since'));
    for (const [type, fields] of Object.entries(ADDED))
      expect(listed).toContain(`| \`${type}\` | ${fields.map((field) => `\`${field}\``).join(', ')} |`);
    for (const [type, [now, then]] of Object.entries(RENAMED))
      expect(listed).toContain(`| \`${type}\` | \`${now}\` (was \`${then}\`) |`);
    for (const type of NEW) expect(listed).toContain(`| \`${type}\` | new |`);
  });
});
