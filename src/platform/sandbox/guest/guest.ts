import type { QuickJSContext, QuickJSHandle } from 'quickjs-emscripten-core';
import { GameError } from '../../../kernel';
import { authorsPlace } from '../source/checked';
import { LOCKDOWN, programOf, unpack, type GuestCall, type GuestGame, type GuestPapers } from './program';
import { takeShortcut } from './host-function';
import { Memory, type Image, type Instance } from './instance';
import { furnished } from './model';
import { newInstance } from '../quickjs/quickjs';
import { AMPLE, GUEST_LIMITS, MOST_GAS, OWN_GAS, RESERVE, RUNS, type GuestReason } from './guest-limits';
import { INTRINSICS } from './world';
import type { SourceCheck, CheckedSource } from '../source/check';

/** How a call of a script ended. */
export interface Ended {
  /** Gas used. */
  readonly fuel: number;
  /** Null when it came to its end or was suspended. */
  readonly error: GuestError | null;
  /** What it has written for its author, line by line. */
  readonly log: readonly string[];
}

export interface GuestError {
  readonly reason: GuestReason;
  readonly message: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** QuickJS trapped, or V8 threw through it: the instance can only be renewed or thrown away. */
class Broken extends Error {
  readonly reason: GuestReason;
  /** The stack of the script at that moment, as far as QuickJS could tell. */
  readonly trace: string;
  constructor(reason: GuestReason, trace = '') {
    super(reason);
    this.reason = reason;
    this.trace = trace;
  }
}

type Read = (path: string) => string | undefined;

/** By which the host speaks with the guest (code/guest.js). */
const METHODS = [
  'failure',
  'failed',
  'loaded',
  'described',
  'sealed',
  'seats',
  'types',
  'opened',
  'kept',
  'settings',
  'logged',
  'run',
] as const;

/** One mod's world: its own WASM instance, runtime and context, locked down. */
export class Guest {
  readonly #instance: Instance;
  readonly #context: QuickJSContext;
  readonly #check: SourceCheck;
  readonly #game: GuestGame;
  readonly #sources = new Map<string, string>();
  readonly #checked = new Map<string, CheckedSource>();
  readonly #modules = new Map<string, QuickJSHandle>();
  readonly #methods: ReadonlyMap<string, QuickJSHandle>;
  /** Its state once everything was loaded; null before. */
  #loaded: Image | null = null;
  #call: GuestCall = () => -1;
  #runs = 0;
  /** Gas that loading has used so far, also by what failed. */
  loadFuel = 0;
  /** What the guest has been told; null: not known. */
  #types = '';
  #seats = '';
  #store: string | null = '{}';
  #settings = '{}';
  /** Set when nothing of it can be trusted any more: it trapped while it was loaded, or was disposed of. */
  broken = false;

