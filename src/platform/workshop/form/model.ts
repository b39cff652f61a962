import type { Lang } from '../../i18n/lang';
import type { Edit } from '../source/edits';
import type { Span } from '../source/tree';

/**
 * A form as data: what stands in the text, what may be chosen instead, and which edit of the text each choice is. The game makes it
 * from its tables; the component shows it and knows no card.
 */

export type FormText = Readonly<Record<Lang, string>>;

export interface FormOption {
  readonly value: string;
  readonly label: FormText;
  /** What it means, in a sentence. */
  readonly hint?: FormText | undefined;
  /** Options with the same group stand together. */
  readonly group?: FormText | undefined;
}

/** Something that a button or an entry of a menu does. */
export interface Action {
  readonly label: FormText;
  readonly hint?: FormText | undefined;
  readonly group?: FormText | undefined;
  readonly edit: () => Edit;
}

/** One field with its label. */
export interface FormRow {
  /** As findings name it. */
  readonly path: string;
  readonly label: FormText;
  readonly hint: FormText | null;
  readonly control: Control;
  /** Takes the field out; null if it is needed, or not there. */
  readonly remove: Action | null;
}

export type Control =
  | WholeControl
  | ChoiceControl
  | TickControl
  | TextControl
  | GroupControl
  | VariantControl
  | ListControl
  | OpaqueControl
  | PressControl;
/** A control that is one input. */
export type Leaf = WholeControl | ChoiceControl | TickControl | TextControl;

export interface WholeControl {
  readonly is: 'whole';
  readonly value: number | null;
  readonly min: number;
  readonly max: number;
  /** What holds where nothing is written. */
  readonly standard: number | null;
  /** Null takes it out. */
  readonly set: (value: number | null) => Edit;
}

export interface ChoiceControl {
  readonly is: 'choice';
  /** Null if nothing is written. */
  readonly value: string | null;
  readonly options: readonly FormOption[];
  /** What to call "nothing is written"; null if something must be chosen. */
  readonly empty: FormText | null;
  readonly set: (value: string | null) => Edit;
}

export interface TickControl {
  readonly is: 'tick';
  readonly value: boolean;
  readonly set: (value: boolean) => Edit;
}

export interface TextControl {
  readonly is: 'text';
  readonly value: string;
  readonly lines: boolean;
  readonly most: number;
  /** The language in which it is written, for spelling and speech. */
  readonly lang: Lang | null;
  /** What it may be, where there is a list. */
  readonly suggestions: readonly FormOption[];
  readonly set: (value: string) => Edit;
}

/** Several fields under one heading. */
export interface GroupControl {
  readonly is: 'group';
  /** Its rows stand among those of the holder, without a heading: their labels say what they belong to. */
  readonly inline?: true;
  readonly rows: readonly FormRow[];
  /** Fields that may be added. */
  readonly more: readonly Action[];
}

/** One of several ways to write a value, each with its own fields. */
export interface VariantControl {
  readonly is: 'variant';
  readonly chosen: ChoiceControl;
  /** The value itself, where the way has no fields: a plain number. */
  readonly inner: Leaf | null;
  readonly rows: readonly FormRow[];
  readonly more: readonly Action[];
}

export interface ListControl {
  readonly is: 'list';
  readonly items: readonly ListItem[];
  /** What may be added at the end; empty when the list is full. */
  readonly add: readonly Action[];
}

export interface ListItem {
  readonly path: string;
  readonly control: Control;
  readonly remove: Action | null;
  readonly up: Action | null;
  readonly down: Action | null;
}

/** A part of the text that the form does not take apart: a function, a constant, something that is computed. */
export interface OpaqueControl {
  readonly is: 'opaque';
  readonly what: FormText;
  readonly source: string;
  readonly span: Span;
}

/** A part that has an editor of its own: what it holds in a few words, and a button that opens the editor. */
export interface PressControl {
  readonly is: 'press';
  readonly summary: FormText;
  readonly label: FormText;
  readonly press: () => void;
}

/** The form of one card. */
export interface CardForm {
  readonly rows: readonly FormRow[];
  readonly more: readonly Action[];
}

/** The controls inside a control, with their paths. */
export function controlsIn(control: Control): readonly (readonly [path: string, control: Control])[] {
  switch (control.is) {
    case 'group':
    case 'variant':
      return control.rows.map((row) => [row.path, row.control]);
    case 'list':
      return control.items.map((item) => [item.path, item.control]);
    default:
      return [];
  }
}
