import { Container, Sprite, type FederatedPointerEvent } from 'pixi.js';
import { BOARD } from '../../config/board-layout';
import type { Rect } from '../../../../../platform/config/layout';
import { frame } from '../../../../../platform/shell/assets';
import { explained } from '../../facts/explained';
import { pictureOf } from '../../kinds';
import { planMarkers } from '../../facts/facts';
import { discsPlace } from '../../seats/own-seat';
import type { PromptContext } from '../prompt';

/** A place on the screen where the dragged marker may be dropped. */
export interface DropPlace {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** A marker to drag onto the board; dropping it on a target answers. */
export class DragMarker {
  readonly root = new Container({ label: 'drag' });
  readonly #context: PromptContext;
  readonly #places: () => readonly DropPlace[];
  readonly #drop: (key: string) => void;
  readonly #rest: { readonly x: number; readonly y: number };
  /** Lies over the seat's own Plan markers, so that they can be dragged as well. */
  readonly grip: Container | null;
  #held = false;

  constructor(context: PromptContext, places: () => readonly DropPlace[], drop: (key: string) => void) {
    this.#context = context;
    this.#places = places;
    this.#drop = drop;
    const { prompt, unit } = context.layout;
    this.#rest = { x: prompt.x + 26 * unit, y: prompt.y + prompt.height / 2 };
    this.#paint();
    this.root.position.copyFrom(this.#rest);
    this.root.eventMode = 'static';
    this.root.cursor = 'grab';
    this.grip = pictureOf(context.decision).dragged?.fromSeat === true ? this.#gripOn(discsPlace(context.layout)) : null;
    this.root.on('pointerdown', () => this.#take());
    this.root.on('globalpointermove', (event: FederatedPointerEvent) => this.#follow(event));
    this.root.on('pointerup', () => this.#release());
    this.root.on('pointerupoutside', () => this.#release());
  }

  #paint(): void {
    const { books, decision, layout } = this.#context;
    const cult = books.cult(decision.seat);
    const shape = pictureOf(decision).dragged?.shape ?? 'disc';
    const parts = [shape, `${shape}-trim`, cult.emblem].map((name) => new Sprite(frame(name)));
    const [ground, , emblem] = parts as [Sprite, Sprite, Sprite];
    ground.tint = cult.colours.piece;
    for (const part of parts) part.anchor.set(0.5);
    emblem.scale.set(22 / Math.max(1, emblem.texture.width));
    this.root.addChild(...parts);
    this.root.scale.set(layout.unit * 0.8);
  }

  #gripOn({ x, y, width, height }: Rect): Container {
    const { seat, unit } = this.#context.layout;
    const { view, decision } = this.#context;
    const grip = new Container({ x: seat.x + x, y: seat.y + y, label: 'drag:seat', cursor: 'grab' });
    // Enlarge the hit area of small discs.
    const room = 8 * unit;
    const hit = new Sprite(frame('halo'));
    hit.alpha = 0.001;
    hit.anchor.set(0);
    hit.position.set(-room);
    hit.setSize(width + 2 * room, height + 2 * room);
    grip.addChild(hit);
    const count = planMarkers(view, decision.seat).left;
    explained(grip, this.#context, { topic: 'planMarkers', params: { cult: decision.seat, count, phase: view.phase } });
    grip.on('pointerdown', (event: FederatedPointerEvent) => {
      this.#context.explain(null, 0, 0);
      this.#take();
      this.#follow(event);
    });
    grip.on('pointerup', () => this.#release()).on('pointerupoutside', () => this.#release());
    return grip;
  }

  #take(): void {
    this.#held = true;
    this.root.scale.set(this.#context.layout.board.radius / BOARD.radius);
    this.#context.draw();
  }

  #follow({ global }: FederatedPointerEvent): void {
    if (!this.#held) return;
    this.root.position.copyFrom(global);
    this.#context.draw();
  }

  #release(): void {
    if (!this.#held) return;
    this.#held = false;
    const { x, y } = this.root.position;
    const place = this.#places().find((one) => (one.x - x) ** 2 + (one.y - y) ** 2 < one.radius ** 2);
    if (place !== undefined) {
      this.#drop(place.key);
      return;
    }
    this.root.position.copyFrom(this.#rest);
    this.root.scale.set(this.#context.layout.unit * 0.8);
    this.#context.draw();
  }

  destroy(): void {
    this.grip?.destroy({ children: true });
    this.root.destroy({ children: true });
  }
}
