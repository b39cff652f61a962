import { Container } from 'pixi.js';
import { focusOn, hasKeysIn, rename, walkFocus } from '../../../../platform/shell/input/focus';
import { pictureOf, stagesOf } from '../kinds';
import type { KindPicture } from '../kinds/kind';
import type { Option } from '../../contract/view-types';
import { TerrorMeter } from '../board/terror-meter';
import { BoardTargets } from './places/board-targets';
import { CoachLine } from './advising/coach-line';
import { DragMarker } from './choosing/drag';
import { Picker } from './places/picker';
import { PlanMenu } from './places/plan-menu';
import type { NearTargets, Prompt, PromptContext } from './prompt';
import { PromptBar, type Pass } from './prompt-bar';
import { spokenNames } from './spoken-names';
import { StagedChoice, type Offer } from '../../../../platform/prompts/staged-choice';
import { Tiles } from './tiles/tiles';
import { WhyNot } from './advising/why-not';

/** The prompt on the table: targets on the board, Plans beside their district, tiles over the hand, and the bar. */
export class TablePrompt implements Prompt {
  readonly root = new Container();
  readonly #context: PromptContext;
  readonly #kind: KindPicture;
  readonly #staged: StagedChoice;
  readonly #targets: BoardTargets;
  readonly #near: NearTargets | null;
  readonly #tiles: Tiles;
  readonly #picker: Picker;
  readonly #menu: PlanMenu;
  readonly #whyNot: WhyNot;
  readonly #bar: PromptBar;
  readonly #coach: CoachLine;
  readonly #terror: TerrorMeter | null;
  #drag: DragMarker | null = null;
  /** The browser's click count of the pressed button (2 for a double click); keys make none. */
  #clicks = 0;
  /** The offer that the first click of a double click chose. */
  #first: string | null = null;
  /** The offer last chosen with keys; Escape returns the focus to it. */
  #came: string | null = null;
  /** Whether the current click hit something of this prompt. */
  #isMeant = false;
  readonly #heard = new WeakSet<Container>();

