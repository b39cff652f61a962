import wasm from '@jitl/quickjs-wasmfile-release-sync/wasm?url';
import { shareCompiled } from './quickjs';

/** In a page the bundler knows where the sandbox's code lies. Not compiled while it streams, since not every host names its type. */
shareCompiled(async () => {
  const response = await fetch(wasm);
  if (!response.ok) throw new Error(`The sandbox's code did not come: ${response.status} ${response.url}`);
  return WebAssembly.compile(await response.arrayBuffer());
});
