import { Container } from 'pixi.js';
import type { Rect } from '../../../../platform/config/layout';
import type { GameEvent, TableView } from '../../contract/view-types';
import type { CultsPart, TableContext } from '../context';
import { opponents, lookingSeat } from '../facts/facts';
import { RecentEvents } from '../bars/recent-events';
import { npcRow, ObjectivePanel } from './npc-panel';
import { placesOf } from './opponents-column';
import { ownSeat } from './own-seat';
import { opponentPanel, SeatPanel, type SeatActions } from './seat-panel';

export interface SeatsActions extends SeatActions {
  readonly readNpcPlans: () => void;
  /** Events so far; grows during the game. */
  readonly history: readonly GameEvent[];
  /** Called when an entry of the log is hovered. */
  readonly pointAt: (event: GameEvent | null) => void;
}

/** All seats: opponents in a column at the left, the viewer's own below. Rebuilt when another seat looks on. */
export class Seats implements CultsPart {
  /** The opponents' panels. */
  readonly root = new Container();
  /** The viewer's own seat, which lies above scenes. */
  readonly own = new Container();
  readonly #context: TableContext;
  readonly #actions: SeatsActions;
  #parts: CultsPart[] = [];
  #objective: ObjectivePanel | null = null;
  #lately: RecentEvents | null = null;
  /** Upper edge of the space below the opponents. */
  #free = 0;
  #who = '';

  constructor(context: TableContext, actions: SeatsActions) {
    this.#context = context;
    this.#actions = actions;
  }

  show(view: TableView): void {
    const who = [view.seat, ...opponents(view)].join();
    if (who !== this.#who) this.#build(view);
    this.#who = who;
    for (const part of this.#parts) part.show(view);
    this.#showLately();
  }

  /** Few opponents leave space: the latest events are shown there. */
  #showLately(): void {
    const { opponents: column, unit } = this.#context.layout;
    const top = this.#objective === null ? this.#free : this.#objective.bottom + 8 * unit;
    this.#lately?.place({ ...column, y: top, height: column.y + column.height - top });
    this.#lately?.show();
  }

  /** The centre of a cult's panel. */
  homeOf(cult: string): { readonly x: number; readonly y: number } {
    const found = this.#parts.find((part): part is SeatPanel => part instanceof SeatPanel && part.cult === cult);
    const { board } = this.#context.layout;
    return found?.home ?? { x: board.x, y: board.y };
  }

  #build(view: TableView): void {
    this.#clear();
    const others = opponents(view);
    const places = placesOf(this.#context.layout, others.length);
    this.#parts = others.map((cult, at) =>
      opponentPanel(this.#context, cult, places[at]!, this.#actions, cult === view.solo?.npc),
    );
    if (view.solo !== undefined) this.#parts.push(...this.#solo(places));
    this.#free = places[others.length]!.y;
    this.#lately = new RecentEvents(this.#context, this.#actions.history, this.#actions.pointAt);
    this.root.addChild(this.#lately.root);
    for (const part of this.#parts) this.root.addChild(part.root);
    const own = ownSeat(this.#context, lookingSeat(view));
    this.own.addChild(own.root);
    this.#parts.push(own);
  }

  /** R12: the NPC's bonus, and the Objective below it. */
  #solo(places: readonly Rect[]): CultsPart[] {
    const { unit } = this.#context.layout;
    const { x, y, width } = places[1]!;
    const height = 106 * unit;
    const row = npcRow(this.#context, { x, y, width, height }, this.#actions);
    const part: CultsPart = { root: row.root, show: row.show, destroy: () => row.root.destroy({ children: true }) };
    this.#objective = new ObjectivePanel(this.#context, { ...places[1]!, y: y + height + 8 * unit });
    return [part, this.#objective];
  }

  #clear(): void {
    for (const part of this.#parts) part.destroy();
    this.#parts = [];
    this.#objective = null;
    this.#lately?.destroy();
    this.#lately = null;
  }

  destroy(): void {
    this.#clear();
    this.root.destroy({ children: true });
    this.own.destroy({ children: true });
  }
}
