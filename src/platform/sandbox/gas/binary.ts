/** The least of WebAssembly's binary format that counting needs: sections, numbers, and where an instruction ends. */

/** Reads a binary from a place on; every read moves on. */
export class Cursor {
  readonly bytes: Uint8Array;
  at: number;

  constructor(bytes: Uint8Array, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  get ended(): boolean {
    return this.at >= this.bytes.length;
  }

  byte(): number {
    const byte = this.bytes[this.at++];
    if (byte === undefined) throw new RangeError('the module ends too early');
    return byte;
  }

  /** An unsigned number of up to 32 bits (LEB128). */
  unsigned(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) return value;
    }
  }

  /** Passes over a number of any width. */
  skipNumber(): void {
    while (this.byte() >= 128);
  }

  take(length: number): Uint8Array {
    const taken = this.bytes.subarray(this.at, this.at + length);
    if (taken.length < length) throw new RangeError('the module ends too early');
    this.at += length;
    return taken;
  }
}

export function unsignedBytes(value: number): number[] {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return [...bytes, rest];
    bytes.push((rest % 128) | 128);
  }
}

export function signedBytes(value: number): number[] {
  const bytes: number[] = [];
  for (let rest = value; ; rest >>= 7) {
    const byte = rest & 127;
    if ((rest >> 6 === 0 && byte < 64) || (rest >> 6 === -1 && byte >= 64)) return [...bytes, byte];
    bytes.push(byte | 128);
  }
}

export function joined(parts: readonly (Uint8Array | readonly number[])[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export interface Section {
  readonly id: number;
  readonly content: Uint8Array;
}

/** The sections that counting reads or changes, by their numbers in the format. */
export const SECTION = { types: 1, imports: 2, functions: 3, globals: 6, exports: 7, code: 10 } as const;

const HEADER = 8;

export function sectionsOf(binary: Uint8Array): Section[] {
  const cursor = new Cursor(binary, HEADER);
  const sections: Section[] = [];
  while (!cursor.ended) {
    const id = cursor.byte();
    sections.push({ id, content: cursor.take(cursor.unsigned()) });
  }
  return sections;
}

export function withSections(binary: Uint8Array, sections: readonly Section[]): Uint8Array<ArrayBuffer> {
  const parts = sections.flatMap(({ id, content }) => [[id, ...unsignedBytes(content.length)], content]);
  return joined([binary.subarray(0, HEADER), ...parts]);
}

export const LOOP = 0x03;
/** Instructions on whole stretches of memory; the last value on the stack is their length in bytes. */
const [MEMORY_INIT, MEMORY_COPY, MEMORY_FILL] = [8, 10, 11] as const;

/** How many numbers follow an instruction, by its first byte; UNKNOWN: none such may stand in a module that is counted. */
const UNKNOWN = -1;
const NUMBERS = table(256, [
  [0x00, 0x01, 0],
  [0x02, 0x04, 1],
  [0x05, 0x05, 0],
  [0x0b, 0x0b, 0],
  [0x0c, 0x0d, 1],
  [0x0f, 0x0f, 0],
  [0x10, 0x10, 1],
  [0x11, 0x11, 2],
  [0x1a, 0x1b, 0],
  [0x20, 0x26, 1],
  [0x28, 0x3e, 2],
  [0x3f, 0x42, 1],
  [0x45, 0xc4, 0],
  [0xd0, 0xd0, 1],
  [0xd1, 0xd1, 0],
  [0xd2, 0xd2, 1],
]);

/** The same of those that begin with the byte 0xfc, by their own number. */
const LONG_NUMBERS = table(12, [
  [0, 7, 0],
  [MEMORY_INIT, MEMORY_INIT, 2],
  [9, 9, 1],
  [MEMORY_COPY, MEMORY_COPY, 2],
  [MEMORY_FILL, MEMORY_FILL, 1],
]);

function table(size: number, spans: readonly (readonly [first: number, last: number, numbers: number])[]): Int8Array {
  const numbers = new Int8Array(size).fill(UNKNOWN);
  for (const [first, last, count] of spans) numbers.fill(count, first, last + 1);
  return numbers;
}

/** What counting must know of an instruction. */
export type InstructionKind = 'loop' | 'bulk' | 'other';

/** Passes over one instruction with all that belongs to it. One that is not known is refused: nothing may go uncounted. */
export function passInstruction(cursor: Cursor): InstructionKind {
  const code = cursor.byte();
  if (code === 0x43) cursor.take(4);
  else if (code === 0x44) cursor.take(8);
  else if (code === 0x0e) skipNumbers(cursor, cursor.unsigned() + 1);
  else if (code === 0x1c) skipNumbers(cursor, cursor.unsigned());
  else if (code === 0xfc) return passLong(cursor);
  else skipNumbers(cursor, known(NUMBERS[code], code));
  return code === LOOP ? 'loop' : 'other';
}

function passLong(cursor: Cursor): InstructionKind {
  const code = cursor.unsigned();
  skipNumbers(cursor, known(LONG_NUMBERS[code], code));
  return code === MEMORY_INIT || code === MEMORY_COPY || code === MEMORY_FILL ? 'bulk' : 'other';
}

function skipNumbers(cursor: Cursor, count: number): void {
  for (let i = 0; i < count; i++) cursor.skipNumber();
}

function known(numbers: number | undefined, code: number): number {
  if (numbers === undefined || numbers === UNKNOWN)
    throw new RangeError(`unknown instruction 0x${code.toString(16)}: it cannot be counted`);
  return numbers;
}
