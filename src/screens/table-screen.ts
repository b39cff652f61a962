import { Container, Sprite } from 'pixi.js';
import { layoutFor } from '../config/layout';
import { Director, type Performer } from '../director/director';
import { appWords } from '../i18n';
import { openPrompt } from '../prompts';
import type { Prompt } from '../prompts/prompt';
import type { Moment } from '../session/remote/messages';
import type { GameEvent } from '../session/view-types';
import { picture } from '../shell/assets';
import type { Screen } from '../shell/navigation';
import { BoardScene } from '../table/board-scene';
import { Books } from '../table/books';
import type { Part, TableContext } from '../table/context';
import { Panels } from '../table/panels';
import { piecesOf } from '../table/pieces';
import type { CurrentGame } from './current-game';
import type { Services } from './services';
import { clickables, setTestHook } from './test-hook';

/** The table: a picture of the current view, the director that plays what happens, and the prompt of the open decision. */
export class TableScreen implements Screen {
  readonly root = new Container();
  readonly #services: Services;
  readonly #game: CurrentGame;
  #context: TableContext | null = null;
  #parts: Part[] = [];
  #board: BoardScene | null = null;
  #panels: Panels | null = null;
  #prompt: Prompt | null = null;
  /** What has happened since the table was opened, for the log. */
  readonly #history: GameEvent[] = [];
  #director: Director | null = null;
  #busy = false;

  constructor(services: Services, game: CurrentGame) {
    this.#services = services;
    this.#game = game;
    setTestHook({
      idle: () => !this.#busy && (this.#prompt !== null || this.#game.moment.view.outcome !== null),
      view: () => this.#game.moment.view,
      drawn: () => this.#board?.drawn() ?? [],
      expected: () => piecesOf(this.#game.moment.view).map(({ sort, at, x, y }) => ({ sort, at, x, y })),
      asking: () => (this.#prompt === null ? null : (this.#game.moment.view.decision?.id ?? null)),
      entered: () => this.#prompt?.entered ?? null,
      spots: () => clickables(this.#services.page.app.stage),
      save: () => this.#game.moment.save,
      hash: () => this.#game.room.hash(),
    });
  }

  resize(width: number, height: number): void {
    this.#clear();
    const { settings, page } = this.#services;
    const { lang } = settings.current;
    const context: TableContext = {
      books: new Books(this.#game.reading, lang),
      app: appWords(lang),
      layout: layoutFor(width, height),
      settings,
      draw: page.frames.request,
      explain: (about, x, y) => this.#panels?.explain(about, x, y),
    };
    this.#context = context;
    const ground = new Sprite(picture('table'));
    ground.setSize(width, height);
    this.root.addChild(ground);
    this.#board = new BoardScene(context);
    // Rules and menu are screens of their own; until they are there the buttons do nothing.
    const later = (): void => undefined;
    this.#panels = new Panels(context, { board: this.#board, history: this.#history, rules: later, menu: later });
    this.#parts = [this.#board, this.#panels];
    for (const part of this.#parts) this.root.addChild(part.root);
    this.root.addChild(this.#panels.above);
    this.#director = new Director(this.#board, this.#parts, [this.#chronicle], settings);
    this.#present();
  }

  /** Events enter the log when they are played. */
  readonly #chronicle: Performer = {
    perform: ({ event }) => {
      if (event !== null) this.#history.push(event);
      return Promise.resolve();
    },
    finish: () => undefined,
  };

  /** The picture of the present view, and its prompt. */
  #present(): void {
    const { view } = this.#game.moment;
    for (const part of this.#parts) part.show(view);
    this.#ask();
  }

  #ask(): void {
    this.#prompt?.destroy();
    this.#prompt = null;
    const { view } = this.#game.moment;
    if (view.decision === null || this.#context === null || this.#board === null || this.#busy) return;
    this.#prompt = openPrompt({
      ...this.#context,
      view,
      decision: view.decision,
      board: this.#board,
      submit: (answer) => void this.#submit(answer),
      undo: () => void this.#play(this.#game.undo()),
    });
    // Explanations and overlays lie above the prompt.
    this.root.addChildAt(this.#prompt.root, this.root.children.length - 1);
    this.#context.draw();
  }

  #submit(answer: readonly string[]): Promise<void> {
    return this.#play(this.#game.answer(answer));
  }

  async #play(coming: Promise<Moment>): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    this.#prompt?.destroy();
    this.#prompt = null;
    try {
      const from = this.#game.moment.view;
      const moment = await coming;
      await this.#director?.play(from, moment.steps);
    } catch (error) {
      console.error(error);
    } finally {
      this.#busy = false;
      this.#present();
    }
  }

  key(event: KeyboardEvent): void {
    if (this.#panels?.key(event) === true) return;
    this.#prompt?.key?.(event);
    if (event.key === ' ' || event.key === 'Escape') this.#director?.skip();
  }

  #clear(): void {
    this.#prompt?.destroy();
    this.#prompt = null;
    this.#director?.skip();
    for (const part of this.#parts) part.destroy();
    this.#parts = [];
    this.#panels = null;
    for (const child of this.root.removeChildren()) child.destroy({ children: true });
  }

  destroy(): void {
    setTestHook(undefined);
    this.#clear();
    this.root.destroy({ children: true });
    this.#game.close();
  }
}
