import { freeId, idFrom } from '../../../../kernel';
import { idOf, newManifest, readWritten, titleOf, translatedIn, withFields, type ModCard } from '../../../projects/mod-json';
import type { ProjectFiles, ProjectNote, VersionLabel } from '../../../projects/project';
import type { ProjectStore } from '../../../projects/store/project-store';
import { MANIFEST } from '../../../sandbox/mods';

const encoder = new TextEncoder();

/** What a mod without a usable name is called. */
const NAMELESS = 'my-mod';

/** The id that a new mod of this name would get. */
export const idForName = (name: string, taken: ReadonlySet<string>): string => freeId(idFrom(name, NAMELESS), taken);

/** Begins a mod without cards; resolves with the key of its project. */
export async function beginMod(store: ProjectStore, card: ModCard): Promise<string> {
  const id = idForName(card.name, await takenIds(store));
  const files = new Map([[MANIFEST, encoder.encode(newManifest(id, card))]]);
  return write(store, id, files, { code: 'made' });
}

/** A copy of a mod as a new project with another id and title. */
export async function beginRemix(
  store: ProjectStore,
  files: ProjectFiles,
  titled: (title: string) => string,
  taken: readonly string[] = [],
): Promise<string> {
  const all = new Set([...(await takenIds(store)), ...taken]);
  const id = freeId(idFrom(idOf(files), NAMELESS), all);
  const titles = Object.entries(translatedIn(readWritten(files)?.title)).map(([lang, title]) => [lang, titled(title)]);
  const manifest = withFields(files, { id, version: '0.1.0', title: Object.fromEntries(titles) });
  const remixed = renamed(files, idOf(files), id);
  if (manifest !== null) remixed.set(MANIFEST, encoder.encode(manifest));
  return write(store, id, remixed, { code: 'remixed' });
}

/** The files with the mod's own cards named by another id: `'old:card'` becomes `'new:card'` wherever a text begins with it. */
function renamed(files: ProjectFiles, before: string, after: string): Map<string, Uint8Array> {
  const named = new RegExp(`(["'\`])${before}:`, 'g');
  const decoder = new TextDecoder();
  const isText = (path: string): boolean => /\.(js|json)$/.test(path);
  return new Map(
    [...files].map(([path, bytes]) => [
      path,
      isText(path) ? encoder.encode(decoder.decode(bytes).replaceAll(named, `$1${after}:`)) : bytes,
    ]),
  );
}

/** A mod of a zip, a link or a save as a project; it keeps its id unless another project has it. */
export async function beginImported(store: ProjectStore, files: ProjectFiles): Promise<string> {
  const id = freeId(idFrom(idOf(files), NAMELESS), await takenIds(store));
  return write(store, id, files, { code: 'imported' });
}

const takenIds = async (store: ProjectStore): Promise<ReadonlySet<string>> =>
  new Set((await store.list()).map(({ key }: ProjectNote) => key));

async function write(store: ProjectStore, key: string, files: ProjectFiles, label: VersionLabel): Promise<string> {
  await store.write({ key, after: null, title: titleOf(files, 'en') || key, files, label });
  return key;
}
