import { GameError, liveStream } from '../../kernel';

/** Sealed texts have a length that is a multiple of this, so that it says little about the answer. Bytes. */
const BLOCK = 64;

/**
 * Makes the answer of a bot unreadable for the page that keeps it in its journal, since it may name hidden cards. It takes the seed
 * of the game to read it, and a page that has the seed could as well replay the whole game.
 */
export function seal(answer: readonly string[], key: string): string {
  const text = new TextEncoder().encode(JSON.stringify(answer));
  const padded = new Uint8Array(Math.ceil(text.length / BLOCK) * BLOCK).fill(' '.charCodeAt(0));
  padded.set(text);
  return masked(padded, key, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Reads what `seal` made with the same key. */
export function unseal(sealed: string, key: string): readonly string[] {
  const bytes = Uint8Array.from(sealed.match(/../g) ?? [], (hex) => parseInt(hex, 16));
  const text = new TextDecoder().decode(Uint8Array.from(masked(bytes, key, (byte) => byte)));
  try {
    return JSON.parse(text) as readonly string[];
  } catch {
    throw new GameError('cannotReplay');
  }
}

function masked<T>(bytes: Uint8Array, key: string, form: (byte: number) => T): T[] {
  const mask = liveStream(key);
  return Array.from(bytes, (byte) => form(byte ^ mask(256)));
}
