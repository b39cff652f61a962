import { modOf } from '../../../../kernel';
import { BOUNDS } from './bounds';
import type { CultsPlay, CultsFrame } from '../state/state';
import type { EffectContext } from '../state/context';

type Waiting = CultsFrame & {
  readonly context?: EffectContext;
  readonly effects?: object;
  readonly effect?: object;
  readonly trigger?: object;
};

/** Declarations never change: how long their text is is worked out once. */
const lengths = new WeakMap<object, number>();

function lengthOf(declared: object | undefined): number {
  if (declared === undefined) return 0;
  const known = lengths.get(declared) ?? JSON.stringify(declared).length;
  lengths.set(declared, known);
  return known;
}

/** Approximate size of a frame or subscription without its declaration. */
const ENTRY = 200;

/** The card of a mod with most frames on the flow; none: ''. */
export function mostWaiting({ state }: CultsPlay): string {
  const counts = new Map<string, number>();
  for (const { context } of state.flow as Waiting[])
    if (context !== undefined && modOf(context.source) !== 'base')
      counts.set(context.source, (counts.get(context.source) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}

/** The card of a mod that takes most of what waits and listens, where all of it is more than a save should hold; else null. */
export function heaviestWaiting({ state }: CultsPlay): string | null {
  const shares = new Map<string, number>();
  let sum = 0;
  const add = (source: string, declared: object | undefined): void => {
    const size = ENTRY + lengthOf(declared);
    sum += size;
    shares.set(source, (shares.get(source) ?? 0) + size);
  };
  for (const { source, triggers } of state.subscriptions) add(source, triggers);
  for (const frame of state.flow as Waiting[]) {
    if (frame.context !== undefined) add(frame.context.source, frame.effects ?? frame.effect ?? frame.trigger);
    if (sum > BOUNDS.letters) break;
  }
  if (sum <= BOUNDS.letters) return null;
  const mods = [...shares].filter(([source]) => modOf(source) !== 'base').sort(([, a], [, b]) => b - a);
  return mods[0]?.[0] ?? null;
}
