/** The code of the sandbox itself did not come: no mod is to blame. */
export class NotFetched extends Error {}

/** Awaits code that only mods need, and that a game without them never fetches. */
export const fetchedForMods = <T>(code: Promise<T>): Promise<T> =>
  code.catch(() => {
    throw new NotFetched('mods');
  });
