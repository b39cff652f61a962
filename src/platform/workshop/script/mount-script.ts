import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import { defaultKeymap } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language';
import { lintGutter, lintKeymap, setDiagnostics, type Diagnostic } from '@codemirror/lint';
import { Annotation, EditorState, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  hoverTooltip,
  keymap,
  lineNumbers,
  type ViewUpdate,
} from '@codemirror/view';
import type { Lang } from '../../i18n/lang';
import type { CardDocument, EditLabel } from '../document/card-document';
import { difference, type TextChange } from '../document/changes';
import { dress } from '../dom/dress';
import { element } from '../dom/element';
import type { Finding, Fix } from '../findings/finding';
import { styleOf } from '../source/print';
import type { Span } from '../source/tree';
import type { ScriptExplanation, ScriptHelp } from './help';
import { inEditor, LineEnds } from './line-ends';
import { DRESSED } from './theme';
import { CODEMIRROR_PL, SCRIPT_SAYS } from './words';

export interface ScriptOptions {
  readonly lang: Lang;
  /** Null for a text that is no script. */
  readonly help: ScriptHelp | null;
  /** Called when the button of a fix is pressed. */
  readonly applyFix: (fix: Fix) => void;
}

export interface MountedScript {
  /** Underlines the problems of this file. */
  showFindings(findings: readonly Finding[]): void;
  /** Selects a span of the text, scrolls to it and takes the focus. */
  select(span: Span): void;
  /** Where the cursor is, in the text. */
  readonly cursor: number;
  focus(): void;
  destroy(): void;
}

/** Marks changes that come from the document: they are not sent back to it. */
const fromDocument = Annotation.define<boolean>();

/** Shows the text of a document in a code editor and keeps both the same. */
export function mountScript(host: HTMLElement, document: CardDocument, options: ScriptOptions): MountedScript {
  return new ScriptView(host, document, options);
}

class ScriptView implements MountedScript {
  readonly #view: EditorView;
  readonly #document: CardDocument;
  readonly #options: ScriptOptions;
  readonly #stop: () => void;
  /** Of the document's text as the editor knows it. */
  #ends: LineEnds;

  constructor(host: HTMLElement, document: CardDocument, options: ScriptOptions) {
    this.#document = document;
    this.#options = options;
    this.#ends = new LineEnds(document.text);
    dress(host);
    this.#view = new EditorView({
      parent: host,
      state: EditorState.create({ doc: document.text, extensions: this.#extensions() }),
    });
    this.#stop = document.onChange(({ cause }) => this.#follow(cause === 'undo' || cause === 'redo'));
  }

  get cursor(): number {
    return this.#ends.toText(this.#view.state.selection.main.head);
  }

