import { Cursor, joined, passInstruction, SECTION, sectionsOf, signedBytes, unsignedBytes, withSections } from './binary';

/** The name under which a counted module exports its gas. */
export const GAS = 'gas';
/** Bytes copied or filled by one instruction that cost one unit of gas. */
const BYTES_PER_UNIT = 32;
const BYTES_SHIFT = Math.log2(BYTES_PER_UNIT);
/** Gas of a module before the host sets it: enough for its own start. */
const AT_START = 2 ** 30;

const [I32, MUTABLE, END] = [0x7f, 1, 0x0b];
const GLOBAL = 3;

/**
 * Writes a counter into a WebAssembly module: an exported global that every entry of a function, every turn of a loop and
 * every stretch of memory copied or filled makes smaller, and below zero the module traps. Between two of these places lies
 * only a limited stretch of code, so all work of the module costs. The same module stops at the same instruction on every
 * machine. The module's other variables are exported too (`global0` …), so that its whole state can be put back.
 *
 * `pages`: the memory that the module asks for at the least, where its own demand is larger than what it needs.
 */
export function withGas(binary: Uint8Array, pages?: number): Uint8Array<ArrayBuffer> {
  const sections = sectionsOf(binary);
  const content = (id: number): Uint8Array => sections.find((section) => section.id === id)?.content ?? new Uint8Array([0]);
  const globals = new Cursor(content(SECTION.globals)).unsigned();
  const counter = new Counter(importedGlobals(content(SECTION.imports)) + globals, parameterCounts(content));
  const changed = sections.map(({ id, content: old }) => {
    if (id === SECTION.imports && pages !== undefined) return { id, content: leastMemory(old, pages) };
    if (id === SECTION.globals) return { id, content: oneMore(old, [I32, MUTABLE, 0x41, ...signedBytes(AT_START), END]) };
    if (id === SECTION.exports) return { id, content: exported(old, counter.gas, globals) };
    if (id === SECTION.code) return { id, content: counter.code(old) };
    return { id, content: old };
  });
  return withSections(binary, changed);
}

/** A list of the format with something at its end. */
function oneMore(list: Uint8Array, ...items: readonly (readonly number[])[]): Uint8Array {
  const cursor = new Cursor(list);
  const count = cursor.unsigned();
  return joined([unsignedBytes(count + items.length), list.subarray(cursor.at), ...items]);
}

const nameBytes = (name: string): number[] => [name.length, ...Array.from(name, (letter) => letter.charCodeAt(0))];

function exported(list: Uint8Array, gas: number, globals: number): Uint8Array {
  const own = Array.from({ length: globals }, (_, i) => [
    ...nameBytes(`global${i}`),
    GLOBAL,
    ...unsignedBytes(gas - globals + i),
  ]);
  return oneMore(list, [...nameBytes(GAS), GLOBAL, ...unsignedBytes(gas)], ...own);
}

interface Import {
  readonly kind: number;
  /** Offset in the import section of the import's description (its type or limits), behind its names and the byte of its kind. */
  readonly at: number;
}

const [FUNCTION, TABLE, MEMORY] = [0, 1, 2];

function importsOf(list: Uint8Array): Import[] {
  const cursor = new Cursor(list);
  return Array.from({ length: cursor.unsigned() }, () => {
    cursor.take(cursor.unsigned());
    cursor.take(cursor.unsigned());
    const kind = cursor.byte();
    const { at } = cursor;
    if (kind === FUNCTION) cursor.skipNumber();
    else if (kind === GLOBAL) cursor.take(2);
    else passLimits(cursor, kind);
    return { kind, at };
  });
}

function passLimits(cursor: Cursor, kind: number): void {
  if (kind !== TABLE && kind !== MEMORY) throw new RangeError(`unknown import ${kind}`);
  if (kind === TABLE) cursor.byte();
  const hasMost = (cursor.byte() & 1) === 1;
  cursor.skipNumber();
  if (hasMost) cursor.skipNumber();
}

const importedGlobals = (list: Uint8Array): number => importsOf(list).filter(({ kind }) => kind === GLOBAL).length;

