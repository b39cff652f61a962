import { Container, Sprite } from 'pixi.js';
import { layoutFor } from '../../config/layout';
import { Director } from '../../../games/cults/picture/stage/director';
import { Stage } from '../../../games/cults/picture/stage/stage';
import { appWords, type Words } from '../../../games/cults/words';
import { openPrompt } from '../../../games/cults/picture/prompts';
import type { Prompt } from '../../../games/cults/picture/prompts/prompt';
import { isOwnWish, RoomError } from '../../host/room';
import type { TableView } from '../../../games/cults/contract/view-types';
import { picture } from '../../shell/assets';
import { walkFocus } from '../../shell/input/focus';
import type { Screen } from '../../shell/navigation';
import { onLongPress } from '../../shell/input/long-press';
import { BoardScene } from '../../../games/cults/picture/board/board-scene';
import { Books } from '../../../games/cults/picture/cards/books';
import type { Part, TableContext } from '../../../games/cults/picture/context';
import { Panels } from '../../../games/cults/picture/panels';
import { aboutOf } from '../../../games/cults/picture/facts/explained';
import { isOverview } from '../../../games/cults/picture/board/piece-view';
import { screenWords } from '../../i18n/language';
import { autosave } from './autosave';
import type { CurrentGame } from './current-game';
import { showKeys } from '../keys-list';
import { fetchPhone, mayBePhone, phone } from './phone';
import { errorMessage, tell } from '../frame/error-message';
import type { Services } from '../services';
import { makeExtra, makeNotKept } from './table-extra';
import { ShownLog } from './shown-log';
import { watched, type WatchedTable } from './watched-table';

/** The table: a picture of the current view, the director that plays steps, and the prompt of the open decision. */
export class TableScreen implements Screen, WatchedTable {
  readonly root = new Container();
  readonly #services: Services;
  readonly #game: CurrentGame;
  #context: TableContext | null = null;
  #parts: Part[] = [];
  #board: BoardScene | null = null;
  #panels: Panels | null = null;
  #stage: Stage | null = null;
  #prompt: Prompt | null = null;
  readonly #log = new ShownLog();
  #director: Director | null = null;
  #busy = false;
  /** The view to show, also after a rebuild, until the next person sits here: the game itself is further by then. */
  #held: TableView | null = null;
  #extra: Container | null = null;
  #isOver = false;
  #isCovered = false;
  #hasWarned = false;
  #note: Container | null = null;
  readonly #unlisten: () => void;
  readonly #unwatch: () => void;
  #unpress: () => void = () => undefined;
  #isShielded = false;
  onStep: WatchedTable['onStep'] = () => undefined;

  constructor(services: Services, game: CurrentGame) {
    this.#services = services;
    this.#game = game;
    this.#unlisten = autosave.listen(() => this.#noteKept());
    this.#unwatch = watched(this);
  }

  get game(): CurrentGame {
    return this.#game;
  }
  get isBusy(): boolean {
    return this.#busy;
  }
  get prompt(): Prompt | null {
    return this.#prompt;
  }
  get board(): BoardScene | null {
    return this.#board;
  }
  get context(): TableContext | null {
    return this.#context;
  }

