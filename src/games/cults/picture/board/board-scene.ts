import { Container } from 'pixi.js';
import { BOARD, MIRROR, type Quadrant } from '../config/board-layout';
import { TIMING } from '../../../../platform/config/timing';
import type { TableView } from '../../contract/view-types';
import { Motion } from '../../../../platform/shell/motion';
import { boardGround, closedGround } from './board-ground';
import { flash, hop, swell } from './board-moves';
import type { CultsPart, TableContext } from '../context';
import { fieldHints } from './field-hints';
import { matchPieces } from './match';
import { PieceView } from './piece-view';
import { piecesOf, type Piece } from './pieces';
import { isFree, WHOLE, zoomed, type BoardZoom } from './zoom-geometry';

/** What is drawn where, for tests that compare picture and view. */
export interface Drawn {
  readonly sort: string;
  readonly at: string;
  readonly x: number;
  readonly y: number;
  /** The words on it. */
  readonly words: readonly string[];
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A Dominance marker on its way to its field. */
export interface Landing {
  readonly view: Container;
  readonly piece: Spot;
  /** Where it comes from. */
  readonly from: Spot;
  readonly motion: Motion;
  /** Milliseconds that something takes at the present pace; 0 if it must end at once. */
  readonly lasts: (milliseconds: number) => number;
  /** Whether another picture has replaced this one. */
  readonly isOver: () => boolean;
  /** What the fall shakes: the board around its home, this far in CSS pixels; and where its lights shine. */
  readonly struck: { readonly board: Container; readonly home: Spot; readonly reach: number; readonly lights: Container };
}

/** The round board and everything on it. */
export class BoardScene implements CultsPart {
  readonly root = new Container();
  /** Halos lie under the discs that they mark (docs/look.md). */
  readonly halos = new Container();
  readonly #pieces = new Container({ sortableChildren: true });
  readonly #closed = new Container();
  readonly #hints = new Container();
  /** Lights above pieces while they shine. */
  readonly #lights = new Container({ eventMode: 'none' });
  readonly #context: TableContext;
  readonly #motion = new Motion();
  /** Where a cult's pieces come from and go to, in screen pixels. */
  homeOf: (cult: string) => Spot = () => ({ x: 0, y: 0 });
  /** Plays how a Dominance marker lands; comes with the stage. */
  fall: ((landing: Landing) => Promise<void>) | null = null;
  #zoom: BoardZoom = WHOLE;
  /** What is enlarged together, and whether it reaches as far as the board. */
  readonly #layers = new Map<Container, boolean>();
  /** Generation counter: `show()` increments it; moves in flight compare it and stop. */
  #picture = 0;
  /** Factor on the duration of moves; 0 means at once. */
  pace = 1;
  /** True if the move in progress must end at once, together with its later parts. */
  #isHurried = false;

