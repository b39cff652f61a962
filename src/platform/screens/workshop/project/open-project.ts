import type { Lang } from '../../../i18n/lang';
import { CardDocument, parseCard, parseJson } from '../../../workshop';
import { MANIFEST, type ContentKind, type ModSource } from '../../../sandbox/mods';
import { idOf, kindOfFile, listedIn, readWritten, textsOf, titleOf, withListed, withoutListed } from '../../../projects/mod-json';
import type { ProjectFiles, VersionLabel, VersionNote } from '../../../projects/project';
import { Autosaver, type SaveState } from '../../../projects/store/autosaver';
import { EditingLock } from '../../../projects/store/editing-lock';
import type { ProjectStore } from '../../../projects/store/project-store';

export interface ProjectEvents {
  /** Called when a file has changed, come or gone. */
  readonly onFiles: () => void;
  readonly onSaved: (state: SaveState) => void;
  /** Called when this tab may edit, or may not any more. */
  readonly onAccess: () => void;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** A project on the desk: its files, a document for each script that was opened, and what keeps them safe. */
export class OpenProject {
  readonly key: string;
  readonly #store: ProjectStore;
  readonly #events: ProjectEvents;
  #files: Map<string, Uint8Array>;
  readonly #documents = new Map<string, CardDocument>();
  #number: number;
  #saver: Autosaver | null = null;
  #lock: EditingLock;

