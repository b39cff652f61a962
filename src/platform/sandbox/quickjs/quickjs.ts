import releaseSync from '@jitl/quickjs-wasmfile-release-sync';
import { newQuickJSWASMModuleFromVariant, newVariant, type EmscriptenModuleLoaderOptions } from 'quickjs-emscripten-core';
import { withGas } from '../gas';
import { FIRST_PAGES, Instance, type Memory } from '../guest/instance';

/** Returns the bytes of QuickJS's WebAssembly module. */
export type ReadQuickJS = () => Uint8Array | Promise<Uint8Array>;

const nobodyKnows: ReadQuickJS = () => {
  throw new Error('nobody has said where the code of the sandbox lies');
};

let read = nobodyKnows;
let compiled: Promise<WebAssembly.Module> | null = null;

/** Sets how QuickJS's module is read. It is read, given its gas counter and compiled once, when the first mod needs it. */
export function readQuickJSFrom(how: ReadQuickJS): void {
  read = how;
  compiled = null;
}

async function compileOnce(): Promise<WebAssembly.Module> {
  compiled ??= (async () => WebAssembly.compile(withGas(await read(), FIRST_PAGES)))();
  try {
    return await compiled;
  } catch (error) {
    // A connection that failed may be back at the next attempt.
    compiled = null;
    throw error;
  }
}

/**
 * Options of emscripten's module that the package's types lack: its output (ignored, since QuickJS throws when it aborts), and
 * the function that instantiates it.
 */
interface LoaderOptions extends EmscriptenModuleLoaderOptions {
  print(): void;
  printErr(): void;
  instantiateWasm(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void): WebAssembly.Exports;
}

/** A new instance of QuickJS, on a memory of its own. */
export async function newInstance(memory: Memory): Promise<Instance> {
  const module = await compileOnce();
  let exported: WebAssembly.Exports = {};
  const options: LoaderOptions = {
    print: () => undefined,
    printErr: () => undefined,
    instantiateWasm(imports, done) {
      void WebAssembly.instantiate(module, imports).then((instance) => {
        exported = instance.exports;
        done(instance);
      });
      return {};
    },
  };
  const variant = newVariant(releaseSync, { emscriptenModule: options, wasmMemory: memory.wasm });
  const quickjs = await newQuickJSWASMModuleFromVariant(variant);
  return new Instance(quickjs, memory, exported);
}
