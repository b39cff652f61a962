import type { RemoteError } from '../../host/messages';
import { isOwnWish, RoomError } from '../../host/room';
import type { GameWords } from '../game-page';
import type { Services } from '../services';

/** Words an error for a player, without the path inside a file or message that only tools can use. */
export function errorMessage(words: Pick<GameWords, 'error'>, { code, params }: Pick<RemoteError, 'code' | 'params'>): string {
  const { path: _, ...rest } = params;
  return words.error(code, rest);
}

/** Shows the player why something failed; rethrows errors that are not the game's own. */
export function tell({ game, settings, toasts }: Services, error: unknown): void {
  if (!(error instanceof RoomError)) throw error;
  if (isOwnWish(error)) return;
  toasts.say(errorMessage(game.words(settings.current.lang), error.problem));
}
