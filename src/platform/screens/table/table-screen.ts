import { Container } from 'pixi.js';
import type { SeatView } from '../../../kernel';
import { isOwnWish, RoomError } from '../../host/room';
import { screenWords } from '../../i18n/language';
import { focused } from '../../shell/input/focus';
import type { Screen } from '../../shell/navigation';
import { ShownLog } from '../../stage/shown-log';
import type { TablePicture } from '../../stage/table-picture';
import { explained, tell } from '../frame/error-message';
import { showKeys } from '../keys-list';
import type { GameWords } from '../game-page';
import type { Services } from '../services';
import { autosave } from './autosave';
import type { CurrentGame } from './current-game';
import type { TableGuide } from './guide';
import { makeNotKept } from './not-kept';
import { NoticeBoard } from './notice-board';
import { watched, type WatchedTable } from './watched-table';

/**
 * The table of any game. The game draws its picture; this screen decides what happens when: answers, undo, the passages to be played,
 * the hand-over between persons, the result.
 */
export class TableScreen implements Screen, WatchedTable {
  readonly root = new Container();
  readonly #services: Services;
  readonly #game: CurrentGame;
  #picture: TablePicture<SeatView> | null = null;
  readonly #log = new ShownLog();
  #busy = false;
  /** The view to show, also after a rebuild, until the next person sits here: the game itself is further by then. */
  #held: SeatView | null = null;
  #isOver = false;
  /** Decisions that answered themselves, and the one that an undo has opened again: that one waits for the player. */
  readonly #answeredAlone = new Set<number>();
  #takenBack: number | null = null;
  #isCovered = false;
  #hasWarned = false;
  readonly #hurried = new Set<string>();
  #note: Container | null = null;
  readonly #notices: NoticeBoard;
  readonly #unlisten: () => void;
  readonly #unwatch: () => void;
  onPassage: WatchedTable['onPassage'] = () => undefined;

  /** Leaves a table at which a game is only tried out. */
  readonly #back: (() => void) | undefined;
  readonly #guide: TableGuide | undefined;

  constructor(services: Services, game: CurrentGame, back?: () => void, guide?: TableGuide) {
    this.#services = services;
    this.#game = game;
    this.#back = back;
    this.#notices = new NoticeBoard(services, game, back);
    this.#unlisten = autosave.listen(() => this.#noteKept());
    this.#unwatch = watched(this);
    this.#guide = guide;
    guide?.sit({ again: () => this.#present(), isBusy: () => this.#busy });
  }

  /** Whether the game is only tried out. */
  get isTrial(): boolean {
    return this.#back !== undefined;
  }

  get game(): CurrentGame {
    return this.#game;
  }
  get isBusy(): boolean {
    return this.#busy;
  }
  get picture(): TablePicture<SeatView> | null {
    return this.#picture;
  }

  /** A continued game has a past to show. */
  async prepare(): Promise<void> {
    await this.#services.game.fetchTable(this.#services.page.size(), this.#game.view);
    this.#log.show(this.#game.log);
    this.#game.room.onKilled = (mod) => this.#notices.tell({ type: 'modKilled', mod });
    this.#game.room.onBotHurried = (by) => this.#tellHurried(by);
    this.#game.thinkingTime.onThinking = (seats) => this.#think(seats);
    this.#log.onEvent = (event) => this.#notices.hear(event);
  }

  hide(): Promise<void> {
    this.#cover(true);
    return Promise.resolve();
  }

  show(): Promise<void> {
    this.#cover(false);
    return Promise.resolve();
  }

  #cover(isCovered: boolean): void {
    this.#isCovered = isCovered;
    this.#picture?.cover(isCovered);
    this.#notices.cover(isCovered);
    this.#guide?.cover(isCovered);
  }

  /** Says once of each bot that it could not think. */
  #tellHurried(by: string): void {
    if (this.#hurried.has(by)) return;
    this.#hurried.add(by);
    this.#say((words) => words.botHurried?.(by) ?? by);
  }

  #think(seats: readonly string[]): void {
    const words = this.#picture?.think?.(seats) ?? '';
    this.#services.toasts.whisper(words);
    this.#services.page.frames.request();
  }

