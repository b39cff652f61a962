import type { Lang } from '../../i18n/lang';
import type { CardDocument } from '../document/card-document';
import { dress } from '../dom/dress';
import { button, element } from '../dom/element';
import type { Finding, Fix } from '../findings/finding';
import type { ParsedCard } from '../source/parse';
import type { Span } from '../source/tree';
import type { Edit } from '../source/edits';
import type { Input } from './inputs';
import type { Action, CardForm, Control, Leaf, FormText } from './model';
import { menu, rowsView, type FormFrame, type ProblemField } from './parts';
import { actionsIn, skeletonOf } from './skeleton';
import { FORM_SAYS } from './words';
import './form.css';

export interface FormOptions {
  readonly lang: Lang;
  /** Makes the form of a card; the game knows its tables. Null if the file declares nothing. */
  readonly formOf: (card: ParsedCard) => CardForm | null;
  /** Ready pieces that may be inserted into a card. */
  readonly piecesOf?: (card: ParsedCard) => readonly Action[];
  /** Called when a part is to be edited in the text: the script editor should show and select this span. */
  readonly openScript: (span: Span) => void;
  /** Called when the button of a fix is pressed. */
  readonly applyFix: (fix: Fix) => void;
}

export interface MountedForm {
  /** Shows the problems of this file at their fields. */
  showFindings(findings: readonly Finding[]): void;
  /** Moves the focus to a field, or to the nearest that holds it. Returns whether there is one. */
  focus(path: string): boolean;
  destroy(): void;
}

/** Shows the form of a document in an element and keeps it up to date. */
export function mountForm(host: HTMLElement, document: CardDocument, options: FormOptions): MountedForm {
  return new FormView(host, document, options);
}

class FormView implements MountedForm {
  readonly #root: HTMLElement;
  readonly #document: CardDocument;
  readonly #options: FormOptions;
  readonly #stop: () => void;
  #form: CardForm | null = null;
  #skeleton: string | null = null;
  /** The actions of the buttons that are on the page; they were made for the text of that moment. */
  #built: readonly (Action | null)[] = [];
  #wasBroken = false;
  #inputs = new Map<string, Input>();
  #places = new Map<string, ProblemField>();
  #findings: readonly Finding[] = [];

