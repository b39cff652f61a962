import satisfies from 'semver/functions/satisfies.js';
import { API } from '../sandbox/mods';
import type { LibraryMod } from './library-mod';
import { isNewer, type IndexedMod, type IndexedVersion, type ModIndex } from './mod-index';

/** A version of a mod that is to be installed. */
export interface PlannedMod {
  readonly mod: IndexedMod;
  readonly version: IndexedVersion;
  /** The version that the player has; null if the player does not have the mod. */
  readonly present: string | null;
}

/** A mod that is required and that the index has in no version that would do. */
export interface LackingMod {
  readonly id: string;
  readonly range: string;
  readonly present: string | null;
}

/** What installing a mod of an index comes to. */
export interface InstallPlan {
  /** Each follows those that it requires; the wanted mod is the last one. Empty if no version of that one works with this game. */
  readonly steps: readonly PlannedMod[];
  readonly lacking: readonly LackingMod[];
}

/** As when mods are loaded: a preliminary version is as good as any. */
const fits = (version: string, ranges: readonly string[]): boolean =>
  ranges.every((range) => satisfies(version, range, { includePrerelease: true }));

/** The newest version of a mod that this game understands and that lies in all of the ranges; null if there is none. */
export const newestFor = ({ versions }: IndexedMod, ranges: readonly string[] = []): IndexedVersion | null =>
  versions.find(({ api, version }) => api <= API && fits(version, ranges)) ?? null;

/**
 * The newest version of a mod that works with this game, with the mods that it requires, directly or through others, and that the
 * player lacks or has in a version that is too old.
 */
class Planning {
  readonly #index: ModIndex;
  readonly #present: ReadonlyMap<string, string>;
  /** What each mod has to be, by its id. */
  readonly #ranges = new Map<string, string[]>();
  readonly #chosen = new Map<string, PlannedMod>();
  readonly #lacking = new Map<string, LackingMod>();

  constructor(index: ModIndex, present: readonly LibraryMod[]) {
    this.#index = index;
    this.#present = new Map(present.filter(({ isCurrent }) => isCurrent).map(({ pin }) => [pin.id, pin.version]));
  }

  plan(mod: IndexedMod): InstallPlan {
    const version = newestFor(mod);
    if (version === null) return { steps: [], lacking: [] };
    this.#choose({ mod, version, present: this.#present.get(mod.id) ?? null });
    const steps: PlannedMod[] = [];
    this.#inOrder(mod.id, new Set(), steps);
    return { steps, lacking: [...this.#lacking.values()] };
  }

  #choose(planned: PlannedMod): void {
    this.#chosen.set(planned.mod.id, planned);
    // The base set comes with the game.
    for (const [id, range] of Object.entries(planned.version.requires ?? {})) if (id !== 'base') this.#require(id, range);
  }

  #require(id: string, range: string): void {
    const ranges = [...(this.#ranges.get(id) ?? []), range];
    this.#ranges.set(id, ranges);
    const present = this.#present.get(id) ?? null;
    const have = this.#chosen.get(id)?.version.version ?? present;
    if (have !== null && fits(have, ranges)) return;
    const mod = this.#index.mods.find((one) => one.id === id);
    const version = mod === undefined ? null : newestFor(mod, ranges);
    const isOlder = version !== null && present !== null && !isNewer(version.version, present);
    // A version that the player has is never replaced by an older one: other mods may need it.
    if (mod === undefined || version === null || isOlder) this.#lacking.set(id, { id, range, present: have });
    else this.#choose({ mod, version, present });
  }

  #inOrder(id: string, seen: Set<string>, steps: PlannedMod[]): void {
    const planned = this.#chosen.get(id);
    if (planned === undefined || seen.has(id)) return;
    seen.add(id);
    for (const next of Object.keys(planned.version.requires ?? {})) this.#inOrder(next, seen, steps);
    steps.push(planned);
  }
}

export const installPlan = (index: ModIndex, mod: IndexedMod, present: readonly LibraryMod[]): InstallPlan =>
  new Planning(index, present).plan(mod);

/** Whether the player should read the plan first: it replaces a version that the player has, or cannot bring all that is needed. */
export const needsConsent = ({ steps, lacking }: InstallPlan): boolean =>
  lacking.length > 0 || steps.slice(0, -1).some(({ present }) => present !== null);
