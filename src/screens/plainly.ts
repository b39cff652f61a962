import type { Words } from '../i18n';
import type { RemoteError } from '../session/remote/messages';

/** A problem as a player is told of it: without the place in the file or message, which only tools can use. */
export function plainly(words: Words, { code, params }: Pick<RemoteError, 'code' | 'params'>): string {
  const { path: _, ...rest } = params;
  return words.error(code, rest);
}
