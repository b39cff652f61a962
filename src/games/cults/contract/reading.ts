import type { Card, Cult, Printed, Text } from './cards';
import type { District, StackKind } from './ids';
import type { ModifierSpec } from './language';
import type { Studies } from './studies';
import type { RuleName } from './rule-numbers';

/** A mod that brings cards to a table, as players know it. */
export interface CardMod {
  readonly id: string;
  readonly version: string;
  readonly title: Text;
}

/** A sound file of a mod; its first bytes were checked. */
export interface CardSound {
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** The cards of a table for readers: declarations and printed texts. */
export interface CardsReading {
  readonly cards: readonly Card[];
  readonly cults: readonly Cult[];
  /** House rules; `source` is the id of the file that declares one, under which its name is printed. */
  readonly rules: readonly (ModifierSpec & { readonly source?: string })[];
  /** The rules numbers by name, without any modifier. */
  readonly numbers: Readonly<Record<RuleName, number>>;
  /** R4.5: the stacks of a first game. */
  readonly firstGame: Readonly<Record<District, Readonly<Record<StackKind, string>>>>;
  /** Cards of mods that bring a picture. */
  readonly pictured: readonly string[];
  /** Sounds of mods by card: files that the browser decodes. */
  readonly sounds: readonly (readonly [card: string, sound: CardSound])[];
  readonly printed: readonly (readonly [id: string, printed: Printed])[];
  /** The mods in play, without the base set. */
  readonly origins: readonly CardMod[];
  /** Puzzles and lessons of the mods. */
  readonly studies: Studies;
}
