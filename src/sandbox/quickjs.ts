import releaseSync from '@jitl/quickjs-wasmfile-release-sync';
import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type EmscriptenModuleLoaderOptions,
  type QuickJSWASMModule,
} from 'quickjs-emscripten-core';

/** Gives the engine's code compiled; null where it is not found, and then each instance looks for its own. */
export type Compile = () => WebAssembly.Module | null | Promise<WebAssembly.Module | null>;

let compile: Compile = () => null;
let compiled: Promise<WebAssembly.Module | null> | null = null;

/** Every mod has an instance of its own, but the code is read and compiled once, when the first is made, by whoever knows where it lies. */
export function shareCompiled(how: Compile): void {
  compile = how;
  compiled = null;
}

async function compileOnce(): Promise<WebAssembly.Module | null> {
  compiled ??= (async () => compile())();
  try {
    return await compiled;
  } catch (error) {
    // A connection that failed may be back at the next attempt.
    compiled = null;
    throw error;
  }
}

/** Where emscripten's module writes; the package hands it through. An engine that aborts is told of by its error: it prints nothing. */
const QUIET: EmscriptenModuleLoaderOptions & { print(): void; printErr(): void } = {
  print: () => undefined,
  printErr: () => undefined,
};

/** A new instance of the engine on a memory of its own. */
export async function newQuickJS(wasmMemory: WebAssembly.Memory): Promise<QuickJSWASMModule> {
  const wasmModule = await compileOnce();
  return newQuickJSWASMModuleFromVariant(
    newVariant(releaseSync, { emscriptenModule: QUIET, wasmMemory, ...(wasmModule === null ? {} : { wasmModule }) }),
  );
}