  private constructor(store: ProjectStore, key: string, files: ProjectFiles, number: number, events: ProjectEvents) {
    this.key = key;
    this.#store = store;
    this.#files = new Map(files);
    this.#number = number;
    this.#events = events;
    this.#lock = new EditingLock({
      key,
      giveUp: async () => this.#saver?.flush(),
      onLost: () => this.#letGo(),
    });
  }

  /** Opens a project; another tab may be editing it, then it can only be read. */
  static async open(store: ProjectStore, key: string, events: ProjectEvents): Promise<OpenProject> {
    const { files, number, changed } = await store.read(key);
    const project = new OpenProject(store, key, files, number, events);
    if (await project.#lock.take()) project.#beginSaving(changed);
    return project;
  }

  get isReadOnly(): boolean {
    return this.#saver === null;
  }

  /** All files as they are now. */
  get files(): ProjectFiles {
    const files = new Map(this.#files);
    for (const [path, { text }] of this.#documents) if (files.has(path)) files.set(path, encoder.encode(text));
    return files;
  }

  get modId(): string {
    return idOf(this.files);
  }

  /** Takes part in games and previews like any other mod. */
  get source(): ModSource {
    return { origin: this.modId || this.key, content: this.files };
  }

  title(lang: Lang): string {
    return titleOf(this.files, lang) || this.key;
  }

  /** The files that can be opened: scripts, then JSON files as mod.json lists them, then tests. */
  get texts(): readonly string[] {
    return textsOf(this.files);
  }

  /** The list of mod.json in which a file stands; null if it stands in none. */
  kindOf(path: string): ContentKind | null {
    return kindOfFile(this.files, path);
  }

  /** The pictures that mod.json lists. */
  get pictures(): readonly string[] {
    return listedIn(this.files, 'pictures');
  }

  /** The names of the settings in mod.json. */
  get settingNames(): readonly string[] {
    const settings = readWritten(this.files)?.settings;
    return typeof settings === 'object' && settings !== null ? Object.keys(settings) : [];
  }

  /** The document of a text file; null if there is no such file. */
  document(path: string): CardDocument | null {
    const known = this.#documents.get(path);
    if (known !== undefined) return known;
    const bytes = this.#files.get(path);
    if (bytes === undefined) return null;
    const document = new CardDocument(decoder.decode(bytes), path.endsWith('.json') ? parseJson : parseCard);
    this.#documents.set(path, document);
    document.onChange(({ cause }) => {
      // A loaded text comes with a change of files that is saved by itself.
      if (cause !== 'load') this.#changed({ code: 'edited', what: path });
    });
    return document;
  }

  /** Puts a file in or replaces it. */
  put(path: string, content: string | Uint8Array, label: VersionLabel): void {
    const bytes = typeof content === 'string' ? encoder.encode(content) : content;
    this.#files.set(path, bytes);
    this.#documents.get(path)?.load(decoder.decode(bytes));
    this.#changed(label);
  }

  /** Adds a script and lists it in mod.json; returns false if mod.json cannot be read now. */
  addScript(path: string, text: string, kind: ContentKind, label: VersionLabel): boolean {
    const manifest = withListed(this.files, path, kind);
    if (manifest === null) return false;
    this.#files.set(path, encoder.encode(text));
    this.put(MANIFEST, manifest, label);
    return true;
  }

  /** Lists a file in mod.json without changing it. */
  list(path: string, bytes: Uint8Array, kind: ContentKind, label: VersionLabel): boolean {
    const manifest = withListed(this.files, path, kind);
    if (manifest === null) return false;
    this.#files.set(path, bytes);
    this.put(MANIFEST, manifest, label);
    return true;
  }

  /** Takes a file out of the mod and of mod.json, with files that go along; the history still has them. */
  remove(path: string, along: readonly string[] = []): boolean {
    const gone = [path, ...along];
    const manifest = withoutListed(this.files, gone);
    if (manifest === null) return false;
    for (const one of gone) {
      this.#files.delete(one);
      this.#documents.delete(one);
    }
    this.put(MANIFEST, manifest, { code: 'removed', what: path });
    return true;
  }

  history(): Promise<readonly VersionNote[]> {
    return this.#store.history(this.key);
  }

  /** Makes an older version the current one; what was there before stays in the history. */
  async restore({ number, at }: VersionNote): Promise<void> {
    await this.flush();
    this.#become(await this.#store.version(this.key, number));
    this.#changed({ code: 'restored', what: String(at) });
  }

  /** Deletes all older versions, for more room; then tries to save again. */
  async forgetHistory(): Promise<void> {
    await this.#store.forgetHistory(this.key);
    await this.flush();
  }

  /** Takes the project from the tab that edits it, with the changes of that tab. */
  async takeOver(): Promise<void> {
    await this.#lock.takeOver();
    const { files, number, changed } = await this.#store.read(this.key);
    this.#number = number;
    this.#become(files);
    this.#beginSaving(changed);
    this.#events.onFiles();
    this.#events.onAccess();
  }

  async flush(): Promise<void> {
    await this.#saver?.flush();
  }

  async close(): Promise<void> {
    await this.flush();
    this.#saver?.close();
    this.#saver = null;
    this.#lock.close();
  }

  /** These files instead of the present ones. */
  #become(files: ProjectFiles): void {
    this.#files = new Map(files);
    for (const [path, document] of this.#documents) {
      const bytes = files.get(path);
      if (bytes === undefined) this.#documents.delete(path);
      else document.load(decoder.decode(bytes));
    }
  }

  #changed(label: VersionLabel): void {
    this.#saver?.change(this.files, label);
    this.#events.onFiles();
  }

  #beginSaving(savedAt: number): void {
    const writing = (files: ProjectFiles, label: VersionLabel) => ({
      key: this.key,
      after: this.#number,
      title: titleOf(files, 'en') || this.key,
      files,
      label,
    });
    this.#saver = new Autosaver(
      {
        write: async (files, label) => {
          const written = await this.#store.write(writing(files, label));
          if (!written.isAside) this.#number = written.number;
          return written;
        },
        leave: (files, label) => this.#store.leave(writing(files, label)),
        onState: this.#events.onSaved,
        onAside: () => this.#letGo(),
      },
      savedAt,
    );
    this.#events.onSaved(this.#saver.state);
  }

  /** Another tab has the project now. */
  #letGo(): void {
    this.#saver?.close();
    this.#saver = null;
    this.#events.onAccess();
  }
}
