import { RoomError } from '../../host/room';

/** Waits for a dynamic import or fetch; turns its failure into an error that blames the connection rather than the game. */
export const fetching = <T>(coming: Promise<T>): Promise<T> =>
  coming.catch(() => {
    throw new RoomError({ code: 'notFetched', params: {} });
  });
