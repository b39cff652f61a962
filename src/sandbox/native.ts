import type { CardBook, ScriptCall, ScriptFailure, ScriptHost, ScriptPapers } from '../engine';
import type { ModScripts } from './book';
import { GUEST_API, unpack } from './guest-api';
import { prepare } from './source';

/**
 * The same scripts run by the host's own engine, without a sandbox: what the sandbox costs is measured against it. Never for
 * mods of strangers.
 */
interface NativeApi {
  readonly cults: object;
  load(make: unknown, deps: object, budget: number): { readonly default?: unknown } | null;
  seats(names: string): void;
  types(names: string): void;
  opened(store: string): void;
  kept(): string;
  settings(text: string): void;
  run(script: number, budget: number, me: number): number;
}

type Make = (host: (first: number, second?: number) => number, trusted: object, fuel: object) => NativeApi;

export class NativeHost implements ScriptHost {
  readonly #api: NativeApi;
  #call: ScriptCall = () => -1;
  #seats = '';
  #store = '{}';
  #settings = '{}';

  constructor(mod: ModScripts, book: CardBook) {
    // oxlint-disable-next-line typescript/no-implied-eval -- the very same text that the guest runs, from our own files
    const make = new Function(`return ${GUEST_API}`)() as Make;
    const trusted = { stringify: JSON.stringify, parse: JSON.parse, deepFreeze: <T>(value: T): T => value };
    this.#api = make((first, second) => unpack(this.#call, first, second), trusted, { set: () => undefined, get: () => 1 });
    const loaded = new Map<string, object>();
    const load = (file: string): object => {
      if (file === 'cults') return this.#api.cults;
      const known = loaded.get(file);
      if (known !== undefined) return known;
      const { code, imports } = prepare(mod.files.get(file)!, file);
      const deps = Object.fromEntries(
        imports.map((path) => [path, load(path === 'cults' ? path : new URL(path, `file:///${file}`).pathname.slice(1))]),
      );
      // oxlint-disable-next-line typescript/no-implied-eval -- see above
      const script = new Function('$$import', '$$export', `let $$fuel = 1e15; const $$out = () => undefined; ${code}`);
      const exported = this.#api.load(script, deps, 0)!;
      loaded.set(file, exported);
      return exported;
    };
    mod.entries.forEach(load);
    this.#api.types(
      book.cards
        .filter((card) => ['starting', 'guardian', 'action', 'disorganization'].includes(card.kind))
        .map((card) => card.id)
        .join(','),
    );
  }

  run(
    _card: string,
    script: number,
    seats: readonly string[],
    me: number,
    call: ScriptCall,
    papers: ScriptPapers,
  ): ScriptFailure | null {
    const names = seats.join(',');
    if (names !== this.#seats) this.#api.seats(names);
    this.#seats = names;
    this.#call = call;
    if (papers.store !== this.#store) this.#api.opened(papers.store);
    if (papers.settings !== this.#settings) this.#api.settings(papers.settings);
    this.#settings = papers.settings;
    this.#api.run(script, 1, me);
    if (papers.wrote) papers.store = this.#api.kept();
    this.#store = papers.store;
    return null;
  }
}
