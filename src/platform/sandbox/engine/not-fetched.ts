/** The code of the sandbox itself did not come: no mod is to blame. */
export class NotFetched extends Error {}
