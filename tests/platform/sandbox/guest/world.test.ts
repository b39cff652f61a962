import { beforeAll, describe, expect, it } from 'vitest';
import { newGuest } from '../../../../src/games/cults/vocabulary/guest';
import { checkSource } from '../../../../src/platform/sandbox/source/source';
import { WORLD } from '../../../../src/platform/sandbox/guest/world';

/**
 * Goes through all that a script can reach: from every global name, from values that literals make, from errors of the engine,
 * from `game` and `this`; by own keys of both kinds, getters, setters and prototypes. Gives what can be written to.
 */
const NAMES = WORLD['globalThis']!.split(' ').filter((name) => !name.startsWith('@@'));
const WALK = `
  const isThing = (v) => (typeof v === 'object' && v !== null) || typeof v === 'function';
  const seen = new Map(), open = [];
  const walk = (v, path) => {
    const todo = [[v, path]];
    while (todo.length > 0) {
      const [thing, at] = todo.pop();
      if (!isThing(thing) || seen.has(thing)) continue;
      seen.set(thing, at);
      if (!Object.isFrozen(thing)) open.push(at);
      todo.push([Object.getPrototypeOf(thing), at + '.<prototype>']);
      for (const key of [...Object.getOwnPropertyNames(thing), ...Object.getOwnPropertySymbols(thing)]) {
        const { value, get, set } = Object.getOwnPropertyDescriptor(thing, key);
        todo.push([value, at + '.' + String(key)], [get, at + '.get ' + String(key)], [set, at + '.set ' + String(key)]);
      }
    }
  };
  // Values of a script's own are its own; only what stands behind them is shared.
  const behind = (v, path) => walk(Object.getPrototypeOf(Object(v)), path);
  ${NAMES.map((name) => `walk(${name}, '${name}');`).join(' ')}
  walk(game, 'game');
  walk(this, 'this');
  const args = (function () { return arguments; })(1);
  behind(args, 'arguments');
  walk(args[Symbol.iterator], 'arguments.@@iterator');
  const callee = Object.getOwnPropertyDescriptor(args, 'callee');
  walk(callee.get, 'arguments.callee'); walk(callee.set, 'arguments.callee');
  for (const v of [1, 'a', true, Symbol(), [], {}, /a/, () => 1, function () {}, class {}, new Map(), new Set(), new Error()]) behind(v, typeof v);
  for (const v of [[][Symbol.iterator](), ''[Symbol.iterator](), new Map().keys(), new Set().keys(), 'a'.matchAll(/a/g)]) behind(v, 'iterator');
  const caught = (act) => { try { act(); } catch (e) { return e; } };
  const deep = () => deep() + 1;
  for (const act of [() => null.x, () => nothing, () => deep(), () => [].length = -1, () => JSON.parse('{'), () => new RegExp('('), () => 'x'.repeat(2 ** 31)]) behind(caught(act), 'error');
  for (const name of ['count', 'gain', 'chooseDistrict', 'chooseOne', 'chooseCards', 'chooseMove', 'moveRitual', 'change', 'number']) {
    behind(caught(() => game[name](null, null, null)), name);
    // Whatever the API does with what it is given, it hands nothing of its own to it.
    const trap = { get length() { walk(this, 'length'); return 1; }, get 0() { return trap; }, map(...all) { all.forEach((one) => walk(one, name + '.map')); return []; }, toString() { [...arguments].forEach((one) => walk(one, name)); return ''; } };
    caught(() => game[name](trap, trap, trap));
  }
`;

let open: string[] = [];

beforeAll(async () => {
  const guest = await newGuest(checkSource);
  const body = `${WALK}\n game.store.set('open', open.filter((path) => !path.startsWith('length')).slice(0, 20)); game.store.set('count', seen.size);`;
  guest.load(
    'cards/walk.js',
    () =>
      `import { starting } from 'cults';\nexport default starting({ id: 'walk', name: { en: 'Walk' }, abilities: [{ keyword: 'hiding', run(game) {\n${body}\n} }] });`,
  );
  guest.seal(['walk']);
  const papers = { settings: '{}', store: '{}', wrote: true };
  const { error } = guest.run(0, 'cards/walk.js', ['cthulhu', 'hastur'], 0, () => 1, papers);
  expect(error).toBeNull();
  const kept = JSON.parse(papers.store) as { open: string[]; count: number };
  ({ open } = kept);
  expect(kept.count).toBeGreaterThan(300);
});

describe('the world of scripts', () => {
  it('has nothing that can be written to or kept', () => {
    expect(open).toEqual([]);
  });

  it.each(Object.entries(WORLD).filter(([path]) => !path.startsWith('%') && path !== 'globalThis'))(
    '%s has the names that are listed and no other',
    async (path, names) => {
      const guest = await newGuest(checkSource);
      const { ok, text } = guest.attack(
        `const o = ${path}; return [...Object.getOwnPropertyNames(o), ...Object.getOwnPropertySymbols(o).map((s) => '@@' + s.description.slice(7))].sort().join(' ');`,
      );
      expect({ ok, text }).toEqual({ ok: true, text: names.split(' ').sort().join(' ') });
    },
  );

  it('has no way to the global object', async () => {
    const guest = await newGuest(checkSource);
    const ways = [
      'globalThis',
      'this',
      '(function () { return this; })()',
      '(() => this)()',
      '[].concat.call()',
      'Object.prototype.valueOf.call()',
      'new Function("return this")()',
    ];
    for (const way of ways)
      expect(guest.attack(`try { return typeof (${way}); } catch { return 'undefined'; }`), way).toEqual({
        ok: true,
        text: 'undefined',
      });
    const names = `[${NAMES.map((name) => `typeof ${name}`).join()}].join()`;
    const before = guest.attack(`return ${names};`);
    guest.attack(NAMES.map((name) => `try { ${name} = 1; } catch {}`).join(''));
    expect(guest.attack(`return ${names};`)).toEqual(before);
  });

  it('makes no code from text', async () => {
    const guest = await newGuest(checkSource);
    for (const way of [
      '(() => 1).constructor',
      '(function* () {}).constructor',
      '(async () => 1).constructor',
      'eval',
      'Function',
      '[].at.constructor',
    ])
      expect(
        guest.attack(
          `try { const made = (${way})('return 7'); return typeof made === 'function' ? made() : 0; } catch { return 0; }`,
        ),
        way,
      ).toEqual({
        ok: true,
        text: '0',
      });
  });
});
