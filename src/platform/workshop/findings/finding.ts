import type { Lang } from '../../i18n/lang';
import type { TextChange } from '../document/changes';
import type { Span } from '../source/tree';

/** A change of one file that mends a problem with one click. */
export interface Fix {
  /** What the button says. */
  readonly label: Readonly<Record<Lang, string>>;
  readonly file: string;
  /** They speak of the text that was checked. */
  readonly changes: readonly TextChange[];
}

/** A problem of a mod with its place, for the list, the line and the field. */
export interface Finding {
  readonly severity: 'error' | 'warning';
  readonly code: string;
  readonly file: string;
  /** Both from 1. */
  readonly line: number;
  readonly column: number;
  /** What is underlined in the file's text. */
  readonly span: Span;
  /** The field, as `pathText` writes it; empty if it is about the file. */
  readonly path: string;
  readonly message: Readonly<Record<Lang, string>>;
  readonly fixes: readonly Fix[];
  /** Found before the file could no longer be parsed: its place may have moved. */
  readonly isOld?: true;
}
