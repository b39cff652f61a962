import {
  ABILITY,
  AMOUNTS,
  CHANGE,
  CONDITIONS,
  KINDS,
  QUANTITY,
  SETTING_IS,
  TRIGGER,
  VERBS,
  WAY,
  type Fields,
  type WordForm,
  type DeclarationKind,
  type VerbEntry,
} from '../../contract/language';

/** The tables of the card language from which the form is made. */
export interface Tables {
  readonly kinds: Readonly<Record<string, DeclarationKind>>;
  readonly verbs: Readonly<Record<string, VerbEntry>>;
  readonly conditions: Readonly<Record<string, WordForm>>;
  readonly amounts: Readonly<Record<string, WordForm>>;
  /** Parts that are one object. */
  readonly parts: Readonly<Record<'ability' | 'trigger' | 'way' | 'change' | 'quantity' | 'settingIs', Fields>>;
}

export const TABLES: Tables = {
  kinds: KINDS,
  verbs: VERBS,
  conditions: CONDITIONS,
  amounts: AMOUNTS,
  parts: { ability: ABILITY, trigger: TRIGGER, way: WAY, change: CHANGE, quantity: QUANTITY, settingIs: SETTING_IS },
};

/** What texts may name; the form suggests it. */
export interface Known {
  /** Ids of cards, as a declaration of this mod names them, with their names. */
  readonly cards: readonly (readonly [id: string, name: string])[];
  readonly cults: readonly (readonly [id: string, name: string])[];
  /** The mod's settings. */
  readonly settings: readonly string[];
  /** The mod's pictures. */
  readonly pictures: readonly string[];
}

export const NOTHING_KNOWN: Known = { cards: [], cults: [], settings: [], pictures: [] };
