import { ownFirst, type LibraryMod, type ModLibrary } from '../../../library';
import { inLanguage } from '../../../i18n/translated';
import { modsInFile } from '../../../projects/share/carried-mods';
import { modFragment } from '../../../projects/share/mod-link';
import type { ProjectNote } from '../../../projects/project';
import { readZip } from '../../../sandbox/mods';
import { element } from '../../../workshop/dom/element';
import { button, field } from '../dom/controls';
import { bytesOfFile, filePicker } from '../dom/files';
import { when } from '../dom/when';
import { openDialog } from '../dom/dialog';
import type { WorkshopContext } from '../context';
import { beginImported, beginMod, beginRemix, idForName } from '../project/begin';

const LICENCES = ['MIT', 'CC-BY-4.0', 'CC-BY-SA-4.0', 'CC0-1.0'] as const;

/** The first page of the Workshop: own mods, a new one, a remix, and mods from elsewhere. */
export class StartPage {
  readonly root = element('main', { class: 'ws-start' });
  readonly #context: WorkshopContext;
  readonly #library: ModLibrary;
  #projects: readonly ProjectNote[] = [];
  #mods: readonly LibraryMod[] = [];

  constructor(context: WorkshopContext, library: ModLibrary) {
    this.#context = context;
    this.#library = library;
  }

  async refresh(): Promise<void> {
    const [projects, mods] = await Promise.all([this.#context.store.list(), this.#library.list()]);
    this.#projects = projects;
    this.#mods = ownFirst(mods).filter(({ isCurrent }) => isCurrent);
    this.#build();
  }

  #build(): void {
    const { words, leave } = this.#context;
    this.root.replaceChildren(
      element(
        'header',
        { class: 'ws-bar' },
        button(`← ${words.back}`, { press: leave, label: words.back }),
        element('h1', { text: words.title, tabindex: '-1' }),
      ),
      element(
        'div',
        { class: 'ws-start-grid' },
        element('div', { class: 'ws-start-own' }, this.#own(), this.#remixes()),
        element('div', { class: 'ws-start-side' }, this.#newMod(), this.#import()),
      ),
    );
  }

  #own(): HTMLElement {
    const { start } = this.#context.words;
    const rows = this.#projects.map((project) => this.#project(project));
    return element(
      'section',
      { class: 'ws-panel' },
      element('h2', { text: start.projects }),
      element('p', { class: 'ws-hint', text: start.intro }),
      rows.length === 0 ? element('p', { text: start.none }) : element('ul', { class: 'ws-list' }, ...rows),
    );
  }

  #project({ key, title, changed }: ProjectNote): HTMLElement {
    const { words, lang, open } = this.#context;
    return element(
      'li',
      {},
      element(
        'span',
        { class: 'ws-list-words' },
        element('strong', { text: title }),
        element('small', { text: words.start.changed(when(changed, lang)) }),
      ),
      button(words.start.openShort, { press: () => open(key), class: 'ws-primary', label: words.start.open(title) }),
      button(words.start.remove, {
        press: () => this.#askRemove(key, title),
        class: 'ws-quiet',
        label: words.start.removeLabel(title),
      }),
    );
  }

  #askRemove(key: string, title: string): void {
    const { words, root, store } = this.#context;
    const dialog = openDialog(root, words.start.remove, words.cancel, [
      element('p', { text: words.start.removeAsk(title) }),
      button(words.start.removeYes, {
        class: 'ws-danger',
        press: () => {
          dialog.close();
          void this.#context.doing(store.remove(key).then(() => this.refresh()));
        },
      }),
    ]);
  }

  #newMod(): HTMLElement {
    const { words, store, open, doing } = this.#context;
    const { start } = words;
    const taken = new Set(this.#projects.map(({ key }) => key));
    const name = element('input', { type: 'text', required: true, maxlength: 80, autocomplete: 'off' });
    const author = element('input', { type: 'text', maxlength: 80, placeholder: start.authorUsual, autocomplete: 'nickname' });
    const license = element('select', {}, ...LICENCES.map((id) => element('option', { value: id, text: id })));
    const named = field(start.name, name, start.nameHint(idForName('', taken)));
    const hint = named.querySelector('.ws-hint');
    name.addEventListener('input', () => hint?.replaceChildren(start.nameHint(idForName(name.value, taken))));
    const form = element(
      'form',
      { class: 'ws-form' },
      named,
      field(start.author, author),
      field(start.license, license, start.licenseHint),
      element('button', { type: 'submit', class: 'ws-button ws-primary', text: start.make }),
    );
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const card = {
        name: name.value.trim(),
        author: author.value.trim() || start.authorUsual,
        license: license.value,
      };
      if (card.name === '') {
        name.setCustomValidity(start.nameNeeded);
        name.reportValidity();
        name.setCustomValidity('');
      } else void doing(beginMod(store, card).then(open));
    });
    return element('section', { class: 'ws-panel' }, element('h2', { text: start.newMod }), form);
  }

  #import(): HTMLElement {
    const { words, tell, openLink } = this.#context;
    const { start } = words;
    const link = element('input', { type: 'url', placeholder: 'https://…#mod=…', autocomplete: 'off' });
    const read = (): void => {
      const fragment = modFragment(link.value);
      if (fragment === null) tell(start.noLink);
      else openLink(fragment);
    };
    return element(
      'section',
      { class: 'ws-panel' },
      element('h2', { text: start.import }),
      element('p', { class: 'ws-hint', text: start.importIntro }),
      filePicker(start.pickFile, '.zip,.json,application/zip,application/json', (file) => void this.#take(file)),
      field(start.link, link),
      button(start.openLink, { press: read }),
    );
  }

  #take(file: File): Promise<void> {
    const { store, open, doing, tell, words } = this.#context;
    return doing(
      (async () => {
        const carried = modsInFile(file.name, await bytesOfFile(file));
        const keys: string[] = [];
        for (const { files } of carried) keys.push(await beginImported(store, files));
        tell(words.start.imported(keys.length));
        if (keys.length === 1) open(keys[0]!);
        else await this.refresh();
      })(),
    );
  }

  #remixes(): HTMLElement {
    const { words, lang } = this.#context;
    const { start } = words;
    const rows = this.#mods.map((mod) => {
      const title = inLanguage(mod.manifest.title, lang) ?? mod.pin.id;
      return element(
        'li',
        {},
        element(
          'span',
          { class: 'ws-list-words' },
          element('strong', { text: title }),
          element('small', { text: `${mod.pin.version} · ${mod.manifest.authors.join(', ')}` }),
        ),
        button(start.remixButton, { press: () => this.#remix(mod), label: start.remixLabel(title) }),
      );
    });
    return element(
      'section',
      { class: 'ws-panel' },
      element('h2', { text: start.remix }),
      element('p', { class: 'ws-hint', text: start.remixIntro }),
      element('ul', { class: 'ws-list' }, ...rows),
    );
  }

  #remix({ pin }: LibraryMod): void {
    const { words, store, open, doing } = this.#context;
    const taken = this.#mods.map((mod) => mod.pin.id);
    void doing(
      this.#library.zip(pin.hash).then(async (zip) => {
        if (zip !== null) open(await beginRemix(store, readZip(zip, pin.id), words.start.remixed, taken));
      }),
    );
  }
}
