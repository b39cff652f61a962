import wasm from '@jitl/quickjs-wasmfile-release-sync/wasm?url';
import { NotFetched } from './not-fetched';
import { readQuickJSFrom } from './quickjs';

/** In a page, the bundler knows the address of QuickJS's module. */
readQuickJSFrom(async () => {
  const response = await fetch(wasm).catch(() => null);
  if (response?.ok !== true) throw new NotFetched(wasm);
  return new Uint8Array(await response.arrayBuffer());
});
