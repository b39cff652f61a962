import { Container, Sprite } from 'pixi.js';
import { layoutFor } from '../../config/layout';
import { Director, type Performer } from '../../../games/cults/picture/stage/director';
import { Stage } from '../../../games/cults/picture/stage/stage';
import { appWords, type Words } from '../../../games/cults/words';
import { openPrompt } from '../../../games/cults/picture/prompts';
import type { Prompt } from '../../../games/cults/picture/prompts/prompt';
import type { Moment } from '../../host/messages';
import { RoomError } from '../../host/room';
import type { GameEvent, TableView } from '../../../games/cults/contract/view-types';
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
import { isOwnWish, plainly, tell } from '../frame/plainly';
import type { Services } from '../services';
import { makeExtra, makeNotKept } from './table-extra';
import { clickables, expectedOn, setTestHook, type TestHook } from '../../../tools/inspect/page/test-hook';

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
  #note: Container | null = null;
  readonly #unlisten: () => void;
  readonly #unhook: () => void;
  #unpress: () => void = () => undefined;
  #isShielded = false;
  #watch: Parameters<TestHook['watch']>[0] = null;

  constructor(services: Services, game: CurrentGame) {
    this.#services = services;
    this.#game = game;
    this.#unlisten = autosave.listen(() => this.#noteKept());
    this.#unhook = setTestHook({
      idle: () => !this.#busy && (this.#prompt !== null || this.#game.moment.view.outcome !== null),
      isDrawn: () => !this.#services.page.frames.waiting,
      view: () => this.#game.moment.view,
      drawn: () => this.#board?.drawn() ?? [],
      expected: () => expectedOn(this.#game.moment.view, this.#context!),
      asking: () => (this.#prompt === null ? null : (this.#game.moment.view.decision?.id ?? null)),
      entered: () => this.#prompt?.entered ?? null,
      chosen: () => this.#prompt?.chosen ?? [],
      spots: () => clickables(this.#services.page.stage),
      save: () => this.#game.moment.save,
      isKept: () => autosave.isDone,
      hash: () => this.#game.room.hash(),
      submit: (answer) => void this.#submit(answer),
      proceed: () => this.#director?.proceed() ?? false,
      watch: (look) => void (this.#watch = look),
    });
  }

  /** A game that was continued has a past. */
  async prepare(): Promise<void> {
    // Whoever turns a phone on its side does not wait for it then.
    if (mayBePhone(this.#services.page.size())) await fetchPhone();
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
      history: this.#history,
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
    this.#director = new Director(this.#board, played, [this.#chronicle, ...this.#stage.performers], settings);
    this.#director.onStep = (view) => this.#watch?.(this.#board?.drawn() ?? [], expectedOn(view, context), view);
    if (isOverview(context.layout)) this.#unpress = onLongPress((x, y) => !this.#isCovered && this.#hold(x, y));
    this.#present();
  }

  /** The picture stays as it is until what a phone needs has come, or if it does not come. */
  async #resizeLater(): Promise<void> {
    try {
      await fetchPhone();
    } catch (error) {
      return tell(this.#services, error);
    }
    const { width, height } = this.#services.page.size();
    if (!this.root.destroyed) this.resize(width, height);
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

  /** A browser that does not keep the game: a note stands there for as long as that is so. */
  readonly #noteKept = (): void => {
    this.#note?.destroy({ children: true });
    this.#note = this.#context === null || autosave.isKept ? null : makeNotKept(this.#context);
    if (this.#note !== null) this.root.addChildAt(this.#note, this.root.children.length - 1);
    if (!autosave.isKept) this.#warn();
    this.#services.page.frames.request();
  };

  /** Once: from then on the player knows that the tab must stay open. */
  #warn(): void {
    if (this.#hasWarned) return;
    this.#hasWarned = true;
    const { settings, toasts } = this.#services;
    toasts.say(screenWords(settings.current.lang).notKept);
  }

  /** The result comes by itself once; the button brings it back. */
  #end(): void {
    this.#isOver = true;
    this.#services.settings.change({ firstGameDone: true });
    void this.#services.doors.end(this.#game);
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
      nearTargets: phone()?.nearTargets ?? null,
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
      if (!isOwnWish(error)) this.#say((words) => plainly(words, { code, params }));
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
    this.#note = null;
    for (const child of this.root.removeChildren()) child.destroy({ children: true });
  }

  destroy(): void {
    this.#unhook();
    this.#unlisten();
    this.#clear();
    this.root.destroy({ children: true });
    this.#game.close();
  }
}

/** An Undo brings nothing to play; an ability that was cancelled late takes back what was told of it. Neither stays in the log. */
const takesBack = ({ steps }: Moment): boolean =>
  steps.length === 0 || steps.some(({ events }) => events.some(({ type }) => type === 'scriptCancelled'));
