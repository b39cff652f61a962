import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readQuickJSFrom } from './quickjs';

/** QuickJS's module, from the disk. */
export const readWasm = (): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(createRequire(import.meta.url).resolve('@jitl/quickjs-wasmfile-release-sync/wasm')));

readQuickJSFrom(readWasm);
