import { GameError, modOf } from '../engine';
import type { Text } from './declaration';
import { hasKnownLooks, looksOf } from './mods';

/** A name that something has, and who gave it. */
export interface Claim {
  readonly id: string;
  readonly name: string;
  readonly mod: string;
  readonly file: string;
  /** Where only one card can be: a plan of the NPC takes the place and may have the name of the one before it. */
  readonly slot: string;
}

/** Two cards of one mod may be called alike by that mod: its author confuses nobody with a stranger's card. */
const isOwnAffair = (mod: string, id: string, other: Claim): boolean => modOf(id) === mod && modOf(other.id) === mod;

/**
 * The names of all cards and cults, in all languages. A name that looks like that of something else is refused with both. Names
 * that were reworded stay taken, or two could be exchanged.
 */
export class ClaimedNames {
  readonly #byLooks: ReadonlyMap<string, readonly Claim[]>;

  constructor(byLooks: ReadonlyMap<string, readonly Claim[]> = new Map()) {
    this.#byLooks = byLooks;
  }

  /** These names, too; nothing changes where one of them is refused. */
  with(claims: readonly Claim[]): ClaimedNames {
    const all = new Map(this.#byLooks);
    for (const claim of claims) {
      const { file, name, id, mod, slot } = claim;
      if (!hasKnownLooks(name)) throw new GameError('nameScript', { mod, file, value: name });
      const looks = looksOf(name);
      const alike = all.get(looks) ?? [];
      const other = alike.find((one) => one.id !== id && !isOwnAffair(mod, id, one) && (slot === '' || one.slot !== slot));
      if (other !== undefined)
        throw new GameError('namesAlike', { mod, file, value: name, name: other.name, other: other.mod, otherFile: other.file });
      all.set(looks, [...alike, claim]);
    }
    return new ClaimedNames(all);
  }
}

/** Names in the languages in which they differ from what they were. */
export function* newNames(now: Text, before: Text | undefined): Iterable<readonly [lang: 'en' | 'pl', name: string]> {
  for (const lang of ['en', 'pl'] as const) {
    const name = now[lang];
    if (name !== undefined && name !== before?.[lang]) yield [lang, name];
  }
}
