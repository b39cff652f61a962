import { RoomError } from '../../../host/room';
import { LIMITS } from '../../../sandbox/mods';

/** Most bytes of a zip; the check of the archive has the same limit. */
const MOST_BYTES = LIMITS.all + 1024 * 1024;
/** Milliseconds after which a server that sends nothing is given up. */
const LONGEST_SILENCE = 30_000;

export interface DownloadOptions {
  readonly most?: number;
  /** Called with the bytes that have come so far. */
  readonly progress?: (bytes: number) => void;
}

const refused = (code: string, params: RoomError['problem']['params']): RoomError => new RoomError({ code, params });

/** The address that the player means: https only, since the page may ask nothing else; its own files may be named relatively. */
export function addressOf(written: string, base: string = document.baseURI): URL {
  const url = URL.canParse(written) ? new URL(written) : URL.canParse(written, base) ? new URL(written, base) : null;
  if (url === null) throw refused('addressUnreadable', { value: written });
  if (url.protocol !== 'https:' && url.origin !== location.origin) throw refused('addressNotHttps', { value: written });
  return url;
}

/**
 * Fetches bytes from an address. Call it only for a click of the player. Nothing is sent along, and a stream that becomes too
 * long is ended.
 */
export async function download(written: string, { most = MOST_BYTES, progress }: DownloadOptions = {}): Promise<Uint8Array> {
  const url = addressOf(written);
  const cancelling = new AbortController();
  let timer = setTimeout(() => cancelling.abort(), LONGEST_SILENCE);
  try {
    const reply = await fetch(url, {
      signal: cancelling.signal,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-cache',
    });
    if (!reply.ok) throw refused('addressStatus', { value: url.href, status: reply.status });
    const reader = reply.body!.getReader();
    const pieces: Uint8Array[] = [];
    let size = 0;
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(() => cancelling.abort(), LONGEST_SILENCE);
      size += piece.value.length;
      if (size > most) throw refused('addressTooBig', { value: url.href, max: most });
      pieces.push(piece.value);
      progress?.(size);
    }
    return joined(pieces, size);
  } catch (error) {
    if (error instanceof RoomError) throw error;
    // Browsers do not tell a page why: no such server, no connection, or a server that does not allow other pages to read it (CORS).
    throw refused(cancelling.signal.aborted ? 'addressSilent' : 'addressRefused', { value: url.host });
  } finally {
    clearTimeout(timer);
    cancelling.abort();
  }
}

function joined(pieces: readonly Uint8Array[], size: number): Uint8Array {
  const all = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
