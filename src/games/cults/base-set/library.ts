import { catalogue, type Card, type Catalogue } from '../rules';
import { loadBook, type GuestHost, type LoadedBook, type ModScripts } from '../vocabulary/book';
import { fetchedForMods } from '../../../platform/sandbox/quickjs/not-fetched';
import type { Mod, ModFiles, ModSource, OpenedMods, Problem } from '../../../platform/sandbox/mods';
import { textOf } from '../../../platform/sandbox/mods/archive/files';
import { problemsFrom } from '../../../platform/sandbox/mods/problem';

/** Files of the base set, as text: they go through the same door as a stranger's. */
export const BASE_FILES = import.meta.glob<string>('../../../../mods/base/**/*.{js,json}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Contents of a mod that declare something, in the order in which they are loaded. */
const DECLARING = ['cards', 'setups', 'objectives', 'npc', 'cults', 'rules'] as const;

/** A mod that is not in play, and why. */
export interface LeftOut {
  readonly id: string;
  readonly origin: string;
  readonly problems: readonly Problem[];
}

/** The cards of a table: the base set and the mods that loaded with it. */
export interface CultsLibrary {
  readonly book: Catalogue;
  readonly printed: LoadedBook['printed'];
  /** What mods bring for eye and ear; the art and sounds of cards and the emblems of cults by their ids. */
  readonly media: LoadedBook['media'];
  readonly art: LoadedBook['art'];
  readonly emblems: LoadedBook['emblems'];
  readonly sounds: LoadedBook['sounds'];
  /** Puzzles and lessons of the mods. */
  readonly studies: LoadedBook['studies'];
  readonly mods: readonly Mod[];
  readonly leftOut: readonly LeftOut[];
  readonly host: GuestHost;
}

/** The same object every time: a save may bring another base set. */
let own: BaseSource | null = null;

/** The base set that comes with the game. */
export const baseSource = (): BaseSource => (own ??= readBase());

type BaseSource = ModSource & { readonly content: ModFiles };

function readBase(): BaseSource {
  const encoder = new TextEncoder();
  const files = Object.entries(BASE_FILES).map(([path, text]): [string, Uint8Array] => [
    path.replace('../../../../mods/base/', ''),
    encoder.encode(text),
  ]);
  return { origin: 'base', content: new Map(files), bundled: true };
}

/** The base set's manifest and pin as the build read them, and null where nothing was built. */
let known: Pick<Mod, 'manifest' | 'pin'> | null = null;

export function knowBase(read: Pick<Mod, 'manifest' | 'pin'>): void {
  known = read;
}

/** Opens mods. The code that reads manifests and zips and puts mods in order is fetched only if there are some beside the base set. */
async function open(sources: readonly ModSource[]): Promise<OpenedMods> {
  const base = baseSource();
  if (known !== null && sources.length === 1 && sources[0] === base)
    return { mods: [{ ...known, files: base.content }], refused: [] };
  return (await fetchedForMods(import('../../../platform/sandbox/mods/open'))).openMods(sources);
}

export function scriptsOf({ manifest, files }: Mod): ModScripts {
  const scripts = [...files.keys()]
    .filter((path) => path.endsWith('.js'))
    .map((path): [string, string] => [path, textOf(files, path, manifest.id)]);
  const listed = (kind: 'pictures' | 'sounds' | 'texts' | 'puzzles' | 'lessons'): ModFiles =>
    new Map(manifest.content[kind].map((path) => [path, files.get(path)!]));
  return {
    id: manifest.id,
    version: manifest.version,
    api: manifest.api,
    files: new Map(scripts),
    entries: DECLARING.flatMap((kind) => manifest.content[kind] ?? []),
    settings: manifest.settings,
    media: { pictures: listed('pictures'), sounds: listed('sounds'), texts: listed('texts') },
    studies: { puzzles: listed('puzzles'), lessons: listed('lessons') },
  };
}

/** Opens the base set and the mods given, checks and orders them and runs their scripts; a broken mod keeps no other from loading. */
export const openLibrary = (sources: readonly ModSource[]): Promise<CultsLibrary> => openExactly([baseSource(), ...sources]);

/** The same of these contents alone, a base set among them. */
export async function openExactly(sources: readonly ModSource[]): Promise<CultsLibrary> {
  const opened = await open(sources);
  const loaded = await loadBook(opened.mods.map(scriptsOf));
  const broken = loaded.refused.map(({ id, error }): LeftOut => ({ id, origin: id, problems: problemsFrom(error) }));
  const mods = opened.mods.filter((mod) => !broken.some((one) => one.id === mod.manifest.id));
  const book = { ...loaded.book, pins: mods.map((mod) => mod.pin) };
  const { printed, media, art, emblems, sounds, studies } = loaded;
  return {
    book: catalogue(book),
    printed,
    media,
    art,
    emblems,
    sounds,
    studies,
    mods,
    leftOut: [...opened.refused, ...broken],
    host: loaded.host,
  };
}

/** The library with other cards on its shelf: its scripts are told how these are numbered. */
export function shelved(library: CultsLibrary, cards: readonly Card[]): CultsLibrary {
  const book = catalogue({ ...library.book.book, cards });
  library.host.setTypes(book.types);
  return { ...library, book };
}
