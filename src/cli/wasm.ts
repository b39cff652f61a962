import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { shareCompiled } from '../sandbox/guest';

/** Compiles the sandbox's code once for all mods; where the file is not found, each mod compiles its own. */
try {
  const file = createRequire(import.meta.url).resolve('@jitl/quickjs-wasmfile-release-sync/wasm');
  shareCompiled(new WebAssembly.Module(readFileSync(file)));
} catch (error) {
  process.stderr.write(
    `cults: the sandbox's code is compiled for each mod (${error instanceof Error ? error.message : 'not found'})\n`,
  );
}
