import { lstat, readFile, realpath } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.webm': 'audio/webm',
  '.ogg': 'audio/ogg',
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.zip': 'application/zip',
};

const PAGE = 'index.html';

/** Whether a name has no special meaning to the file system (folders, drives, streams) and hides nothing. */
const isPlain = (name: string): boolean => name !== '' && !name.startsWith('.') && !/[\\/:\0]/.test(name);

/** The path segments of a URL; null if it is not a plain path. An encoded slash (%2F) does not separate. */
export function namesIn(address: string): readonly string[] | null {
  const [path] = address.split(/[?#]/, 1);
  if (!path!.startsWith('/')) return null;
  try {
    const names = path!.slice(1).split('/').map(decodeURIComponent);
    const all = names.at(-1) === '' ? [...names.slice(0, -1), PAGE] : names;
    return all.every(isPlain) ? all : null;
  } catch {
    // Malformed percent encoding.
    return null;
  }
}

export interface FoundFile {
  readonly content: Buffer;
  readonly type: string;
  /** The policy of the page that the file belongs to. */
  readonly policy: string | undefined;
}

/** Finds a plain file inside the folder; refuses symbolic links and everything else. */
export async function findFile(folder: string, names: readonly string[]): Promise<FoundFile | null> {
  const file = join(folder, ...names);
  try {
    if ((await realpath(file)) !== file || !(await lstat(file)).isFile()) return null;
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    return { content: await readFile(file), type, policy: await policyFor(folder, file) };
  } catch {
    return null;
  }
}

/** The Content-Security-Policy in a page's meta tag, on one line. */
const policyIn = (page: string): string | undefined =>
  /<meta\s+http-equiv="Content-Security-Policy"\s+content="([^"]*)"/i.exec(page)?.[1]?.replaceAll(/\s+/g, ' ').trim();

/** A worker needs its page's policy as a header; the nearest page above its file supplies it. */
async function policyFor(folder: string, file: string): Promise<string | undefined> {
  if (extname(file) === '.html') return policyIn(await readFile(file, 'utf8'));
  let place = file;
  do {
    place = dirname(place);
    const page = await readFile(join(place, PAGE), 'utf8').catch(() => null);
    if (page !== null) return policyIn(page);
  } while (place !== folder);
  return undefined;
}
