/** What a mod changes, in sentences for players. Fetched with the screens about mods. */
export interface ModChangeWords {
  /** "Adds 3 City cards and 2 Guardians." Kinds with their counts, none of them 0. */
  readonly adds: (counts: readonly (readonly [kind: string, count: number])[]) => string;
  /** The same without a verb, for a list: "3 City cards, 2 Guardians". */
  readonly counts: (counts: readonly (readonly [kind: string, count: number])[]) => string;
  readonly addsCults: (names: readonly string[]) => string;
  /** Its cards take places in the starting decks of these cults. */
  readonly changesDecks: (cults: readonly string[]) => string;
  /** A house rule and what it says. */
  readonly rule: (name: string, text: string) => string;
  readonly rules: (count: number) => string;
  /** How many of its cards have functions. */
  readonly scripts: (count: number) => string;
  readonly declaredOnly: string;
  readonly nothing: string;
}
