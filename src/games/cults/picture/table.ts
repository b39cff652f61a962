import { Container, Sprite } from 'pixi.js';
import { picture } from '../../../platform/shell/assets';
import type { Ambience } from '../../../platform/shell/ambience';
import { Motion } from '../../../platform/shell/motion';
import { walkFocus } from '../../../platform/shell/input/focus';
import { onLongPress } from '../../../platform/shell/input/long-press';
import type { TableOptions, TablePicture } from '../../../platform/stage/table-picture';
import type { Passage } from '../../../kernel';
import type { CardsReading } from '../contract/reading';
import type { Target } from '../contract/studies';
import type { TableView } from '../contract/view-types';
import { appWords } from '../words';
import type { MessagePlace } from '../../../platform/ui/toast';
import { makeMist } from '../../../platform/ui/mist/mist';
import { SPEED_FACTOR, TIMING } from '../../../platform/config/timing';
import { BoardScene } from './board/board-scene';
import { dealtViews } from './board/deal';
import { isOverview } from './board/piece-view';
import { WheelZoom } from './board/wheel-zoom';
import { Books } from './cards/books';
import { besidePrompt } from './config/meanwhile-places';
import { tableLayoutFor } from './config/table-layout';
import type { CultsPart, TableContext } from './context';
import { makeExtra } from './extra-button';
import { aboutOf } from './facts/explained';
import { ownHand } from './facts/facts';
import { isAnsweredByTiles } from './kinds';
import { Panels, type PhoneParts } from './panels';
import { openPrompt } from './prompts';
import type { Prompt, PromptContext } from './prompts/prompt';
import type { Stage } from './stage/stage';
import { stageCode } from './stage/stage-code';

/** The modules that only a phone's table needs. */
export interface PhoneCode {
  readonly parts: PhoneParts;
  readonly nearTargets: PromptContext['nearTargets'];
}

export interface CultsTableOptions extends TableOptions<TableView, CardsReading> {
  /** Null on larger screens. */
  readonly phone: PhoneCode | null;
  /** Asks whether a mod's card shall do nothing for the rest of the game. */
  askBlank(card: string): void;
  /** Tells the player that the browser cannot play the sound of a mod's card. */
  brokenSound(card: string): void;
  /** Shows the District cards of the game. */
  study(): void;
}

/** The parts of the table over which a Confrontation is drawn. */
const UNDER_FIGHT: ReadonlySet<string> = new Set(['planBoard', 'city', 'score', 'markers', 'piles']);

const isUnderFight = (target: Target): boolean =>
  'district' in target || 'cult' in target || ('part' in target && UNDER_FIGHT.has(target.part));

/** What stands in the scene of a Confrontation, or is answered over it. */
const isOverBoard = (target: Target): boolean => 'option' in target || ('part' in target && target.part === 'fight');

/** A lamp over the board, under its pieces. */
function lampOver(ambience: Ambience): Container {
  const { root, drift } = makeMist({ lamps: [{ x: -90, y: -120, size: 900, tint: 0xffcf8a, alpha: 0.14 }] });
  ambience.join(root, drift);
  return root;
}

/** The table of Rise of the Cults: board, panels, scenes and effects, and the prompt of the open decision. */
export class CultsTable implements TablePicture<TableView> {
  readonly root = new Container();
  readonly front = new Container();
  readonly context: TableContext;
  readonly board: BoardScene;
  readonly #options: CultsTableOptions;
  readonly #panels: Panels;
  /** The places of the Confrontation and of the effects, which come with the stage. */
  readonly #scenes = new Container();
  readonly #effects = new Container();
  #stage: Stage | null = null;
  readonly #parts: readonly CultsPart[];
  readonly #unpress: () => void;
  readonly #zoom: WheelZoom;
  #prompt: Prompt | null = null;
  /** The view whose question is open. */
  #asked: TableView | null = null;
  readonly #motion = new Motion();
  #extra: Container | null = null;
  #isCovered = false;
  #isShielded = false;
  #isDealing = false;

