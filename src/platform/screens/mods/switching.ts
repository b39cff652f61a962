import { MOD_WORDS } from '../../i18n/mods';
import type { LibraryMod } from '../../library';
import type { Services } from '../services';
import { titleOf } from './install/install';
import { modLibrary } from './mod-library';
import { review } from './review';

/** Ids of the mods that are on after `id` was switched on: with the mods that it requires, as far as the library has them. */
export function withRequired(mods: readonly LibraryMod[], on: readonly string[], id: string): readonly string[] {
  const all = new Set(on);
  const add = (wanted: string): void => {
    const mod = mods.find(({ pin, isCurrent }) => isCurrent && pin.id === wanted);
    if (mod === undefined || (all.has(wanted) && wanted !== id)) return;
    all.add(wanted);
    for (const { id: next } of mod.manifest.dependencies.requires) if (!all.has(next)) add(next);
  };
  add(id);
  return [...all];
}

/**
 * Asks for what has to be asked before a mod is switched on. Returns the ids that are on then; null if the player does not want it
 * after reading what it changes.
 */
export async function switchedOn(services: Services, mods: readonly LibraryMod[], id: string): Promise<readonly string[] | null> {
  const { settings, toasts } = services;
  const before = settings.current.mods;
  const after = withRequired(mods, before, id);
  const added = mods.filter(({ pin, isCurrent }) => isCurrent && after.includes(pin.id) && !before.includes(pin.id));
  for (const mod of added.filter(({ isKnown }) => !isKnown)) {
    if (!(await review(services, mod))) return null;
    await (await modLibrary()).know(mod.pin.hash);
  }
  const others = added.filter(({ pin }) => pin.id !== id);
  if (others.length > 0)
    toasts.say(MOD_WORDS[settings.current.lang].alsoOn(others.map((mod) => titleOf(mod, services)).join(', ')));
  return after;
}

/** Switches a mod on or off for new games. */
export async function switchMod(services: Services, mods: readonly LibraryMod[], id: string): Promise<void> {
  const { settings } = services;
  const { mods: on } = settings.current;
  const now = on.includes(id) ? on.filter((one) => one !== id) : await switchedOn(services, mods, id);
  if (now !== null) settings.change({ mods: now });
}
