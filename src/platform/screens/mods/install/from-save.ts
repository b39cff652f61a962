import { GameError, Reader } from '../../../../kernel';
import { MOD_WORDS } from '../../../i18n/mods';
import type { Added, ModRef } from '../../../library';
import { contentHash, type ModFiles } from '../../../sandbox/mods';
import { readContents } from '../../../session/contents';
import type { Services } from '../../services';
import { install, tellAdded, titleOf } from './install';

/** The mods that a save carries; none if it carries none, or damaged ones. */
function carried(save: unknown): ReadonlyMap<string, ModFiles> {
  try {
    return readContents(new Reader(save, 'save').field('contents'));
  } catch (error) {
    if (error instanceof GameError) return new Map();
    throw error;
  }
}

/** Takes the mods out of a saved game into the library. Returns them for the table, in exactly these versions. */
export async function takeFromSave(services: Services, save: unknown): Promise<readonly ModRef[]> {
  const refs: ModRef[] = [];
  const all: Added[] = [];
  for (const [id, content] of carried(save)) {
    if (id === 'base') continue;
    refs.push({ id, hash: contentHash(content) });
    all.push(await install({ origin: id, content }, { from: 'save' }));
  }
  const titles = all.flatMap((added) => ('mod' in added ? [titleOf(added.mod, services)] : []));
  if (titles.length > 0) services.toasts.say(MOD_WORDS[services.settings.current.lang].takenFromSave(titles.join(', ')));
  tellAdded(
    services,
    all.filter((added) => 'problems' in added),
  );
  return refs;
}