  #say(what: (words: GameWords) => string): void {
    const { game, settings, toasts } = this.#services;
    toasts.say(what(game.words(settings.current.lang, this.#game.reading)));
  }

  resize(width: number, height: number): void {
    const { settings, page, game, doors } = this.#services;
    if (!game.hasTable({ width, height })) return void this.#resizeLater();
    this.#clear();
    this.#picture = game.makeTable(this.#game, {
      width,
      height,
      lang: settings.current.lang,
      page,
      settings,
      reading: this.#game.reading,
      log: this.#log,
      submit: (answer) => void this.submit(answer),
      advise: (who) => this.#game.advise(who),
      whisper: (words) => this.#services.toasts.whisper(words),
      undo: () => void this.#play(() => this.#undo()),
      blank: (card) => void this.#play(() => this.#game.blank(card)),
      rules: (number) => void doors.rules(number),
      isGuided: this.#guide !== undefined,
      menu: () => void doors.menu(this.#back, this.#guide !== undefined),
      result: () => void doors.end(this.#game),
      onPassage: (view) => this.onPassage(view),
    });
    this.#picture.cover(this.#isCovered);
    this.root.addChild(this.#picture.root);
    this.#present();
  }

  /** Resizes once the code of a table of this size has come; until then, or if it does not come, the picture stays. */
  async #resizeLater(): Promise<void> {
    try {
      await this.#services.game.fetchTable(this.#services.page.size(), this.#game.view);
    } catch (error) {
      return tell(this.#services, error);
    }
    const { width, height } = this.#services.page.size();
    if (!this.root.destroyed) this.resize(width, height);
  }

  /** Draws the present view and opens its prompt. */
  #present(): void {
    // The screen may have been destroyed while we awaited.
    if (this.root.destroyed) return;
    // Bots may have gone on while nobody looked: then the table still shows the view before their passages.
    const isBehind = !this.#busy && this.#game.hasPassages;
    const view = this.#held ?? (isBehind ? this.#game.before.view : this.#game.view);
    this.#picture?.show(view);
    if (this.#game.isNew && !this.#busy) return void this.#deal(view);
    // A game may begin with bots, or continue in the middle of their turn.
    if (!this.#busy && (this.#game.isBotsTurn || this.#game.hasPassages)) return void this.#playOn();
    if (!this.#busy) this.#ask(view);
    this.#noteKept();
    if (view.outcome !== null && !this.#isOver) this.#end();
  }

  /** Shows what bots have done and go on to do. */
  #playOn(): Promise<void> {
    if (!this.#game.hasPassages) return this.#play(() => Promise.resolve());
    const { view, log } = this.#game.before;
    this.#log.show(log);
    return this.#play(() => Promise.resolve(), view);
  }

  /** Shows the set-up of a new game before its first question. */
  async #deal(view: SeatView): Promise<void> {
    this.#game.isNew = false;
    this.#busy = true;
    await this.#picture?.deal?.(view);
    this.#busy = false;
    this.#present();
  }

  /** Opens the question of a view, unless the guide wants to explain something first. */
  #guided(guide: TableGuide, view: SeatView): void {
    if (this.#picture === null) return;
    guide.hush();
    if (guide.isAsking(view)) this.#picture.ask(view);
    else this.#picture.hush();
    guide.speak(this.#picture, view);
  }

  /** Opens the prompt, or answers in the player's place where only one answer is possible. */
  #ask(view: SeatView): void {
    if (this.#guide !== undefined) return this.#guided(this.#guide, view);
    const only = this.#onlyAnswer(view);
    if (only === null) {
      this.#picture?.ask(view);
      return this.#tellClicks(view);
    }
    this.#answeredAlone.add(view.decision!.id);
    void this.submit(only);
  }

  /** The only possible answer; null where there are several, or the player wants to give it, or tries a position out. */
  #onlyAnswer({ decision }: SeatView): readonly string[] | null {
    const [only, ...others] = decision?.legal ?? [];
    if (decision === null || only === undefined || others.length > 0 || this.#back !== undefined) return null;
    const { answersAlone, confirm } = this.#services.settings.current;
    // One that was given and refused is asked for: else it would be given again and again.
    const isTried = this.#takenBack === decision.id || this.#answeredAlone.has(decision.id);
    const isWanted = answersAlone && confirm !== 'always' && !isTried;
    return isWanted ? only : null;
  }

  /** Takes back the last answer that the player gave, and with it those that gave themselves since. */
  async #undo(): Promise<void> {
    await this.#game.undo();
    try {
      while (this.#answeredAlone.delete(this.#game.view.decision?.id ?? -1)) await this.#game.undo();
    } catch (error) {
      // The player's own answer before it cannot be taken back: then the only answer is asked for.
      if (!(error instanceof RoomError)) throw error;
    }
    this.#takenBack = this.#game.view.decision?.id ?? null;
  }

  /** Says once at the first table which clicks count at once. */
  #tellClicks(view: SeatView): void {
    const { settings, toasts } = this.#services;
    if (view.decision === null || settings.current.knowsClicks || this.#back !== undefined) return;
    settings.change({ knowsClicks: true });
    toasts.say(screenWords(settings.current.lang).clicksCount, this.#picture?.roomForMessage?.(view));
  }

  /** Shows the note while the browser does not store the game. */
  readonly #noteKept = (): void => {
    this.#note?.destroy({ children: true });
    this.#note = this.#picture === null || autosave.isKept ? null : this.#makeNote(this.#picture);
    if (!autosave.isKept) this.#warn();
    this.#services.page.frames.request();
  };

  #makeNote({ front, corner }: TablePicture<SeatView>): Container {
    const note = makeNotKept(this.#services.settings.current.lang, { ...this.#services.page.size(), corner });
    front.addChild(note);
    return note;
  }

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
    // A position that somebody tries out is nobody's first game, and has no result to celebrate.
    if (this.#back !== undefined) return;
    this.#services.settings.change({ firstGameDone: true });
    void this.#services.doors.end(this.#game);
  }

  submit(answer: readonly string[]): Promise<void> {
    if (!this.#busy && this.#guide?.accepts(answer, this.#game.view) === false) return Promise.resolve();
    this.#services.doors.fetchRest();
    return this.#play(() => this.#game.answer(answer));
  }

  async #explain({ problem }: RoomError): Promise<void> {
    this.#services.toasts.say(await explained(this.#services, problem, this.#game.reading));
  }

  /** Fetches the code of animations; without it the table goes on by showing the last view at once. */
  async #fetchPlay(): Promise<void> {
    try {
      await this.#services.game.fetchPlay();
    } catch (error) {
      tell(this.#services, error);
    }
  }

  /** Ignore requests while an animation is playing. */
  async #play(ask: () => Promise<void>, from = this.#game.view): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    this.#guide?.hush();
    this.#picture?.hush();
    const fetched = this.#fetchPlay();
    try {
      this.#held = from;
      await ask();
      const seen = await this.#handedOver(from);
      await fetched;
      this.#held = null;
      await this.#picture?.play(seen, this.#game.passages());
    } catch (error) {
      if (!(error instanceof RoomError)) throw error;
      if (!isOwnWish(error)) void this.#explain(error);
    } finally {
      this.#held = null;
      this.#busy = false;
      this.#log.show(this.#game.log);
      this.#present();
    }
  }

  /** The view to play on from. If another person is asked now, that is the same position as they saw it, with their log. */
  async #handedOver(before: SeatView): Promise<SeatView> {
    const { view, before: theirs } = this.#game;
    if (before.seat === view.seat || view.outcome !== null) return before;
    await this.#services.doors.handOver(this.#game, () => {
      // Replace the log first: nothing of the previous person's may be readable when the cover is lifted.
      this.#log.show(theirs.log);
      this.#picture?.show(theirs.view);
      this.#held = theirs.view;
    });
    return theirs.view;
  }

  key(event: KeyboardEvent): void {
    if (event.key === '?') return void showKeys(this.#services);
    if (this.#guide?.key(event) === true) return;
    if (this.#picture?.key(event) === true) return;
    // "Go on" takes no focus, since the button that was pressed before would lie under it: Enter presses it from anywhere else.
    if (event.key === 'Enter' && focused() === null) return void this.proceed();
    if (event.key !== ' ' && event.key !== 'Escape') return;
    this.#game.thinkingTime.hurry();
    if (!this.proceed()) this.#picture?.skip();
  }

  proceed(): boolean {
    return this.#picture?.proceed() === true;
  }

  #clear(): void {
    this.#guide?.hush();
    // The picture destroys the note with everything else that lies in it.
    this.#note = null;
    this.#picture?.destroy();
    this.#picture = null;
  }

  destroy(): void {
    this.#unwatch();
    this.#unlisten();
    this.#notices.destroy();
    this.#clear();
    this.#guide?.destroy();
    this.root.destroy({ children: true });
    this.#game.close();
  }
}
