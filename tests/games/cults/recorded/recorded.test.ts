import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from 'node:process';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { openLibrary, type Library } from '../../../../src/games/cults/base-set/library';
import { bundledMods, readModFrom } from '../../../../src/tools/cli/mod-disk';
import { firstDifference, played, startOf, type RecordedGame } from './recording';

/**
 * 200 games as the rules of part E's beginning played them. The same answers must give the same positions, questions, events and
 * outcomes at every decision, whatever walls are moved. `RECORDED=write`
 * records them anew, which only a change of the rules may ask for.
 */
const FILE = join(import.meta.dirname, 'games.json.gz');
const GAMES = 200;

const libraries = new Map<string, Promise<Library>>();
function libraryWith(mods: readonly string[]): Promise<Library> {
  const key = mods.join();
  const known = libraries.get(key) ?? openLibrary(mods.map((name) => readModFrom(bundledMods().get(name)!)));
  libraries.set(key, known);
  return known;
}

async function recordAll(): Promise<void> {
  const games: RecordedGame[] = [];
  for (let i = 0; i < GAMES; i++) games.push(played(startOf(i), await libraryWith(startOf(i).mods)));
  writeFileSync(FILE, gzipSync(`[\n${games.map((game) => JSON.stringify(game)).join(',\n')}\n]\n`, { level: 9 }));
}

if (env['RECORDED'] === 'write') await recordAll();
const games = JSON.parse(gunzipSync(readFileSync(FILE)).toString('utf8')) as RecordedGame[];

describe('recorded games', () => {
  it('are 200, of every kind of table', () => {
    expect(games).toHaveLength(GAMES);
    expect(games.map(({ mods, config }) => ({ mods, config }))).toEqual(games.map((_, i) => startOf(i)));
  });

  it.each(games.map((_, i) => i))('game %i comes out as it was recorded', async (i) => {
    const game = games[i]!;
    const now = played(game, await libraryWith(game.mods), game.answers);
    expect(firstDifference(now.positions, game.positions), 'the first decision with another position').toBe(-1);
    expect(firstDifference(now.questions, game.questions), 'the first decision with another question').toBe(-1);
    expect(now.events, 'types of events that were told otherwise').toEqual(game.events);
    expect(now.outcome).toEqual(game.outcome);
  });
});
