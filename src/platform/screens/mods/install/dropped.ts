import { isJunk, LIMITS, type ModSource } from '../../../sandbox/mods';

/** More files than a mod may have are not read: the check refuses the mod for their number. */
const MOST_READ = LIMITS.files + 1;
/** A file that is larger than any zip may be is cut there: the check refuses it for its size. */
const MOST_BYTES = LIMITS.all + 2 * 1024 * 1024;
/** A save carries its mods as letters, so that it may be larger than they are. */
const MOST_OF_SAVE = 64 * 1024 * 1024;

async function bytesOf(file: File): Promise<Uint8Array> {
  const most = file.name.endsWith('.json') ? MOST_OF_SAVE : MOST_BYTES;
  return new Uint8Array(await file.slice(0, most).arrayBuffer());
}

/** The saved game in a file that was taken for a zip; null if it is none. */
export function saveIn({ content }: ModSource): object | null {
  // Every JSON object begins like this.
  if (!(content instanceof Uint8Array) || content[0] !== '{'.charCodeAt(0)) return null;
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(content));
    return typeof value === 'object' && value !== null && 'state' in value && 'mods' in value ? value : null;
  } catch {
    return null;
  }
}

/** A mod from files with paths, such as those of a folder that the player has chosen. */
async function fromPaths(origin: string, files: readonly (readonly [path: string, file: File])[]): Promise<ModSource> {
  const content = new Map<string, Uint8Array>();
  for (const [path, file] of files) if (!isJunk(path) && content.size < MOST_READ) content.set(path, await bytesOf(file));
  return { origin, content };
}

/** The folder that a file dialog gave. */
export function fromFolder(files: readonly File[]): Promise<ModSource> {
  const [origin = ''] = (files[0]?.webkitRelativePath ?? '').split('/');
  return fromPaths(
    origin,
    files.map((file) => [file.webkitRelativePath.slice(origin.length + 1), file]),
  );
}

/** Files that belong to no folder: each is a zip, unless a manifest is among them; then they are one mod together. */
export async function fromFiles(files: readonly File[]): Promise<readonly ModSource[]> {
  if (files.some(({ name }) => name === 'mod.json'))
    return [
      await fromPaths(
        'mod.json',
        files.map((file) => [file.name, file]),
      ),
    ];
  return Promise.all(files.map(async (file) => ({ origin: file.name, content: await bytesOf(file) })));
}

/** The mods among what was dropped: `entries` tells which of the dropped things are folders. */
export async function modsDropped(
  entries: readonly (FileSystemEntry | null)[],
  files: readonly File[],
): Promise<readonly ModSource[]> {
  const folders = entries.filter((entry): entry is FileSystemDirectoryEntry => entry?.isDirectory === true);
  const names = new Set(folders.map(({ name }) => name));
  const inFolders = folders.map(async (folder) => fromPaths(folder.name, await filesBelow(folder, '')));
  const loose = files.filter(({ name }) => !names.has(name));
  return [...(await Promise.all(inFolders)), ...(loose.length === 0 ? [] : await fromFiles(loose))];
}

async function filesBelow(folder: FileSystemDirectoryEntry, before: string): Promise<(readonly [string, File])[]> {
  const found: (readonly [string, File])[] = [];
  for (const entry of await entriesIn(folder)) {
    if (found.length >= MOST_READ) break;
    const path = `${before}${entry.name}`;
    if (entry.isDirectory) found.push(...(await filesBelow(entry as FileSystemDirectoryEntry, `${path}/`)));
    else found.push([path, await fileOf(entry as FileSystemFileEntry)]);
  }
  return found;
}

/** A browser gives the entries of a folder in portions. */
async function entriesIn(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const more = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (more.length === 0 || all.length > MOST_READ) return all;
    all.push(...more);
  }
}

const fileOf = (entry: FileSystemFileEntry): Promise<File> => new Promise((resolve, reject) => entry.file(resolve, reject));
