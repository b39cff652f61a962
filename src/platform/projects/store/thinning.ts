import type { VersionNote } from '../project';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How far apart the kept versions lie, by their age: older ones are thinner. */
const SPACING: readonly { readonly upTo: number; readonly apart: number }[] = [
  { upTo: 10 * MINUTE, apart: 0 },
  { upTo: 2 * HOUR, apart: 2 * MINUTE },
  { upTo: DAY, apart: 20 * MINUTE },
  { upTo: 30 * DAY, apart: DAY },
  { upTo: Infinity, apart: 7 * DAY },
];

/** However they are spaced, a project keeps this many versions at most. */
export const MOST_VERSIONS = 300;

const apartAt = (age: number): number => SPACING.find(({ upTo }) => age < upTo)!.apart;

/** Versions that are more than one edit among many: where a mod came from, or work that another tab would have hidden. */
const isLandmark = ({ label }: VersionNote): boolean => label.code !== 'edited' && label.code !== 'renamed';

/**
 * The numbers of the versions that may go. The current one and the one before it always stay, and of the others one in each stretch
 * of time: the latest, because that is what an author last saw.
 */
export function superfluous(versions: readonly VersionNote[], current: number, now: number): readonly number[] {
  const newestFirst = [...versions].sort((a, b) => b.at - a.at || b.number - a.number);
  const gone: number[] = [];
  let kept = 0;
  let last = Infinity;
  newestFirst.forEach((version, index) => {
    const isSafe = version.number === current || index < 2 || (isLandmark(version) && kept < MOST_VERSIONS / 2);
    const isApart = last - version.at >= apartAt(now - version.at);
    if (isSafe || (isApart && kept < MOST_VERSIONS)) {
      kept++;
      last = version.at;
    } else gone.push(version.number);
  });
  return gone;
}
