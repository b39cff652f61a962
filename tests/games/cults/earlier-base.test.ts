import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { baseLibrary } from '../../../src/games/cults/base-set/books';
import { EARLIER_HASHES, earlierBase } from '../../../src/games/cults/base-set/earlier';
import type { CultsLibrary } from '../../../src/games/cults/base-set/library';
import { cultsSaves } from '../../../src/games/cults/saves';
import { contentHash } from '../../../src/platform/sandbox/mods/pin';
import { restoreGame } from '../../../src/platform/session/restore';
import { saveOf, type Save } from '../../../src/platform/session/save';

/** Saved in round 3 by the game when its base set was 1.0.0: four cards that cost and show something else now lie on the table. */
const save = JSON.parse(readFileSync(join(import.meta.dirname, 'saves/base-1.0.0.json'), 'utf8')) as Save;

const printed = ({ book }: CultsLibrary, id: string): object => {
  const type = book.typeById.get(id)!;
  return { cost: book.cost[type], attack: book.attack[type], power: book.power[type], terror: book.terror[type] };
};

describe('earlier base sets', () => {
  it.each(EARLIER_HASHES)('%s is kept to the letter', async (hash) => {
    expect(contentHash(await earlierBase(hash))).toBe(hash);
  });

  it('a save goes on with the base set that it pins, without a question', async () => {
    const { session, library } = await restoreGame(cultsSaves, save, baseLibrary());
    expect(session.hash).toBe(save.hash);
    expect(library.mods.map(({ pin }) => `${pin.id} ${pin.version}`)).toEqual(['base 1.0.0']);
    expect(printed(library, 'star-spawn')).toEqual({ cost: 5, attack: 1, power: 0, terror: 1 });
    expect(printed(library, 'star-spawn')).not.toEqual(printed(baseLibrary(), 'star-spawn'));
    session.undo();
    while (session.decision !== null) session.answer(session.decision.suggest);
    expect(session.outcome).not.toBeNull();
    const again = saveOf(session);
    expect(again.mods).toMatchObject([{ id: 'base', version: '1.0.0' }]);
    expect((await restoreGame(cultsSaves, again, baseLibrary())).session.outcome).toEqual(session.outcome);
  });

  it('a player may also go on with the base set as it is now', async () => {
    const { session, library } = await restoreGame(cultsSaves, save, baseLibrary(), 'any');
    expect(printed(library, 'star-spawn')).toEqual(printed(baseLibrary(), 'star-spawn'));
    while (session.decision !== null) session.answer(session.decision.suggest);
    expect(session.outcome).not.toBeNull();
  });
});