  private constructor(instance: Instance, check: SourceCheck, game: GuestGame) {
    this.#instance = instance;
    this.#check = check;
    this.#game = game;
    const runtime = instance.quickjs.newRuntime();
    const context = runtime.newContext({ intrinsics: { ...INTRINSICS } });
    this.#context = context;
    runtime.setMaxStackSize(GUEST_LIMITS.stack);
    runtime.setInterruptHandler(() => {
      if (!GUEST_LIMITS.counts) instance.gas = MOST_GAS;
      return instance.gas < RESERVE;
    });
    const host = context.newFunction('host', (first: QuickJSHandle, second?: QuickJSHandle) =>
      context.newNumber(unpack(this.#call, context.getNumber(first), second && context.getNumber(second))),
    );
    takeShortcut(context, (first, second) => unpack(this.#call, first, second));
    this.#methods = furnished(instance, context, game, () => this.#furnish(host));
    // Every file is run before the files that import it: nobody is asked for a text.
    runtime.setModuleLoader(
      (path) => ({ error: new Error(`${path} was not loaded`) }),
      (from, path) => resolvePath(path, from, game.apiName),
    );
  }

  static async make(check: SourceCheck, game: GuestGame): Promise<Guest> {
    const memory = new Memory(GUEST_LIMITS.pages, GUEST_LIMITS.pages * AMPLE);
    return new Guest(await newInstance(memory), check, game);
  }

  /**
   * Locks the world down and brings in the card API. What scripts import by the game's name is handed over under a global name that is
   * gone before the first of them comes. Gives the functions by which the host speaks with the guest.
   */
  #furnish(host: QuickJSHandle): Map<string, QuickJSHandle> {
    const context = this.#context;
    const world = this.#evaluate(LOCKDOWN, 'lockdown');
    const { apiName, makers } = this.#game;
    const api = this.#invoke(this.#evaluate(programOf(this.#game), 'api'), host, context.getProp(world, 'InternalError'));
    context.setProp(context.global, '$$api', context.getProp(api, 'api'));
    context.unwrapResult(context.evalCode(`export const { ${makers.join(', ')} } = $$api;`, apiName, { type: 'module' }));
    this.#invoke(context.getProp(world, 'close'));
    return new Map(METHODS.map((name) => [name, context.getProp(api, name)]));
  }

  #evaluate(code: string, name: string): QuickJSHandle {
    return this.#context.unwrapResult(this.#context.evalCode(code, name, { type: 'global', strict: true }));
  }

  #method(name: (typeof METHODS)[number]): QuickJSHandle {
    return this.#methods.get(name)!;
  }

  /** Calls a function of the guest. Scripts' errors are caught within: what comes out is what no script can catch. */
  #invoke(method: QuickJSHandle, ...args: QuickJSHandle[]): QuickJSHandle {
    const result = this.#context.callFunction(method, this.#context.undefined, ...args);
    if (result.error !== undefined) throw this.#uncaught(result.error);
    return result.value;
  }

  #uncaught(thrown: QuickJSHandle): Broken {
    const stack = this.#context.getProp(thrown, 'stack').consume((handle) => this.#context.getString(handle));
    return new Broken(this.#whyBroken(), stack);
  }

  #whyBroken(): GuestReason {
    return this.#instance.memory.exhausted ? 'outOfMemory' : this.#instance.gas < RESERVE ? 'outOfFuel' : 'aborted';
  }

  /**
   * Runs `act` in the guest with this much gas. A trap, and anything that V8 throws through the module, becomes `Broken`:
   * after it, nobody may touch a handle that `act` made.
   */
  #counted<T>(gas: number, act: () => T): T {
    if (this.broken) throw new Broken('aborted');
    this.#instance.gas = gas + RESERVE;
    this.#instance.memory.exhausted = false;
    try {
      return act();
    } catch (error) {
      if (error instanceof GameError || error instanceof Broken) throw error;
      throw new Broken(this.#whyBroken());
    }
  }

