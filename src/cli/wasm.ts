import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { shareCompiled } from '../sandbox/quickjs';

/** The sandbox's code as it lies on the disk. */
export const readWasm = (): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(createRequire(import.meta.url).resolve('@jitl/quickjs-wasmfile-release-sync/wasm')));

/** Compiles the sandbox's code once for all mods; where the file is not found, each mod compiles its own. */
shareCompiled(() => {
  try {
    return new WebAssembly.Module(readWasm());
  } catch (error) {
    process.stderr.write(
      `cults: the sandbox's code is compiled for each mod (${error instanceof Error ? error.message : 'not found'})\n`,
    );
    return null;
  }
});
