import type { QuickJSContext, QuickJSHandle } from 'quickjs-emscripten-core';
import type { Image, Instance } from './instance';

/** A guest as it is before any mod comes: the state of its instance, and where in its memory its parts lie. */
interface Model {
  readonly image: Image;
  readonly context: number;
  readonly handles: readonly (readonly [name: string, at: number])[];
}

/** What the package keeps to itself: where a context lies, and how a value in memory gets a handle. */
interface Insides {
  readonly ctx: { readonly value: number };
  readonly memory: { heapValueHandle(at: number): QuickJSHandle };
}

let model: Model | null = null;

/**
 * Furnishes a guest, and remembers how it looks: every further one is put into the same state instead (half a millisecond for
 * ten). An instance that is made in the same way has everything in the same place; where it has not, it is furnished itself.
 */
export function furnished(
  instance: Instance,
  context: QuickJSContext,
  furnish: () => ReadonlyMap<string, QuickJSHandle>,
): ReadonlyMap<string, QuickJSHandle> {
  const { ctx, memory } = context as unknown as Partial<Insides>;
  if (ctx === undefined || memory === undefined) return furnish();
  if (model === null) {
    const handles = [...furnish()].map(([name, handle]): [string, number] => [name, handle.value as unknown as number]);
    model = { image: instance.image(), context: ctx.value, handles };
  }
  if (model.context !== ctx.value) return furnish();
  instance.put(model.image);
  return new Map(model.handles.map(([name, at]) => [name, memory.heapValueHandle(at)]));
}
