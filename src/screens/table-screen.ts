import { Container, Sprite } from 'pixi.js';
import { layoutFor } from '../config/layout';
import { Director, type Performer } from '../director/director';
import { Stage } from '../director/stage';
import { appWords, type Words } from '../i18n';
import { openPrompt } from '../prompts';
import type { Prompt, PromptContext } from '../prompts/prompt';
import type { Moment } from '../session/remote/messages';
import { RoomError } from '../session/remote/room';
import type { GameEvent, TableView } from '../session/view-types';
import { picture } from '../shell/assets';
import { walkFocus } from '../shell/focus';
import type { Screen } from '../shell/navigation';
import { onLongPress } from '../shell/long-press';
import { BoardScene, type Drawn } from '../table/board-scene';
import { Books } from '../table/books';
import type { Part, TableContext } from '../table/context';
import { Panels, type PhoneParts } from '../table/panels';
import { aboutOf } from '../table/explained';
import { isOverview, isSeenFromAfar, wordsOn } from '../table/piece-view';
import { piecesOf, type Piece } from '../table/pieces';
import { makeButton } from '../ui/button';
import type { CurrentGame } from './current-game';
import { fetching } from './fetching';
import { showKeys } from './keys-list';
import { plainly } from './plainly';
import type { Services } from './services';
import { clickables, setTestHook, type TestHook } from './test-hook';

/** A screen with a side shorter than this may be a phone. */
const SMALL = 500;

/** Fetched once, where a phone is. */
let phoneParts: PhoneParts | null = null;
let nearTargets: PromptContext['nearTargets'] = null;
const fetchPhone = async (): Promise<void> => {
  const [parts, near] = await fetching(Promise.all([import('../table/phone'), import('../prompts/near-targets')]));
  phoneParts = parts;
  nearTargets = near.NearTargets;
};

/** The table: a picture of the current view, the director that plays what happens, and the prompt of the open decision. */
export class TableScreen implements Screen {
  readonly root = new Container();
  readonly #services: Services;
  readonly #game: CurrentGame;
  #context: TableContext | null = null;
  #parts: Part[] = [];
  #board: BoardScene | null = null;
  #panels: Panels | null = null;
  #stage: Stage | null = null;
  #prompt: Prompt | null = null;
  /** What has happened since the table was opened, for the log. */
  readonly #history: GameEvent[] = [];
  #director: Director | null = null;
  #busy = false;
  /** What is shown, also by a table that is built anew, until whoever is asked next sits there: the game is further by then. */
  #held: TableView | null = null;
  #extra: Container | null = null;
  #isOver = false;
  #isCovered = false;
  #hasWarned = false;
  readonly #unhook: () => void;
  #unpress: () => void = () => undefined;
  #isShielded = false;
  #watch: Parameters<TestHook['watch']>[0] = null;

  constructor(services: Services, game: CurrentGame) {
    this.#services = services;
    this.#game = game;
    this.#unhook = setTestHook({
      idle: () => !this.#busy && (this.#prompt !== null || this.#game.moment.view.outcome !== null),
      isDrawn: () => !this.#services.page.frames.waiting,
      view: () => this.#game.moment.view,
      drawn: () => this.#board?.drawn() ?? [],
      expected: () => this.#expected(this.#game.moment.view),
      asking: () => (this.#prompt === null ? null : (this.#game.moment.view.decision?.id ?? null)),
      entered: () => this.#prompt?.entered ?? null,
      chosen: () => this.#prompt?.chosen ?? [],
      spots: () => clickables(this.#services.page.stage),
      save: () => this.#game.moment.save,
      hash: () => this.#game.room.hash(),
      submit: (answer) => void this.#submit(answer),
      proceed: () => this.#director?.proceed() ?? false,
      watch: (look) => void (this.#watch = look),
    });
  }

  /** What must be on the board in a view. */
  #expected(view: TableView): Drawn[] {
    const { books, layout } = this.#context!;
    const words = ({ layers }: Piece): string[] =>
      layers.flatMap((layer) =>
        'frame' in layer || (isOverview(layout) && !isSeenFromAfar(layer)) ? [] : [wordsOn(layer, books)],
      );
    return piecesOf(view).map((piece) => ({ sort: piece.sort, at: piece.at, x: piece.x, y: piece.y, words: words(piece) }));
  }

