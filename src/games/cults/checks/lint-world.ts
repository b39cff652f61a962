import { WORLD } from '../../../platform/sandbox/guest/world';
import { found, problem, type CheckFinding } from './finding';
import { spotAt, type LoadedMod } from './loaded';
import { mask } from './text-places';

/** Finds what other JavaScript has and scripts of mods do not: it would fail only when somebody plays the card. */

/** What to use in its place, by a code that languages have words for. */
const INSTEAD: Readonly<Record<string, string>> = {
  'Math.random': 'useRandom',
  crypto: 'useRandom',
  console: 'useLog',
  alert: 'useLog',
  print: 'useLog',
  Date: 'useRound',
  performance: 'useRound',
  setTimeout: 'useNothing',
  setInterval: 'useNothing',
  queueMicrotask: 'useNothing',
  requestAnimationFrame: 'useNothing',
  fetch: 'useNothing',
  XMLHttpRequest: 'useNothing',
  WebSocket: 'useNothing',
  document: 'useNothing',
  window: 'useNothing',
  localStorage: 'useStore',
  sessionStorage: 'useStore',
  indexedDB: 'useStore',
  globalThis: 'useStore',
  self: 'useStore',
  global: 'useStore',
  process: 'useNothing',
  require: 'useImport',
  module: 'useImport',
  eval: 'useFunctions',
  Function: 'useFunctions',
  Promise: 'useQuestions',
  structuredClone: 'useSpread',
  Proxy: 'useNothing',
  Reflect: 'useObject',
  BigInt: 'useNumbers',
  WeakMap: 'useMap',
  WeakSet: 'useMap',
  WeakRef: 'useMap',
  Uint8Array: 'useLists',
  Int32Array: 'useLists',
  Float64Array: 'useLists',
  ArrayBuffer: 'useLists',
  Intl: 'useNothing',
};

/** Methods that texts and lists have elsewhere. */
const METHODS: Readonly<Record<string, string>> = {
  localeCompare: 'useCompare',
  normalize: 'useNothing',
  toLocaleUpperCase: 'useUpper',
  toLocaleLowerCase: 'useUpper',
  toLocaleString: 'useText',
};

const has = (owner: string, name: string): boolean => WORLD[owner]?.split(' ').includes(name) === true;

/** Whether a file gives the name a meaning of its own. */
const isDeclared = (masked: string, name: string): boolean =>
  new RegExp(`\\b(const|let|var|function|class|import)\\b[^;=(]*\\b${name}\\b|[({,]\\s*${name}\\s*[,)}=]`).test(masked);

interface Gone {
  readonly at: number;
  readonly name: string;
  readonly use: string;
}

function goneIn(source: string): Gone[] {
  const masked = mask(source);
  const all: Gone[] = [];
  for (const [name, use] of Object.entries(INSTEAD)) {
    const [owner, member] = name.split('.') as [string, string?];
    if (member === undefined ? has('globalThis', name) || isDeclared(masked, name) : has(owner, member)) continue;
    const pattern = new RegExp(`(?<![\\w$.])${name.replace('.', '\\s*\\.\\s*')}(?![\\w$]|\\s*:(?!:))`, 'g');
    for (const { index } of masked.matchAll(pattern)) all.push({ at: index, name, use });
  }
  for (const [name, use] of Object.entries(METHODS)) {
    if (has('String.prototype', name) || has('Array.prototype', name) || has('Number.prototype', name)) continue;
    for (const { index } of masked.matchAll(new RegExp(`\\.${name}\\s*\\(`, 'g'))) all.push({ at: index + 1, name, use });
  }
  return all;
}

export function goneNames({ sources }: LoadedMod): CheckFinding[] {
  return [...sources].flatMap(([file, source]) =>
    goneIn(source).map(({ at, name, use }) =>
      found('error', spotAt(file, source, at), problem('nameGone', { value: name, use })),
    ),
  );
}
