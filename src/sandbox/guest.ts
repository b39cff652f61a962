import type { QuickJSContext, QuickJSHandle, QuickJSRuntime } from 'quickjs-emscripten-core';
import { GameError, type ScriptCall, type ScriptPapers } from '../engine';
import { GUEST_API, unpack } from './guest-api';
import { INTRINSICS, LOCKDOWN } from './lockdown';
import { newQuickJS } from './quickjs';
import type { Prepare, Prepared } from './recipe';

/** The limits of one guest. Memory holds because the module gets its own; the stack stays below what the host's engine throws at. */
export const GUEST_LIMITS = { pages: 384, stack: 16 * 1024, loadFuel: 200_000, callFuel: 100_000, polls: 400 };

/** Nothing is counted from now on: only a watchdog stops a script that does not stop. For testing that it does. */
export function countNothing(): void {
  GUEST_LIMITS.callFuel = 2 ** 50;
  GUEST_LIMITS.polls = Number.POSITIVE_INFINITY;
}

/**
 * The counter that scripts and natives draw on; it is there before all others, since the lockdown's wrappers count too. What
 * stops a script for good is kept with what was left then: whatever it does afterwards no longer counts.
 *
 * While a file is loaded the counter stands at 0 and natives draw on a bank instead: so the first function of the mod's own that
 * is entered, by a getter, `toJSON` or an iterator too, stops it. Whatever a function makes (a closure around a variable, a Map)
 * would be kept from one run to the next, and a game replayed or restored would come out differently.
 */
const FUEL = `let $$fuel = 1e9, $$bank = 0, $$why = '', $$left = 0;
const $$rest = () => $$bank > 0 ? $$bank : $$fuel < 0 ? 0 : $$fuel;
const $$stop = (why) => { if ($$why === '') { $$why = why; $$left = $$rest(); } $$fuel = -1; };
const $$out = () => { $$stop($$bank > 0 ? 'ranAtLoad' : 'outOfFuel'); throw new RangeError($$bank > 0 ? '' : 'out of fuel'); };
const $$short = () => { if ($$bank > 0) { $$bank += $$fuel; $$fuel = 0; if ($$bank > 0) return; } $$out(); };
({ set(n) { $$fuel = n; $$bank = 0; $$why = ''; }, bank(n) { $$fuel = 0; $$bank = n; $$why = ''; }, get: () => $$fuel, spend(n) { $$fuel -= n; if ($$fuel < 0) $$short(); }, stop: $$stop, why: () => $$why, left: () => $$why === '' ? $$rest() : $$left })`;

/** Why a script ended that did not come to its end; what the rules refuse has codes of its own. */
export const GUEST_REASONS = [
  'outOfFuel',
  'outOfMemory',
  'stackOverflow',
  'textTooLong',
  'ranAtLoad',
  'interrupted',
  'rubbish',
  'typeError',
  'referenceError',
  'rangeError',
  'threw',
  'aborted',
] as const;
export type GuestReason = (typeof GUEST_REASONS)[number];

/** How a call of a script ended. */
export interface Ended {
  /** Ticks used. */
  readonly fuel: number;
  /** Null when it came to its end or was suspended. */
  readonly error: GuestError | null;
}

export interface GuestError {
  readonly reason: GuestReason;
  readonly message: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** One mod's world: its own WASM instance, runtime and context, locked down. */
export class Guest {
  readonly #context: QuickJSContext;
  readonly #api: QuickJSHandle;
  readonly #prepare: Prepare;
  readonly #prepared = new Map<string, Prepared>();
  readonly #exports = new Map<string, QuickJSHandle>();
  readonly #methods = new Map<string, QuickJSHandle>();
  #call: ScriptCall = () => -1;
  #polls = 0;
  #seats = '';
  /** Ticks that loading has used so far, also by what failed. */
  loadFuel = 0;
  /** What the guest has of its store and settings; null: not known. */
  #store: string | null = '{}';
  #settings = '{}';
  /** Set when the host's engine threw through the module: nothing of it can be trusted any more. */
  broken = false;

