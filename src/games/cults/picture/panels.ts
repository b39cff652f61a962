import { Container } from 'pixi.js';
import type { Rect } from '../../../platform/config/layout';
import type { GameEvent, TableView } from '../contract/view-types';
import { walkFocus } from '../../../platform/shell/input/focus';
import type { BoardScene } from './board/board-scene';
import { CardGrid } from './cards/card-grid';
import { CardList } from './cards/card-list';
import { CityView } from './cards/city-view';
import type { About, CultsPart, TableContext } from './context';
import { aboutOf } from './facts/explained';
import { HandFan } from './cards/hand-fan';
import { LogPanel } from './bars/log-panel';
import type * as parts from './phone';
import type { CloseLook } from './phone/close-look';
import type { DistrictPanel } from './phone/district-panel';
import type { HandRow } from './phone/hand-row';
import { Overlay } from './overlay';
import { Piles } from './cards/piles';
import { PlanBoard } from './bars/plan-board';
import { PlanReference } from './bars/plan-reference';
import { Seats } from './seats/seats';
import { Spotlight } from './board/spotlight';
import { Tooltip } from './tooltip';
import { TopBar } from './bars/top-bar';
import { TopButtons } from './bars/top-buttons';
import { TurnStrip } from './bars/turn-strip';
import { CardZoom } from './cards/zoom';

export type PhoneParts = typeof parts;

export interface PanelsOptions {
  readonly board: BoardScene;
  /** Events so far; grows during the game. */
  readonly history: readonly GameEvent[];
  readonly menu: () => void;
  /** Called with a mod's card that shall do nothing for the rest of the game. */
  readonly blank: (card: string) => void;
  /** Called when something covers a phone's table or no longer does: covered parts must not receive touches. */
  readonly cover: (isCovered: boolean) => void;
  /** The parts of a phone's table; null on larger screens. */
  readonly phone: PhoneParts | null;
}

/** Everything around the board: seats, hand, piles, Plan board, bars, zoom; and tooltips and overlays above the prompt. */
export class Panels implements CultsPart {
  readonly root = new Container();
  /** The viewer's own parts at the lower edge, which lie in front of scenes: seat, hand and piles. */
  readonly near = new Container();
  /** Lies above the prompt. */
  readonly above = new Container();
  readonly hand: HandFan | HandRow;
  /** The enlarged district beside a phone's overview. */
  readonly district: DistrictPanel | null;
  readonly overlay: Overlay;
  readonly #context: TableContext;
  readonly #parts: readonly CultsPart[];
  readonly #zoom: CardZoom | null;
  readonly #closeLook: CloseLook | null;
  readonly #phone: PhoneParts | null;
  readonly #history: readonly GameEvent[];
  readonly #tooltip: Tooltip;
  readonly #log: LogPanel;
  /** The part that tells who plays which cult. */
  #who: CultsPart | null = null;
  #view: TableView | null = null;

