import type { Lang } from '../../i18n/lang';
import { parseCard, type ParsedCard, type SyntaxProblem } from '../source/parse';
import { applied, difference, type TextChange } from './changes';

/** What an edit did, for the undo button: "Undo: Cost". */
export type EditLabel = Readonly<Record<Lang, string>>;

export interface EditOptions {
  /** Edits in a row with the same key become one entry of the history: the letters typed into one field, for example. */
  readonly join?: string;
}

/** A change of the document. Form, editor and preview all listen, and the one that made an edit hears of it too. */
export interface DocumentChange {
  readonly cause: 'edit' | 'undo' | 'redo' | 'load';
  readonly before: string;
  readonly text: string;
  /** The shortest single change from `before` to `text`. */
  readonly change: TextChange;
  readonly label: EditLabel;
}

interface DocumentEntry {
  readonly before: string;
  readonly after: string;
  readonly label: EditLabel;
  readonly join: string | undefined;
}

type Parse = (text: string) => ParsedCard | SyntaxProblem;

/** Entries that are kept; a card is a few kilobytes of text. */
const MOST_ENTRIES = 500;

const LOADED: EditLabel = { en: 'Opened', pl: 'Otwarto' };

/**
 * One card file while it is edited: its text is the truth. Form and script editor both change it through `edit`, so that one
 * undo history covers both. Nothing here knows the DOM or a game.
 */
export class CardDocument {
  #text: string;
  #done: DocumentEntry[] = [];
  #undone: DocumentEntry[] = [];
  #parsed: ParsedCard | null = null;
  #problem: SyntaxProblem | null = null;
  /** The text that the last attempt to parse was about. */
  #parsedText: string | null = null;
  readonly #read: Parse;
  readonly #listeners = new Set<(change: DocumentChange) => void>();

  /** `parse` reads the file; a puzzle or a lesson is JSON. */
  constructor(text: string, parse: Parse = parseCard) {
    this.#text = text;
    this.#read = parse;
  }

  get text(): string {
    return this.#text;
  }

  /** The last text that could be parsed, with its declaration; null if none ever could. The form rests on it. */
  get parsed(): ParsedCard | null {
    this.#parse();
    return this.#parsed;
  }

  /** Why the current text cannot be parsed; null if it can, and then `parsed` describes the current text. */
  get syntaxProblem(): SyntaxProblem | null {
    this.#parse();
    return this.#problem;
  }

  /** What `undo` would take back, and `redo` bring back; null if there is nothing. */
  get undoLabel(): EditLabel | null {
    return this.#done.at(-1)?.label ?? null;
  }

  get redoLabel(): EditLabel | null {
    return this.#undone.at(-1)?.label ?? null;
  }

  /** Called after every change of the text. Returns the function that ends it. */
  onChange(listener: (change: DocumentChange) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Changes the text; all changes speak of the text as it is now. An edit that changes nothing leaves no entry behind. */
  edit(changes: readonly TextChange[], label: EditLabel, { join }: EditOptions = {}): void {
    const [before, after] = [this.#text, applied(this.#text, changes)];
    if (before === after) return;
    const last = this.#done.at(-1);
    this.#undone = [];
    if (last !== undefined && join !== undefined && last.join === join) this.#done.splice(-1, 1, { ...last, after, label });
    else this.#done.push({ before, after, label, join });
    if (this.#done.length > MOST_ENTRIES) this.#done.shift();
    this.#become(after, 'edit', label);
  }

  /** The next edit begins an entry of its own, even with the same `join`: a field was left, the pointer was moved. */
  endEntry(): void {
    const last = this.#done.at(-1);
    if (last !== undefined) this.#done.splice(-1, 1, { ...last, join: undefined });
  }

  /** Returns whether there was anything to take back. */
  undo(): boolean {
    const entry = this.#done.pop();
    if (entry === undefined) return false;
    this.#undone.push({ ...entry, join: undefined });
    this.endEntry();
    this.#become(entry.before, 'undo', entry.label);
    return true;
  }

  redo(): boolean {
    const entry = this.#undone.pop();
    if (entry === undefined) return false;
    this.#done.push(entry);
    this.#become(entry.after, 'redo', entry.label);
    return true;
  }

  /** Another text altogether, such as an older version from the storage: the history begins again. */
  load(text: string): void {
    this.#done = [];
    this.#undone = [];
    this.#become(text, 'load', LOADED);
  }

  #become(text: string, cause: DocumentChange['cause'], label: EditLabel): void {
    const before = this.#text;
    const change = difference(before, text);
    this.#text = text;
    if (change === null) return;
    for (const listener of this.#listeners) listener({ cause, before, text, change, label });
  }

  #parse(): void {
    if (this.#parsedText === this.#text) return;
    this.#parsedText = this.#text;
    const result = this.#read(this.#text);
    this.#problem = 'why' in result ? result : null;
    if (!('why' in result)) this.#parsed = result;
  }
}
