import wasm from '@jitl/quickjs-wasmfile-release-sync/wasm?url';
import { NotFetched } from './not-fetched';
import { shareCompiled } from './quickjs';

/** In a page the bundler knows where the sandbox's code lies. Not compiled while it streams, since not every host names its type. */
shareCompiled(async () => {
  const response = await fetch(wasm).catch(() => null);
  if (response?.ok !== true) throw new NotFetched(wasm);
  return WebAssembly.compile(await response.arrayBuffer());
});
