import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { GameError } from '../../../../src/kernel';
import { loadBook, type ModScripts } from '../../../../src/games/cults/vocabulary/book';
import { modOf, MODS, readMod, withMods } from '../../../mods/load';

/**
 * A script is run again from its start with each answer, in a guest that has run other games before. Whatever it could keep
 * from one run to the next would make a replay or a restored game come out differently.
 */
const RUN = 'run(game) { game.gain("thug", next()); }';
const card = (head: string, ability = RUN, rest = ''): string =>
  `import { starting } from 'cults';\n${head}\nexport default starting({ id: 'keeper', name: { en: 'Keeper' }, icons: 'P', text: { en: '-' }, ${rest} abilities: [{ keyword: 'mobilization', ${ability} }] });\n`;
const LIB =
  'export const counter = () => { let n = 0; return () => ++n; };\nexport const make = () => new Map();\nexport default function fresh() { return counter()(); }\n';

const keeper = (id: string, source: string): ModScripts => ({
  ...modOf(id, { 'cards/keeper.js': source, 'cards/lib.js': LIB }),
  entries: ['cards/keeper.js'],
});
async function refusal(source: string): Promise<GameError> {
  const { refused, host } = await loadBook([readMod(join(MODS, 'base')), keeper('bad', source)]);
  host.dispose();
  expect(refused.map(({ id }) => id)).toEqual(['bad']);
  return refused[0]!.error;
}

const HIDDEN: readonly (readonly [where: string, card: string, code: string, reason: string | undefined])[] = [
  [
    'a closure of a function of the mod',
    card("import { counter } from './lib.js';\nconst next = counter();"),
    'sourceKeepsState',
    undefined,
  ],
  [
    'a Map, which freezing leaves open',
    card("import { make } from './lib.js';\nconst kept = make();"),
    'sourceKeepsState',
    undefined,
  ],
  [
    'a closure of a getter',
    card('const o = { get next() { let n = 0; return () => ++n; } };\nconst next = o.next;'),
    'sourceKeepsState',
    undefined,
  ],
  [
    'a closure of an iterator',
    card(
      'const [next] = { [Symbol.iterator]() { let n = 0; const f = () => ++n; return { next: () => ({ done: false, value: f }) }; } };',
    ),
    'sourceKeepsState',
    undefined,
  ],
  [
    'a closure of a conversion',
    card(
      'const box = [];\nconst o = { toString() { let n = 0; box[0] = () => ++n; return ""; } };\nconst t = `${o}`;\nconst next = box[0];',
    ),
    'sourceKeepsState',
    undefined,
  ],
  [
    'the function itself, made by a getter',
    card('', 'get run() { let n = 0; return (game) => game.gain("thug", ++n); }'),
    'sourceKeepsState',
    undefined,
  ],
  [
    'what toJSON makes',
    card('', 'effects: [{ do: "draw", count: 1, toJSON() { return { do: "draw", count: 2 }; } }]'),
    'sourceKeepsState',
    undefined,
  ],
];

describe('a mod keeps nothing between two runs', () => {
  it.each(HIDDEN)('not in %s', async (_, source, code, reason) => {
    const { code: told, params } = await refusal(source);
    expect({ told, ...params }).toMatchObject({ told: code, file: 'cards/keeper.js', line: expect.any(Number) });
    expect(params['reason']).toBe(reason);
  });

  it('not in the number of functions that constructors have counted', async () => {
    const counts = 'run(game) { game.gain("thug", starting({ abilities: [{ run() {} }] }).abilities[0].effects[0].script); }';
    const mod = await withMods(keeper('bad', card('', counts)));
    const t = mod.load({ seats: ['cthulhu', 'hastur'], round: 2, phase: 'mobilization', hands: { cthulhu: ['bad:keeper'] } });
    t.answer('useAbility', { card: 'bad:keeper' });
    expect(t.events('scriptCancelled')[0]).toMatchObject({ card: 'bad:keeper', reason: 'rubbish' });
    expect(t.events('tokensGained')).toEqual([]);
  });

  it('not by a list of its own that would be handed what the loader does', async () => {
    // A native as `map` would get the loader's function and put it where a run can call it.
    const source = card('', RUN).replace('abilities: [', 'abilities: { map: Array.of, x: [').replace('] });', '] } });');
    expect((await refusal(source)).params).toMatchObject({ reason: 'rubbish', why: expect.stringContaining('abilities') });
  });

  it('functions of other files may be called in the game', async () => {
    const head = "import fresh, { counter } from './lib.js';";
    const source = card(head, 'run(game) { game.gain("thug", counter()() + fresh() - 1); }');
    const mod = await withMods(keeper('good', source));
    for (let i = 0; i < 2; i++) {
      const t = mod.load({ seats: ['cthulhu', 'hastur'], round: 2, phase: 'mobilization', hands: { cthulhu: ['good:keeper'] } });
      t.answer('useAbility', { card: 'good:keeper' });
      expect(t.events('tokensGained')[0]).toMatchObject({ seat: 'cthulhu', token: 'thug', count: 1 });
    }
  });
});