  /** A game that was continued has a past. */
  async prepare(): Promise<void> {
    const { width, height } = this.#services.page.size();
    // Whoever turns a phone on its side does not wait for it then.
    if (Math.min(width, height) < SMALL) await fetchPhone();
    this.#history.push(...(await this.#game.events()));
    this.#game.room.onKilled = (mod) => this.#say((words) => words.event({ type: 'modKilled', mod }));
  }

  /** What was explained to the pointer must not be left standing under what is laid over the table. */
  hide(): Promise<void> {
    this.#panels?.explain(null, 0, 0);
    this.#cover(true);
    return Promise.resolve();
  }

  show(): Promise<void> {
    this.#cover(false);
    return Promise.resolve();
  }

  /** The button to the result must not peep out from under it. */
  #cover(isCovered: boolean): void {
    this.#isCovered = isCovered;
    if (this.#extra !== null) this.#extra.visible = !isCovered;
  }

  /** The menu lies over the table; the game waits. */
  openMenu(): void {
    void this.#services.doors.menu();
  }

  #say(what: (words: Words) => string): void {
    const { lang } = this.#services.settings.current;
    this.#services.toasts.say(what(new Books(this.#game.reading, lang).words));
  }

  resize(width: number, height: number): void {
    this.#clear();
    if (isOverview(layoutFor(width, height)) && phoneParts === null) {
      this.#context = null;
      this.#board = null;
      void fetchPhone().then(() => {
        const size = this.#services.page.size();
        if (!this.root.destroyed) this.resize(size.width, size.height);
      });
      return;
    }
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
    this.#panels = new Panels(context, {
      board: this.#board,
      history: this.#history,
      rules: (number) => void this.#services.doors.rules(number),
      menu: () => this.openMenu(),
      cover: (isCovered) => this.#shield(isCovered),
      phone: isOverview(context.layout) ? phoneParts : null,
    });
    const played = [this.#board, this.#panels];
    this.#stage = new Stage(context, this.#board, this.#panels.toggleLog);
    this.#parts = [...played, ...this.#stage.scenes];
    for (const part of this.#parts) this.root.addChild(part.root);
    this.root.addChild(this.#panels.near, this.#stage.effects, this.#panels.above);
    this.#director = new Director(this.#board, played, [this.#chronicle, ...this.#stage.performers], settings);
    this.#director.onStep = (view) => this.#watch?.(this.#board?.drawn() ?? [], this.#expected(view), view);
    if (isOverview(context.layout)) this.#unpress = onLongPress((x, y) => !this.#isCovered && this.#hold(x, y));
    this.#present();
  }

  /** The buttons for keyboards and screen readers lie over the canvas: those of what is covered would be hit through what covers it. */
  #shield(isShielded: boolean): void {
    this.#isShielded = isShielded;
    for (const child of this.root.children) if (child !== this.#panels?.above) child.accessibleChildren = !isShielded;
    this.#services.page.frames.renew();
  }

  /** A finger rests somewhere: what is there is shown large. */
  #hold(x: number, y: number): boolean {
    const { left, top } = this.#services.page.renderer.canvas.getBoundingClientRect();
    const thing = this.#services.page.renderer.events.rootBoundary.hitTest(x - left, y - top);
    return this.#panels?.look(aboutOf(thing)) === true;
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
    // Whoever leaves in the middle of something takes the table away under it.
    if (this.root.destroyed) return;
    const view = this.#held ?? this.#game.moment.view;
    for (const part of this.#parts) part.show(view);
    this.#ask();
    this.#extra?.destroy({ children: true });
    this.#extra = this.#makeExtra(view);
    if (this.#extra !== null) {
      this.root.addChildAt(this.#extra, this.root.children.length - 1);
      this.#extra.visible = !this.#isCovered;
    }
    if (!this.#game.isKept) this.#warn();
    if (view.outcome !== null && !this.#isOver) this.#end();
  }

  /** Once: from then on the player knows that the tab must stay open. */
  #warn(): void {
    if (this.#hasWarned) return;
    this.#hasWarned = true;
    const { settings, toasts } = this.#services;
    toasts.say(appWords(settings.current.lang).screens.notKept);
  }

  /** The result comes by itself once; the button brings it back. */
  #end(): void {
    this.#isOver = true;
    this.#services.settings.change({ firstGameDone: true });
    void this.#services.doors.end(this.#game);
  }

  /** Before the first Cult Site the District cards can be studied; after the last round the result can be seen again. */
  #makeExtra({ outcome, phase, decision }: TableView): Container | null {
    if (this.#context === null || this.#busy) return null;
    const { app, layout } = this.#context;
    const { unit, prompt } = layout;
    const isStudied = phase === 'setup' && decision !== null;
    if (outcome === null && !isStudied) return null;
    const button = makeButton(outcome === null ? app.screens.study : app.screens.results, {
      unit,
      width: 250 * unit,
      height: 44 * unit,
      icon: outcome === null ? 'ui-eye' : 'ui-trophy',
      primary: outcome !== null,
      press: () => void (outcome === null ? this.#services.doors.study(this.#game) : this.#services.doors.end(this.#game)),
    });
    button.position.set(
      prompt.x + (prompt.width - 250 * unit) / 2,
      prompt.y + (outcome === null ? prompt.height + 14 * unit : 0),
    );
    return button;
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
      undo: () => void this.#play(() => this.#game.undo()),
      layHand: (place) => this.#panels?.layHand(place),
      district: this.#panels?.district ?? null,
      nearTargets,
      intend: (force) => this.#stage?.fight.intend(force),
    });
    this.#prompt.root.accessibleChildren = !this.#isShielded;
    // Explanations and overlays lie above the prompt.
    this.root.addChildAt(this.#prompt.root, this.root.children.length - 1);
    this.#services.page.frames.renew();
  }

  #submit(answer: readonly string[]): Promise<void> {
    this.#services.doors.fetchEnd();
    return this.#play(() => this.#game.answer(answer));
  }

  /** What is asked for while something else is still played is not asked at all. */
  async #play(ask: () => Promise<Moment>): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    this.#context?.explain(null, 0, 0);
    this.#prompt?.destroy();
    this.#prompt = null;
    this.#extra?.destroy({ children: true });
    this.#extra = null;
    try {
      const from = this.#game.moment.view;
      this.#held = from;
      const moment = await ask();
      const seen = await this.#handedOver(from, moment);
      this.#held = null;
      await this.#director?.play(seen, moment.steps);
      if (takesBack(moment)) this.#recall(await this.#game.events());
    } catch (error) {
      if (!(error instanceof RoomError)) throw error;
      const { code, params } = error.problem;
      this.#say((words) => plainly(words, { code, params }));
    } finally {
      this.#held = null;
      this.#busy = false;
      this.#present();
    }
  }

  #recall(events: readonly GameEvent[]): void {
    this.#history.splice(0, this.#history.length, ...events);
  }

  /** The view to play on from: where somebody else is asked now, the same position as they saw it, with the log that is theirs. */
  async #handedOver(before: TableView, { view: to, from = before, steps }: Moment): Promise<TableView> {
    if (before.seat === to.seat || to.outcome !== null) return before;
    await this.#services.doors.handOver(this.#game, async () => {
      const [events, coming] = [await this.#game.events(), steps.flatMap((step) => step.events).length];
      // The log first: nothing of the one before may be read when the cover is taken away.
      this.#recall(events.slice(0, events.length - coming));
      for (const part of this.#parts) part.show(from);
      this.#held = from;
    });
    return from;
  }

  key(event: KeyboardEvent): void {
    if (this.#panels?.key(event) === true) return;
    if (event.key === '?') return void showKeys(this.#services);
    if (this.#prompt === null) walkFocus(event);
    else this.#prompt.key?.(event);
    if (event.key !== ' ' && event.key !== 'Escape') return;
    if (this.#director?.proceed() !== true) this.#director?.skip();
  }

  #clear(): void {
    this.#unpress();
    this.#unpress = () => undefined;
    this.#prompt?.destroy();
    this.#prompt = null;
    this.#director?.stop();
    this.#stage?.destroy();
    this.#stage = null;
    for (const part of this.#parts) part.destroy();
    this.#parts = [];
    this.#panels = null;
    this.#extra = null;
    for (const child of this.root.removeChildren()) child.destroy({ children: true });
  }

  destroy(): void {
    this.#unhook();
    this.#clear();
    this.root.destroy({ children: true });
    this.#game.close();
  }
}

/** An Undo brings nothing to play; an ability that was cancelled late takes back what was told of it. Neither stays in the log. */
const takesBack = ({ steps }: Moment): boolean =>
  steps.length === 0 || steps.some(({ events }) => events.some(({ type }) => type === 'scriptCancelled'));