function leastMemory(list: Uint8Array, pages: number): Uint8Array {
  const memory = importsOf(list).find(({ kind }) => kind === MEMORY);
  if (memory === undefined) return list;
  // A byte of flags stands before the limits.
  const cursor = new Cursor(list, memory.at + 1);
  const from = cursor.at;
  cursor.skipNumber();
  return joined([list.subarray(0, from), unsignedBytes(pages), list.subarray(cursor.at)]);
}

/** How many parameters each function of the module itself has: its own variables are numbered after them. */
function parameterCounts(content: (id: number) => Uint8Array): number[] {
  const types = new Cursor(content(SECTION.types));
  const parameters = Array.from({ length: types.unsigned() }, () => {
    if (types.byte() !== 0x60) throw new RangeError('unknown kind of type');
    const count = types.unsigned();
    types.take(count);
    types.take(types.unsigned());
    return count;
  });
  const functions = new Cursor(content(SECTION.functions));
  return Array.from({ length: functions.unsigned() }, () => parameters[functions.unsigned()]!);
}

/** Writes the counting into the functions of a module. */
class Counter {
  /** The number of the global that counts. */
  readonly gas: number;
  readonly #parameters: readonly number[];
  readonly #tick: readonly number[];

  constructor(gas: number, parameters: readonly number[]) {
    this.gas = gas;
    this.#parameters = parameters;
    this.#tick = [...this.#less([0x41, 1]), ...this.#trap()];
  }

  /** gas = gas - amount */
  #less(amount: readonly number[]): number[] {
    const gas = unsignedBytes(this.gas);
    return [0x23, ...gas, ...amount, 0x6b, 0x24, ...gas];
  }

  /** if (gas < 0) unreachable */
  #trap(): number[] {
    return [0x23, ...unsignedBytes(this.gas), 0x41, 0, 0x48, 0x04, 0x40, 0x00, END];
  }

  code(list: Uint8Array): Uint8Array {
    const cursor = new Cursor(list);
    const count = cursor.unsigned();
    const parts: (Uint8Array | number[])[] = [unsignedBytes(count)];
    for (let i = 0; i < count; i++) {
      const body = this.#body(cursor.take(cursor.unsigned()), this.#parameters[i]!);
      parts.push(unsignedBytes(body.length), body);
    }
    return joined(parts);
  }

  #body(body: Uint8Array, parameters: number): Uint8Array {
    const cursor = new Cursor(body);
    const groups = cursor.unsigned();
    let length = parameters;
    for (let i = 0; i < groups; i++) {
      length += cursor.unsigned();
      cursor.byte();
    }
    // One variable more, for the length of a stretch of memory.
    const locals = [unsignedBytes(groups + 1), body.subarray(groupsStart(body), cursor.at), [1, I32]];
    return joined([...locals, this.#tick, ...this.#instructions(cursor, unsignedBytes(length))]);
  }

  #instructions(cursor: Cursor, length: readonly number[]): (Uint8Array | readonly number[])[] {
    const { bytes } = cursor;
    const parts: (Uint8Array | readonly number[])[] = [];
    let copied = cursor.at;
    while (!cursor.ended) {
      const from = cursor.at;
      const kind = passInstruction(cursor);
      if (kind === 'other') continue;
      // A turn of a loop begins after its head; a stretch is paid before it is touched.
      const to = kind === 'loop' ? cursor.at : from;
      parts.push(bytes.subarray(copied, to), kind === 'loop' ? this.#tick : this.#stretch(length));
      copied = to;
    }
    return [...parts, bytes.subarray(copied)];
  }

  /**
   * Instructions that go before a copy or fill of memory and take gas for its length. The length in bytes is on top of WebAssembly's
   * stack; they keep a copy of it in the extra local variable (`local.tee`), so it is still on the stack for the copy or fill itself.
   */
  #stretch(length: readonly number[]): number[] {
    const units = [0x20, ...length, 0x41, BYTES_SHIFT, 0x76];
    return [0x22, ...length, ...this.#less(units), ...this.#trap()];
  }
}

/** Where the groups of variables begin: after their number. */
function groupsStart(body: Uint8Array): number {
  const cursor = new Cursor(body);
  cursor.skipNumber();
  return cursor.at;
}
