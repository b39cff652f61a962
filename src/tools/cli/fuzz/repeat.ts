import { type ScriptCall } from '../../../games/cults/rules';
import { GameError, hashOf, liveStream } from '../../../kernel';
import type { Guest } from '../../../platform/sandbox/guest/guest';
import { newGuest } from '../../../games/cults/vocabulary/guest';
import { isStop } from '../../../platform/sandbox/guest/guest-limits';
import { checkSource } from '../../../platform/sandbox/source/source';
import { ProgramWriter } from './programs';

const FILE = 'cards/repeat.js';
const LIB = 'cards/lib.js';
/** Everything that a mod's file can have at its top level; scripts try to hide data in each. */
const LIB_TEXT = `export const SHARED = { list: [1], inner: { n: 0 }, run() { return 1; } };
export function shared() { return SHARED; }
export const arrow = (x) => x;
export default { a: 1 };
`;

export const abilityWith = (body: string): string => `;import { action } from 'cults';
import standard, { arrow, SHARED, shared } from './lib.js';
import * as lib from './lib.js';
const OWN = { n: 0, list: [], pattern: /a/g, make: () => ({ n: 0 }) };
function own() { return OWN; }
export default action({ id: 'repeat', name: { en: 'Repeat' }, cost: 1, abilities: [{ keyword: 'augmentation', run(game) {
${body}
} }] });
`;

/** Everything observable of a run: its calls in order, its result, its store. */
interface Trace {
  readonly text: string;
  readonly store: string;
  /** The meter stopped it. The exact place does not matter: the run is cancelled and logged. */
  readonly stopped: boolean;
}

/** Answers deterministically by the question, but differently to different questions. */
function answers(calls: string[]): ScriptCall {
  return (...call) => {
    calls.push(call.join());
    return (call.reduce((sum, n) => (sum * 31 + n) | 0, calls.length) >>> 0) % 5;
  };
}

function trace(guest: Guest, store: string): Trace {
  const calls: string[] = [];
  const papers = { settings: '{}', store, wrote: true };
  const { error } = guest.run(0, FILE, ['cthulhu', 'hastur'], 0, answers(calls), papers);
  const ended = error === null ? 'ended' : `${error.reason} ${error.message} ${error.line}:${error.column}`;
  const text = `${hashOf(calls)} ${calls.length} ${ended} ${papers.store}`;
  return { text, store: papers.store, stopped: error !== null && isStop(error.reason) };
}

async function loaded(source: string): Promise<Guest | null> {
  const guest = await newGuest(checkSource);
  try {
    guest.load(FILE, (path) => (path === FILE ? source : path === LIB ? LIB_TEXT : undefined));
  } catch (error) {
    if (error instanceof GameError) return null;
    throw error;
  }
  guest.seal(['repeat']);
  return guest;
}

/**
 * Runs a script in one guest: once, again from the same store, and on from the store it left; then the first and the last of these
 * in fresh guests. Null if equal inputs gave equal traces or the script does not load; otherwise the differing traces.
 */
export async function whatDiffers(source: string): Promise<readonly string[] | null> {
  const [warm, fresh, later] = [await loaded(source), await loaded(source), await loaded(source)];
  if (warm === null || fresh === null || later === null) return warm === fresh ? null : ['loaded once, and once not'];
  const first = trace(warm, '{}');
  // A stopped guest is restored and nothing of the run counts.
  if (first.stopped) return null;
  const on = trace(warm, first.store);
  return differ(first, trace(warm, '{}'), trace(fresh, '{}')) ?? differ(on, trace(later, first.store));
}

function differ(...traces: readonly Trace[]): readonly string[] | null {
  if (traces.every(({ stopped }) => stopped)) return null;
  const texts = traces.map(({ text }) => text);
  return texts.every((text) => text === texts[0]) ? null : texts;
}

