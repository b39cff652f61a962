import releaseSync from '@jitl/quickjs-wasmfile-release-sync';
import { newQuickJSWASMModuleFromVariant, newVariant, type EmscriptenModuleLoaderOptions } from 'quickjs-emscripten-core';
import { withGas } from '../gas';
import { FIRST_PAGES, Instance, type Memory } from '../guest/instance';

/** Gives the bytes of the sandbox's engine. */
export type ReadEngine = () => Uint8Array | Promise<Uint8Array>;

const nobodyKnows: ReadEngine = () => {
  throw new Error('nobody has said where the code of the sandbox lies');
};

let read = nobodyKnows;
let compiled: Promise<WebAssembly.Module> | null = null;

/** Says where the engine's code lies. It is read, made to count and compiled once, when the first mod needs it. */
export function readEngineFrom(how: ReadEngine): void {
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

/** What emscripten's module takes beside what the package knows: where it writes (an engine that aborts is told of by its error), and who instantiates it. */
interface LoaderOptions extends EmscriptenModuleLoaderOptions {
  print(): void;
  printErr(): void;
  instantiateWasm(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void): WebAssembly.Exports;
}

/** A new instance of the engine, on a memory of its own. */
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