  /** Loads a file and what it imports; gives the declaration that it exports, as JSON text. */
  load(file: string, read: Read): string {
    return this.#loading(file, () => {
      const text = this.#invoke(this.#method('described'), this.#link(file, read, []));
      const kind = this.#context.typeof(text);
      if (kind !== 'string') throw new GameError(kind === 'undefined' ? 'declaredByHand' : 'declaresNothing', placeIn(file));
      const length = this.#context.getProp(text, 'length').consume((handle) => this.#context.getNumber(handle));
      if (length > GUEST_LIMITS.declaration)
        throw new GameError('declarationTooLong', { ...placeIn(file), count: length, max: GUEST_LIMITS.declaration });
      return text.consume((handle) => this.#context.getString(handle));
    });
  }

  /** What is loaded has its gas for every file; what breaks meanwhile ends the guest. */
  #loading<T>(file: string, act: () => T): T {
    try {
      return this.#counted(GUEST_LIMITS.loadGas, act);
    } catch (error) {
      if (!(error instanceof Broken)) throw error;
      this.broken = true;
      this.loadFuel += GUEST_LIMITS.loadGas;
      throw new GameError('scriptFailedAtLoad', { ...this.#placeOf(error, file), reason: error.reason, why: '' });
    }
  }

  /** Runs a file once, after those that it imports; gives its module. */
  #link(file: string, read: Read, chain: readonly string[]): QuickJSHandle {
    const known = this.#modules.get(file);
    if (known !== undefined) return known;
    if (chain.includes(file)) throw new GameError('importCycle', { file, chain: [...chain, file].join(' → ') });
    const source = read(file);
    if (source === undefined) throw new GameError('importMissing', { file: chain.at(-1) ?? file, path: file });
    const checked = this.#check(source, file, this.#game.apiName);
    this.#sources.set(file, source);
    this.#checked.set(file, checked);
    for (const { path, names } of checked.imports) this.#import(file, path, names, read, [...chain, file]);
    this.#instance.gas = GUEST_LIMITS.loadGas + RESERVE;
    const result = this.#context.evalCode(withTop(source, checked), file, { type: 'module' });
    if (result.error !== undefined) throw this.#failedAtLoad(file, result.error);
    this.#invoke(this.#method('loaded'), result.value);
    this.#countLoad();
    this.#modules.set(file, result.value);
    return result.value;
  }

  #import(
    file: string,
    path: string,
    names: CheckedSource['imports'][number]['names'],
    read: Read,
    chain: readonly string[],
  ): void {
    const { apiName, makers } = this.#game;
    const target = resolvePath(path, file, apiName);
    if (target !== apiName) this.#link(target, read, chain);
    const exported: readonly string[] = target === apiName ? makers : this.#checked.get(target)!.exports;
    const missing = names.find(({ name }) => !exported.includes(name));
    if (missing === undefined) return;
    const { name, line, column } = missing;
    throw new GameError('importNoName', { file, line, column, name: name.slice(0, 60), path, known: exported });
  }

  #countLoad(): void {
    this.loadFuel += GUEST_LIMITS.loadGas + RESERVE - this.#instance.gas;
  }

  #failedAtLoad(file: string, thrown: QuickJSHandle): Error {
    if (this.#instance.gas < RESERVE || this.#instance.memory.exhausted) return this.#uncaught(thrown);
    this.#invoke(this.#method('failed'), thrown);
    this.#countLoad();
    const { reason, message, ...place } = this.#failure(file);
    return new GameError('scriptFailedAtLoad', { ...place, reason, why: message });
  }

  /** What went wrong last, with the author's own line and column. */
  #failure(file: string): GuestError {
    const [reason, message, stack] = this.#failureText();
    return { reason, message, ...(authorsPlace(stack, this.#sources) ?? { file, line: 0, column: 0 }) };
  }

  #failureText(): [reason: GuestReason, message: string, stack: string] {
    const said = this.#invoke(this.#method('failure')).consume((handle) => this.#context.getString(handle));
    return JSON.parse(said) as [GuestReason, string, string];
  }

  #placeOf({ trace }: Broken, file: string): { file: string; line: number; column: number } {
    return authorsPlace(trace, this.#sources) ?? { file, line: 0, column: 0 };
  }

  /** Nothing more is loaded. From now on a guest that breaks is put back to what it is here. */
  seal(types: readonly string[]): void {
    this.#types = types.join(',');
    this.#counted(OWN_GAS, () => {
      this.#tell('types', this.#types);
      this.#invoke(this.#method('sealed'));
    });
    this.#loaded = this.#instance.image();
  }

  /** Other names of types than it was sealed with. */
  setTypes(types: readonly string[]): void {
    const names = types.join(',');
    if (names !== this.#types) this.seal(types);
  }

  /** Hands the guest a text. */
  #tell(method: 'types' | 'seats' | 'opened' | 'settings', text: string): void {
    const handle = this.#context.newString(text);
    this.#invoke(this.#method(method), handle).dispose();
    handle.dispose();
  }

  /** Runs a function of the mod; its questions and effects go through `call`. */
  run(script: number, file: string, seats: readonly string[], me: number, call: GuestCall, papers: GuestPapers): Ended {
    const share = papers.ample === true ? AMPLE : 1;
    const budget = Math.min(GUEST_LIMITS.callGas * share, MOST_GAS);
    this.#instance.memory.limit = GUEST_LIMITS.pages * share;
    if (++this.#runs % RUNS === 0 && this.#loaded !== null) this.#renew();
    try {
      this.#counted(OWN_GAS, () => this.#lay(seats, papers));
      return this.#counted(budget, () => this.#run(script, file, me, call, papers, budget));
    } catch (error) {
      if (!(error instanceof Broken)) throw error;
      this.#renew();
      return { fuel: budget, error: { reason: error.reason, message: '', ...this.#placeOf(error, file) }, log: [] };
    } finally {
      this.#call = () => -1;
    }
  }

  #run(script: number, file: string, me: number, call: GuestCall, papers: GuestPapers, budget: number): Ended {
    const context = this.#context;
    this.#call = call;
    const [which, who] = [context.newNumber(script), context.newNumber(me)];
    const ended = this.#invoke(this.#method('run'), which, who).consume((handle) => context.getNumber(handle));
    const failed = ended & 1;
    which.dispose();
    who.dispose();
    const fuel = budget + RESERVE - this.#instance.gas;
    this.#instance.gas = OWN_GAS;
    // A script may catch that its memory is used up, and after some loops the interrupt, but it may not go on: in another
    // guest it would have been at another place.
    const { exhausted } = this.#instance.memory;
    if (exhausted || fuel > budget)
      throw new Broken(exhausted ? 'outOfMemory' : 'outOfFuel', failed === 0 ? '' : this.#failureText()[2]);
    // Only what came to its end, or waits, has written for good.
    if (papers.wrote) this.#store = null;
    const log = (ended & 2) === 0 ? [] : this.#log();
    if (failed !== 0) return { fuel, error: this.#failure(file), log };
    if (papers.wrote) this.#collect(papers);
    return { fuel, error: null, log };
  }

  /** Taken after every run that has written something, whether or not anybody reads it: all machines do the same. */
  #log(): readonly string[] {
    const text = this.#invoke(this.#method('logged')).consume((handle) => this.#context.getString(handle));
    return JSON.parse(text) as readonly string[];
  }

  /** Tells the guest who sits where, what its mod keeps and what was set about it, where that is news. */
  #lay(seats: readonly string[], { store, settings }: GuestPapers): void {
    const names = seats.join(',');
    if (names !== this.#seats) this.#tell('seats', names);
    this.#seats = names;
    if (store !== this.#store) this.#tell('opened', store);
    this.#store = store;
    if (settings !== this.#settings) this.#tell('settings', settings);
    this.#settings = settings;
  }

  #collect(papers: GuestPapers): void {
    papers.store = this.#invoke(this.#method('kept')).consume((handle) => this.#context.getString(handle));
    this.#store = papers.store;
  }

  /**
   * After a trap, puts the instance back to its state after loading. Forgets what the guest has received since, so that it is
   * sent again.
   */
  #renew(): void {
    if (this.#loaded === null) this.broken = true;
    else this.#instance.put(this.#loaded);
    this.#seats = '';
    this.#store = null;
    this.#settings = '';
  }

  /** Runs a text past the static check, as if somebody had got through it. */
  attack(body: string): { readonly ok: boolean; readonly text: string } {
    try {
      return this.#counted(GUEST_LIMITS.callGas, () => {
        const result = this.#context.evalCode(`(function(){'use strict';${body}\n})()`, 'attack', { type: 'global' });
        const handle = result.error ?? result.value;
        const isPlain = ['string', 'number', 'boolean'].includes(this.#context.typeof(handle));
        return { ok: result.error === undefined, text: isPlain ? this.#context.getString(handle) : '' };
      });
    } catch (error) {
      if (!(error instanceof Broken)) throw error;
      this.broken = true;
      return { ok: false, text: error.reason };
    }
  }

  /** Nothing is freed piece by piece: the whole instance with its memory is this guest's own and goes with it. */
  dispose(): void {
    this.broken = true;
  }
}

const placeIn = (file: string): { file: string; line: number; column: number } => ({ file, line: 1, column: 1 });

/**
 * What a file declares at its top level is named once more at its end, so that it can be frozen: not a letter of the author's
 * own text is changed, and its lines and columns are those of the file.
 */
const withTop = (source: string, { declares }: CheckedSource): string =>
  `${source}\nexport const $$top = [${declares.join(', ')}];`;

/** `./lib.js` seen from a file; a path that leaves the mod is none. */
function resolvePath(path: string, from: string, apiName: string): string {
  if (path === apiName) return path;
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
