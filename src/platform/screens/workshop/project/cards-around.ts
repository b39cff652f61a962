import { GameError } from '../../../../kernel';
import type { Lang } from '../../../i18n/lang';
import { inLanguage } from '../../../i18n/translated';
import type { ModLibrary } from '../../../library';
import { scriptsOf } from '../../../projects/mod-json';
import type { ProjectFiles } from '../../../projects/project';
import { readZip } from '../../../sandbox/mods';
import type { ModCards } from '../game-workshop';

/** The mod that is being made. */
interface OwnMod {
  readonly modId: string;
  readonly files: ProjectFiles;
  title(lang: Lang): string;
}

/** The mods whose cards a new card may begin as: the open one, then those of the library that new games would use. */
export async function cardsAround(own: OwnMod, library: ModLibrary, lang: Lang): Promise<readonly ModCards[]> {
  const mods = (await library.list()).filter(({ isCurrent, pin }) => isCurrent && pin.id !== own.modId);
  const others = await Promise.all(
    mods.map(async ({ pin, manifest }) => {
      const files = filesOf(await library.zip(pin.hash), pin.id);
      return files === null ? [] : [cardsOf(pin.id, inLanguage(manifest.title, lang) ?? pin.id, false, files)];
    }),
  );
  return [cardsOf(own.modId, own.title(lang), true, own.files), ...others.flat()];
}

/** The files of a stored zip; null if the library has lost it, or it cannot be read any more. */
function filesOf(zip: Uint8Array | null, id: string): ProjectFiles | null {
  try {
    return zip === null ? null : readZip(zip, id);
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    return null;
  }
}

function cardsOf(id: string, title: string, isOwn: boolean, files: ProjectFiles): ModCards {
  const decoder = new TextDecoder();
  const scripts = [...files].filter(([path]) => path.endsWith('.js'));
  return {
    id,
    title,
    isOwn,
    scripts: scriptsOf(files),
    texts: new Map(scripts.map(([path, bytes]) => [path, decoder.decode(bytes)])),
  };
}
