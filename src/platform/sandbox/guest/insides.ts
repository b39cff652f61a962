import type { QuickJSContext, QuickJSHandle } from 'quickjs-emscripten-core';

/**
 * Internals of quickjs-emscripten that its types do not export. Two shortcuts read them: the address of a context in memory, and
 * the functions that move numbers and values across the border of the module.
 */
export interface Insides {
  readonly ctx: { readonly value: number };
  readonly memory: { heapValueHandle(at: number): QuickJSHandle };
  readonly ffi: {
    QTS_ArgvGetJSValueConstPointer(argv: number, index: number): number;
    QTS_GetFloat64(context: number, value: number): number;
    QTS_NewFloat64(context: number, value: number): number;
  };
  readonly cToHostCallbacks: { callFunction(context: number, self: number, count: number, argv: number, id: number): number };
}

const PARTS: readonly (keyof Insides)[] = ['ctx', 'memory', 'ffi', 'cToHostCallbacks'];

const hasInsides = (context: object): context is Insides => PARTS.every((part) => part in context);

/** Null where another version of the package has other insides: the shortcuts then take the ordinary way. */
export const insidesOf = (context: QuickJSContext): Insides | null => {
  const holder: object = context;
  return hasInsides(holder) ? holder : null;
};

/** Where in its memory the value of a handle lies. */
export function placeOf(handle: QuickJSHandle): number {
  const place: unknown = handle.value;
  return Number(place);
}
