import { GameError, Reader } from '../../../../kernel';
import { MOD_WORDS } from '../../../i18n/mods';
import type { Added, ModRef } from '../../../library';
import { contentHash, type ModFiles, type ModSource } from '../../../sandbox/mods';
import { readContents } from '../../../session/contents';
import { ask } from '../../frame/dialogue-screen';
import type { Services } from '../../services';
import { isolated } from '../safe-words';
import { saveIn } from './dropped';
import { install, tellAdded, titleOf } from './install';

/** The mods that a save carries, without the base set; none if it carries none, or damaged ones. */
function carried(save: unknown): ReadonlyMap<string, ModFiles> {
  try {
    const contents = readContents(new Reader(save, 'save').field('contents'));
    return new Map([...contents].filter(([id]) => id !== 'base'));
  } catch (error) {
    if (error instanceof GameError) return new Map();
    throw error;
  }
}

/** Adds the mods of a save one after the other. */
async function addAll(mods: ReadonlyMap<string, ModFiles>): Promise<readonly Added[]> {
  const all: Added[] = [];
  for (const [id, content] of mods) all.push(await install({ origin: id, content }, { from: 'save' }));
  return all;
}

/** Offers to add the mods of a saved game that was dropped on the page, or chosen as if it were a mod. */
async function offerFromSave(services: Services, file: string, save: object): Promise<readonly Added[]> {
  const mods = carried(save);
  const { lang } = services.settings.current;
  if (mods.size === 0) services.toasts.say(MOD_WORDS[lang].saveWithoutMods(isolated(file)));
  const isWanted =
    mods.size > 0 &&
    (await ask<boolean>(
      services,
      ({ lang: now, screens }) => {
        const words = MOD_WORDS[now];
        return {
          title: words.saveDropped(isolated(file)),
          lines: [words.saveCarries([...mods.keys()].join(', '))],
          answers: [
            { id: true, words: screens.takeFromSave },
            { id: false, words: words.reviewNo },
          ],
          width: 760,
        };
      },
      false,
    ));
  return isWanted ? addAll(mods) : [];
}

/** Adds what the player has brought as files: mods, and, if the player wants them, the mods of saved games. */
export async function addBrought(services: Services, sources: readonly ModSource[]): Promise<readonly Added[]> {
  const all: Added[] = [];
  for (const source of sources) {
    const save = saveIn(source);
    all.push(...(save === null ? [await install(source, { from: 'file' })] : await offerFromSave(services, source.origin, save)));
  }
  return all;
}

/** Takes the mods out of a saved game into the library. Returns them for the table, in exactly these versions. */
export async function takeFromSave(services: Services, save: unknown): Promise<readonly ModRef[]> {
  const mods = carried(save);
  const refs = [...mods].map(([id, content]) => ({ id, hash: contentHash(content) }));
  const all = await addAll(mods);
  const titles = all.flatMap((added) => ('mod' in added ? [titleOf(added.mod, services)] : []));
  if (titles.length > 0) services.toasts.say(MOD_WORDS[services.settings.current.lang].takenFromSave(titles.join(', ')));
  tellAdded(
    services,
    all.filter((added) => 'problems' in added),
  );
  return refs;
}
