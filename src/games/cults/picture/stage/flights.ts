import { type Container } from 'pixi.js';
import { fieldPlace } from '../config/board-layout';
import { TIMING } from '../../../../platform/config/timing';
import type { EventOf } from '../../contract/events';
import type { TableView } from '../../contract/view-types';
import type { BoardScene } from '../board/board-scene';
import { CardView, makeCardBack } from '../cards/card-view';
import type { TableContext } from '../context';
import { makeIcon } from '../../../../platform/ui/sprite';
import type { CultsBeat } from '../reduce/along';
import { CultsEffect } from './cults-effect';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Flying things of a kind; more cannot be told apart in the air. */
const MOST = 6;

/** Cards and tokens flying between stacks, decks, hands and seats. */
export class Flights extends CultsEffect {
  readonly #board: BoardScene;
  /** Where dice lie, if any: tokens come from there. */
  readonly #dice: () => Spot | null;

  constructor(context: TableContext, board: BoardScene, dice: () => Spot | null) {
    super(context);
    this.#board = board;
    this.#dice = dice;
  }

  protected async show({ event, view }: CultsBeat): Promise<void> {
    if (event === null || this.act.still) return;
    switch (event.type) {
      case 'cardsDrawn':
        // HandFan animates the viewer's own cards.
        if (event.seat !== view.seat) await this.#drawn(event.seat, event.count);
        return;
      case 'cardAcquired':
        return this.#acquired(event, view);
      case 'cardDiscarded':
        if (event.seat === view.seat && event.from === 'hand') await this.#card(event.card, this.#hand(), this.#pile());
        return;
      case 'disorganizationReceived':
        return this.#card('disorganization', this.#middle(), this.#pileOf(event.seat, view));
      case 'tokensGained':
        return this.#tokens(event, this.#dice() ?? this.#middle(), this.#board.homeOf(event.seat));
      case 'tokensReturned':
        return this.#tokens(event, this.#board.homeOf(event.seat), this.#middle());
      default:
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

  /** Where discards of a seat go: only the viewer's own pile lies on the screen. */
  #pileOf(seat: string, view: TableView): Spot {
    return seat === view.seat ? this.#pile() : this.#board.homeOf(seat);
  }

  async #drawn(cult: string, count: number): Promise<void> {
    const { unit } = this.context.layout;
    const { x, y } = this.#board.homeOf(cult);
    const look = this.context.books.cult(cult);
    const backs = Array.from({ length: Math.min(MOST, count) }, () => makeCardBack(look, 40 * unit));
    await this.#all(backs, { x: x + 40 * unit, y: y + 10 * unit }, { x: x - 40 * unit, y: y - 16 * unit });
  }

  #acquired({ seat, district, card }: EventOf<'cardAcquired'>, view: TableView): Promise<void> {
    const kind = this.context.books.card(card).kind === 'action' ? 'action' : 'guardian';
    const from = this.#board.root.toGlobal(fieldPlace(district, kind));
    return this.#card(card, from, seat === view.seat ? this.#hand() : this.#board.homeOf(seat));
  }

  #card(card: string, from: Spot, to: Spot): Promise<void> {
    return this.#all([new CardView(card, this.context, 92 * this.context.layout.unit, 'hand')], from, to);
  }

  #tokens({ token, count }: EventOf<'tokensGained' | 'tokensReturned'>, from: Spot, to: Spot): Promise<void> {
    const size = 40 * this.context.layout.unit;
    const tokens = Array.from({ length: Math.min(MOST, count) }, () => makeIcon(`token-${token}`, size));
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
}
