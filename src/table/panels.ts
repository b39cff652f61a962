import { Container } from 'pixi.js';
import type { Rect } from '../config/layout';
import type { GameEvent, TableView } from '../session/view-types';
import { walkFocus } from '../shell/focus';
import type { BoardScene } from './board-scene';
import { CardGrid } from './card-grid';
import { CardList } from './card-list';
import { CityView } from './city-view';
import type { About, Part, TableContext } from './context';
import { HandFan } from './hand-fan';
import { LogPanel } from './log-panel';
import { Overlay } from './overlay';
import { Piles } from './piles';
import { PlanBoard } from './plan-board';
import { PlanReference } from './plan-reference';
import { Seats } from './seats';
import { Spotlight } from './spotlight';
import { Tooltip } from './tooltip';
import { TopBar } from './top-bar';
import { TopButtons } from './top-buttons';
import { TurnStrip } from './turn-strip';
import { Zoom } from './zoom';

export interface PanelsOptions {
  readonly board: BoardScene;
  /** What has happened so far; grows while the game is played. */
  readonly history: readonly GameEvent[];
  /** Opens the rules, at a number if one is given. */
  readonly rules: (number?: string) => void;
  readonly menu: () => void;
}

/** Everything around the board: seats, hand, piles, Plan board, bars, zoom; and above the prompt tooltips and overlays. */
export class Panels implements Part {
  readonly root = new Container();
  /** What is the viewer's own and lies at the lower edge, also in front of a scene: seat, hand and piles. */
  readonly near = new Container();
  /** Lies above the prompt. */
  readonly above = new Container();
  readonly hand: HandFan;
  readonly overlay: Overlay;
  readonly #context: TableContext;
  readonly #parts: readonly Part[];
  readonly #seats: Seats;
  readonly #zoom: Zoom;
  readonly #tooltip: Tooltip;
  readonly #log: LogPanel;
  readonly #rules: (number?: string) => void;
  #view: TableView | null = null;

  constructor(context: TableContext, { board, history, rules, menu }: PanelsOptions) {
    this.#context = context;
    this.#rules = rules;
    this.overlay = new Overlay(context);
    this.#tooltip = new Tooltip(context);
    this.#zoom = new Zoom(context);
    this.hand = new HandFan(context);
    const spotlight = new Spotlight(board);
    const pointAt = (event: GameEvent | null): void => {
      spotlight.show(event);
      context.draw();
    };
    this.#log = new LogPanel(context, history, pointAt);
    const browseDiscard = (cult: string): void => this.#browseDiscard(cult);
    this.#seats = new Seats(context, { browseDiscard, readNpcPlans: () => this.#readNpcPlans(), history, pointAt });
    const far: readonly Part[] = [
      new CityView(context),
      new TopBar(context),
      new TopButtons(context, { log: this.toggleLog, rules: () => rules(), menu }),
      new TurnStrip(context),
      this.#seats,
      new PlanBoard(context, () => this.#readReference()),
      this.#zoom,
    ];
    const near: readonly Part[] = [new Piles(context, browseDiscard), this.hand];
    this.#parts = [...far, ...near];
    for (const part of far) this.root.addChild(part.root);
    this.near.addChild(this.#seats.own);
    for (const part of near) this.near.addChild(part.root);
    this.above.addChild(this.#log.root, this.overlay.root, this.#tooltip.root);
    board.homeOf = (cult) => this.#seats.homeOf(cult);
  }

  show(view: TableView): void {
    if (view !== this.#view) this.#tooltip.forget();
    this.#view = view;
    for (const part of this.#parts) part.show(view);
    this.#log.show();
    this.#context.draw();
  }

  readonly toggleLog = (): void => this.#log.toggle();

  /** While a prompt's tray lies where the hand does: beside it, or nowhere. */
  layHand(place: Rect | null): void {
    if (this.hand.root.destroyed) return;
    this.hand.root.visible = place !== null;
    if (place !== null) this.hand.lay(place);
  }

  /** What the context's `explain` does. */
  explain(about: About | null, x: number, y: number): void {
    if (about !== null) this.#zoom.point(about);
    this.#tooltip.show(about, x, y, this.#view);
  }

  /** Takes a key if it is one of its own. */
  key(event: KeyboardEvent): boolean {
    // Ctrl+R and the like are the browser's.
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key === 'Escape' && this.overlay.isOpen) this.overlay.close();
    else if (event.key === 'Escape' && this.#log.isOpen) this.#log.toggle();
    // What lies over the table is walked through by itself.
    else if (this.overlay.isOpen && walkFocus(event, this.overlay.root)) return true;
    else if (event.key === 'p' || event.key === 'P') this.#toggleReference();
    else if (event.key === 'l' || event.key === 'L') this.toggleLog();
    else if ((event.key === 'r' || event.key === 'R') && !this.overlay.isOpen) this.#rules(this.#tooltip.rule);
    else return false;
    return true;
  }

  #toggleReference(): void {
    if (this.overlay.isOpen) this.overlay.close();
    else this.#readReference();
  }

  #readReference(): void {
    const { planReference } = this.#context.app.panels;
    this.overlay.open(planReference, { width: 1040, height: 660 }, (room) => new PlanReference(this.#context, room));
  }

  #browseDiscard(cult: string): void {
    const { books, app } = this.#context;
    // The newest lies on top.
    const cards = [...(this.#view?.discards[cult] ?? [])].reverse();
    this.#browse(app.panels.discardOf(books.cult(cult).name), cards);
  }

  #readNpcPlans(): void {
    const plans = this.#context.books.reading.cards.filter((card) => card.kind === 'npc');
    const cards = plans.sort((a, b) => a.number - b.number).map(({ id }) => id);
    const { npcPlans } = this.#context.app.panels;
    this.overlay.open(npcPlans, { width: 1180, height: 800 }, (room) => new CardList(this.#context, cards, room));
  }

  #browse(title: string, cards: readonly string[]): void {
    this.overlay.open(title, { width: 1420, height: 780 }, (room) => new CardGrid(this.#context, cards, room));
  }

  destroy(): void {
    for (const part of this.#parts) part.destroy();
    this.#log.destroy();
    this.overlay.destroy();
    this.#tooltip.destroy();
    this.root.destroy({ children: true });
    this.near.destroy({ children: true });
    this.above.destroy({ children: true });
  }
}