  private constructor(context: QuickJSContext, runtime: QuickJSRuntime, prepare: Prepare) {
    this.#context = context;
    this.#prepare = prepare;
    runtime.setMaxStackSize(GUEST_LIMITS.stack);
    runtime.setInterruptHandler(() => ++this.#polls > GUEST_LIMITS.polls);
    const fuel = this.#evaluate(FUEL, 'fuel');
    const trusted = this.#evaluate(LOCKDOWN, 'lockdown');
    const host = context.newFunction('host', (first: QuickJSHandle, second?: QuickJSHandle) =>
      context.newNumber(unpack(this.#call, context.getNumber(first), second && context.getNumber(second))),
    );
    takeShortcut(context, (first, second) => unpack(this.#call, first, second));
    const make = this.#evaluate(GUEST_API, 'api');
    this.#api = context.unwrapResult(context.callFunction(make, context.undefined, host, trusted, fuel));
    for (const handle of [trusted, fuel, host, make]) handle.dispose();
  }

  static async make(prepare: Prepare): Promise<Guest> {
    const wasmMemory = new WebAssembly.Memory({ initial: 256, maximum: GUEST_LIMITS.pages });
    const module = await newQuickJS(wasmMemory);
    const runtime = module.newRuntime();
    return new Guest(runtime.newContext({ intrinsics: { ...INTRINSICS } }), runtime, prepare);
  }

  #evaluate(code: string, name: string): QuickJSHandle {
    return this.#context.unwrapResult(this.#context.evalCode(code, name, { type: 'global', strict: true }));
  }

  #method(name: string): QuickJSHandle {
    const known = this.#methods.get(name) ?? this.#context.getProp(this.#api, name);
    this.#methods.set(name, known);
    return known;
  }

  /** Whatever the host's engine throws through the module ends the guest. */
  #guarded<T>(act: () => T): T {
    if (this.broken) throw new GameError('guestBroken');
    this.#polls = 0;
    try {
      return act();
    } catch (error) {
      if (error instanceof GameError) throw error;
      this.broken = true;
      throw new GameError('guestBroken', { why: String(error).slice(0, 120) });
    }
  }

  #invoke(name: string, ...args: QuickJSHandle[]): QuickJSHandle | null {
    const result = this.#context.callFunction(this.#method(name), this.#context.undefined, ...args);
    if (result.error === undefined) return result.value;
    // Only the interrupt and a stack that ended inside our own wrapper come here: scripts' errors are caught within.
    result.error.dispose();
    return null;
  }

  /** Loads a file and what it imports; gives the declaration that it exports, as JSON text. */
  load(file: string, read: (path: string) => string | undefined): string {
    return this.#guarded(() => {
      const text = this.#counted(file, 'describe', this.#link(file, read, []));
      return text.consume((handle) => this.#context.getString(handle));
    });
  }

  /** Calls what loads within the budget for loading; throws why it failed. */
  #counted(file: string, name: 'load' | 'describe', ...args: QuickJSHandle[]): QuickJSHandle {
    const budget = this.#context.newNumber(GUEST_LIMITS.loadFuel);
    const made = this.#invoke(name, ...args, budget);
    budget.dispose();
    const rest = made === null ? null : this.#invoke('rest');
    this.loadFuel += GUEST_LIMITS.loadFuel - (rest?.consume((handle) => this.#context.getNumber(handle)) ?? 0);
    const failed = made === null || this.#context.eq(made, this.#context.null);
    if (!failed && (name === 'load' || this.#context.typeof(made) === 'string')) return made;
    // A file whose default export is not there, or nothing that can be written down, has not failed: it says nothing.
    if (!failed) throw new GameError('declaresNothing', { file, line: 1, column: 1 });
    const { reason, message, ...place } = this.#failure(file, made === null);
    throw new GameError('scriptFailedAtLoad', { ...place, reason, why: message });
  }

  #link(file: string, read: (path: string) => string | undefined, chain: readonly string[]): QuickJSHandle {
    if (file === 'cults') return this.#method('cults');
    const known = this.#exports.get(file);
    if (known !== undefined) return known;
    if (chain.includes(file)) throw new GameError('importCycle', { file, chain: [...chain, file].join(' → ') });
    const source = read(file);
    if (source === undefined) throw new GameError('importMissing', { file: chain.at(-1) ?? file, path: file });
    const prepared = this.#prepare(source, file);
    this.#prepared.set(file, prepared);
    const deps = this.#context.newObject();
    for (const path of prepared.imports)
      this.#context.setProp(deps, path, this.#link(resolvePath(path, file), read, [...chain, file]));
    const result = this.#context.evalCode(`(function($$import,$$export){'use strict';${prepared.code}\n})`, file, {
      type: 'global',
    });
    if (result.error !== undefined) {
      result.error.dispose();
      throw new GameError('sourceSyntax', { file, line: 1, column: 1, why: 'the sandbox does not take this text' });
    }
    try {
      const exported = this.#counted(file, 'load', result.value, deps);
      this.#exports.set(file, exported);
      return exported;
    } finally {
      deps.dispose();
      result.value.dispose();
    }
  }

