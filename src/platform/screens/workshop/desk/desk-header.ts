import type { SaveState } from '../../../projects/store/autosaver';
import { versionOf } from '../../../projects/mod-json';
import { MANIFEST } from '../../../sandbox/mods';
import type { CardDocument, EditLabel } from '../../../workshop';
import { element } from '../../../workshop/dom/element';
import { button } from '../dom/controls';
import type { WorkshopContext } from '../context';
import type { OpenProject } from '../project/open-project';

/** Milliseconds between renewals of "Saved 12 s ago". */
const RENEW = 5000;

export interface HeaderActs {
  readonly choose: (path: string) => void;
  readonly newCard: () => void;
  /** Take back or bring back the last change of the open file. */
  readonly undo: () => void;
  readonly redo: () => void;
  readonly sheet: () => void;
  readonly history: () => void;
  readonly share: () => void;
  /** Puts the mod into the player's mods, switched on. */
  readonly use: () => void;
  /** Deletes older versions because the browser is full. */
  readonly freeRoom: () => void;
  readonly exportZip: () => void;
}

/** The bar over the desk: the mod, a tab for each of its files, when it was saved, history and sharing. */
export class DeskHeader {
  readonly root: HTMLElement;
  readonly #context: WorkshopContext;
  readonly #project: OpenProject;
  readonly #acts: HeaderActs;
  readonly #tabs: HTMLElement;
  readonly #mod = element('button', { type: 'button', class: 'ws-mod' });
  readonly #saved = element('span', { class: 'ws-saved', role: 'status' });
  readonly #undo: HTMLButtonElement;
  readonly #redo: HTMLButtonElement;
  #state: SaveState | null = null;
  readonly #clock: ReturnType<typeof setInterval>;

  constructor(context: WorkshopContext, project: OpenProject, acts: HeaderActs) {
    this.#context = context;
    this.#project = project;
    this.#acts = acts;
    const { words, leave } = context;
    this.#tabs = element('div', { class: 'ws-tabs', role: 'tablist', 'aria-label': words.desk.cards });
    this.#tabs.addEventListener('keydown', (event) => this.#walk(event));
    this.#mod.addEventListener('click', acts.sheet);
    this.#undo = button('↶', { press: acts.undo, class: 'ws-step' });
    this.#redo = button('↷', { press: acts.redo, class: 'ws-step' });
    const use = button(words.share.use, { press: acts.use, class: 'ws-use' });
    use.title = words.share.useHint;
    this.root = element(
      'header',
      { class: 'ws-bar' },
      button(`← ${words.back}`, { press: leave, label: words.back }),
      element('h1', { text: words.title, tabindex: '-1' }),
      this.#mod,
      this.#tabs,
      button(words.desk.newCard, { press: acts.newCard, class: 'ws-quiet ws-new' }),
      this.#saved,
      this.#undo,
      this.#redo,
      button(words.desk.history, { press: acts.history }),
      button(words.desk.share, { press: acts.share }),
      use,
    );
    // Only the words change with time; nothing is drawn or written.
    this.#clock = setInterval(() => this.#sayAge(), RENEW);
  }

  /** `broken`: files with errors, which their tabs show. */
  refresh(current: string, broken: ReadonlySet<string>): void {
    const { lang, words, game } = this.#context;
    const { files } = this.#project;
    this.#mod.replaceChildren(
      element('strong', { text: this.#project.title(lang) }),
      element('small', { text: versionOf(files) }),
    );
    this.#mod.title = words.desk.modSheet;
    this.#mod.setAttribute('aria-label', `${this.#project.title(lang)} ${versionOf(files)}: ${words.desk.modSheet}`);
    this.#mod.classList.toggle('ws-broken', broken.has(MANIFEST));
    this.#showSteps(this.#project.document(current));
    const hadFocus = this.#tabs.contains(document.activeElement);
    this.#tabs.replaceChildren(
      ...this.#project.texts.map((path) => {
        const document = this.#project.document(path);
        const name = (document === null ? null : game.nameIn(document, lang)) ?? path.split('/').at(-1)!;
        const isCurrent = path === current;
        return element(
          'button',
          {
            type: 'button',
            role: 'tab',
            class: broken.has(path) ? 'ws-tab ws-broken' : 'ws-tab',
            'aria-selected': isCurrent ? 'true' : 'false',
            tabindex: isCurrent ? '0' : '-1',
            title: path,
            'data-path': path,
            on: { click: () => this.#acts.choose(path) },
          },
          name,
        );
      }),
    );
    if (hadFocus) this.#tabs.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
    this.#tabs.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  /** What undo and redo would do, as "Undo: Cost". */
  #showSteps(document: CardDocument | null): void {
    const { lang, words } = this.#context;
    const show = (step: HTMLButtonElement, name: string, label: EditLabel | null): void => {
      const said = label === null ? name : `${name}: ${label[lang]}`;
      step.disabled = label === null;
      step.title = said;
      step.setAttribute('aria-label', said);
    };
    show(this.#undo, words.desk.undo, document?.undoLabel ?? null);
    show(this.#redo, words.desk.redo, document?.redoLabel ?? null);
  }

  showSaved(state: SaveState): void {
    this.#state = state;
    const { saved } = this.#context.words;
    this.#saved.classList.toggle('ws-failed', state.is === 'failed');
    if (state.is === 'saved') return this.#sayAge();
    if (state.is === 'waiting') return this.#saved.replaceChildren(saved.waiting);
    this.#saved.replaceChildren(
      saved.failed[state.fault],
      ...(state.fault === 'quota' ? [button(saved.freeRoom, { press: this.#acts.freeRoom })] : []),
      button(saved.exportNow, { press: this.#acts.exportZip }),
    );
  }

  destroy(): void {
    clearInterval(this.#clock);
  }

  #sayAge(): void {
    if (this.#state?.is !== 'saved') return;
    const { saved } = this.#context.words;
    const seconds = Math.round((Date.now() - this.#state.at) / 1000);
    const said = `✓ ${seconds < 3 ? saved.justNow : saved.ago(seconds)}`;
    if (this.#saved.textContent !== said) this.#saved.replaceChildren(said);
  }

  /** Arrows go from tab to tab, as in every tab list. */
  #walk(event: KeyboardEvent): void {
    const tabs = [...this.#tabs.querySelectorAll<HTMLElement>('[role="tab"]')];
    const at = tabs.findIndex((tab) => tab === document.activeElement);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined || tabs.length === 0) return;
    event.preventDefault();
    const next = tabs[(to + tabs.length) % tabs.length]!;
    next.focus();
    const { path } = next.dataset;
    if (path !== undefined) this.#acts.choose(path);
  }
}
