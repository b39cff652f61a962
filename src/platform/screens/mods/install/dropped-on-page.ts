import { MOD_WORDS } from '../../../i18n/mods';
import type { Services } from '../../services';
import { ModsScreen } from '../mods-screen';
import { modsDropped } from './dropped';
import { addBrought } from './from-save';
import { tellAdded } from './install';

/** Adds dropped mods. A game goes on meanwhile; from other screens the way leads to the added mod. */
export async function addDropped(
  services: Services,
  entries: readonly (FileSystemEntry | null)[],
  files: readonly File[],
): Promise<void> {
  const all = await addBrought(services, await modsDropped(entries, files));
  const last = all.at(-1);
  const isPlaying = services.doors.isAtTable();
  const open = services.navigation.find((screen): screen is ModsScreen => screen instanceof ModsScreen);
  const isListNext = last !== undefined && 'problems' in last && (open === null || open === services.navigation.current);
  const more = isPlaying ? MOD_WORDS[services.settings.current.lang].addedForNext : '';
  // The list of mods has the reasons; where another screen is seen, the messages tell them.
  tellAdded(services, all, { isBrief: !isPlaying && isListNext, more });
  if (isPlaying || last === undefined) return;
  if (open === null) await services.doors.mods(last);
  else open.reveal(last);
}
