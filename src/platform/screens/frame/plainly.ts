import { namesFrom, wordsFor, type Words } from '../../../games/cults/words';
import type { RemoteError } from '../../host/messages';
import { isOwnWish, RoomError } from '../../host/room';
import type { Services } from '../services';

/** A problem as a player is told of it: without the place in the file or message, which only tools can use. */
export function plainly(words: Words, { code, params }: Pick<RemoteError, 'code' | 'params'>): string {
  const { path: _, ...rest } = params;
  return words.error(code, rest);
}

/** Tells the player why a way was closed; what is no message of the game goes on to the console. */
export function tell({ settings, toasts }: Services, error: unknown): void {
  const { lang } = settings.current;
  if (!(error instanceof RoomError)) throw error;
  if (isOwnWish(error)) return;
  const nameless = namesFrom(lang, () => undefined);
  toasts.say(plainly(wordsFor(lang, nameless), error.problem));
}
