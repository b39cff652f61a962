import { RoomError } from '../../host/room';

/** What is being fetched; where it does not come, the error says that it is the connection, not the game. */
export const fetching = <T>(coming: Promise<T>): Promise<T> =>
  coming.catch(() => {
    throw new RoomError({ code: 'notFetched', params: {} });
  });
