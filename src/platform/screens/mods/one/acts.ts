import { MOD_WORDS } from '../../../i18n/mods';
import { installPlan, isNewer, newestFor, type Added, type LibraryMod, type ModLibrary } from '../../../library';
import { ask } from '../../frame/dialogue-screen';
import type { Services } from '../../services';
import { consented } from '../discover/consent';
import { installAll, subscribe } from '../discover/from-index';
import { saveFile } from '../install/choose-file';
import { download } from '../install/download';
import { install, tellAdded, titleOf } from '../install/install';

/** Gives the player the mod as a zip, with the same bytes as `cults mod pack` writes. */
export async function exportMod(library: ModLibrary, { pin }: LibraryMod): Promise<void> {
  const zip = await library.zip(pin.hash);
  if (zip !== null) saveFile(`${pin.id}-${pin.version}.zip`, zip, 'application/zip');
}

/** Removes a version after a question; returns whether it is gone. */
export async function removeMod(services: Services, library: ModLibrary, mod: LibraryMod): Promise<boolean> {
  const isSure = await ask<boolean>(
    services,
    ({ lang }) => {
      const words = MOD_WORDS[lang];
      return {
        title: words.removeAsk(titleOf(mod, services)),
        lines: [words.removeText],
        answers: [
          { id: false, words: words.keep },
          { id: true, words: words.remove },
        ],
      };
    },
    false,
  );
  if (!isSure) return false;
  await library.remove(mod.pin.hash);
  const isGone = (await library.list()).every(({ pin }) => pin.id !== mod.pin.id);
  const { settings } = services;
  if (isGone) settings.change({ mods: settings.current.mods.filter((id) => id !== mod.pin.id) });
  return true;
}

/** Asks where a mod came from for a newer version; what comes is checked and added like any other mod. */
export async function updateMod(services: Services, library: ModLibrary, mod: LibraryMod): Promise<void> {
  const all = mod.index === undefined ? await again(mod) : await fromIndex(services, library, mod, mod.index);
  if (all === null) return;
  if (all.every((added) => 'mod' in added && added.mod.pin.hash === mod.pin.hash))
    services.toasts.say(MOD_WORDS[services.settings.current.lang].upToDate);
  else tellAdded(services, all);
}

async function again({ address = '', pin }: LibraryMod): Promise<readonly Added[]> {
  return [await install({ origin: `${pin.id}.zip`, content: await download(address) }, { from: 'address', address })];
}

/** Null if the player does not want what the update comes to. */
async function fromIndex(
  services: Services,
  library: ModLibrary,
  mod: LibraryMod,
  address: string,
): Promise<readonly Added[] | null> {
  const subscription = await subscribe(address);
  const found = subscription.index.mods.find(({ id }) => id === mod.pin.id);
  const newest = found === undefined ? null : newestFor(found);
  if (found === undefined || newest === null || !isNewer(newest.version, mod.pin.version)) return [];
  const plan = installPlan(subscription.index, found, await library.list());
  return (await consented(services, plan)) ? installAll(subscription, plan) : null;
}
