import type { RemoteError } from '../../host/stream/messages';
import { isOwnWish, RoomError } from '../../host/room';
import type { Reading } from '../../session/game';
import type { GameWords } from '../game-page';
import type { Services } from '../services';

type Problem = Pick<RemoteError, 'code' | 'params'>;

/** Words an error for a player, without the path inside a file or message that only tools can use. */
export function errorMessage(words: Pick<GameWords, 'error'>, { code, params }: Problem): string {
  const { path: _, ...rest } = params;
  return words.error(code, rest);
}

/** Words an error once the words of errors are here. Without a connection there may be only its code to tell. */
export async function explained({ game, settings }: Services, problem: Problem, reading?: Reading): Promise<string> {
  if (problem.code !== 'notFetched') await game.loadErrors(settings.current.lang).catch(() => undefined);
  return errorMessage(game.words(settings.current.lang, reading), problem);
}

/** Shows the player why something failed; rethrows errors that are not the game's own. */
export function tell(services: Services, error: unknown): void {
  if (!(error instanceof RoomError)) throw error;
  if (isOwnWish(error)) return;
  void explained(services, error.problem).then((message) => services.toasts.say(message));
}