  /** What went wrong last, with the author's own line and column; one that could not even be asked says nothing more. */
  #failure(file: string, unanswered: boolean): GuestError {
    const text = unanswered ? null : this.#invoke('failure');
    if (text === null) {
      const reason = this.#polls > GUEST_LIMITS.polls ? 'interrupted' : 'outOfMemory';
      return { reason, message: '', file, line: 0, column: 0 };
    }
    const said = text.consume((handle) => this.#context.getString(handle));
    const [reason, message, stack] = JSON.parse(said) as [GuestReason, string, string];
    return { reason, message, ...(placeIn(stack, this.#prepared) ?? { file, line: 0, column: 0 }) };
  }

  /** The names of types and seats that numbers stand for. */
  setTypes(types: readonly string[]): void {
    this.#tell('types', types.join(','));
  }

  setSeats(seats: readonly string[]): void {
    const names = seats.join(',');
    if (names === this.#seats) return;
    this.#seats = names;
    this.#tell('seats', names);
  }

  #tell(method: string, text: string): void {
    this.#guarded(() => {
      const handle = this.#context.newString(text);
      this.#invoke(method, handle)?.dispose();
      handle.dispose();
    });
  }

  /** Runs a function of the mod; its questions and effects go through `call`. */
  run(script: number, file: string, me: number, call: ScriptCall, papers: ScriptPapers): Ended {
    this.#lay(papers);
    return this.#guarded(() => {
      this.#call = call;
      const [which, budget, who] = [script, GUEST_LIMITS.callFuel, me].map((n) => this.#context.newNumber(n)) as [
        QuickJSHandle,
        QuickJSHandle,
        QuickJSHandle,
      ];
      const result = this.#invoke('run', which, budget, who);
      which.dispose();
      budget.dispose();
      who.dispose();
      this.#call = () => -1;
      // Only what came to its end, or waits, has written for good.
      if (papers.wrote) this.#store = null;
      if (result === null) return { fuel: GUEST_LIMITS.callFuel, error: this.#failure(file, true) };
      const left = result.consume((handle) => this.#context.getNumber(handle));
      if (left >= 0) {
        if (papers.wrote) this.#collect(papers);
        return { fuel: GUEST_LIMITS.callFuel - left, error: null };
      }
      return { fuel: GUEST_LIMITS.callFuel + left + 1, error: this.#failure(file, false) };
    });
  }

  /** Tells the guest what its mod keeps and what was set about it, where that is news. */
  #lay({ store, settings }: ScriptPapers): void {
    if (store !== this.#store) this.#tell('opened', store);
    this.#store = store;
    if (settings !== this.#settings) this.#tell('settings', settings);
    this.#settings = settings;
  }

  #collect(papers: ScriptPapers): void {
    const text = this.#invoke('kept');
    if (text === null) return;
    papers.store = this.#context.getString(text);
    text.dispose();
    this.#store = papers.store;
  }

  /** Runs a text past the static check and unmetered, as if somebody had got through it; only the engine's own limits hold. */
  attack(body: string): { readonly ok: boolean; readonly text: string } {
    return this.#guarded(() => {
      const result = this.#context.evalCode(`(function(){'use strict';${body}\n})()`, 'attack', { type: 'global' });
      const handle = result.error ?? result.value;
      const plain = ['string', 'number', 'boolean'].includes(this.#context.typeof(handle));
      const text = plain ? this.#context.getString(handle) : '';
      handle.dispose();
      return { ok: result.error === undefined, text };
    });
  }

  /**
   * Nothing is freed piece by piece: a script that ran out of memory leaves pieces that no longer fit together. The whole
   * instance with its memory is this guest's own and goes with it.
   */
  dispose(): void {
    this.broken = true;
  }
}

/** `./lib.js` seen from a file; a path that leaves the mod is none. */
function resolvePath(path: string, from: string): string {
  if (path === 'cults') return path;
  if (!path.startsWith('./') && !path.startsWith('../')) throw new GameError('importUnknown', { file: from, path });
  const parts = from.split('/').slice(0, -1);
  for (const part of path.split('/')) {
    if (part === '..') {
      if (parts.length === 0) throw new GameError('importOutside', { file: from, path });
      parts.pop();
    } else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

const WRAPPER = "(function($$import,$$export){'use strict';".length;

/** The first place of a stack that lies in the mod's own files. */
function placeIn(stack: string, prepared: ReadonlyMap<string, Prepared>): { file: string; line: number; column: number } | null {
  for (const match of stack.matchAll(/\(?([^\s()]+):(\d+):(\d+)\)?/g)) {
    const [, file, line, column] = match;
    const source = prepared.get(file!);
    if (source === undefined) continue;
    const at = Number(column) - (line === '1' ? WRAPPER : 0);
    return { file: file!, line: Number(line), column: source.column(Number(line), at) };
  }
  return null;
}

/** What the package keeps to itself and the shortcut needs. */
interface Insides {
  readonly ctx: { readonly value: number };
  readonly ffi: {
    QTS_ArgvGetJSValueConstPointer(argv: number, index: number): number;
    QTS_GetFloat64(context: number, value: number): number;
    QTS_NewFloat64(context: number, value: number): number;
  };
  readonly cToHostCallbacks: { callFunction(context: number, self: number, count: number, argv: number, id: number): number };
}

/**
 * A guest has one host function, and all its questions go through it: here its two numbers are read and its answer is given
 * without the package's handles and scopes (a sixth of the cost). Where the insides are not as expected, the ordinary way stays.
 */
function takeShortcut(context: QuickJSContext, answer: (first: number, second?: number) => number): void {
  const { ctx, ffi, cToHostCallbacks } = context as unknown as Partial<Insides>;
  if (ctx === undefined || ffi === undefined || cToHostCallbacks === undefined) return;
  const at = ctx.value;
  const number = (argv: number, i: number): number => ffi.QTS_GetFloat64(at, ffi.QTS_ArgvGetJSValueConstPointer(argv, i));
  cToHostCallbacks.callFunction = (_context, _self, count, argv) =>
    ffi.QTS_NewFloat64(at, answer(number(argv, 0), count > 1 ? number(argv, 1) : undefined));
}