  constructor(context: PromptContext) {
    this.#context = context;
    const { view, decision } = context;
    this.#kind = pictureOf(decision);
    this.#staged = new StagedChoice(decision, (option) => stagesOf(option, view, decision));
    this.#targets = new BoardTargets(context);
    const { district, nearTargets: Near } = context;
    this.#near = district === null || Near === null ? null : new Near(context, district);
    this.#tiles = new Tiles(context);
    this.#picker = new Picker(context);
    this.#menu = new PlanMenu(context);
    this.#whyNot = new WhyNot(context);
    this.#bar = new PromptBar(context);
    this.#coach = new CoachLine(context, (suggested) => this.#staged.choice.set(suggested));
    this.#terror = context.district === null ? this.#meter() : null;
    if (this.#terror !== null) this.root.addChild(this.#terror.root);
    // This is also the focus order: where, what, confirm.
    this.root.addChild(
      this.#targets.root,
      ...(this.#near === null ? [] : [this.#near.root]),
      this.#menu.root,
      this.#tiles.root,
      this.#coach.root,
      this.#picker.root,
      this.#bar.root,
      this.#whyNot.root,
    );
    // No dragging by touch: the finger would cover what it drags.
    if (this.#kind.dragged !== undefined && context.district === null) {
      this.#drag = new DragMarker(context, () => this.#targets.places(), this.#drop);
      if (this.#drag.grip !== null) this.root.addChild(this.#drag.grip);
      this.root.addChild(this.#drag.root);
    }
    window.addEventListener('click', this.#clicked);
    window.addEventListener('mousedown', this.#pressed, true);
    window.addEventListener('keydown', this.#keyed, true);
    window.addEventListener('dblclick', this.#doubled);
    this.#staged.listen(() => this.#draw());
    if (this.#kind.isFilled === true) this.#staged.choice.set(decision.suggest);
    else this.#draw();
  }

  get entered(): string | null {
    return this.#staged.entered;
  }

  get chosen(): readonly string[] {
    return this.#staged.choice.chosen;
  }

  #chosenOptions(): readonly Option[] {
    return this.#context.decision.options.filter(({ id }) => this.#staged.choice.has(id));
  }

  #meter(): TerrorMeter | null {
    const meter = this.#kind.meter?.(this.#context);
    return meter === undefined ? null : new TerrorMeter(this.#context, meter.position, meter.most);
  }

  readonly #mean = (): void => void (this.#isMeant = true);

  /** Show the board where a district has several targets. */
  readonly #bringNear = (isOne: boolean): void => {
    this.#mean();
    if (!isOne) this.#tiles.stepAside();
  };

  /** A click elsewhere leaves the entered spot. The browser reports it after Pixi has handled it. */
  readonly #clicked = (): void => {
    if (!this.#isMeant && this.#staged.entered !== null && this.chosen.length === 0) this.#staged.leave();
    this.#isMeant = false;
  };

  readonly #pressed = ({ detail }: MouseEvent): void => this.#count(detail);
  readonly #keyed = (): void => this.#count(0);

  #count(clicks: number): void {
    this.#clicks = clicks;
    if (clicks !== 2) this.#first = null;
  }

  /** A double click chooses and confirms. */
  readonly #doubled = (): void => {
    if (this.#first !== null) this.#confirm();
  };

  readonly #point = (key: string): void => {
    this.#mean();
    this.#context.explain(null, 0, 0);
    // Ignore the second click of a double click. It may be lost, since the first one redraws the buttons, so the browser's
    // `dblclick` confirms.
    if (this.#clicks === 2 && this.#first === key) return;
    this.#first = this.#clicks === 1 ? key : null;
    const byKeys = hasKeysIn(this.root);
    const tapped =
      this.#near === null ? undefined : this.#staged.offers.find((offer) => offer.key === key && offer.spot.on === 'board');
    if (tapped?.chosen === true && this.#staged.choice.single) return this.#confirm();
    const complete = this.#staged.point(key);
    if (complete && this.#staged.choice.isLegal && this.#isQuick(tapped !== undefined)) this.#confirm();
    else if (byKeys) this.#lead(key, complete);
  };

  /** Redrawing replaces the buttons: moves the keyboard focus to the next choice, or keeps it. */
  #lead(key: string, complete: boolean): void {
    this.#came = key;
    if (complete && this.#staged.choice.isLegal) return focusOn('confirm');
    focusOn(`offer:${this.#second(key) ?? key}`);
  }

  /** The first of the spots that a spot leads to. */
  #second(key: string): string | undefined {
    const { offers, entered } = this.#staged;
    if (entered !== key) return undefined;
    const [options] = offers.flatMap((offer) => (offer.key === key ? [offer.options] : []));
    const inside = offers.filter((offer) => offer.key !== key && offer.options.some((option) => options?.includes(option)));
    return this.#menu.order[0] ?? inside[0]?.key;
  }

  /** Dropping a marker chooses the target and confirms. */
  readonly #drop = (key: string): void => {
    this.#staged.choice.clear();
    this.#staged.point(key);
    this.#confirm();
  };

  readonly #confirm = (): void => {
    if (this.#staged.choice.isLegal) this.#context.submit(this.#staged.choice.chosen);
  };

  /** Whether one click answers. On a phone a tap on the board may only be meant to look at a district, so the second tap answers. */
  #isQuick(isLooking: boolean): boolean {
    const { confirm } = this.#context.settings.current;
    if (isLooking && confirm !== 'never') return false;
    return confirm === 'never' || (confirm === 'costly' && this.#kind.isCostly !== true);
  }

  #draw(): void {
    const { offers, entered, choice } = this.#staged;
    this.#targets.draw(offers, this.#point);
    this.#near?.draw(offers, this.#point, this.#bringNear);
    const picked = this.#picker.takes(offers);
    this.#picker.draw(picked, entered, this.#point);
    const others = offers.filter((offer) => !picked.includes(offer));
    const pass = this.#near === null ? null : this.#passIn(others);
    this.#tiles.draw(pass === null ? others : others.filter(({ spot }) => spot.on === 'board'), choice, this.#point);
    this.#menu.draw(offers, entered, this.#point, this.#mean);
    // The open Plan menu takes the coach's place.
    if (this.#near !== null) this.#coach.root.visible = this.#menu.order.length === 0;
    const first = offers.find(({ key }) => key === entered)?.options[0] ?? null;
    this.#bar.draw(choice, first, this.#confirm, pass);
    this.#whyNot.draw(entered);
    this.#terror?.set(choice.sum?.have ?? 0);
    if (this.#kind.intends !== undefined) this.#context.intend(this.#kind.intends(this.#chosenOptions()));
    const names = spokenNames(offers, this.#context);
    for (const [at, { key, options }] of offers.entries()) {
      const spot = this.root.getChildByLabel(`offer:${key}`, true);
      if (spot === null) continue;
      rename(spot, names[at]!);
      if (this.#heard.has(spot)) continue;
      this.#heard.add(spot);
      const show = (): void => this.#bar.preview(options);
      const hide = (): void => this.#bar.preview([]);
      // Pixi reports keyboard focus as `mouseover`.
      spot.on('pointerenter', show).on('mouseover', show).on('pointerleave', hide).on('mouseout', hide);
    }
    this.#context.draw();
  }

  /**
   * Arrows move between targets, Enter chooses the focused one or confirms, Escape clears, U undoes the last answer, H toggles hand
   * and tray, 1–9 choose offers in order.
   */
  key({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): void {
    if (ctrlKey || metaKey || altKey || walkFocus({ key }, this.root)) return;
    if (key === 'Enter' && document.activeElement === document.body) this.#confirm();
    else if (key === 'Escape') this.#back();
    else if (key === 'u' || key === 'U') this.#context.undo();
    else if (key === 'h' || key === 'H') this.#tiles.swap();
    else if (/^[1-9]$/.test(key)) this.#pick(Number(key) - 1);
  }

  /** Offer passing in the bar: a tray with this one tile would cover the targets. */
  #passIn(offers: readonly Offer[]): Pass | null {
    const tiles = offers.filter(({ spot }) => spot.on === 'tile' || spot.on === 'button');
    const [only] = tiles;
    if (
      only === undefined ||
      tiles.length > 1 ||
      only.options[0]?.pass !== true ||
      !offers.some(({ spot }) => spot.on === 'board')
    )
      return null;
    const { books, decision } = this.#context;
    const { key } = only;
    return { words: books.words.label(decision.kind, only.options[0]), label: `offer:${key}`, press: () => this.#point(key) };
  }

  #back(): void {
    if (this.#whyNot.isOpen) return this.#whyNot.toggle();
    const [from, byKeys] = [this.#staged.entered ?? this.#came, hasKeysIn(this.root)];
    if (this.#staged.leave() && byKeys && from !== null) focusOn(`offer:${from}`);
  }

  /** Rows of an open menu first, then tiles, then places on the board. */
  #pick(at: number): void {
    const { offers } = this.#staged;
    const orders = [this.#menu.order, this.#tiles.order, offers.map(({ key }) => key)];
    const key = orders.find((order) => order.length > 0)?.[at];
    if (key !== undefined) this.#point(key);
    this.#isMeant = false;
  }

  destroy(): void {
    window.removeEventListener('click', this.#clicked);
    window.removeEventListener('mousedown', this.#pressed, true);
    window.removeEventListener('keydown', this.#keyed, true);
    window.removeEventListener('dblclick', this.#doubled);
    this.#drag?.destroy();
    this.#near?.destroy();
    this.#terror?.destroy();
    for (const part of [this.#targets, this.#tiles, this.#picker, this.#menu, this.#bar, this.#coach, this.#whyNot])
      part.destroy();
    this.root.destroy({ children: true });
  }
}