  constructor(host: HTMLElement, document: CardDocument, options: FormOptions) {
    this.#document = document;
    this.#options = options;
    this.#root = element('form', { class: 'card-form', lang: options.lang });
    dress(this.#root);
    host.append(this.#root);
    this.#root.addEventListener('submit', (event) => event.preventDefault());
    this.#root.addEventListener('keydown', (event) => this.#key(event));
    this.#stop = document.onChange(() => this.#show());
    this.#show();
  }

  showFindings(findings: readonly Finding[]): void {
    this.#findings = findings;
    for (const { field, problems } of this.#places.values()) {
      problems.replaceChildren();
      field.removeAttribute('aria-invalid');
    }
    for (const finding of findings) this.#showFinding(finding);
  }

  focus(path: string): boolean {
    for (let at = path; at !== ''; at = parentOf(at)) {
      const place = this.#places.get(at);
      if (place === undefined) continue;
      place.field.focus();
      place.field.scrollIntoView({ block: 'nearest' });
      return true;
    }
    return false;
  }

  destroy(): void {
    this.#stop();
    this.#root.remove();
  }

  /** One history covers form and script: the input's own undo would know only its own letters. */
  #key(event: KeyboardEvent): void {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
    if (!isRedo && key !== 'z') return;
    event.preventDefault();
    if (isRedo) this.#document.redo();
    else this.#document.undo();
  }

  #show(): void {
    const { parsed, syntaxProblem } = this.#document;
    const isBroken = syntaxProblem !== null;
    // While the text is broken the form rests on the last one that was not.
    if (!isBroken || this.#form === null) this.#form = parsed === null ? null : this.#options.formOf(parsed);
    const skeleton = skeletonOf(this.#form);
    if (!isBroken && !this.#wasBroken && skeleton === this.#skeleton) return this.#update();
    this.#skeleton = skeleton;
    this.#wasBroken = isBroken;
    this.#build();
  }

  #update(): void {
    const update = (path: string, control: Control): void => {
      if (control.is === 'variant') {
        this.#inputs.get(`${path}#way`)?.update(control.chosen);
        if (control.inner !== null) this.#inputs.get(path)?.update(control.inner);
      }
      if (control.is === 'group' || control.is === 'variant') control.rows.forEach((row) => update(row.path, row.control));
      else if (control.is === 'list') control.items.forEach((item) => update(item.path, item.control));
      else if (control.is !== 'opaque' && control.is !== 'press') this.#inputs.get(path)?.update(control satisfies Leaf);
    };
    this.#form?.rows.forEach((row) => update(row.path, row.control));
  }

  #build(): void {
    const focused = this.#focusKey();
    this.#inputs = new Map();
    this.#places = new Map();
    const { lang } = this.#options;
    const fields = element('fieldset', { class: 'all', disabled: this.#wasBroken });
    const form = this.#form;
    this.#built = form === null ? [] : actionsIn(form);
    if (form === null) fields.append(element('p', { class: 'notice' }, FORM_SAYS.noCard[lang]));
    else fields.append(rowsView(form.rows, this.#frame()), this.#more(form), this.#pieces());
    this.#root.replaceChildren(...[this.#notice(), fields].filter((part) => part !== null));
    this.showFindings(this.#findings);
    if (focused !== null) this.#refocus(focused);
  }

  #more(form: CardForm): HTMLElement {
    const frame = this.#frame();
    const buttons = form.more.map((action) =>
      button(`+ ${action.label[frame.lang]}`, () => frame.act(action, ''), { class: 'add', title: action.hint?.[frame.lang] }),
    );
    return element('div', { class: 'menu whole' }, ...buttons);
  }

  /** The pieces are looked up when one is inserted: the card may have changed since the menu was made. */
  #pieces(): HTMLElement | string {
    const { lang, piecesOf } = this.#options;
    const { parsed } = this.#document;
    const pieces = parsed === null ? [] : (piecesOf?.(parsed) ?? []);
    const late = pieces.map((piece, i): Action => ({ ...piece, edit: () => this.#piece(i) }));
    const list = menu(late, '', FORM_SAYS.piece, this.#frame());
    if (list === null) return '';
    const title = element('p', { class: 'title' }, FORM_SAYS.insert[lang]);
    return element('div', { class: 'pieces' }, title, list);
  }

  #piece(index: number): Edit {
    const { parsed } = this.#document;
    return parsed === null ? null : (this.#options.piecesOf?.(parsed)[index]?.edit() ?? null);
  }

  #notice(): HTMLElement | null {
    const problem = this.#document.syntaxProblem;
    if (problem === null) return null;
    const { lang, openScript } = this.#options;
    const go = button(FORM_SAYS.goThere[lang], () => openScript({ from: problem.at, to: problem.at }));
    return element('div', { class: 'notice broken', role: 'status' }, element('p', {}, FORM_SAYS.rests(problem.line)[lang]), go);
  }

  #frame(): FormFrame {
    const { lang, openScript } = this.#options;
    return {
      lang,
      inputs: this.#inputs,
      places: this.#places,
      commit: (edit, path, label) => this.#commit(edit, label, path),
      leave: () => this.#document.endEntry(),
      act: (action, focus) => this.#act(action, focus),
      openScript: ({ span }) => openScript(span),
    };
  }

  #commit(edit: Edit, label: FormText, path: string | null): void {
    if (edit === null) return this.#show();
    this.#document.edit(edit, label, path === null ? {} : { join: `form ${path}` });
  }

  #act(action: Action, focus: string): void {
    this.#commit(this.#asOfNow(action).edit(), action.label, null);
    this.#refocus(focus);
  }

  /** The same action for the present text: values may have changed since its button was made, and with them all places. */
  #asOfNow(action: Action): Action {
    const at = this.#built.indexOf(action);
    return (at < 0 || this.#form === null ? null : actionsIn(this.#form)[at]) ?? action;
  }

  /** What has the focus, by its path: after the form was built again, the same field gets it back. */
  #focusKey(): string | null {
    const active = this.#root.ownerDocument.activeElement;
    if (!(active instanceof HTMLElement) || !this.#root.contains(active)) return null;
    return active.dataset['key'] ?? active.dataset['path'] ?? null;
  }

  #refocus(key: string): void {
    const all = [...this.#root.querySelectorAll<HTMLElement>('[data-path], [data-key]')];
    const exact = all.find(({ dataset }) => dataset['key'] === key || dataset['path'] === key);
    const target = exact === undefined || exact.matches(':disabled') ? this.#nearest(key, all) : exact;
    const inside =
      target?.matches('fieldset, .item') === true ? target.querySelector<HTMLElement>('select, input, textarea, button') : target;
    (inside ?? target)?.focus();
  }

  #nearest(key: string, all: readonly HTMLElement[]): HTMLElement | undefined {
    for (let at = key.replace(/#.*$/, ''); at !== ''; at = parentOf(at)) {
      const found = all.find(({ dataset }) => dataset['path'] === at);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  #showFinding({ path, severity, message, fixes }: Finding): void {
    const { lang, applyFix } = this.#options;
    let at = path;
    while (at !== '' && !this.#places.has(at)) at = parentOf(at);
    const place = this.#places.get(at);
    if (place === undefined) return;
    const buttons = fixes.map((fix) => button(fix.label[lang], () => applyFix(fix), { class: 'fix' }));
    place.problems.append(element('p', { class: severity }, message[lang], ...buttons));
    if (severity === 'error') place.field.setAttribute('aria-invalid', 'true');
  }
}

/** `a[0].b` lies in `a[0]`, that in `a`. */
const parentOf = (path: string): string => path.replace(/(\[\d+\]|\.?[^.[\]]+)$/, '');