  constructor(context: TableContext) {
    this.#context = context;
    this.along(this.root);
    this.root.addChild(boardGround(context), this.#closed, this.#hints, this.halos, this.#pieces, this.#lights);
  }

  get zoom(): BoardZoom {
    return this.#zoom;
  }

  /** Enlarges the board and everything that lies along it. */
  set zoom(zoom: BoardZoom) {
    this.#zoom = zoom.scale === 1 ? WHOLE : zoom;
    for (const [layer, isLarge] of this.#layers) this.#lay(layer, isLarge);
    this.#context.draw();
  }

  /**
   * Lays something on the board that is drawn above it, in the board's own units; returns how to take it away. `isLarge`: it reaches
   * as far as the board, so that parts of it may come to lie under panels.
   */
  along(layer: Container, isLarge = true): () => void {
    this.#layers.set(layer, isLarge);
    this.#lay(layer, isLarge);
    return () => void this.#layers.delete(layer);
  }

  isLayer(thing: Container): boolean {
    return this.#layers.has(thing);
  }

  #lay(layer: Container, isLarge: boolean): void {
    const { layout } = this.#context;
    const zoom = this.#zoom;
    layer.position.copyFrom(zoomed(zoom, layout.board));
    layer.scale.set((zoom.scale * layout.board.radius) / BOARD.radius);
    // What an enlarged board has under a panel can be neither seen nor hit.
    const hitArea = zoom === WHOLE ? null : { contains: (x: number, y: number) => isFree(layer.toGlobal({ x, y }), layout) };
    if (isLarge) layer.hitArea = hitArea;
  }

  /** Draws a view at once: for the start, undo, a restored game, another size or language. */
  show(view: TableView): void {
    this.#picture++;
    this.#motion.kill();
    this.#lay(this.root, true);
    for (const light of this.#lights.removeChildren()) light.destroy();
    for (const piece of this.#views()) settle(piece);
    this.#close(view);
    // The fields stay the same for the whole game.
    if (this.#hints.children.length === 0) this.#hints.addChild(fieldHints(view, this.#context));
    void this.#change(piecesOf(view), 0);
  }

  /** Animates from the present picture to the view. */
  move(view: TableView): Promise<void> {
    this.#isHurried = false;
    return this.#change(piecesOf(view), this.pace);
  }

  finish(): void {
    this.#isHurried = true;
    this.#motion.finish();
  }

  drawn(): Drawn[] {
    return this.#staying().map(({ piece: { sort, at }, x, y, words }) => ({ sort, at, x, y, words }));
  }

  /** The view of the piece at a place. */
  pieceAt(place: string): PieceView | undefined {
    return this.#staying().find((view) => view.piece.at === place);
  }

  destroy(): void {
    this.#picture++;
    this.#motion.end();
    this.root.destroy({ children: true });
  }

  #views(): PieceView[] {
    return this.#pieces.children as PieceView[];
  }

  /** Pieces that are leaving; they no longer count as part of the picture. */
  readonly #leaving = new Set<PieceView>();

  #staying(): PieceView[] {
    return this.#views().filter((view) => !this.#leaving.has(view));
  }

  /** Darkens the districts that are not in play. */
  #close(view: TableView): void {
    const closed = (Object.keys(MIRROR) as Quadrant[]).filter((district) => view.districts[district] === undefined);
    if (this.#closed.children.length === closed.length) return;
    for (const child of this.#closed.removeChildren()) child.destroy();
    for (const district of closed) this.#closed.addChild(closedGround(district));
  }

  async #change(pieces: readonly Piece[], pace: number): Promise<void> {
    const views = new Map(this.#staying().map((view) => [view.piece, view]));
    const { kept, gone, come } = matchPieces([...views.keys()], pieces);
    const ways = [
      ...kept.map(([before, after]) => this.#travel(views.get(before)!, after, pace)),
      ...gone.map((piece) => this.#leave(views.get(piece)!, come.some(isRaised(piece)) ? 0 : pace)),
      ...come.map((piece) => (gone.some(isRaised(piece)) ? this.#swap(piece, pace) : this.#arrive(piece, pace))),
    ];
    this.#context.draw();
    await Promise.all(ways);
  }

  async #travel(view: PieceView, piece: Piece, pace: number): Promise<void> {
    const isNew = view.draw(piece);
    if (view.x === piece.x && view.y === piece.y) {
      if (isNew && pace > 0 && piece.sort.startsWith('sanity/')) await swell(this.#motion, view, pace);
      return;
    }
    if (pace === 0) {
      view.position.set(piece.x, piece.y);
      return;
    }
    const picture = this.#picture;
    view.zIndex = 200 + piece.z;
    if (piece.sort.startsWith('walker/')) {
      await hop(this.#motion, view, piece, pace);
      if (picture === this.#picture) view.zIndex = piece.z;
      return;
    }
    await this.#motion.to(view.scale, { x: 1.14, y: 1.14, ease: 'power1.out' }, TIMING.lift * pace);
    if (picture !== this.#picture) return;
    await this.#motion.to(view, { x: piece.x, y: piece.y, ease: 'power2.inOut' }, this.#then(TIMING.fly * pace));
    if (picture !== this.#picture) return;
    view.zIndex = piece.z;
    await this.#motion.to(view.scale, { x: 1, y: 1, ease: 'back.out(2)' }, this.#then(TIMING.land * pace));
  }

  /** Duration of a later part of a move; 0 if hurried. */
  #then(milliseconds: number): number {
    return this.#isHurried ? 0 : milliseconds;
  }

  #arrive(piece: Piece, pace: number): Promise<void> {
    const view = new PieceView(piece, this.#context);
    this.#pieces.addChild(view);
    if (pace === 0) {
      view.position.set(piece.x, piece.y);
      return Promise.resolve();
    }
    if (piece.cult === null || piece.sort.startsWith('ritual/')) return this.#rise(view, piece, pace);
    if (piece.sort.startsWith('dominance/') && this.fall !== null) return this.#land(view, piece, this.fall);
    view.position.copyFrom(this.#home(piece.cult));
    return this.#travel(view, piece, pace);
  }

  /** R8.7: a raised Ritual is replaced in a flash. */
  #swap(piece: Piece, pace: number): Promise<void> {
    void this.#arrive(piece, 0);
    return pace === 0 ? Promise.resolve() : flash(this.#motion, this.#lights, piece, pace);
  }

  async #land(view: PieceView, piece: Piece, fall: NonNullable<BoardScene['fall']>): Promise<void> {
    const { unit, board } = this.#context.layout;
    const picture = this.#picture;
    view.zIndex = 200 + piece.z;
    await fall({
      view,
      piece,
      from: this.#home(piece.cult ?? ''),
      motion: this.#motion,
      lasts: (milliseconds) => this.#then(milliseconds * this.pace),
      isOver: () => picture !== this.#picture,
      struck: { board: this.root, home: board, reach: 4 * unit, lights: this.#lights },
    });
    if (picture === this.#picture) settle(view);
  }

  /** Rituals rise out of the ground, city tokens appear in place. */
  async #rise(view: PieceView, piece: Piece, pace: number): Promise<void> {
    view.position.set(piece.x, piece.y);
    view.scale.set(0.2);
    view.alpha = 0;
    void this.#motion.to(view, { alpha: 1 }, (TIMING.rise / 3) * pace);
    await this.#motion.to(view.scale, { x: 1, y: 1, ease: 'back.out(1.8)' }, TIMING.rise * pace);
  }

  async #leave(view: PieceView, pace: number): Promise<void> {
    const { cult, sort } = view.piece;
    this.#leaving.add(view);
    if (pace > 0) {
      view.zIndex += 200;
      if (cult === null || sort.startsWith('ritual/')) {
        void this.#motion.to(view.scale, { x: 0.2, y: 0.2, ease: 'power2.in' }, TIMING.sink * pace);
      } else {
        void this.#motion.to(view, { ...this.#home(cult), ease: 'power2.inOut' }, TIMING.sink * pace);
      }
      await this.#motion.to(view, { alpha: 0, ease: 'power2.in' }, TIMING.sink * pace);
    }
    this.#leaving.delete(view);
    if (!view.destroyed) view.destroy({ children: true });
    this.#context.draw();
  }

  #home(cult: string): Spot {
    const { x, y } = this.root.toLocal(this.homeOf(cult));
    return { x, y };
  }
}

/** Whether a piece is the same Ritual at another level: same place, same cult. */
const isRaised =
  (piece: Piece) =>
  ({ sort, at, cult }: Piece): boolean =>
    at === piece.at && cult === piece.cult && sort.startsWith('ritual/') && piece.sort.startsWith('ritual/');

/** Resets a piece to its resting look. */
function settle(view: PieceView): void {
  view.scale.set(1);
  view.alpha = 1;
  view.zIndex = view.piece.z;
  view.position.set(view.piece.x, view.piece.y);
}
