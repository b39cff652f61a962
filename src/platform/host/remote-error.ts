import { GameError } from '../../kernel';
import { NotFetched } from '../sandbox/quickjs/not-fetched';
import { ModsDiffer } from '../session/differences';
import type { RemoteError } from './stream/messages';

/** The error for the client. Anything but a GameError is a bug: log it with its stack. */
export function remoteError(error: unknown): RemoteError {
  if (error instanceof GameError) {
    const { code, params, rule } = error;
    const known = { code, params, ...(rule === undefined ? {} : { rule }) };
    if (!(error instanceof ModsDiffer)) return known;
    const { differences, offers, closed } = error;
    return { ...known, mods: { differences, offers, closed } };
  }
  if (error instanceof NotFetched) return { code: 'notFetched', params: {} };
  console.error(error);
  return { code: 'internal', params: { what: String(error).slice(0, 200) } };
}
