import { describe, expect, it } from 'vitest';
import type { ScriptNote } from '../../../../src/games/cults/vocabulary/book';
import type { TestTable } from '../../../harness';
import { modOf, withMods } from '../../../mods/load';

const action = (body: string): string => `import { action } from 'cults';
export default action({
  id: 'a', name: { en: 'A', pl: 'A' }, cost: 2, choices: [{ en: 'x' }, { en: 'y' }],
  abilities: [{ keyword: 'mobilization', run(game) { ${body} } }],
  text: { en: 'A.', pl: 'A.' },
});`;

const POSITION = {
  seats: ['cthulhu', 'hastur'],
  round: 2,
  phase: 'mobilization',
  seed: 'log',
  hands: { cthulhu: ['m:a'], hastur: [] },
  decks: { cthulhu: Array(12).fill('adept') },
};

/** Uses the card; gives what it wrote, run by run. */
async function written(body: string): Promise<{ notes: ScriptNote[]; table: TestTable; fuel: number }> {
  const mod = await withMods(modOf('m', { 'a.js': action(body) }));
  const notes: ScriptNote[] = [];
  mod.loaded.host.onNote = (note) => notes.push(note);
  const table = mod.load(POSITION).answer('useAbility', { card: 'm:a' });
  return { notes, table, fuel: mod.loaded.host.fuel };
}

const lines = async (body: string): Promise<readonly string[]> => (await written(body)).notes.flatMap((note) => note.lines);

describe('game.log', () => {
  it('shows values of every kind, without running anything of the script’s', async () => {
    expect(await lines("game.log('a', 1, true, null, undefined, [1, 'b', [2]], { x: { y: 'z' } }, () => 1);")).toEqual([
      "a 1 true null undefined [1, 'b', [2]] { x: { y: 'z' } } function",
    ]);
    const trap =
      "{ get x() { throw new Error('read'); }, toString() { throw new Error('asked'); }, toJSON() { throw new Error('asked'); } }";
    expect(await lines(`game.log(${trap});`)).toEqual(["{ x: '…', toString: function, toJSON: function }"]);
    expect(await lines('const ring = {}; ring.ring = ring; game.log(ring);')).toEqual(['{ ring: { ring: { ring: … } } }']);
  });

  it('is bounded in lines and letters', async () => {
    const many = await lines("for (let i = 0; i < 100; i++) game.log(i, 'x'.repeat(1000));");
    expect(many).toHaveLength(20);
    expect(Math.max(...many.map((line) => line.length))).toBe(200);
    expect((await lines('game.log(Array(1000).fill(1));'))[0]).toMatch(/^\[(1, ){20}…\]$/);
  });

  it('tells each line once, although the function is run again after each answer', async () => {
    const { notes, table } = await written(
      "game.log('before'); game.chooseOne(2); game.log('after'); game.pay(1); game.log('paid');",
    );
    table.answer('chooseOne', { choice: 'y' });
    table.session.answer(table.decision.suggest);
    expect(notes.flatMap((note) => note.lines)).toEqual(['before', 'after', 'paid']);
    expect(notes.every(({ mod, card, failed }) => mod === 'm' && card === 'm:a' && failed === null)).toBe(true);
  });

  it('tells the error of a script in its own words', async () => {
    const { notes, table } = await written("game.log('so far'); game.nothing();");
    expect(notes).toEqual([{ mod: 'm', card: 'm:a', lines: ['so far'], failed: 'not a function' }]);
    expect(table.events('scriptCancelled')).toMatchObject([{ reason: 'typeError' }]);
  });

  it('is no part of the game: state, events and hash are the same with and without it', async () => {
    const [silent, talking] = await Promise.all([
      written('game.draw(1);'),
      written("game.log('drawing', game.hand()); game.draw(1); game.log('drawn');"),
    ]);
    expect(talking.table.session.hash).toBe(silent.table.session.hash);
    expect(talking.table.session.events).toEqual(silent.table.session.events);
    expect(talking.fuel).toBeGreaterThan(silent.fuel);
  });

  it('keeps nothing from run to run, and gives nothing back', async () => {
    const { notes, table } = await written("game.log('x'); if (game.log('y') !== undefined) game.draw(1);");
    expect(table.events('cardsDrawn').filter((event) => 'count' in event && event.count === 1)).toEqual([]);
    expect(notes.map((note) => note.lines)).toEqual([['x', 'y']]);
  });
});
