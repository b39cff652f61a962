import type { ModLibrary } from '../../../library';
import { leftBehind } from '../../../projects/left-behind';
import { readWritten } from '../../../projects/mod-json';
import { MANIFEST, type ModSource } from '../../../sandbox/mods';
import { errorMessage } from '../../frame/error-message';
import type { Edit, EditLabel, ParsedCard } from '../../../workshop';
import { element } from '../../../workshop/dom/element';
import { button, segments } from '../dom/controls';
import { openDialog } from '../dom/dialog';
import type { WorkshopContext } from '../context';
import { GameRoom } from '../../../host/room';
import { PageWorker } from '../../../host/page-worker';
import { startWorker } from '../../table/start-worker';
import type { BenchActs, CardShelf, ClosableRoom, GameBench, GameStudyBench, OnBench } from '../game-workshop';
import { CurrentGame, OpenTable } from '../../table/current-game';
import { shelved } from '../preview/shelved';
import { ModReader, type PreviewedMod } from '../preview/mod-reader';
import { PreviewPanel } from '../preview/preview-panel';
import { cardsAround } from '../project/cards-around';
import { OpenProject } from '../project/open-project';
import { openArt } from '../art/art-dialog';
import { openSound } from '../art/sound-dialog';
import { exportZip, openShare } from '../share/share-dialog';
import { useInGames } from '../share/use-in-games';
import { CardEditing } from './card-editing';
import { DeskHeader } from './desk-header';
import { fileOf, problemWords } from './problem-places';
import { openHistory } from './history-dialog';
import { openModSheet } from './mod-sheet';
import { openNewCard } from './new-card-dialog';

type PanelName = 'card' | 'script' | 'problems' | 'preview' | 'bench';
const PANELS: readonly PanelName[] = ['card', 'script', 'problems', 'preview', 'bench'];

/** One project: its cards in tabs, the open one as a form and a script, its preview and its test bench. */
export class DeskPage {
  readonly root = element('div', { class: 'ws-desk', 'data-panel': 'card', 'data-view': 'both' });
  readonly #bench: GameBench;
  /** In place of the bench while the open file is a puzzle or a lesson. */
  readonly #studyBench: GameStudyBench;
  /** The mod as it was read last without a problem. */
  #good: Omit<OnBench, 'card'> | null = null;
  readonly #context: WorkshopContext;
  readonly #library: ModLibrary;
  #project!: OpenProject;
  #header!: DeskHeader;
  #editing!: CardEditing;
  readonly #preview: PreviewPanel;
  readonly #reader: ModReader;
  readonly #banner = element('div', { class: 'ws-banner', role: 'status', hidden: true });
  /** Over the bench while what it plays is not what stands in the files. */
  readonly #stale = element('p', { class: 'ws-stale-bench', role: 'status', hidden: true });
  /** In place of the bench while the open file declares no card. */
  readonly #noBench = element('p', { hidden: true });
  readonly #main = element('main', { class: 'ws-columns' });
  #path = '';
  #shelf: CardShelf | null = null;
  #problem = '';
  /** Whether the files have changed since they were read. */
  #isReading = true;
  /** The file that is played once it has been read; empty if none is. */
  #awaited = '';
  /** Files with errors. */
  #broken: ReadonlySet<string> = new Set();

