import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { openLibrary, type CultsLibrary } from '../../../../src/games/cults/base-set/library';
import { cultsBots } from '../../../../src/games/cults/bots';
import { cults, play, type CultsPlay } from '../../../../src/games/cults/rules';
import type { GameEvent } from '../../../../src/kernel';
import { Session } from '../../../../src/platform/session/session';
import { bundledMods, readModFrom } from '../../../../src/tools/cli/mod-disk';
import type { RecordedGame } from '../recorded/recording';
import { thoughtOf } from './thinking';

const FILE = join(import.meta.dirname, '..', 'recorded', 'games.json.gz');
const games = JSON.parse(gunzipSync(readFileSync(FILE)).toString('utf8')) as RecordedGame[];

const libraries = new Map<string, Promise<CultsLibrary>>();
function libraryWith(mods: readonly string[]): Promise<CultsLibrary> {
  const known = libraries.get(mods.join()) ?? openLibrary(mods.map((name) => readModFrom(bundledMods().get(name)!)));
  libraries.set(mods.join(), known);
  return known;
}

/** Somewhere in the middle of a recorded game, each at another moment. */
async function momentIn({ mods, config, answers }: RecordedGame, i: number): Promise<CultsPlay> {
  const { book } = await libraryWith(mods);
  const session = Session.begin(cults, { config }, book);
  const until = (i * 37 + 11) % answers.length;
  for (let at = 0; at < until; at++) session.answer(answers[at]);
  return play(session.state, book, [...session.standing] as GameEvent[]);
}

it('every level answers legally in the middle of 200 recorded games, with and without mods, and breaks no card', async () => {
  for (const [i, game] of games.entries()) {
    const moment = await momentIn(game, i);
    const { blank, strikes } = moment.state;
    for (const level of cultsBots.levels) thoughtOf(level, moment, `recorded ${i}`, { iterations: 6 });
    expect(moment.state.blank).toEqual(blank);
    expect(moment.state.strikes).toEqual(strikes);
  }
});