const TARGETS = [
  'this',
  'globalThis',
  'game',
  'game.store',
  'game.count',
  'Object',
  'Object.prototype',
  'Array.prototype',
  'Array.prototype.map',
  'Map.prototype',
  'Math',
  'JSON',
  'RegExp.prototype',
  'Symbol.prototype',
  'Error',
  'TypeError.prototype',
  '(() => 1).__proto__',
  'Object.getPrototypeOf(() => 1)',
  'Object.getPrototypeOf([][Symbol.iterator]())',
  'OWN',
  'OWN.list',
  'OWN.pattern',
  'OWN.make',
  'own',
  'own.prototype',
  'SHARED',
  'SHARED.inner',
  'SHARED.list',
  'SHARED.run',
  'shared',
  'arrow',
  'standard',
  'lib',
  'arguments',
  'Object.getOwnPropertyDescriptor(arguments, "callee").get',
  'action',
  'action.prototype',
  'caught(() => null.x).constructor',
  'caught(() => deep()).constructor',
  'game.players',
  'game.hand()',
  'game.store.get("k")',
  'Object.getPrototypeOf(caught(() => deep()))',
  'String.prototype[Symbol.iterator]',
  'new Map().entries()',
  '/a/g',
  '`a`',
]; // prettier-ignore
const KEYS = [
  'zz',
  '0',
  'length',
  'n',
  'lastIndex',
  'name',
  'constructor',
  'prototype',
  'message',
  'toString',
  '[Symbol.toStringTag]',
  '[Symbol.iterator]',
  '[Symbol("q")]',
  'a',
]; // prettier-ignore

/** A script that reads many places and then tries to leave data there, which the next run would read. */
export function keeper(seed: string): string {
  const draw = liveStream(seed);
  const pick = (items: readonly string[]): string => items[draw(items.length)]!;
  const at = (target: string, key: string): string =>
    key.startsWith('[') ? `(${target})${key}` : `(${target})[${JSON.stringify(key)}]`;
  const places = Array.from({ length: 6 }, () => [pick(TARGETS), pick(KEYS)] as const);
  const reads = places.map(([target, key]) => `look(() => ${at(target, key)});`);
  const writes = places.map(([target, key]) =>
    pick([
      `${at(target, key)} = (${at(target, key)} ?? 0) + 1`,
      `${at(target, key)}++`,
      `Object.defineProperty(${target}, ${key.startsWith('[') ? key.slice(1, -1) : JSON.stringify(key)}, { value: 7, writable: true, configurable: true })`,
      `(${target}).push(1)`,
      `delete ${at(target, key)}`,
      `Object.assign(${target}, { zz: 1 })`,
      `(${target}).exec("aa")`,
      `(${target}).set("zz", 1)`,
      `game.store.set("k", ${draw(2) === 0 ? '-0' : '{ n: [1] }'})`,
      `game.chooseDistrict({ length: 1, 0: "uptown", map(f) { f.zz = 1; return [0]; } })`,
    ]),
  );
  const program = new ProgramWriter(`${seed}/program`).program();
  return abilityWith(`const out = [];
const caught = (act) => { try { act(); } catch (e) { return e; } };
const deep = () => deep() + 1;
const look = (read) => { try { const v = read(); out.push(Object.is(v, -0) ? '-0' : typeof v === 'object' || typeof v === 'function' ? typeof v : String(v)); } catch (e) { out.push(e.constructor?.name); } };
${reads.join('\n')}
game.store.keys(); look(() => 1 / game.store.get('k'));
${writes.map((write) => `caught(() => { ${write}; });`).join('\n')}
caught(() => { ${program} });
let h = 7; for (const c of JSON.stringify(out)) h = Math.imul(h, 31) + c.charCodeAt(0) | 0;
game.random(h >>> 16); game.random(h & 0xffff);
game.gain('thug', out.length);`);
}

/** Writes `count` scripts that try to keep something between runs; returns those whose runs differed. */
export async function fuzzRepeats(
  seed: string,
  count: number,
): Promise<{ readonly scripts: number; readonly different: readonly string[] }> {
  const different: string[] = [];
  for (let i = 0; i < count; i++) {
    const source = keeper(`${seed}/${i}`);
    const found = await whatDiffers(source);
    if (found !== null) different.push(`${seed}/${i}\n${found.join('\n')}\n${source}`);
  }
  return { scripts: count, different };
}
