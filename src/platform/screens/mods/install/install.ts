import { inLanguage } from '../../../i18n/translated';
import { MOD_WORDS } from '../../../i18n/mods';
import type { Added, Adding, LibraryMod } from '../../../library';
import type { ModSource } from '../../../sandbox/mods';
import type { Services } from '../../services';
import { modLibrary } from '../mod-library';
import { forgetReadings } from '../readings';
import { isolated } from '../safe-words';
import { failures } from './failures';

/** The title of a mod in the player's language. */
export const titleOf = ({ manifest }: LibraryMod, { settings }: Services): string =>
  isolated(inLanguage(manifest.title, settings.current.lang) ?? manifest.id);

/** Adds a mod to the library; keeps the report of one that cannot be added for the Mods screen. */
export async function install(source: ModSource, how: Adding): Promise<Added> {
  const added = await (await modLibrary()).add(source, how);
  if ('problems' in added) failures.add(added);
  else failures.remove(source.origin);
  forgetReadings();
  return added;
}

/**
 * Tells the player by short messages what was added and what was not. It gives the reasons where the Mods screen does not show them;
 * `more` is added to good news.
 */
export function tellAdded(services: Services, all: readonly Added[], { isBrief = false, more = '' } = {}): void {
  const { game, settings, toasts } = services;
  const words = MOD_WORDS[settings.current.lang];
  for (const added of all) {
    if ('mod' in added) {
      const stored = added.mod.isStored ? '' : words.notStored;
      toasts.say([words.added(titleOf(added.mod, services), added.mod.pin.version), stored, more].filter(Boolean).join(' '));
    } else {
      const [problem] = isBrief ? [] : added.problems;
      const why = problem === undefined ? '' : game.words(settings.current.lang).error(problem.code, problem.params);
      const where = isBrief ? '' : words.reportUnderMods;
      toasts.say([words.notAdded(isolated(added.origin)), why, where].filter(Boolean).join(' '));
    }
  }
}
