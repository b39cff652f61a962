import { cleanHash } from 'pixi.js';
import type { Page } from '../../../platform/shell/app';

/** A cache that Pixi's garbage collector looks after, for texts, sprites and so on, by id: a field of its owner. */
interface Cache {
  readonly context: Record<string, Record<string, unknown>>;
  readonly hash: string;
}

/** Makes the renderer drop at once what it would drop in time, so that memory can be compared. */
export async function tidy({ renderer: { gc }, frames }: Page): Promise<void> {
  const { maxUnusedTime } = gc;
  gc.maxUnusedTime = -1;
  gc.run();
  gc.maxUnusedTime = maxUnusedTime;
  // Pixi keeps empty entries until there are ten thousand of them.
  // The list is private in Pixi's types.
  const hashes = Reflect.get(gc, '_managedResourceHashes') as readonly Cache[];
  for (const { context, hash } of hashes) context[hash] = cleanHash(context[hash]!);
  frames.now();
  // The DOM buttons are updated a moment later.
  await new Promise((resume) => setTimeout(resume, 100));
}
