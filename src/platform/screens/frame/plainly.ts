import { namesFrom, wordsFor, type Words } from '../../../games/cults/words';
import type { RemoteError } from '../../host/messages';
import { isOwnWish, RoomError } from '../../host/room';
import type { Services } from '../services';

/** Words an error for a player, without the path inside a file or message that only tools can use. */
export function plainly(words: Words, { code, params }: Pick<RemoteError, 'code' | 'params'>): string {
  const { path: _, ...rest } = params;
  return words.error(code, rest);
}

/** Shows the player why something failed; rethrows errors that are not the game's own. */
export function tell({ settings, toasts }: Services, error: unknown): void {
  const { lang } = settings.current;
  if (!(error instanceof RoomError)) throw error;
  if (isOwnWish(error)) return;
  const nameless = namesFrom(lang, () => undefined);
  toasts.say(plainly(wordsFor(lang, nameless), error.problem));
}
