import type { Problem } from '../../../sandbox/mods';

/** A mod that could not be added, and why; listed until the page is closed or the player takes it off the list. */
export interface Failure {
  /** The name of its file or folder, or its address. */
  readonly origin: string;
  readonly problems: readonly Problem[];
}

let list: readonly Failure[] = [];
/** Most failures that are listed. */
const MOST = 20;

export const failures = {
  get list(): readonly Failure[] {
    return list;
  },
  /** A new attempt with the same file replaces the earlier one. */
  add(failure: Failure): void {
    list = [failure, ...list.filter(({ origin }) => origin !== failure.origin)].slice(0, MOST);
  },
  remove(origin: string): void {
    list = list.filter((one) => one.origin !== origin);
  },
};