  private constructor(context: WorkshopContext, library: ModLibrary) {
    this.#context = context;
    this.#library = library;
    const { words, lang } = context;
    this.#preview = new PreviewPanel(words, lang, { en: 'English', pl: 'Polski' });
    this.#reader = new ModReader((read) => this.#hear(read), {
      findings: (room, mod, beside) => context.game.findings(room, mod, beside),
      found: (findings) => this.#editing.showFindings(findings),
    });
    this.#noBench.append(words.desk.noBench);
    const acts: BenchActs = {
      tryOut: (save, sources) => this.#tryOut(save, sources),
      read: (path) => this.#project.document(path)?.text ?? null,
      parsed: (path) => this.#project.document(path)?.parsed ?? null,
      edit: (path, edit, label) => this.#edit(path, edit, label),
      write: (path, text) => this.#project.put(path, text, { code: 'added', what: path }),
      add: (path, text, kind) => this.#project.addScript(path, text, kind, { code: 'added', what: path }),
      mod: () => this.#project.modId,
      reading: () => this.#good?.reading ?? null,
      open: (card) => this.#openCard(card),
      dialog: (heading, content, closed) => {
        const dialog = openDialog(context.root, heading, words.cancel, [content], 'ws-wide');
        if (closed !== undefined) dialog.root.addEventListener('close', closed);
        return () => dialog.close();
      },
      tell: context.tell,
      apart: () => this.#apart(),
      lab: () => void context.services.doors.lab(),
      doing: context.doing,
    };
    this.#bench = context.game.bench(lang, acts);
    this.#studyBench = context.game.studyBench(lang, acts);
  }

  /** While its text is broken, nothing in a file can be changed but the text. */
  #edit(path: string, edit: (file: ParsedCard) => Edit, label: EditLabel): boolean {
    const document = this.#project.document(path);
    const parsed = document === null || document.syntaxProblem !== null ? null : document.parsed;
    const changes = parsed === null ? null : edit(parsed);
    if (document === null || changes === null) return false;
    document.edit(changes, label);
    return true;
  }

  static async open(context: WorkshopContext, library: ModLibrary, key: string, file = ''): Promise<DeskPage> {
    const desk = new DeskPage(context, library);
    desk.#project = await OpenProject.open(context.store, key, {
      onFiles: () => desk.#changed(),
      onSaved: (state) => desk.#header?.showSaved(state),
      onAccess: () => desk.#showAccess(),
    });
    desk.#build(file);
    return desk;
  }

  get project(): OpenProject {
    return this.#project;
  }

  async close(): Promise<void> {
    this.#reader.close();
    this.#bench.close();
    this.#header.destroy();
    this.#editing.destroy();
    await this.#project.close();
  }

  /** Opens the file of this path first, if there is one. */
  #build(file: string): void {
    const context = this.#context;
    const { doing } = context;
    this.#header = new DeskHeader(context, this.#project, {
      choose: (path) => this.#open(path),
      newCard: () => this.#newCard(),
      undo: () => void this.#project.document(this.#path)?.undo(),
      redo: () => void this.#project.document(this.#path)?.redo(),
      sheet: () => openModSheet(context, this.#project),
      history: () => void doing(openHistory(context, this.#project)),
      share: () => this.#share(),
      use: () => void doing(useInGames(context, { project: this.#project, library: this.#library })),
      freeRoom: () => void doing(this.#project.forgetHistory()),
      exportZip: () => void doing(Promise.resolve().then(() => exportZip(context, this.#project))),
    });
    this.#editing = new CardEditing(context, this.#project, {
      newCard: () => this.#newCard(),
      art: () => {
        // On a small screen the preview takes the place of the form, so that the author sees what they choose.
        this.#showPanel('preview');
        openArt(context, this.#project, this.#path);
      },
      sound: () => openSound(context, this.#project, this.#path),
      removeCard: () => this.#askRemove(),
      showScript: () => this.#showScript(),
      play: () => this.#play(),
      runTests: (path) => this.#bench.runTests(path),
      editBoard: () => this.#studyBench.editBoard(this.#path),
      openFinding: (finding) => {
        if (finding.file === MANIFEST) openModSheet(context, this.#project, finding);
        else if (isText(finding.file) && this.#project.document(finding.file) !== null) this.#open(finding.file);
      },
    });
    const bench = element(
      'div',
      { class: 'ws-panel ws-bench', 'data-part': 'bench' },
      this.#stale,
      this.#bench.root,
      this.#studyBench.root,
      this.#noBench,
    );
    this.#main.append(this.#editing.root, this.#preview.root, bench);
    this.root.replaceChildren(this.#header.root, this.#banner, this.#panelTabs(), this.#main);
    this.#showAccess();
    const { texts } = this.#project;
    this.#open(texts.includes(file) ? file : (texts[0] ?? ''));
    this.#read(0);
  }

  /** On a small screen one panel at a time; hidden by the style sheet elsewhere. */
  #panelTabs(): HTMLElement {
    const { words } = this.#context;
    const items = PANELS.map((id) => ({ id, words: words.desk.panels[id] }));
    const tabs = segments(words.desk.view, items, 'card', (id) => void (this.root.dataset['panel'] = id));
    tabs.classList.add('ws-panel-tabs');
    return tabs;
  }

  #showScript(): void {
    if (this.root.dataset['view'] === 'form') this.root.dataset['view'] = 'both';
    this.#showPanel('script');
  }

  #showPanel(name: PanelName): void {
    this.root.dataset['panel'] = name;
    const tab = this.root.querySelector<HTMLInputElement>(`.ws-panel-tabs input[value="${name}"]`);
    if (tab !== null) tab.checked = true;
  }

  #open(path: string): void {
    this.#path = path;
    this.root.dataset['file'] = this.#isStudy ? 'study' : path.endsWith('.json') ? 'data' : 'script';
    this.#editing.open(path === '' ? null : path);
    this.#refresh();
    this.#showBench();
  }

  /** Opens the file that declares a card, with the bench in view. */
  #openCard(card: string): void {
    const { modId, texts } = this.#project;
    const path = texts.find((one) => {
      const document = this.#project.document(one);
      return document !== null && this.#context.game.declaredId(modId, one, document) === card;
    });
    if (path === undefined) return;
    this.#showPanel('bench');
    this.#open(path);
  }

  /** Whether the open file is a puzzle or a lesson. */
  get #isStudy(): boolean {
    const kind = this.#path.endsWith('.json') ? this.#project.kindOf(this.#path) : null;
    return kind === 'puzzles' || kind === 'lessons';
  }

  #changed(): void {
    // Called while the project is opened, too.
    if (this.#header === undefined) return;
    const { texts } = this.#project;
    // A file that mod.json does not list, such as a test, stays open while it is there.
    if (!this.#project.files.has(this.#path)) this.#open(texts[0] ?? '');
    this.#editing.checking();
    this.#refresh();
    this.#read();
  }

  #refresh(): void {
    this.#header.refresh(this.#path, this.#broken);
    this.#showPreview();
  }

  #showPreview(): void {
    const document = this.#path === '' ? null : this.#project.document(this.#path);
    const card = document === null ? null : this.#context.game.declaredId(this.#project.modId, this.#path, document);
    this.#preview.show({ shelf: this.#shelf, card, problem: this.#problem, isEmpty: document === null });
    this.#editing.showHeading(document !== null && this.#isRead(document.text) ? card : null);
  }

  /** Whether the last good reading was of this very text of the open file. */
  #isRead(text: string): boolean {
    const content = this.#good?.sources[0]?.content;
    const bytes = content instanceof Map ? content.get(this.#path) : undefined;
    return bytes !== undefined && new TextDecoder().decode(bytes) === text;
  }

  /** Puts the open card on the bench; while its file is broken, the last good version stays there. */
  #showBench(): void {
    const document = this.#path === '' ? null : this.#project.document(this.#path);
    const card = document === null ? null : this.#context.game.declaredId(this.#project.modId, this.#path, document);
    const isRead = card !== null && this.#shelf?.canTry(card) === true;
    this.#bench.show(isRead && this.#good !== null ? { ...this.#good, card } : null);
    const study = this.#isStudy && document !== null ? this.#good : null;
    this.#studyBench.show(study === null ? null : { ...study, mod: this.#project.modId, file: this.#path });
    this.#noBench.hidden = isRead || study !== null || this.#shelf === null || document === null;
    this.#showStale();
  }

  /** Tells that the bench plays the last good card, puzzle or lesson. */
  #showStale(): void {
    const isOn = !this.#bench.root.hidden || !this.#studyBench.root.hidden;
    this.#stale.hidden = !isOn || this.#problem === '';
    this.#stale.textContent = this.#stale.hidden ? '' : this.#context.words.desk.staleBench(this.#problem);
  }

  /** Opens the real table with the mod as it lies on the bench: its files may have changed since, or be broken. */
  async #tryOut(save: unknown, sources: readonly ModSource[]): Promise<void> {
    const { services } = this.#context;
    const table = await OpenTable.of(services.game, () => Promise.resolve(sources), [this.#project.modId]);
    await services.doors.tryOut(await CurrentGame.tryOut(table, save));
  }

  /** Plays the open puzzle or lesson; while the mod is being read, as soon as that is done. */
  #play(): void {
    const { services, words, tell, doing } = this.#context;
    this.#awaited = this.#isReading ? this.#path : '';
    if (this.#isReading) return;
    if (this.#good === null || this.#problem !== '') return tell(words.desk.data.notRead);
    const { reading, sources } = this.#good;
    const study = { reading, sources, mod: this.#project.modId, file: this.#path };
    void doing(services.game.tryStudy?.(study) ?? Promise.resolve());
  }

  /** The mod as it is now, in a Worker of its own. */
  async #apart(): Promise<ClosableRoom> {
    const room: GameRoom = new GameRoom(() => new PageWorker(startWorker()));
    await room.open(await this.#sources());
    return room;
  }

  #read(rest?: number): void {
    this.#isReading = true;
    this.#reader.want(
      () => this.#project.modId,
      () => this.#sources(),
      rest,
    );
  }

  /** The mod with those that it requires. */
  async #sources(): Promise<readonly ModSource[]> {
    const required = requiredBy(this.#project);
    return [this.#project.source, ...(required.length === 0 ? [] : await this.#library.sources(required))];
  }

  async #hear(read: PreviewedMod): Promise<void> {
    const { services, lang } = this.#context;
    this.#isReading = false;
    if ('reading' in read) {
      this.#shelf = await shelved(this.#context, read.reading);
      this.#editing.shelf = this.#shelf;
      this.#good = { ...read, shelf: this.#shelf };
      this.#showBench();
    }
    const problems = 'problems' in read ? read.problems : [];
    const told = problems.map((problem) => problemWords(problem, (one) => errorMessage(services.game.words(lang), one)));
    this.#problem = told[0] ?? '';
    this.#broken = new Set(problems.map((problem) => fileOf(problem, this.#project)));
    this.#editing.showProblems(told);
    this.#refresh();
    this.#showStale();
    if (this.#awaited !== '' && this.#awaited === this.#path) this.#play();
  }

  #showAccess(): void {
    const { words, doing } = this.#context;
    const { isReadOnly } = this.#project;
    this.#main.classList.toggle('ws-readonly', isReadOnly);
    if (this.#editing !== undefined) this.#editing.root.inert = isReadOnly;
    this.#banner.hidden = !isReadOnly;
    this.#banner.replaceChildren(
      words.readOnly.why,
      button(words.readOnly.takeOver, { class: 'ws-primary', press: () => void doing(this.#project.takeOver()) }),
    );
  }

  #newCard(): void {
    void this.#context.doing(this.#askNewCard());
  }

  /** Asks nothing while another question is open. */
  async #askNewCard(): Promise<void> {
    const around = await cardsAround(this.#project, this.#library, this.#context.lang);
    if (!this.root.isConnected || this.#context.root.querySelector('dialog:not(.ws-beside)') !== null) return;
    const begin = { open: this.#project.document(this.#path), around };
    openNewCard(this.#context, this.#project, begin, (path) => this.#open(path));
  }

  #askRemove(): void {
    const { words, root, game, lang } = this.#context;
    const path = this.#path;
    const document = this.#project.document(path);
    if (document === null) return;
    const along = leftBehind(this.#project.files, path, game.declaredId(this.#project.modId, path, document));
    const dialog = openDialog(root, words.desk.removeCard, words.cancel, [
      element('p', { text: words.desk.removeCardAsk(game.nameIn(document, lang) ?? path) }),
      along.length === 0 ? null : element('p', { text: words.desk.removeAlong(along.join(', ')) }),
      button(words.desk.removeCard, {
        class: 'ws-danger',
        press: () => {
          dialog.close();
          this.#project.remove(path, along);
        },
      }),
    ]);
  }

  #share(): void {
    openShare(this.#context, {
      project: this.#project,
      library: this.#library,
      shelf: this.#problem === '' ? this.#shelf : null,
      cardLang: this.#preview.lang,
    });
  }
}

/** Files that the desk can open; pictures and sounds it cannot. */
const isText = (path: string): boolean => /\.(js|json)$/.test(path);

/** Ids of the mods that mod.json requires, as far as it can be read; the base set is always there. */
function requiredBy(project: OpenProject): readonly string[] {
  const written = readWritten(project.files);
  const dependencies = written?.dependencies;
  const requires =
    typeof dependencies === 'object' && dependencies !== null && 'requires' in dependencies ? dependencies.requires : null;
  return typeof requires === 'object' && requires !== null ? Object.keys(requires).filter((id) => id !== 'base') : [];
}
