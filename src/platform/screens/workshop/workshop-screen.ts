import { Container } from 'pixi.js';
import { GameError } from '../../../kernel';
import { isOwnWish, RoomError } from '../../host/room';
import type { Lang } from '../../i18n/lang';
import type { ModLibrary } from '../../library';
import { ProjectStoreError } from '../../projects/project';
import { ProjectStore } from '../../projects/store/project-store';
import type { Screen } from '../../shell/navigation';
import { makeBackdrop } from '../../ui/backdrop';
import { errorMessage } from '../frame/error-message';
import { modLibrary } from '../mods/mod-library';
import type { Services } from '../services';
import type { WorkshopContext } from './context';
import { DeskPage } from './desk/desk-page';
import { element } from '../../workshop/dom/element';
import type { GameWorkshop, WorkshopStart } from './game-workshop';
import { projectFor } from './project/from-library';
import { makeLinkedPage } from './share/linked-page';
import { StartPage } from './start/start-page';
import { workshopWords } from './words';
import { dress } from '../../workshop/components';
import './workshop.css';

/** Milliseconds that a message stays, and more for each of its letters. */
const MESSAGE = 2500;
const PER_LETTER = 60;

type Page = StartPage | DeskPage | { readonly root: HTMLElement };

/** The Card Workshop: DOM over the canvas, on which only the table's wood is drawn. */
export class WorkshopScreen implements Screen {
  readonly root = new Container();
  readonly #services: Services;
  readonly #start: WorkshopStart;
  readonly #dom = element('div', { class: 'ws-root', id: 'workshop' });
  readonly #message = element('div', { class: 'ws-message', role: 'status' });
  #game!: GameWorkshop;
  #store!: ProjectStore;
  #library!: ModLibrary;
  #page: Page | null = null;
  #lang: Lang;
  #fading: ReturnType<typeof setTimeout> | undefined;
  #turning: Promise<void> = Promise.resolve();

  constructor(services: Services, start: WorkshopStart = {}) {
    this.#services = services;
    this.#start = start;
    this.#lang = services.settings.current.lang;
    dress(this.#dom);
    this.#dom.append(this.#message);
    this.#dom.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.stopPropagation();
      this.#leave();
    });
  }

  async prepare(): Promise<void> {
    const game = this.#services.game.workshop?.();
    if (game === undefined) throw new Error('This game has no Workshop');
    [this.#game, this.#store, this.#library] = await Promise.all([game, ProjectStore.open(), modLibrary()]);
    await this.#game.prepare();
    const { link, project, file, mod } = this.#start;
    if (link !== undefined) await this.#openLink(link);
    else if (mod !== undefined) await this.#openMod(mod);
    else await (project === undefined ? this.#showStart() : this.#openProject(project, file));
  }

  resize(width: number, height: number): void {
    for (const child of this.root.removeChildren()) child.destroy({ children: true });
    this.root.addChild(makeBackdrop('table', width, height));
    const { lang } = this.#services.settings.current;
    if (lang === this.#lang) return;
    this.#lang = lang;
    void this.#reword();
  }

  async show(): Promise<void> {
    this.#dom.lang = this.#lang;
    document.body.append(this.#dom);
    this.#focusHeading();
  }

  async hide(): Promise<void> {
    if (this.#page instanceof DeskPage) await this.#page.project.flush();
    this.#dom.remove();
  }

  key({ key }: KeyboardEvent): void {
    if (key === 'Escape') this.#leave();
  }

  destroy(): void {
    clearTimeout(this.#fading);
    const page = this.#page;
    this.#page = null;
    this.#dom.remove();
    const closing = page instanceof DeskPage ? page.close() : Promise.resolve();
    void closing.finally(() => this.#store.close());
    this.root.destroy({ children: true });
  }

  get #context(): WorkshopContext {
    return {
      services: this.#services,
      game: this.#game,
      store: this.#store,
      words: workshopWords(this.#lang),
      lang: this.#lang,
      root: this.#dom,
      open: (key) => void this.#doing(this.#openProject(key)),
      openLink: (fragment) => void this.#doing(this.#openLink(fragment)),
      leave: () => this.#leave(),
      tell: (words) => this.#tell(words),
      doing: (work) => this.#doing(work),
    };
  }

  /** From the desk to the start page, from there to where the player came from. */
  #leave(): void {
    if (this.#page instanceof StartPage) void this.#services.navigation.lift(this);
    else void this.#doing(this.#showStart());
  }

  async #showStart(): Promise<void> {
    const page = new StartPage(this.#context, this.#library);
    await this.#turn(page, () => page.refresh());
  }

  /** Opens a mod of the library. */
  async #openMod(hash: string): Promise<void> {
    const key = await projectFor(this.#store, this.#library, hash, workshopWords(this.#lang).start.remixed);
    await (key === null ? this.#showStart() : this.#openProject(key));
  }

  async #openProject(key: string, file?: string): Promise<void> {
    await this.#turn(null, () => Promise.resolve());
    const desk = await DeskPage.open(this.#context, this.#library, key, file);
    await this.#turn(desk, () => Promise.resolve());
  }

  async #openLink(fragment: string): Promise<void> {
    try {
      const page = { root: makeLinkedPage(this.#context, this.#library, fragment) };
      await this.#turn(page, () => Promise.resolve());
    } catch (error) {
      if (!(error instanceof GameError)) throw error;
      await this.#showStart();
      this.#tell(this.#wordsOf(error));
    }
  }

  /** Shows another page in place of the present one, which writes its last changes first. */
  #turn(page: Page | null, ready: () => Promise<void>): Promise<void> {
    this.#turning = this.#turning
      .catch(() => undefined)
      .then(async () => {
        const before = this.#page;
        this.#page = null;
        if (before instanceof DeskPage) await before.close();
        await ready();
        before?.root.remove();
        this.#page = page;
        if (page === null) return;
        this.#dom.prepend(page.root);
        this.#focusHeading();
      });
    return this.#turning;
  }

  /** The same page in another language. */
  async #reword(): Promise<void> {
    this.#dom.lang = this.#lang;
    const page = this.#page;
    if (page instanceof DeskPage) await this.#openProject(page.project.key);
    else if (page instanceof StartPage) await this.#showStart();
  }

  #focusHeading(): void {
    if (this.#dom.isConnected) this.#dom.querySelector<HTMLElement>('h1')?.focus();
  }

  #tell(words: string): void {
    clearTimeout(this.#fading);
    this.#message.replaceChildren(words);
    this.#message.classList.add('ws-shown');
    this.#fading = setTimeout(() => this.#message.classList.remove('ws-shown'), MESSAGE + words.length * PER_LETTER);
  }

  async #doing(work: Promise<unknown>): Promise<void> {
    try {
      await work;
    } catch (error) {
      // The Workshop closes the Worker of the old files when the mod changes, which fails its pending requests. Tell the
      // author nothing: whoever asked asks the new Worker again.
      if (error instanceof RoomError && isOwnWish(error)) return;
      const words = this.#wordsOf(error);
      if (words === '') throw error;
      this.#tell(words);
    }
  }

  /** What an error means to an author; empty for errors that are not the game's own. */
  #wordsOf(error: unknown): string {
    const words = workshopWords(this.#lang);
    if (error instanceof ProjectStoreError) return words.saved.failed[error.fault];
    const said = this.#services.game.words(this.#lang);
    if (error instanceof RoomError) return errorMessage(said, error.problem);
    return error instanceof GameError ? said.error(error.code, error.params) : '';
  }
}
