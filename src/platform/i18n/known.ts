import { lettersApart } from '../../kernel';

/** Lists of what would have been right, for errors. */

/** More than these are not listed: nobody reads a hundred ids. */
const MOST = 12;

/** What to list of all that is known: everything, or what comes nearest to what was given; and how many are left out. */
export function nearest(given: string, known: readonly string[]): { shown: readonly string[]; more: number } {
  if (known.length <= MOST) return { shown: known, more: 0 };
  const wanted = bare(given);
  const ranked = known
    .map((id, at) => ({ id, at, far: lettersApart(wanted, id) }))
    .sort((a, b) => a.far - b.far || a.at - b.at)
    .map(({ id }) => id);
  return { shown: ranked.slice(0, MOST), more: known.length - MOST };
}

/** What was given, as the giver wrote it: the engine quotes it as JSON and may have cut it short. */
export function bare(given: string): string {
  return given.startsWith('"') ? given.replace(/^"|"$/g, '') : given;
}

/** Nothing was given at all. */
export const isMissing = (given: string): boolean => given === '' || given === 'undefined';