  /** A continued game has a past to show. */
  async prepare(): Promise<void> {
    // Fetch it now, so that turning a phone on its side needs no wait.
    if (mayBePhone(this.#services.page.size())) await fetchPhone();
    this.#log.show(this.#game.log);
    this.#game.room.onKilled = (mod) => this.#say((words) => words.event({ type: 'modKilled', mod }));
  }

  /** Hide the tooltip, so that it does not stay under a covering screen. */
  hide(): Promise<void> {
    this.#panels?.explain(null, 0, 0);
    this.#cover(true);
    return Promise.resolve();
  }

  show(): Promise<void> {
    this.#cover(false);
    return Promise.resolve();
  }

  /** The button to the result must not stick out from under a cover. */
  #cover(isCovered: boolean): void {
    this.#isCovered = isCovered;
    if (this.#extra !== null) this.#extra.visible = !isCovered;
  }

  /** Opens the menu over the table; the game waits. */
  openMenu(): void {
    void this.#services.doors.menu();
  }

  #say(what: (words: Words) => string): void {
    const { lang } = this.#services.settings.current;
    this.#services.toasts.say(what(new Books(this.#game.reading, lang).words));
  }

  resize(width: number, height: number): void {
    if (isOverview(layoutFor(width, height)) && phone() === null) return void this.#resizeLater();
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
    this.#panels = new Panels(context, {
      board: this.#board,
      history: this.#log.events,
      rules: (number) => void this.#services.doors.rules(number),
      menu: () => this.openMenu(),
      cover: (isCovered) => this.#shield(isCovered),
      phone: isOverview(context.layout) ? phone()!.parts : null,
    });
    const played = [this.#board, this.#panels];
    this.#stage = new Stage(context, this.#board, this.#panels.toggleLog);
    this.#parts = [...played, ...this.#stage.scenes];
    for (const part of this.#parts) this.root.addChild(part.root);
    this.root.addChild(this.#panels.near, this.#stage.effects, this.#panels.above);
    this.#director = new Director(this.#board, played, [this.#log, ...this.#stage.performers], settings);
    this.#director.onStep = (view) => this.onStep(view);
    if (isOverview(context.layout)) this.#unpress = onLongPress((x, y) => !this.#isCovered && this.#hold(x, y));
    this.#present();
  }

  /** Resizes once the phone's modules have come; until then, or if they do not come, the picture stays. */
  async #resizeLater(): Promise<void> {
    try {
      await fetchPhone();
    } catch (error) {
      return tell(this.#services, error);
    }
    const { width, height } = this.#services.page.size();
    if (!this.root.destroyed) this.resize(width, height);
  }

  /** DOM buttons lie over the canvas, so those of a covered table must be disabled, or clicks on the cover would hit them. */
  #shield(isShielded: boolean): void {
    this.#isShielded = isShielded;
    for (const child of this.root.children) if (child !== this.#panels?.above) child.accessibleChildren = !isShielded;
    this.#services.page.frames.renew();
  }

  /** Called on a long press: enlarges what lies there. */
  #hold(x: number, y: number): boolean {
    const { left, top } = this.#services.page.renderer.canvas.getBoundingClientRect();
    const thing = this.#services.page.renderer.events.rootBoundary.hitTest(x - left, y - top);
    return this.#panels?.look(aboutOf(thing)) === true;
  }

  /** Draws the present view and opens its prompt. */
  #present(): void {
    // The screen may have been destroyed while we awaited.
    if (this.root.destroyed) return;
    const view = this.#held ?? this.#game.view;
    for (const part of this.#parts) part.show(view);
    this.#ask();
    this.#extra?.destroy({ children: true });
    const { doors } = this.#services;
    this.#extra =
      this.#context === null || this.#busy
        ? null
        : makeExtra(this.#context, view, {
            study: () => void doors.study(this.#game),
            result: () => void doors.end(this.#game),
          });
    if (this.#extra !== null) {
      this.root.addChildAt(this.#extra, this.root.children.length - 1);
      this.#extra.visible = !this.#isCovered;
    }
    this.#noteKept();
    if (view.outcome !== null && !this.#isOver) this.#end();
  }

  /** Shows the note while the browser does not store the game. */
  readonly #noteKept = (): void => {
    this.#note?.destroy({ children: true });
    this.#note = this.#context === null || autosave.isKept ? null : makeNotKept(this.#context);
    if (this.#note !== null) this.root.addChildAt(this.#note, this.root.children.length - 1);
    if (!autosave.isKept) this.#warn();
    this.#services.page.frames.request();
  };

  /** Warns once that the tab must stay open. */
  #warn(): void {
    if (this.#hasWarned) return;
    this.#hasWarned = true;
    const { settings, toasts } = this.#services;
    toasts.say(screenWords(settings.current.lang).notKept);
  }

  /** Shows the result once; a button brings it back. */
  #end(): void {
    this.#isOver = true;
    this.#services.settings.change({ firstGameDone: true });
    void this.#services.doors.end(this.#game);
  }

  #ask(): void {
    this.#prompt?.destroy();
    this.#prompt = null;
    const { view } = this.#game;
    if (view.decision === null || this.#context === null || this.#board === null || this.#busy) return;
    this.#prompt = openPrompt({
      ...this.#context,
      view,
      decision: view.decision,
      board: this.#board,
      submit: (answer) => void this.submit(answer),
      undo: () => void this.#play(() => this.#game.undo()),
      layHand: (place) => this.#panels?.layHand(place),
      district: this.#panels?.district ?? null,
      nearTargets: phone()?.nearTargets ?? null,
      intend: (force) => this.#stage?.fight.intend(force),
    });
    this.#prompt.root.accessibleChildren = !this.#isShielded;
    // Tooltips and overlays lie above the prompt.
    this.root.addChildAt(this.#prompt.root, this.root.children.length - 1);
    this.#services.page.frames.renew();
  }

  submit(answer: readonly string[]): Promise<void> {
    this.#services.doors.fetchEnd();
    return this.#play(() => this.#game.answer(answer));
  }

  /** Ignore requests while an animation is playing. */
  async #play(ask: () => Promise<void>): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    this.#context?.explain(null, 0, 0);
    this.#prompt?.destroy();
    this.#prompt = null;
    this.#extra?.destroy({ children: true });
    this.#extra = null;
    try {
      const from = this.#game.view;
      this.#held = from;
      await ask();
      const seen = await this.#handedOver(from);
      this.#held = null;
      await this.#director?.play(seen, this.#game.steps());
    } catch (error) {
      if (!(error instanceof RoomError)) throw error;
      const { code, params } = error.problem;
      if (!isOwnWish(error)) this.#say((words) => errorMessage(words, { code, params }));
    } finally {
      this.#held = null;
      this.#busy = false;
      this.#log.show(this.#game.log);
      this.#present();
    }
  }

  /** The view to play on from. If another person is asked now, that is the same position as they saw it, with their log. */
  async #handedOver(before: TableView): Promise<TableView> {
    const { view, before: theirs } = this.#game;
    if (before.seat === view.seat || view.outcome !== null) return before;
    await this.#services.doors.handOver(this.#game, () => {
      // Replace the log first: nothing of the previous person's may be readable when the cover is lifted.
      this.#log.show(theirs.log);
      for (const part of this.#parts) part.show(theirs.view);
      this.#held = theirs.view;
    });
    return theirs.view;
  }

  key(event: KeyboardEvent): void {
    if (this.#panels?.key(event) === true) return;
    if (event.key === '?') return void showKeys(this.#services);
    if (this.#prompt === null) walkFocus(event);
    else this.#prompt.key?.(event);
    if (event.key !== ' ' && event.key !== 'Escape') return;
    if (!this.proceed()) this.#director?.skip();
  }

  proceed(): boolean {
    return this.#director?.proceed() === true;
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
    this.#note = null;
    for (const child of this.root.removeChildren()) child.destroy({ children: true });
  }

  destroy(): void {
    this.#unwatch();
    this.#unlisten();
    this.#clear();
    this.root.destroy({ children: true });
    this.#game.close();
  }
}
