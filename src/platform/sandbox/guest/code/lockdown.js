/**
 * Runs in the guest before any script: takes away whatever `world` does not list, and freezes all that is left. What is listed and
 * not there, or not listed and not to be taken away, throws: then no guest is made at all. The global object comes last, by
 * `close`: until then the card API can be handed over.
 */
export default function lockdown(WORLD) {
  const {
    getOwnPropertyNames: names,
    getOwnPropertySymbols: symbols,
    getOwnPropertyDescriptor: described,
    getPrototypeOf: proto,
    defineProperty: define,
    freeze,
  } = Object;
  const G = globalThis,
    InternalError = G.InternalError;
  const iterator = (list) => proto(list[Symbol.iterator]());
  const HIDDEN = {
    '%FunctionPrototype%': proto(function () {}),
    '%IteratorPrototype%': proto(iterator([])),
    '%ArrayIterator%': iterator([]),
    '%MapIterator%': iterator(new Map()),
    '%SetIterator%': iterator(new Set()),
    '%StringIterator%': iterator(''),
    '%RegExpStringIterator%': proto(''.matchAll(/a/g)),
    '%InternalErrorPrototype%': InternalError.prototype,
    '%AggregateErrorPrototype%': AggregateError.prototype,
    '%GeneratorFunctionPrototype%': proto(function* () {}),
    '%GeneratorPrototype%': proto(function* () {}).prototype,
    '%AsyncFunctionPrototype%': proto(async function () {}),
    '%PromisePrototype%': Promise.prototype,
    '%ThrowTypeError%': (function () {
      return described(arguments, 'callee').get;
    })(),
  };
  // The text of a function would tell what the card API is made of.
  define(HIDDEN['%FunctionPrototype%'], 'toString', {
    value: {
      toString() {
        return 'function';
      },
    }.toString,
  });
  const at = (path) => {
    if (HIDDEN[path] !== undefined) return HIDDEN[path];
    let found = G;
    if (path !== 'globalThis') for (const name of path.split('.')) found = found[name];
    return found;
  };
  const keysOf = (thing) => [...names(thing), ...symbols(thing)];
  const nameOf = (key) => (typeof key === 'symbol' ? '@@' + key.description.slice('Symbol.'.length) : key);
  const isThing = (v) => (typeof v === 'object' && v !== null) || typeof v === 'function';
  const only = (thing, path, allowed) => {
    const left = new Set(allowed);
    for (const key of keysOf(thing)) {
      if (left.delete(nameOf(key))) continue;
      if (!described(thing, key).configurable) throw new Error('not to be removed: ' + path + ' ' + nameOf(key));
      delete thing[key];
    }
    for (const missing of left) throw new Error('not there: ' + path + ' ' + missing);
  };
  // Found before anything is taken away: the way to one may lead through another's names.
  const listed = Object.keys(WORLD).map((path) => [at(path), path, WORLD[path].split(' ').filter((name) => name !== '')]);
  const known = new Set(listed.map(([thing]) => thing));
  for (const [thing, path, allowed] of listed) if (thing !== G) only(thing, path, allowed);
  // Whatever else can be reached is a function, and has nothing but its name and length.
  const leaves = new Set();
  for (const [thing] of listed)
    for (const key of keysOf(thing)) {
      const { value, get, set } = described(thing, key);
      for (const part of [value, get, set]) if (isThing(part) && !known.has(part) && thing !== G) leaves.add(part);
    }
  for (const name of ['parseInt', 'parseFloat', 'isNaN', 'isFinite']) leaves.add(G[name]);
  for (const leaf of leaves) {
    if (typeof leaf !== 'function') throw new Error('not listed: ' + String(leaf));
    only(leaf, leaf.name, ['length', 'name']);
    freeze(leaf);
  }
  for (const [thing] of listed) if (thing !== G) freeze(thing);
  return {
    InternalError,
    close() {
      only(G, 'globalThis', WORLD.globalThis.split(' '));
      freeze(G);
    },
  };
}
