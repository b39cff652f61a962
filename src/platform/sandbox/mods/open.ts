import { running } from '../running';
import { checkFiles, isJunk, type ModFiles } from './archive/files';
import { looksOf } from './looks';
import { MANIFEST, readManifest, type Manifest } from './manifest';
import { orderMods, type PlacedMod, type RefusedMod } from './order';
import { pinOf, type Pin } from './pin';
import { problem, problemsFrom } from './problem';
import { readZip } from './archive/zip';

/** A mod as it was found: a zip, or the files of a folder. */
export interface ModSource {
  /** The name of the folder or zip, for messages. */
  readonly origin: string;
  readonly content: Uint8Array | ModFiles;
  /** Whether it came with the game: only then may it be the base. */
  readonly bundled?: boolean;
}

/** A mod that can be loaded. */
export interface Mod {
  readonly manifest: Manifest;
  readonly files: ModFiles;
  readonly pin: Pin;
}

export interface OpenedMods {
  /** In the order in which they are loaded. */
  readonly mods: readonly Mod[];
  /**
   * First the mods that cannot be opened by themselves, in the order of their sources, and those whose title poses as the base set's;
   * then the mods refused for what others are there, such as a missing dependency or a second mod of the same id.
   */
  readonly refused: readonly RefusedMod[];
}

/** Opens one mod; refuses it with everything that is wrong with its mod.json, or the first thing that is wrong with its files. */
export function openMod({ origin, content, bundled = false }: ModSource): Mod {
  const found = content instanceof Uint8Array ? readZip(content, origin) : content;
  const files = new Map([...found].filter(([path]) => !isJunk(path)));
  checkFiles(files, origin);
  const manifest = readManifest(files, origin, bundled);
  return { manifest, files, pin: pinOf(manifest, files) };
}

/** Opens all mods and puts them in order; a broken one is reported and keeps no other from loading. */
export function openMods(sources: readonly ModSource[]): OpenedMods {
  const opened = new Map<PlacedMod, Mod>();
  const broken: RefusedMod[] = [];
  for (const source of sources) {
    try {
      const mod = running(source.origin, () => openMod(source));
      opened.set(mod.manifest, mod);
    } catch (error) {
      broken.push({ id: '', origin: source.origin, problems: problemsFrom(error) });
    }
  }
  for (const manifest of posing([...opened.keys()])) {
    opened.delete(manifest);
    const { id, origin, title } = manifest;
    const problems = [
      problem('titleOfBase', { mod: origin, file: MANIFEST, place: 'title' }, { value: Object.values(title)[0] ?? '' }),
    ];
    broken.push({ id, origin, problems });
  }
  const { loaded, refused } = orderMods([...opened.keys()]);
  return { mods: loaded.map((manifest) => opened.get(manifest)!), refused: [...broken, ...refused] };
}

/** Mods that call themselves what the base set is called, or something that looks like it. */
function posing(manifests: readonly PlacedMod[]): PlacedMod[] {
  const looks = ({ title }: PlacedMod): string[] => Object.values(title).map(looksOf);
  const base = new Set(manifests.filter(({ id }) => id === 'base').flatMap(looks));
  return manifests.filter((manifest) => manifest.id !== 'base' && looks(manifest).some((one) => base.has(one)));
}
