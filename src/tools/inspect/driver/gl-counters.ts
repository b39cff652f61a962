/** Runs in the page before its own code: counts WebGL calls, and skips the drawing itself if `stubbed`. */
export function countWebGl(stubbed: boolean): void {
  const counts = { draws: 0, uploads: 0, textures: 0, stubbed };
  globalThis.__gl = counts;
  type Call = (...args: unknown[]) => unknown;
  const { prototype } = WebGL2RenderingContext;
  const wrap = (name: string, count: () => void, skips: boolean): void => {
    const real = Reflect.get(prototype, name) as Call;
    Reflect.set(prototype, name, function (this: unknown, ...args: unknown[]) {
      count();
      return skips && counts.stubbed ? undefined : real.apply(this, args);
    });
  };
  for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced'])
    wrap(name, () => counts.draws++, true);
  wrap('clear', () => undefined, true);
  for (const name of ['texImage2D', 'texSubImage2D', 'compressedTexImage2D']) wrap(name, () => counts.uploads++, false);
  wrap('createTexture', () => counts.textures++, false);
  wrap('deleteTexture', () => counts.textures--, false);
}