  constructor(options: CultsTableOptions) {
    this.#options = options;
    const { width, height, lang, reading, settings, page, log, phone } = options;
    this.context = {
      books: new Books(reading, lang),
      app: appWords(lang),
      layout: tableLayoutFor(width, height),
      settings,
      draw: page.frames.request,
      thinking: { seats: [] },
      coming: new Map(),
      explain: (about, x, y) => {
        if (this.root.destroyed) return;
        if (about !== null) this.#stage?.meanwhile.leave();
        this.#panels.explain(about, x, y);
      },
      rules: (cited) => options.rules(cited),
    };
    const { context } = this;
    const ground = new Sprite(picture('table'));
    ground.setSize(width, height);
    this.root.addChild(ground, this.#mist(page.ambience));
    this.board = new BoardScene(context);
    this.board.root.addChildAt(lampOver(page.ambience), 1);
    this.#panels = new Panels(context, {
      board: this.board,
      history: log.events,
      menu: () => options.menu(),
      blank: (card) => options.askBlank(card),
      cover: (isCovered) => this.#shield(isCovered),
      phone: isOverview(context.layout) ? phone!.parts : null,
    });
    this.#parts = [this.board, this.#panels];
    for (const part of this.#parts) this.root.addChild(part.root);
    // Tooltips and overlays lie above the prompt.
    this.root.addChild(this.#scenes, this.#panels.near, this.#effects, this.front, this.#panels.above);
    this.#zoom = new WheelZoom(page.renderer, this.board, context, () => this.#isZoomable);
    this.#unpress = isOverview(context.layout)
      ? onLongPress((x, y) => !this.#isCovered && this.#hold(x, y))
      : (): void => undefined;
  }

  /** A phone enlarges districts, and a lesson points at places of the board. */
  get #isZoomable(): boolean {
    if (isOverview(this.context.layout) || this.#options.isGuided || this.#isCovered) return false;
    return this.#asked !== null && this.#asked.fight === null;
  }

  /** Fog and embers over the wood, under the board and the panels. */
  #mist(ambience: Ambience): Container {
    const { width, height, unit } = this.context.layout;
    const { root, drift } = makeMist({
      fog: { room: { x: 0, y: height * 0.1, width, height: height * 0.75 }, count: 4, tint: 0x9db0a8, alpha: 0.22 },
      embers: { room: { x: 0, y: 0, width, height }, count: 22, size: 13 * unit },
    });
    ambience.join(root, drift);
    return root;
  }

  get prompt(): Prompt | null {
    return this.#prompt;
  }

  get isAsking(): boolean {
    return this.#prompt !== null;
  }

  /** On a phone nothing lies above the board. */
  get corner(): { readonly x: number; readonly y: number } {
    const { unit, board, topRight, shape } = this.context.layout;
    const above = shape === 'phone' ? 0 : topRight.y + topRight.height + 10 * unit;
    return { x: board.x + board.radius, y: Math.max(above, board.y - board.radius) };
  }

  /** The hand's place, while it is empty and no tiles lie there; else the enlarged card's, and on a phone the enlarged district's. */
  roomForMessage(view: TableView): MessagePlace {
    const { layout } = this.context;
    if (layout.shape === 'phone') {
      this.#panels.replace(true);
      return { room: layout.tray, free: () => this.#panels.replace(false) };
    }
    return { room: ownHand(view).length === 0 && !isAnsweredByTiles(view) ? layout.hand : besidePrompt(layout) };
  }

  /** The stage, once its code is here. */
  #staged(): Stage | null {
    const code = stageCode();
    if (this.#stage !== null || code === null || this.root.destroyed) return this.#stage;
    const options = this.#options;
    const stage = new code.Stage(this.context, {
      board: this.board,
      panels: this.#panels,
      log: options.log,
      sounds: options.reading.sounds,
      brokenSound: (card) => options.brokenSound(card),
    });
    this.#scenes.addChild(stage.fight.root);
    this.#effects.addChild(stage.effects);
    stage.director.onPassage = (view) => options.onPassage(view);
    this.#stage = stage;
    return stage;
  }

  show(view: TableView): void {
    for (const part of this.#parts) part.show(view);
    const stage = this.#staged();
    stage?.fight.show(view);
    stage?.meanwhile.sit(view.seat);
  }

  /** The set-up before one's eyes; without animation it is simply there. */
  async deal(view: TableView): Promise<void> {
    const { speed, reducedMotion } = this.context.settings.current;
    const pace = SPEED_FACTOR[speed];
    if (pace === 0 || reducedMotion) return;
    const [empty, ...stages] = dealtViews(view);
    this.#isDealing = true;
    // A click shows the whole set-up, as Escape does.
    const skip = (): void => this.skip();
    window.addEventListener('pointerdown', skip);
    this.board.show(empty!);
    for (const stage of stages) {
      if (!this.#isDealing) break;
      this.board.pace = pace;
      await this.board.move(stage);
    }
    this.#isDealing = false;
    window.removeEventListener('pointerdown', skip);
  }

  /** Brings what somebody points at into sight: on a phone its district is enlarged, and a Confrontation does not cover the board. */
  lookAt(targets: readonly Target[]): void {
    this.#stage?.fight.giveWay(targets.some(isUnderFight) && !targets.some(isOverBoard));
    const district = targets.flatMap((target) => ('district' in target ? [target.district] : []))[0];
    if (district !== undefined) this.#panels.district?.select(district);
  }

  ask(view: TableView): void {
    this.#close();
    // A dice tray stands where the tiles of its question will stand.
    const isSeen = this.#stage?.dice.dismiss() === true;
    if (view.decision === null) this.#panels.layHand(this.context.layout.hand);
    else this.#open(view, view.decision, isSeen);
    this.#extra = makeExtra(this.context, view, this.#options);
    if (this.#extra === null) return;
    this.root.addChildAt(this.#extra, this.root.getChildIndex(this.front));
    this.#extra.visible = !this.#isCovered;
  }

  #open(view: TableView, decision: NonNullable<TableView['decision']>, isSeen: boolean): void {
    const options = this.#options;
    this.#asked = view;
    this.#prompt = openPrompt({
      ...this.context,
      view,
      decision,
      board: this.board,
      submit: (answer) => options.submit(answer),
      advise: (who) => options.advise(who),
      whisper: (words) => options.whisper(words),
      undo: () => options.undo(),
      isGuided: options.isGuided,
      layHand: (place) => this.#panels.layHand(place),
      district: this.#panels.district,
      nearTargets: options.phone?.nearTargets ?? null,
      intend: (force) => this.#stage?.fight.intend(force),
    });
    this.#prompt.root.accessibleChildren = !this.#isShielded;
    this.root.addChildAt(this.#prompt.root, this.root.getChildIndex(this.front));
    if (!isSeen && this.#panelTime > 0) this.#prompt.enter(this.#motion, this.#panelTime);
    this.#stage?.meanwhile.asked();
    options.page.frames.renew();
  }

  /** Milliseconds in which the panels of a question come and go. */
  get #panelTime(): number {
    const { speed, reducedMotion } = this.context.settings.current;
    return reducedMotion ? 0 : TIMING.menu * SPEED_FACTOR[speed];
  }

  hush(): void {
    this.context.explain(null, 0, 0);
    const meanwhile = this.#stage?.meanwhile;
    // A lesson tells itself what the others did.
    if (this.#options.isGuided) meanwhile?.dismiss();
    else meanwhile?.leave();
    this.#zoom.reset();
    const asked = this.#asked;
    this.#close();
    if (asked !== null && this.#panelTime > 0) this.#stage?.dice.keep(asked);
  }

  #close(): void {
    if (this.#prompt !== null) {
      // Its panels may still be arriving: a tween must not write to what is destroyed.
      this.#motion.finish();
      void this.#fade(this.#prompt.retire());
    }
    this.#prompt = null;
    this.#asked = null;
    this.#extra?.destroy({ children: true });
    this.#extra = null;
  }

  /** Lets the panels of an answered question vanish. */
  async #fade(panels: Container): Promise<void> {
    if (this.#panelTime > 0)
      await this.#motion.to(panels, { alpha: 0, y: 10 * this.context.layout.unit, ease: 'power1.in' }, this.#panelTime);
    if (!panels.destroyed) panels.destroy({ children: true });
    this.context.draw();
  }

  /** Without the stage nothing moves: the table shows the last view. */
  async play(from: TableView, passages: AsyncIterable<Passage<TableView>>): Promise<void> {
    const stage = this.#staged();
    if (stage !== null) return stage.director.play(from, passages);
    for await (const { events } of passages) for (const event of events) this.#options.log.add(event);
  }

  think(seats: readonly string[]): string {
    const { app, books } = this.context;
    this.context.thinking.seats = seats;
    this.#panels.showWho();
    return seats.map((cult) => app.bots.thinks(books.cult(cult).name)).join(' ');
  }

  skip(): void {
    if (this.#isDealing) this.board.finish();
    this.#isDealing = false;
    this.#stage?.director.skip();
  }

  proceed(): boolean {
    return this.#stage?.director.proceed() === true;
  }

  key(event: KeyboardEvent): boolean {
    if (this.#panels.key(event)) return true;
    if (this.#prompt === null) walkFocus(event);
    else this.#prompt.key?.(event);
    return false;
  }

  /** Hides the tooltip and the button to the result: they must not stick out from under a cover. */
  cover(isCovered: boolean): void {
    if (isCovered) this.context.explain(null, 0, 0);
    this.#isCovered = isCovered;
    if (this.#extra !== null) this.#extra.visible = !isCovered;
  }

  /** DOM buttons lie over the canvas, so those of a covered table must be disabled, or clicks on the cover would hit them. */
  #shield(isShielded: boolean): void {
    this.#isShielded = isShielded;
    for (const child of this.root.children) if (child !== this.#panels.above) child.accessibleChildren = !isShielded;
    this.#options.page.frames.renew();
  }

  /** Called on a long press: enlarges what lies there. */
  #hold(x: number, y: number): boolean {
    const { renderer } = this.#options.page;
    const { left, top } = renderer.canvas.getBoundingClientRect();
    const thing = renderer.events.rootBoundary.hitTest(x - left, y - top);
    return this.#panels.look(aboutOf(thing));
  }

  destroy(): void {
    // Who waits for the animation must not wait for ever.
    this.skip();
    this.#unpress();
    this.#zoom.destroy();
    this.#motion.end();
    this.#prompt?.retire();
    this.#prompt = null;
    this.#stage?.destroy();
    for (const part of this.#parts) part.destroy();
    this.root.destroy({ children: true });
  }
}
