import type { QuickJSWASMModule } from 'quickjs-emscripten-core';
import { GAS } from '../gas';

const PAGE = 65_536;
/** Pages of memory that an instance begins with: QuickJS's own data and stack take 82 pages. */
export const FIRST_PAGES = 96;

/** The memory of one instance: it grows up to a limit that can be moved, and says when that was not enough. */
export class Memory {
  readonly wasm: WebAssembly.Memory;
  /** In pages. */
  limit: number;
  /** Set when QuickJS asked for more memory than the limit and was refused. The result of the script no longer counts. */
  exhausted = false;

  constructor(limit: number, most: number) {
    this.limit = limit;
    const wasm = new WebAssembly.Memory({ initial: FIRST_PAGES, maximum: most });
    this.wasm = wasm;
    const grow = wasm.grow.bind(wasm);
    let refused = 0;
    // Emscripten's glue asks three times, each time for less, and gives up at the third refusal.
    wasm.grow = (pages) => {
      if (wasm.buffer.byteLength / PAGE + pages <= this.limit) {
        refused = 0;
        return grow(pages);
      }
      if (++refused % 3 === 0) this.exhausted = true;
      throw new RangeError('the memory of this mod is used up');
    };
  }
}

/** An instance's whole state at one moment: the parts of its memory that are not empty, and its variables. */
export interface Image {
  readonly parts: readonly (readonly [at: number, bytes: Uint8Array])[];
  readonly globals: readonly number[];
}

/** One instance of QuickJS: the gas it has left, and its state taken and put back. */
export class Instance {
  readonly quickjs: QuickJSWASMModule;
  readonly memory: Memory;
  readonly #gas: WebAssembly.Global<'i32'>;
  readonly #globals: readonly WebAssembly.Global<'i32'>[];

  constructor(quickjs: QuickJSWASMModule, memory: Memory, exported: WebAssembly.Exports) {
    this.quickjs = quickjs;
    this.memory = memory;
    this.#gas = exported[GAS] as WebAssembly.Global<'i32'>;
    this.#globals = Object.entries(exported).flatMap(([name, value]) =>
      /^global\d+$/.test(name) ? [value as WebAssembly.Global<'i32'>] : [],
    );
  }

  /** What is left to use; below 0 the instance has trapped. */
  get gas(): number {
    return this.#gas.value;
  }
  set gas(amount: number) {
    this.#gas.value = amount;
  }

  /** Its state as it is. */
  image(): Image {
    return { parts: filledParts(this.memory.wasm.buffer), globals: this.#globals.map(({ value }) => value) };
  }

  /** Puts a state back. Has the same effect as a new instance, without the time that making one takes. */
  put({ parts, globals }: Image): void {
    const bytes = new Uint8Array(this.memory.wasm.buffer);
    // The stack is left as it is: most of it was never touched, and to touch it costs more than all the rest.
    bytes.fill(0, 0, stack?.from ?? 0).fill(0, stack?.to ?? 0);
    for (const [at, part] of parts) bytes.set(part, at);
    this.#globals.forEach((one, i) => {
      one.value = globals[i]!;
    });
    this.memory.exhausted = false;
  }
}

/** Memory is kept in parts of this size; most are empty. */
const PART = 4096;

/**
 * The stack of QuickJS, five sixths of its first memory: empty except for its top end. Found once; between runs nothing on it is
 * in use.
 */
let stack: { readonly from: number; readonly to: number } | null = null;
const STACK_AT_LEAST = 2 ** 20;
const STACK_TOP = 2 ** 16;

function filledParts(buffer: ArrayBuffer): Image['parts'] {
  const words = new Int32Array(buffer);
  const parts: [number, Uint8Array][] = [];
  for (let at = 0; at < buffer.byteLength; at += PART) {
    if (at === stack?.from) at = stack.to;
    if (!isEmpty(words, at / 4, (at + PART) / 4)) parts.push([at, new Uint8Array(buffer, at, PART).slice()]);
  }
  stack ??= widestGap(parts);
  return parts;
}

function widestGap(parts: Image['parts']): typeof stack {
  let widest = { from: 0, to: STACK_AT_LEAST };
  for (const [i, [at]] of parts.entries()) {
    const from = i === 0 ? 0 : parts[i - 1]![0] + PART;
    if (at - from > widest.to - widest.from) widest = { from, to: at };
  }
  return widest.from === 0 ? null : { from: widest.from, to: widest.to - STACK_TOP };
}

function isEmpty(words: Int32Array, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (words[i] !== 0) return false;
  return true;
}
