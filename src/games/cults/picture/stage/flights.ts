import { type Container } from 'pixi.js';
import { fieldPlace, type Quadrant } from '../config/board-layout';
import { PALETTE } from '../../../../platform/config/palette';
import { TIMING } from '../../../../platform/config/timing';
import type { GameEvent, TableView } from '../../contract/view-types';
import type { BoardScene } from '../board/board-scene';
import { CardView, makeCardBack } from '../cards/card-view';
import type { TableContext } from '../context';
import { makeIcon } from '../../../../platform/ui/sprite';
import { makeText } from '../../../../platform/ui/text';
import type { Beat } from '../reduce/along';
import { Effect } from '../../../../platform/stage/effect';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Flying things of a kind; more cannot be told apart in the air. */
const MOST = 6;

/** Cards and tokens flying between stacks, decks, hands and seats; and changing points. */
export class Flights extends Effect {
  readonly #board: BoardScene;
  /** Where dice lie, if any: tokens come from there. */
  readonly #dice: () => Spot | null;

  constructor(context: TableContext, board: BoardScene, dice: () => Spot | null) {
    super(context);
    this.#board = board;
    this.#dice = dice;
  }

  protected async show({ event, before, view }: Beat): Promise<void> {
    this.#count(before.scores, view.scores);
    if (event === null || this.act.still) return;
    const seat = event.seat ?? '';
    switch (event.type) {
      case 'cardsDrawn':
        // HandFan animates the viewer's own cards.
        if (seat !== view.seat) await this.#drawn(seat, Number(event['count']));
        return;
      case 'cardAcquired':
        return this.#acquired(event, view);
      case 'cardDiscarded':
        if (seat === view.seat && event['from'] === 'hand') await this.#card(String(event['card']), this.#hand(), this.#pile());
        return;
      case 'disorganizationReceived':
        return this.#card('disorganization', this.#middle(), seat === view.seat ? this.#pile() : this.#board.homeOf(seat));
      case 'tokensGained':
        return this.#tokens(event, this.#dice() ?? this.#middle(), this.#board.homeOf(seat));
      case 'tokensReturned':
        return this.#tokens(event, this.#board.homeOf(seat), this.#middle());
    }
  }

  #middle(): Spot {
    const { x, y } = this.context.layout.board;
    return { x, y };
  }

  #hand(): Spot {
    const { x, y, width, height } = this.context.layout.hand;
    return { x: x + width / 2, y: y + height / 2 };
  }

  #pile(): Spot {
    const { x, y, width, height } = this.context.layout.piles;
    return { x: x + width * 0.73, y: y + height * 0.45 };
  }

  async #drawn(cult: string, count: number): Promise<void> {
    const { unit } = this.context.layout;
    const { x, y } = this.#board.homeOf(cult);
    const look = this.context.books.cult(cult);
    const backs = Array.from({ length: Math.min(MOST, count) }, () => makeCardBack(look, 40 * unit));
    await this.#all(backs, { x: x + 40 * unit, y: y + 10 * unit }, { x: x - 40 * unit, y: y - 16 * unit });
  }

  #acquired(event: GameEvent, view: TableView): Promise<void> {
    const [district, card] = [String(event['district']), String(event['card'])];
    const kind = this.context.books.card(card).kind === 'action' ? 'action' : 'guardian';
    const from = this.#board.root.toGlobal(fieldPlace(district as Quadrant, kind));
    return this.#card(card, from, event.seat === view.seat ? this.#hand() : this.#board.homeOf(event.seat ?? ''));
  }

  #card(card: string, from: Spot, to: Spot): Promise<void> {
    return this.#all([new CardView(card, this.context, 92 * this.context.layout.unit, 'hand')], from, to);
  }

  #tokens(event: GameEvent, from: Spot, to: Spot): Promise<void> {
    const count = Math.min(MOST, Number(event['count']));
    const size = 40 * this.context.layout.unit;
    const tokens = Array.from({ length: count }, () => makeIcon(`token-${String(event['token'])}`, size));
    return this.#all(tokens, from, to);
  }

  /** Things fly one after the other; play goes on when the first arrive. */
  async #all(things: readonly Container[], from: Spot, to: Spot): Promise<void> {
    things.forEach((thing, at) => void this.#fly(thing, from, to, at * 55));
    await this.act.hold(TIMING.fly * 0.6);
  }

  async #fly(thing: Container, from: Spot, to: Spot, delay: number): Promise<void> {
    thing.position.set(from.x, from.y);
    thing.alpha = 0;
    this.root.addChild(thing);
    await this.act.hold(delay);
    if (thing.destroyed) return;
    thing.alpha = 1;
    await this.act.to(thing, { x: to.x, y: to.y, ease: 'power2.inOut' }, TIMING.fly);
    if (thing.destroyed) return;
    await this.act.fade(thing, 0, TIMING.lift);
    if (!thing.destroyed) thing.destroy({ children: true });
    this.context.draw();
  }

  /** R11.2: scores change with the board. */
  #count(before: TableView['scores'], now: TableView['scores']): void {
    for (const [cult, { total }] of Object.entries(now)) {
      const change = total - (before[cult]?.total ?? total);
      if (change !== 0) void this.#points(cult, change);
    }
  }

  async #points(cult: string, change: number): Promise<void> {
    const { app, layout } = this.context;
    const { unit } = layout;
    const { x, y } = this.#board.homeOf(cult);
    const words = makeText(app.stage.points(change), 'title', {
      unit,
      size: 26,
      fill: change > 0 ? PALETTE.legal : PALETTE.refusal,
      anchor: [0.5, 0.5],
    });
    words.style.stroke = { color: 0x120b06, width: 5 * unit };
    words.position.set(x + 70 * unit, y);
    this.root.addChild(words);
    void this.act.to(words, { y: y - 44 * unit, ease: 'power1.out' }, TIMING.dice);
    await this.act.hold(TIMING.dice * 0.6);
    if (words.destroyed) return;
    await this.act.fade(words, 0, TIMING.scrim);
    if (!words.destroyed) words.destroy();
    this.context.draw();
  }
}
