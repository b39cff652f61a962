/** Something that comes only when it is needed did not come. */
export class NotFetched extends Error {
  constructor(cause: unknown) {
    super('not fetched', { cause });
  }
}

/** What is being fetched; where it does not come, the error says that it is the connection, not the game. */
export const fetching = <T>(coming: Promise<T>): Promise<T> =>
  coming.catch((error: unknown) => {
    throw new NotFetched(error);
  });