  constructor(context: TableContext, { board, history, menu, blank, cover, phone }: PanelsOptions) {
    this.#context = context;
    this.overlay = new Overlay(context);
    this.#tooltip = new Tooltip(context);
    this.#phone = phone;
    this.#closeLook = phone === null ? null : new phone.CloseLook(context, blank);
    this.#history = history;
    const spotlight = new Spotlight(board);
    const pointAt = (event: GameEvent | null): void => {
      spotlight.show(event);
      context.draw();
    };
    this.#log = new LogPanel(context, history, pointAt);
    this.above.addChild(this.#log.root, this.overlay.root, this.#tooltip.root);
    if (phone !== null && this.#closeLook !== null) {
      this.above.addChild(this.#closeLook.root);
      this.hand = new phone.HandRow(context, (card) => this.look({ topic: 'handCard', card }));
      this.district = new phone.DistrictPanel(context);
      this.#zoom = null;
      this.#parts = this.#small(phone, this.district, board, menu);
      const over = [this.overlay, this.#closeLook, this.#log];
      for (const one of over) one.onChange = () => cover(over.some(({ isOpen }) => isOpen));
      return;
    }
    this.hand = new HandFan(context);
    this.district = null;
    this.#zoom = new CardZoom(context, blank);
    const browseDiscard = (cult: string): void => this.#browseDiscard(cult);
    const seats = new Seats(context, { browseDiscard, readNpcPlans: () => this.#readNpcPlans(), history, pointAt });
    this.#who = seats;
    const far: readonly CultsPart[] = [
      new CityView(context, board),
      new TopBar(context),
      new TurnStrip(context),
      seats,
      new PlanBoard(context, () => this.#readReference()),
      this.#zoom,
    ];
    // The buttons stay over a Confrontation: speed, log, rules and menu can be reached at any moment.
    const buttons = new TopButtons(context, { log: this.toggleLog, rules: () => context.rules(), menu });
    const near: readonly CultsPart[] = [new Piles(context, browseDiscard), this.hand, buttons];
    this.#parts = [...far, ...near];
    for (const part of far) this.root.addChild(part.root);
    this.near.addChild(seats.own);
    for (const part of near) this.near.addChild(part.root);
    board.homeOf = (cult) => seats.homeOf(cult);
  }

  /** The parts of a phone's table. */
  #small(phone: PhoneParts, district: DistrictPanel, board: BoardScene, menu: () => void): readonly CultsPart[] {
    const context = this.#context;
    const chips = new phone.Chips(context, (cult) => this.#openSeat(cult));
    this.#who = chips;
    const city = new CityView(context, board);
    city.root.on('pointertap', () => this.look(aboutOf(city.root)));
    const far: readonly CultsPart[] = [
      city,
      new phone.StatusLine(context),
      chips,
      district,
      new phone.PlanButtons(context, () => this.#readReference()),
    ];
    // Under the City card, which lies in their middle.
    this.root.addChild(district.quarters);
    for (const part of far) this.root.addChild(part.root);
    // Over a Confrontation, too.
    const button = new phone.MenuButton(context, () => this.#openMenu(menu));
    this.near.addChild(this.hand.root, button.root);
    board.homeOf = (cult) => chips.homeOf(cult);
    return [...far, this.hand, button];
  }

  /** Shows again who plays, and who thinks. */
  showWho(): void {
    if (this.#view !== null) this.#who?.show(this.#view);
  }

  show(view: TableView): void {
    if (view !== this.#view) this.#tooltip.forget();
    // Close the enlarged card when another seat takes the screen.
    if (this.#view?.seat !== view.seat) this.#closeLook?.close();
    this.#view = view;
    for (const part of this.#parts) part.show(view);
    this.#log.show();
    this.#context.draw();
  }

  /** Hides the enlarged card or district while something stands in its place: both only repeat what lies on the board. */
  replace(isReplaced: boolean): void {
    const repeating = this.#zoom ?? this.district;
    if (repeating === null || repeating.root.destroyed) return;
    repeating.root.visible = !isReplaced;
    this.#context.draw();
  }

  readonly toggleLog = (): void => this.#log.toggle();

  /** Places the hand beside a prompt's tray; null hides it. */
  layHand(place: Rect | null): void {
    if (this.hand.root.destroyed) return;
    const isHidden = !this.hand.root.visible;
    this.hand.root.visible = place !== null;
    if (place !== null) this.hand.lay(place, isHidden);
  }

  /** Implements the context's `explain`. */
  explain(about: About | null, x: number, y: number): void {
    // Touch has no hover: a long press enlarges instead.
    if (this.#zoom === null) return;
    if (about !== null) this.#zoom.point(about);
    this.#tooltip.show(about, x, y, this.#view);
  }

  /** Enlarges what a finger rests on; returns whether there was something. */
  look(about: About | null): boolean {
    return about !== null && this.#view !== null && this.#closeLook?.open(about, this.#view) === true;
  }

  /** Handles a key; returns whether it did. */
  key(event: KeyboardEvent): boolean {
    // Leave Ctrl+R and the like to the browser.
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key === 'Escape' && this.#closeLook?.isOpen === true) this.#closeLook.close();
    else if (event.key === 'Escape' && this.overlay.isOpen) this.overlay.close();
    else if (event.key === 'Escape' && this.#log.isOpen) this.#log.toggle();
    // Arrows move inside an open overlay only.
    else if (this.overlay.isOpen && walkFocus(event, this.overlay.root)) return true;
    else if (event.key === 'p' || event.key === 'P') this.#toggleReference();
    else if (event.key === 'l' || event.key === 'L') this.toggleLog();
    else if ((event.key === 'r' || event.key === 'R') && !this.overlay.isOpen) this.#context.rules(this.#tooltip.rule);
    else return false;
    return true;
  }

  #toggleReference(): void {
    if (this.overlay.isOpen) this.overlay.close();
    else this.#readReference();
  }

  #readReference(): void {
    const { planReference, planBoard } = this.#context.app.panels;
    const view = this.#view;
    const phone = this.#phone;
    if (phone !== null && view !== null) {
      this.overlay.open(planBoard, { width: 1040, height: 660 }, (room) => phone.planSheet(this.#context, room, view));
      return;
    }
    this.overlay.open(planReference, { width: 1040, height: 660 }, (room) => new PlanReference(this.#context, room));
  }

  #openSeat(cult: string): void {
    const [view, phone] = [this.#view, this.#phone];
    if (view === null || phone === null) return;
    const options = {
      view,
      history: this.#history,
      browseDiscard: (whose: string) => this.#browseDiscard(whose),
      readNpcPlans: () => this.#readNpcPlans(),
    };
    this.overlay.open(this.#context.books.cult(cult).name, { width: 1040, height: 660 }, (room) =>
      phone.seatSheet(this.#context, room, cult, options),
    );
  }

  /** A phone's menu: everything that stands around a larger table. */
  #openMenu(menu: () => void): void {
    const { app, books } = this.#context;
    const { panels } = app;
    const then = (open: () => void) => (): void => {
      this.overlay.close();
      open();
    };
    const seat = this.#view?.seat ?? '';
    const entries = [
      { words: panels.log, icon: 'ui-log', press: then(this.toggleLog) },
      { words: panels.planBoard, icon: 'ui-coach', press: then(() => this.#readReference()) },
      { words: panels.discardOf(books.cult(seat).name), icon: 'ui-discard', press: then(() => this.#browseDiscard(seat)) },
      { words: panels.rules, icon: 'ui-rules', press: then(() => this.#context.rules()) },
      { words: panels.menu, icon: 'ui-menu', press: then(menu) },
    ];
    this.overlay.open(panels.menu, { width: 760, height: 660 }, (room) => {
      const root = this.#phone!.buttonList(this.#context, room, entries, 2);
      return { root, destroy: () => root.destroy({ children: true }) };
    });
  }

  #browseDiscard(cult: string): void {
    const { books, app } = this.#context;
    // The newest card first.
    const cards = [...(this.#view?.discards[cult] ?? [])].reverse();
    this.#browse(app.panels.discardOf(books.cult(cult).name), cards);
  }

  #readNpcPlans(): void {
    const plans = this.#context.books.reading.cards.filter((card) => card.kind === 'npc');
    const cards = plans.sort((a, b) => a.number - b.number).map(({ id }) => id);
    const { npcPlans } = this.#context.app.panels;
    this.overlay.open(npcPlans, { width: 1180, height: 800 }, (room) =>
      this.#phone === null
        ? new CardList(this.#context, cards, room)
        : this.#phone.scrolled(
            this.#context,
            room,
            cards.length * 120 * this.#context.layout.unit,
            (whole) => new CardList(this.#context, cards, whole),
          ),
    );
  }

  #browse(title: string, cards: readonly string[]): void {
    this.overlay.open(title, { width: 1420, height: 780 }, (room) => new CardGrid(this.#context, cards, room));
  }

  destroy(): void {
    for (const part of this.#parts) part.destroy();
    this.#log.destroy();
    this.overlay.destroy();
    this.#tooltip.destroy();
    this.#closeLook?.destroy();
    this.root.destroy({ children: true });
    this.near.destroy({ children: true });
    this.above.destroy({ children: true });
  }
}
