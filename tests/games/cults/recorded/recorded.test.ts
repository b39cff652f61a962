import { writeFileSync } from 'node:fs';
import { env } from 'node:process';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { firstDifference, GAMES_FILE, libraryWith, played, recordedGames, startOf, type RecordedGame } from './recording';

/**
 * 200 games as they were played with base set 1.1.0 (1.2.0 plays them alike). The same answers must give the same positions, questions, events and outcomes at
 * every decision, however the code is rearranged. `RECORDED=write` records them anew, which only a change of the rules, of the base
 * set or of what events tell may ask for.
 */
const GAMES = 200;

async function recordAll(): Promise<void> {
  const games: RecordedGame[] = [];
  for (let i = 0; i < GAMES; i++) games.push(played(startOf(i), await libraryWith(startOf(i).mods)));
  writeFileSync(GAMES_FILE, gzipSync(`[\n${games.map((game) => JSON.stringify(game)).join(',\n')}\n]\n`, { level: 9 }));
}

if (env['RECORDED'] === 'write') await recordAll();
const games = recordedGames();

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
