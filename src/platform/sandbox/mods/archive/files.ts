import { faultOf } from '../../../../kernel';
import { fail } from '../problem';

/** The files of a mod by their paths from its root, with forward slashes. */
export type ModFiles = ReadonlyMap<string, Uint8Array>;

const KB = 1024;
const MB = 1024 * KB;

/** What a mod may bring at most; the same for folders and zips. */
export const LIMITS = { files: 500, script: 256 * KB, text: 2 * MB, media: 2 * MB, all: 16 * MB, path: 200 } as const;

type FileKind = 'script' | 'text' | 'media';

/** Known endings; types for editors (.d.ts) count as scripts, though none ever runs. */
const ENDINGS: Readonly<Record<string, FileKind>> = {
  '.js': 'script',
  '.d.ts': 'script',
  '.json': 'text',
  '.md': 'text',
  '.txt': 'text',
  '.png': 'media',
  '.webp': 'media',
  '.svg': 'media',
  '.ogg': 'media',
  '.mp3': 'media',
  '.wav': 'media',
  '.webm': 'media',
};

/** The known ending of a path; in small letters only, so that a path means the same on every machine. */
export function endingOf(path: string): string | null {
  return Object.keys(ENDINGS).find((ending) => path.endsWith(ending)) ?? null;
}

const isText = (path: string): boolean => path.endsWith('.svg') || ENDINGS[endingOf(path) ?? ''] !== 'media';

/** What `mod new` writes for editors: types and schemas. The game passes over it, and it is in no zip. */
export const EDITOR_FOLDER = '.cults';

/** What systems put into folders by themselves is passed over, since no author knows of it; so is what only editors read. */
export function isJunk(path: string): boolean {
  const parts = path.split('/');
  return (
    parts[0] === '__MACOSX' || parts[0] === EDITOR_FOLDER || ['.DS_Store', 'Thumbs.db', 'desktop.ini'].includes(parts.at(-1)!)
  );
}

/** Refuses a path that leads out of the mod, or that not every system can hold. */
export function checkPath(path: string, mod: string): void {
  const spot = { mod, file: path };
  if (path.length > LIMITS.path) fail('pathTooLong', spot, { count: path.length, max: LIMITS.path });
  const fault = faultOf(path);
  if (fault !== null) fail('pathLetter', spot, { letter: fault.letter, at: fault.at });
  if (path.includes('\\')) fail('pathBackslash', spot);
  if (/^[A-Za-z]:/.test(path)) fail('pathDriveLetter', spot);
  if (path.startsWith('/')) fail('pathAbsolute', spot);
  const parts = path.split('/');
  if (parts.includes('..')) fail('pathTraversal', spot);
  if (parts.some((part) => part === '' || part === '.')) fail('pathUnclean', spot);
  if (parts.some(isUnportable)) fail('pathNotPortable', spot);
}

/** Names that Windows cannot hold. */
function isUnportable(name: string): boolean {
  return /[<>:"|?*]|[. ]$/.test(name) || /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(name);
}

/** Refuses a file by its ending and its size, before anything is known of what is in it. */
export function checkSize(path: string, size: number, mod: string): void {
  const ending = endingOf(path);
  if (ending === null) fail('unknownEnding', { mod, file: path }, { known: Object.keys(ENDINGS) });
  const max = LIMITS[ENDINGS[ending]!];
  if (size > max) fail('fileTooBig', { mod, file: path }, { size, max });
}

export function checkCount(count: number, mod: string): void {
  if (count > LIMITS.files) fail('tooManyFiles', { mod }, { count, max: LIMITS.files });
}

export function checkTotal(size: number, mod: string): void {
  if (size > LIMITS.all) fail('modTooBig', { mod }, { size, max: LIMITS.all });
}

/** Names as systems compare them that do not tell capitals from small letters. */
const folded = (path: string): string => path.normalize('NFC').toLowerCase();

/** Refuses names that would fall together on some systems. */
function checkNames(paths: readonly string[], mod: string): void {
  const seen = new Map<string, string>();
  for (const path of paths) {
    const other = seen.get(folded(path));
    if (other !== undefined) fail('namesDifferInCase', { mod, file: path }, { other });
    seen.set(folded(path), path);
  }
  for (const path of paths) {
    const parts = folded(path).split('/');
    for (let i = 1; i < parts.length; i++) {
      const other = seen.get(parts.slice(0, i).join('/'));
      if (other !== undefined) fail('fileIsFolder', { mod, file: path }, { other });
    }
  }
}

/** The text of a file; refuses what is no text. */
export function textOf(files: ModFiles, path: string, mod: string): string {
  const bytes = files.get(path);
  if (bytes === undefined) fail('fileMissing', { mod, file: path });
  const nul = bytes.indexOf(0);
  if (nul >= 0) fail('nulInText', { mod, file: path, place: String(lineAt(bytes, nul)) }, { line: lineAt(bytes, nul) });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const line = lineAt(bytes, firstBroken(bytes));
    fail('notUtf8', { mod, file: path, place: String(line) }, { line });
  }
}

/** Which line a byte is in, from 1. */
function lineAt(bytes: Uint8Array, at: number): number {
  return bytes.subarray(0, at).reduce((lines, byte) => (byte === 10 ? lines + 1 : lines), 1);
}

/** Where a text stops being UTF-8: the end of its longest whole beginning. */
function firstBroken(bytes: Uint8Array): number {
  let [good, bad] = [0, bytes.length];
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (isWhole(bytes.subarray(0, middle))) good = middle;
    else bad = middle;
  }
  return good;
}

/** Whether bytes begin a text; the last letter may be cut short. */
function isWhole(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** Refuses files that no mod may bring; in the order of their paths, so that the same mod is refused with the same words. */
export function checkFiles(files: ModFiles, mod: string): void {
  checkCount(files.size, mod);
  const paths = [...files.keys()].sort();
  let total = 0;
  for (const path of paths) {
    checkPath(path, mod);
    const size = files.get(path)!.length;
    checkSize(path, size, mod);
    total += size;
  }
  checkTotal(total, mod);
  checkNames(paths, mod);
  for (const path of paths) if (isText(path)) textOf(files, path, mod);
}
