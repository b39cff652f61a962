import { Container } from 'pixi.js';
import { focusOn, hasKeysIn, rename, walkFocus } from '../../../../platform/shell/input/focus';
import type { Motion } from '../../../../platform/shell/motion';
import { HabitPause } from '../../../../platform/shell/input/habit-pause';
import { pictureOf, stagesOf } from '../kinds';
import type { PictureOf } from '../kinds/kind';
import { passes } from '../kinds/parts';
import { preselected } from '../kinds/preselected';
import type { Option } from '../../contract/view-types';
import { TerrorMeter } from '../board/terror-meter';
import { isQuadrant } from '../config/board-layout';
import { BoardTargets } from './places/board-targets';
import { CoachLine } from './advising/coach-line';
import { DragMarker } from './choosing/drag';
import { Picker } from './places/picker';
import { PlanMenu } from './places/plan-menu';
import type { PhoneTargets, Prompt, PromptContext } from './prompt';
import { PromptBar, type Pass } from './prompt-bar';
import { spokenNames } from './spoken-names';
import { StagedChoice, type Offer } from '../../../../platform/prompts/staged-choice';
import { Tiles } from './tiles/tiles';
import { WhyNot } from './advising/why-not';

/** The prompt on the table: targets on the board, Plans beside their district, tiles over the hand, and the bar. */
export class TablePrompt implements Prompt {
  readonly root = new Container();
  readonly #context: PromptContext;
  readonly #kind: PictureOf;
  readonly #staged: StagedChoice;
  readonly #targets: BoardTargets;
  readonly #near: PhoneTargets | null;
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
  /** Whether the second half of the question is being asked. */
  #isSecond = false;
  #pause = new HabitPause();
  #isRetired = false;
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
    this.#bar = new PromptBar(context, () => void this.#ask());
    this.#coach = new CoachLine(context, (answer) => this.#takeAdvice(answer));
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
    if (this.#kind.isFilled !== undefined) this.#staged.choice.set(preselected(this.#kind, decision, context.isGuided));
    else if (!this.#enterOnly()) this.#draw();
  }

  /** Opens the menu of the only marker at once: there is nothing else to point at. Returns whether it did. */
  #enterOnly(): boolean {
    const [only, ...others] = this.#staged.offers;
    if (this.#kind.hasMenu !== true || only === undefined || others.length > 0) return false;
    this.#staged.point(only.key);
    return true;
  }

  /** Whether clicks are ignored because they may be meant for the question before. */
  get isPausing(): boolean {
    return this.#pause.isOn;
  }

  /** Keys are never meant for the question before: it had the focus somewhere else. */
  get #isHasty(): boolean {
    return this.#pause.isOn && this.#clicks > 0;
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
    const meter = this.#kind.meter?.(this.#context.decision.options, this.#context);
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
    if (this.#isHasty || (this.#clicks === 2 && this.#first === key)) return;
    this.#first = this.#clicks === 1 ? key : null;
    const byKeys = hasKeysIn(this.root);
    const tapped =
      this.#near === null ? undefined : this.#staged.offers.find((offer) => offer.key === key && offer.spot.on === 'board');
    if (tapped?.chosen === true && this.#staged.choice.single) return this.#confirm();
    const isSecond = this.#isSecond;
    const complete = this.#staged.point(key);
    if (isSecond) return this.#confirm();
    if (this.#seconds().length > 0 && this.#context.settings.current.confirm !== 'always') return this.#askSecond(byKeys);
    if (complete && this.#staged.choice.isLegal && this.#isQuick(tapped !== undefined)) this.#confirm();
    else if (byKeys) this.#lead(key, complete);
  };

  /** The options that the second half of the question adds to the chosen ones. */
  #seconds(): readonly Option[] {
    return this.#kind.second?.after(this.#chosenOptions(), this.#context.decision.options) ?? [];
  }

  /** Asks the second half; its answer counts at once, together with the first. */
  #askSecond(byKeys: boolean): void {
    this.#isSecond = true;
    // A double click was meant for the first half.
    this.#first = null;
    this.#pause.end();
    this.#pause = new HabitPause();
    this.#draw();
    // On a phone the tray may have stepped aside for the board, where the first half was chosen.
    this.#tiles.comeBack();
    const [first] = this.#halfOf(this.#staged.offers);
    if (byKeys && first !== undefined) focusOn(`offer:${first.key}`);
  }

  /** The offers of the half that is asked: the second shows what adds to the chosen options, and gives way to the first if nothing does. */
  #halfOf(offers: readonly Offer[]): readonly Offer[] {
    const added = this.#isSecond ? this.#seconds() : [];
    this.#isSecond = added.length > 0;
    if (!this.#isSecond) return offers;
    return offers.filter(({ options }) => options.some((option) => added.includes(option)));
  }

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
    if (this.#isHasty) return;
    const { choice } = this.#staged;
    if (!choice.isLegal) return void (this.#ready !== null && this.#context.submit(this.#ready));
    if (!this.#isSecond && this.#seconds().length > 0) this.#askSecond(hasKeysIn(this.root));
    else this.#context.submit(choice.chosen);
  };

  /** The answer that the button gives while nothing is chosen; null where the player has to choose. */
  get #ready(): readonly string[] | null {
    const { suggest, options } = this.#context.decision;
    if (this.#kind.isReady !== true || this.chosen.length > 0 || this.entered !== null) return null;
    return passes(options.filter(({ id }) => suggest.includes(id))) ? null : suggest;
  }

  /** Whether one click answers. On a phone a tap on the board may only be meant to look at a district, so the second tap answers. */
  #isQuick(isLooking: boolean): boolean {
    const { confirm } = this.#context.settings.current;
    if (isLooking && confirm !== 'never') return false;
    return confirm === 'never' || (confirm === 'costly' && !this.#isCostly);
  }

  get #isCostly(): boolean {
    const { isCostly = false } = this.#kind;
    return typeof isCostly === 'function' ? isCostly(this.#chosenOptions()) : isCostly;
  }

  /** Marks the advised answer as chosen; a phone shows where that is. */
  #takeAdvice(answer: readonly string[]): void {
    const { decision, district } = this.#context;
    const places = decision.options.filter(({ id }) => answer.includes(id)).map((option) => option['district']);
    const place = places.find(isQuadrant);
    if (place !== undefined) district?.select(place);
    this.#staged.choice.set(answer);
  }

  /** Asks what another player would do; its answer is chosen, but not confirmed. */
  async #ask(): Promise<void> {
    if (this.#bar.isAsking || this.#context.isGuided) return;
    this.#bar.isAsking = true;
    this.#draw();
    await this.#coach.ask();
    if (this.#isRetired) return;
    this.#bar.isAsking = false;
    this.#draw();
  }

  #draw(): void {
    const { entered, choice } = this.#staged;
    const offers = this.#halfOf(this.#staged.offers);
    this.#targets.draw(offers, this.#point);
    this.#near?.draw(offers, this.#point, this.#bringNear);
    const picked = this.#picker.takes(offers);
    this.#picker.draw(picked, entered, this.#point);
    const others = offers.filter((offer) => !picked.includes(offer));
    const pass = this.#passIn(others);
    const laid = pass === null ? others : others.filter(({ options }) => options[0]?.pass !== true);
    this.#tiles.draw(laid, choice, this.#point);
    this.#menu.draw(offers, entered, this.#point, this.#mean);
    // The open Plan menu takes the coach's place.
    if (this.#near !== null) this.#coach.root.visible = this.#menu.order.length === 0;
    const first = offers.find(({ key }) => key === entered)?.options[0] ?? null;
    this.#bar.draw({
      choice,
      first,
      second: this.#isSecond ? this.#kind.second!.question(this.#context.app) : null,
      confirm: { words: this.#confirmWords(), isOpen: this.#isConfirmable, press: this.#confirm },
      pass: this.#isSecond ? this.#decline() : pass,
    });
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
   * Arrows move between targets, Enter chooses the focused one or confirms, Escape clears, U undoes the last answer, W asks what
   * another player would do, H toggles hand and tray, 1–9 choose offers in order.
   */
  key({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): void {
    if (ctrlKey || metaKey || altKey || walkFocus({ key }, this.root)) return;
    // Enter must not give the second half away by habit.
    if (key === 'Enter' && document.activeElement === document.body && !this.#isSecond) this.#confirm();
    else if (key === 'Escape') this.#back();
    else if (key === 'u' || key === 'U') this.#context.undo();
    else if (key === 'w' || key === 'W') void this.#ask();
    else if (key === 'h' || key === 'H') this.#tiles.swap();
    else if (/^[1-9]$/.test(key)) this.#pick(Number(key) - 1);
  }

  #confirmWords(): string {
    const { app } = this.#context;
    return this.#isSecond ? app.table.confirm : (this.#kind.confirms?.(app) ?? app.table.confirm);
  }

  /** The second half is answered by its tiles or declined: a habitual click on Confirm must not give it away. */
  get #isConfirmable(): boolean {
    return !this.#isSecond && (this.#staged.choice.isLegal || this.#ready !== null);
  }

  #decline(): Pass {
    return { words: this.#kind.second!.none(this.#context.app), label: 'decline', press: this.#confirm };
  }

  /** Offers passing in the bar where it must not look like the main thing, and on a phone where a tray with this one tile would cover the targets. */
  #passIn(offers: readonly Offer[]): Pass | null {
    const passing = offers.find(({ options }) => options[0]?.pass === true);
    if (passing === undefined) return null;
    const isCovering = this.#near !== null && offers.every((offer) => offer === passing || offer.spot.on === 'board');
    if (this.#kind.passesSmall !== true && !(isCovering && offers.length > 1)) return null;
    const { books, decision, app } = this.#context;
    const { key } = passing;
    const words = this.#kind.passesSmall === true ? app.prompts.skip : books.words.label(decision.kind, passing.options[0]!);
    return { words, label: `offer:${key}`, press: () => this.#point(key) };
  }

  #back(): void {
    if (this.#whyNot.isOpen) return this.#whyNot.toggle();
    this.#isSecond = false;
    const [from, byKeys] = [this.#staged.entered ?? this.#came, hasKeysIn(this.root)];
    if (this.#staged.leave() && byKeys && from !== null) focusOn(`offer:${from}`);
  }

  /** Rows of an open menu first, then tiles, then places on the board. */
  #pick(at: number): void {
    const offers = this.#halfOf(this.#staged.offers);
    const orders = [this.#menu.order, this.#tiles.order, offers.map(({ key }) => key)];
    const key = orders.find((order) => order.length > 0)?.[at];
    if (key !== undefined) this.#point(key);
    this.#isMeant = false;
  }

  enter(motion: Motion, milliseconds: number): void {
    for (const { root } of [this.#tiles, this.#bar]) {
      root.alpha = 0;
      root.y = 14 * this.#context.layout.unit;
      void motion.to(root, { alpha: 1, y: 0, ease: 'power2.out' }, milliseconds);
    }
    // The marker to drag lies on the bar.
    if (this.#drag === null) return;
    this.#drag.root.alpha = 0;
    void motion.to(this.#drag.root, { alpha: 1 }, milliseconds);
  }

  retire(): Container {
    this.#isRetired = true;
    this.#pause.end();
    window.removeEventListener('click', this.#clicked);
    window.removeEventListener('mousedown', this.#pressed, true);
    window.removeEventListener('keydown', this.#keyed, true);
    window.removeEventListener('dblclick', this.#doubled);
    this.#drag?.destroy();
    this.#near?.destroy();
    this.#terror?.destroy();
    for (const part of [this.#targets, this.#picker, this.#menu, this.#coach, this.#whyNot]) part.destroy();
    this.#tiles.stop();
    this.root.eventMode = 'none';
    this.root.interactiveChildren = false;
    this.root.accessibleChildren = false;
    return this.root;
  }
}
