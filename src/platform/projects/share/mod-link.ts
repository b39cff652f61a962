import { deflateSync, Inflate } from 'fflate';
import { GameError, Reader } from '../../../kernel';
import type { Mod, ModFiles } from '../../sandbox/mods';
import { contentsOf, readContents } from '../../session/contents';

/** The fragment of a link that carries a mod: `#mod=1.…`; the number is the version of this format. */
const START = 'mod=';
const FORMAT = '1.';

/** Letters of the fragment. Browsers take far more, but programs that pass links on cut longer ones. */
export const MOST_LINK = 24_000;
/** Bytes that a link may unpack to. */
const MOST_BYTES = 512 * 1024;
/** Letters are read in pieces of this size, so that a small link cannot become a huge mod before anybody counts. */
const PIECE = 2048;

/** Whether the address carries a mod. */
export const carriesMod = (fragment: string): boolean => fragment.replace(/^#/, '').startsWith(START);

/** The fragment of an address that carries a mod; null for any other address. Nothing of a fragment is ever sent to a server. */
export function modFragment(address: string): string | null {
  const fragment = address.trim().split('#').slice(1).join('#');
  return carriesMod(fragment) ? fragment : null;
}

/** The fragment that carries a mod, without `#`; refuses a mod that is too large for a link. */
export function linkFragment(mod: Mod): string {
  const json = new TextEncoder().encode(JSON.stringify(contentsOf([mod])));
  const fragment = `${START}${FORMAT}${base64url(deflateSync(json, { level: 9 }))}`;
  if (fragment.length > MOST_LINK) throw new GameError('linkTooLong', { count: fragment.length, max: MOST_LINK });
  return fragment;
}

/** The files of the mod that a link carries. Nothing of them is checked or run here; opening the mod does that. */
export function filesOfLink(fragment: string): ModFiles {
  const carried = fragment.replace(/^#/, '').slice(START.length);
  if (!carried.startsWith(FORMAT)) throw new GameError('linkOfLaterGame');
  const json = jsonOf(inflated(bytesOf(carried.slice(FORMAT.length))));
  const [only, ...more] = readContents(new Reader(json, 'link')).values();
  if (only === undefined || more.length > 0) throw new GameError('linkBroken');
  return only;
}

const base64url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

function bytesOf(letters: string): Uint8Array {
  try {
    return Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  } catch {
    throw new GameError('linkBroken');
  }
}

function inflated(packed: Uint8Array): Uint8Array {
  const pieces: Uint8Array[] = [];
  let size = 0;
  let isWhole = false;
  const stream = new Inflate((piece, isLast) => {
    size += piece.length;
    if (size > MOST_BYTES) throw new GameError('linkTooBig', { max: MOST_BYTES });
    pieces.push(piece);
    isWhole = isLast;
  });
  try {
    for (let at = 0; at < packed.length; at += PIECE) stream.push(packed.subarray(at, at + PIECE), at + PIECE >= packed.length);
  } catch (error) {
    if (error instanceof GameError) throw error;
    throw new GameError('linkBroken');
  }
  if (!isWhole) throw new GameError('linkBroken');
  const all = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new GameError('linkBroken');
  }
}
