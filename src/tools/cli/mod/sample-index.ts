import { join } from 'node:path';
import { indexOf, indexText, offeredIn, type Offered } from './index-of';

/** The sample index of the example mods, which is delivered with the page, and the zips that it names. */
export function sampleIndex(root: string): { readonly text: string; readonly zips: readonly Offered[] } {
  const zips = offeredIn(join(root, 'mods/examples'));
  return { text: indexText(indexOf(zips, { en: 'Examples', pl: 'Przykłady' })), zips };
}
