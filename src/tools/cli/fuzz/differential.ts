import { createContext, runInContext, type Context } from 'node:vm';
import { SCRIPT_CALLS } from '../../../games/cults/rules';
import { GameError } from '../../../kernel';
import type { Guest } from '../../../platform/sandbox/guest/guest';
import { CULTS_GUEST, newGuest } from '../../../games/cults/vocabulary/guest';
import { checkSource } from '../../../platform/sandbox/source/source';
import { ProgramWriter } from './programs';

/** Prints a program's output and ending in a form in which QuickJS and V8 must agree. */
const SHOW = `const show = (v, depth = 0) => {
  if (typeof v === 'string') return JSON.stringify(v);
  if (typeof v === 'number') return Object.is(v, -0) ? '-0' : String(v);
  if (typeof v === 'function') return 'function';
  if (typeof v === 'symbol') return 'symbol';
  if (v === null || typeof v !== 'object') return String(v);
  if (depth > 4) return '…';
  if (v instanceof Error) return 'error ' + v.constructor.name;
  if (v instanceof RegExp) return 'pattern ' + v.source + ' ' + v.flags + ' ' + v.lastIndex;
  if (v instanceof Map || v instanceof Set) return v.constructor.name + show([...v], depth + 1);
  if (Array.isArray(v)) { let text = ''; for (let i = 0; i < v.length && i < 50; i++) text += (i in v ? show(v[i], depth + 1) : '') + ','; return v.length + '[' + text + ']'; }
  return '{' + Object.getOwnPropertyNames(v).map((key) => { const { get, value } = Object.getOwnPropertyDescriptor(v, key); return key + ':' + (get === undefined ? show(value, depth + 1) : 'getter'); }).join() + '}';
};
const endOf = (program) => { const out = []; try { program(out); } catch (e) { out.push('thrown', e); } return show(out); };
const hashOf = (text) => { let h = 0x811c9dc5; for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193); return h >>> 0; };`;

const asFunctions = (programs: readonly string[]): string =>
  `[${programs.map((program) => `(out) => {${program}}`).join(',\n')}]`;

/** A hash crosses the sandbox border as two 16-bit numbers. */
const script = (programs: readonly string[]): string => `import { starting } from 'cults';
${SHOW}
const programs = ${asFunctions(programs)};
export default starting({ id: 'fuzz', name: { en: 'Fuzz' }, abilities: [{ keyword: 'mobilization', run(game) {
  for (const program of programs) { const h = hashOf(endOf(program)); game.random(h >>> 16); game.random(h & 0xffff); }
} }] });
`;

/** A fresh V8 realm in which functions hide their source text as they do in the guest. */
function realm(): Context {
  const context = createContext({});
  runInContext(`Function.prototype.toString = function () { return 'function'; };`, context);
  return context;
}

function here(context: Context, programs: readonly string[]): readonly number[] {
  const run = runInContext(
    `'use strict';(() => {${SHOW}\nreturn ${asFunctions(programs)}.map((program) => hashOf(endOf(program)));})()`,
    context,
  );
  return run as number[];
}

const RANDOM = SCRIPT_CALLS.indexOf('random');

/** Load this many files into one guest, then make a new one: making a guest for each file would take longer than running it. */
const FILES_PER_GUEST = 40;

/** Runs programs in a QuickJS guest, file after file. */
class GuestRunner {
  #guest: Guest | null = null;
  #files = 0;

  /** The guest's results; null if a program ran out of stack or gas, which is not a different result. */
  async run(programs: readonly string[]): Promise<readonly number[] | null> {
    if (this.#guest === null || this.#guest.broken || this.#files === FILES_PER_GUEST) {
      this.#guest = await newGuest(checkSource);
      this.#files = 0;
    }
    try {
      return this.#runIn(this.#guest, `cards/${this.#files}.js`, programs);
    } catch (error) {
      this.#guest = null;
      if (error instanceof GameError && ['stackOverflow', 'outOfFuel'].includes(String(error.params['reason']))) return null;
      throw error;
    }
  }

  #runIn(guest: Guest, file: string, programs: readonly string[]): readonly number[] | null {
    guest.load(file, () => script(programs));
    const halves: number[] = [];
    const call = (name: number, size: number): number => (name === RANDOM ? halves.push(size) : 1);
    const papers = { settings: '{}', store: '{}', wrote: false };
    const { error } = guest.run(this.#files++, file, ['cthulhu', 'hastur'], 0, call, papers);
    return error === null ? programs.map((_, i) => halves[2 * i]! * 65_536 + halves[2 * i + 1]!) : null;
  }
}

export interface DifferentialReport {
  readonly programs: number;
  /** Refused by the static check, as any mod's file would be. */
  readonly refused: number;
  /** Stopped in the guest: stack or gas exhausted. */
  readonly cut: number;
  /** Programs whose results differ between QuickJS and V8. */
  readonly different: readonly string[];
}

const isLetIn = (program: string): boolean => {
  try {
    checkSource(`export const f = (out) => {${program}};`, 'fuzz.js', CULTS_GUEST.apiName);
    return true;
  } catch {
    return false;
  }
};

const BATCH = 20;

/** Runs random programs in QuickJS and in V8 and compares the results, to show that the instrumented code does what was written. */
export async function fuzzPrograms(seed: string, count: number): Promise<DifferentialReport> {
  const writer = new ProgramWriter(seed);
  const report = { programs: 0, refused: 0, cut: 0, different: [] as string[] };
  const runner = new GuestRunner();
  let context = realm();
  for (let done = 0; done < count; done += BATCH) {
    const written = Array.from({ length: Math.min(BATCH, count - done) }, () => writer.program());
    const programs = written.filter(isLetIn);
    report.programs += written.length;
    report.refused += written.length - programs.length;
    await compare(runner, context, programs, report);
    // V8 keeps every script of a realm alive, so replace the realm now and then.
    if (done % (BATCH * 100) === 0) context = realm();
  }
  return report;
}

/** Compares a batch as a whole, then one by one if the batch differs. */
async function compare(
  runner: GuestRunner,
  context: Context,
  programs: readonly string[],
  report: { cut: number; different: string[] },
): Promise<void> {
  if (programs.length === 0) return;
  const there = await runner.run(programs);
  const ours = here(context, programs);
  if (there !== null && there.every((hash, i) => hash === ours[i])) return;
  if (programs.length > 1) for (const program of programs) await compare(runner, context, [program], report);
  else if (there === null) report.cut++;
  else report.different.push(programs[0]!);
}
