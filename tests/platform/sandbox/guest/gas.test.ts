import { describe, expect, it } from 'vitest';
import { GAS, withGas } from '../../../../src/platform/sandbox/gas';
import { readWasm } from '../../../../src/platform/sandbox/quickjs/node';

/** A module with one memory and these functions, each `(i32) -> ()`, exported as f0, f1 … */
function moduleOf(...bodies: readonly (readonly number[])[]): Uint8Array<ArrayBuffer> {
  const section = (id: number, ...bytes: readonly number[]): number[] => [id, bytes.length, ...bytes];
  const names = bodies.flatMap((_, i) => [2, 0x66, 0x30 + i, 0, i]);
  const code = bodies.flatMap((body) => [body.length + 2, 0, ...body, 0x0b]);
  return new Uint8Array([
    0,
    0x61,
    0x73,
    0x6d,
    1,
    0,
    0,
    0,
    ...section(1, 1, 0x60, 1, 0x7f, 0),
    ...section(3, bodies.length, ...bodies.map(() => 0)),
    ...section(5, 1, 0, 4),
    // A variable of its own, so that the counter is not the first.
    ...section(6, 1, 0x7f, 1, 0x41, 7, 0x0b),
    ...section(7, bodies.length, ...names),
    ...section(10, bodies.length, ...code),
  ]); // prettier-ignore
}

const LOCAL_0 = [0x20, 0];
/** do { n-- } while (n) */
const LOOP = [0x03, 0x40, ...LOCAL_0, 0x41, 1, 0x6b, 0x22, 0, 0x0d, 0, 0x0b];
const CALL_F0 = [...LOCAL_0, 0x10, 0];
const COPY = [0x41, 0, 0x41, 0, ...LOCAL_0, 0xfc, 10, 0, 0];
const FILL = [0x41, 0, 0x41, 1, ...LOCAL_0, 0xfc, 11, 0];

interface Counted {
  readonly gas: WebAssembly.Global<'i32'>;
  readonly call: (name: string, n: number) => number;
}

/** Gives what a call used. */
function counted(...bodies: readonly (readonly number[])[]): Counted {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(withGas(moduleOf(...bodies))));
  const gas = exports[GAS] as WebAssembly.Global<'i32'>;
  const call = (name: string, n: number): number => {
    const before = gas.value;
    (exports[name] as (n: number) => void)(n);
    return before - gas.value;
  };
  return { gas, call };
}

describe('gas', () => {
  it('counts the entry of a function and every turn of a loop', () => {
    const { call } = counted([], LOOP, CALL_F0);
    expect(call('f0', 0)).toBe(1);
    expect([1, 2, 1000].map((turns) => call('f1', turns))).toEqual([2, 3, 1001]);
    expect(call('f2', 0)).toBe(2);
  });

  it('counts memory by its length, before it is touched', () => {
    const { gas, call } = counted(COPY, FILL);
    expect([0, 31, 32, 65_536].map((bytes) => call('f0', bytes))).toEqual([1, 1, 2, 2049]);
    expect([0, 31, 32, 65_536].map((bytes) => call('f1', bytes))).toEqual([1, 1, 2, 2049]);
    gas.value = 100;
    expect(() => call('f1', 65_536)).toThrow('unreachable');
  });

  it('traps below zero, and not at it', () => {
    const { gas, call } = counted(LOOP);
    gas.value = 1001;
    expect(call('f0', 1000)).toBe(1001);
    gas.value = 1000;
    expect(() => call('f0', 1000)).toThrow('unreachable');
    expect(gas.value).toBe(-1);
  });

  it('changes nothing that a module does, and exports its variables', () => {
    const plain = WebAssembly.Module.exports(new WebAssembly.Module(readWasm()));
    const module = new WebAssembly.Module(withGas(readWasm(), 96));
    expect(WebAssembly.Module.exports(module).map(({ name }) => name)).toEqual([
      ...plain.map(({ name }) => name),
      GAS,
      'global0',
    ]);
    expect(WebAssembly.Module.imports(module)).toEqual(WebAssembly.Module.imports(new WebAssembly.Module(readWasm())));
  });

  it('refuses an instruction that it does not know: nothing may go uncounted', () => {
    expect(() => withGas(moduleOf([0xfd, 15, 0x1a]))).toThrow('unknown instruction 0xfd');
    expect(() => withGas(moduleOf([0xfc, 99]))).toThrow('unknown instruction 0x63');
    expect(() => withGas(moduleOf([0x41]).subarray(0, -1))).toThrow('too early');
  });
});