  showFindings(findings: readonly Finding[]): void {
    const length = this.#view.state.doc.length;
    const { lang, applyFix } = this.#options;
    const diagnostics = findings.map(({ span, severity, message, fixes }): Diagnostic => {
      const from = Math.min(this.#ends.toEditor(span.from), length);
      return {
        from,
        to: Math.max(from, Math.min(this.#ends.toEditor(span.to), length)),
        severity,
        message: message[lang],
        actions: fixes.map((fix) => ({ name: fix.label[lang], apply: () => applyFix(fix) })),
      };
    });
    this.#view.dispatch(setDiagnostics(this.#view.state, diagnostics));
  }

  select({ from, to }: Span): void {
    const selection = { anchor: this.#ends.toEditor(from), head: this.#ends.toEditor(to) };
    this.#view.dispatch({ selection, effects: EditorView.scrollIntoView(selection.anchor, { y: 'center' }) });
    this.focus();
  }

  focus(): void {
    this.#view.focus();
  }

  destroy(): void {
    this.#stop();
    this.#view.destroy();
  }

  #extensions(): Extension {
    const { lang } = this.#options;
    return [
      lineNumbers(),
      highlightActiveLine(),
      highlightActiveLineGutter(),
      drawSelection(),
      indentOnInput(),
      indentUnit.of(styleOf({ text: this.#document.text, syntax: 'script' }).indent),
      bracketMatching(),
      closeBrackets(),
      javascript(),
      lintGutter(),
      DRESSED,
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ 'aria-label': SCRIPT_SAYS.script[lang], lang: 'en' }),
      lang === 'pl' ? EditorState.phrases.of(CODEMIRROR_PL) : [],
      autocompletion({ override: [(context) => this.#complete(context)] }),
      hoverTooltip((_view, at) => this.#hover(at)),
      keymap.of([...this.#historyKeys(), ...closeBracketsKeymap, ...completionKeymap, ...lintKeymap, ...defaultKeymap]),
      EditorView.updateListener.of((update) => this.#changed(update)),
    ];
  }

  /** One history covers form and script: it is the document's. */
  #historyKeys(): { key: string; run: () => boolean; preventDefault: boolean }[] {
    const always = (act: () => unknown) => (): boolean => {
      act();
      return true;
    };
    const undo = always(() => this.#document.undo());
    const redo = always(() => this.#document.redo());
    return [
      { key: 'Mod-z', run: undo, preventDefault: true },
      { key: 'Mod-y', run: redo, preventDefault: true },
      { key: 'Mod-Shift-z', run: redo, preventDefault: true },
    ];
  }

  #changed(update: ViewUpdate): void {
    if (!update.docChanged) {
      if (update.selectionSet) this.#document.endEntry();
      return;
    }
    if (update.transactions.every((one) => one.annotation(fromDocument) === true)) return;
    const changes: TextChange[] = [];
    update.changes.iterChanges((from, to, _fromNow, _toNow, inserted) => {
      changes.push({ from: this.#ends.toText(from), to: this.#ends.toText(to), insert: this.#ends.written(inserted.toString()) });
    });
    const is = (event: string): boolean => update.transactions.some((one) => one.isUserEvent(event));
    const isTyped = is('input.type');
    const join = isTyped ? 'script typed' : is('delete') ? 'script deleted' : undefined;
    const isWordEnd = isTyped && changes.some(({ insert }) => /\s/.test(insert));
    this.#document.edit(changes, labelOf(is), join === undefined ? {} : { join });
    // A entry of the history is about a word long.
    if (isWordEnd) this.#document.endEntry();
  }

  /** Takes over what the document says; its own changes it has already. */
  #follow(isHistory: boolean): void {
    const { text } = this.#document;
    this.#ends = new LineEnds(text);
    const change = difference(this.#view.state.doc.toString(), inEditor(text));
    if (change === null) return;
    const end = change.from + change.insert.length;
    const place = isHistory && this.#view.hasFocus ? { selection: { anchor: end }, scrollIntoView: true } : {};
    this.#view.dispatch({ changes: change, annotations: fromDocument.of(true), ...place });
  }

  #complete(context: CompletionContext): CompletionResult | null {
    const { lang, help } = this.#options;
    const found = help?.complete(this.#document.text, this.#ends.toText(context.pos)) ?? null;
    if (found === null) return null;
    const [from, to] = [this.#ends.toEditor(found.from), this.#ends.toEditor(found.to)];
    const before = context.state.sliceDoc(Math.max(0, from - 1), context.pos);
    // Nobody wants a list at every blank: a word has begun, a text is open, or somebody asks.
    if (!context.explicit && !/[\w'".]$/.test(before)) return null;
    return {
      from,
      to,
      validFor: /^[\w:/-]*$/,
      options: found.options.map(({ label, insert, is, detail, info }) => ({
        label,
        apply: insert,
        type: { field: 'property', word: 'constant', verb: 'function', call: 'method' }[is],
        ...(detail === null ? {} : { detail: detail[lang] }),
        ...(info === null ? {} : { info: info[lang] }),
      })),
    };
  }

  #hover(at: number): { pos: number; end: number; above: boolean; create: () => { dom: HTMLElement } } | null {
    const found = this.#options.help?.explain(this.#document.text, this.#ends.toText(at)) ?? null;
    if (found === null) return null;
    return {
      pos: this.#ends.toEditor(found.from),
      end: this.#ends.toEditor(found.to),
      above: true,
      create: () => ({ dom: explanation(found, this.#options.lang) }),
    };
  }
}

function labelOf(is: (event: string) => boolean): EditLabel {
  if (is('input.paste')) return SCRIPT_SAYS.pasted;
  if (is('input.type')) return SCRIPT_SAYS.typed;
  return is('delete') ? SCRIPT_SAYS.deleted : SCRIPT_SAYS.changed;
}

function explanation({ title, label, text }: ScriptExplanation, lang: Lang): HTMLElement {
  const head = element('p', {}, element('code', {}, title), label === null ? '' : ` ${label[lang]}`);
  return element('div', { class: 'cm-help' }, head, text === null ? null : element('p', {}, text[lang]));
}
