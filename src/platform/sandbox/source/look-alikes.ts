import { GameError, modOf } from '../../../kernel';
import { hasKnownLooks, looksOf } from '../mods/looks';

/** Words in English, Polish or both. */
type Text = Readonly<Partial<Record<'en' | 'pl', string>>>;

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
  readonly #byLooks = new Map<string, Claim[]>();

  /** Takes these names; none of them where one is refused. */
  take(claims: readonly Claim[]): void {
    const fresh = claims.map((claim) => ({ claim, looks: looksOf(claim.name) }));
    const added = new Map<string, Claim[]>();
    for (const { claim, looks } of fresh) {
      const beside = added.get(looks) ?? [];
      this.#check(claim, [...(this.#byLooks.get(looks) ?? []), ...beside]);
      added.set(looks, [...beside, claim]);
    }
    for (const [looks, all] of added) this.#byLooks.set(looks, [...(this.#byLooks.get(looks) ?? []), ...all]);
  }

  #check({ id, name, mod, file, slot }: Claim, alike: readonly Claim[]): void {
    if (!hasKnownLooks(name)) throw new GameError('nameScript', { mod, file, value: name });
    const other = alike.find((one) => one.id !== id && !isOwnAffair(mod, id, one) && (slot === '' || one.slot !== slot));
    if (other !== undefined)
      throw new GameError('namesAlike', { mod, file, value: name, name: other.name, other: other.mod, otherFile: other.file });
  }
}

/** Names in the languages in which they differ from what they were. */
export function* newNames(now: Text, before: Text | undefined): Iterable<readonly [lang: 'en' | 'pl', name: string]> {
  for (const lang of ['en', 'pl'] as const) {
    const name = now[lang];
    if (name !== undefined && name !== before?.[lang]) yield [lang, name];
  }
}
