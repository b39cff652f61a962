import type { Text } from 'pixi.js';
import { PALETTE } from '../../../../../platform/config/palette';
import { TIMING } from '../../../../../platform/config/timing';
import { SHOWN } from '../../../../../platform/ui/shown';
import { makeText } from '../../../../../platform/ui/text';
import type { BoardScene } from '../../board/board-scene';
import type { Point } from '../../config/board-layout';
import type { TableContext } from '../../context';
import { lookingSeat } from '../../facts/facts';
import type { Panels } from '../../panels';
import type { CultsBeat } from '../../reduce/along';
import { highlightOf, pointsIn, type PointsChange } from './highlight-of';
import { HighlightEffect } from './highlight-effect';
import { burst, ring } from './sparks';

/** How far from the board's centre the words appear, as a part of the piece's distance. */
const INWARD = 0.84;

type Counting = Pick<Panels, 'root' | 'near' | 'showWho'>;

/** Whether play waits for the points: they are what the highlight is about. A Confrontation would cover their way. */
const isAwaited = (beat: CultsBeat): boolean => beat.view.fight === null && highlightOf(beat)?.kind === 'mark';

/** Points fly from the piece they come from to the seat's number, which counts when they arrive (R11.2). */
export class PointsFlight extends HighlightEffect {
  readonly #board: BoardScene;
  readonly #panels: Counting;

  constructor(context: TableContext, board: BoardScene, panels: Counting) {
    super(context);
    this.#board = board;
    this.#panels = panels;
  }

  /** The number waits for the points of a marker: play waits for them, too, so nobody is asked beside an old number. */
  protected override prepare(beat: CultsBeat): void {
    if (this.act.still || !isAwaited(beat)) return;
    const { coming } = this.context;
    for (const { cult, change, from } of pointsIn(beat)) if (from !== null) coming.set(cult, (coming.get(cult) ?? 0) + change);
  }

  protected async show(beat: CultsBeat): Promise<void> {
    // A Confrontation covers the panels of the others.
    const seen = pointsIn(beat).filter(({ cult }) => beat.view.fight === null || cult === lookingSeat(beat.view));
    const ways = seen.map((points) => this.#points(points));
    if (isAwaited(beat)) await Promise.all(ways);
  }

  /** Nothing is on the way any more: the numbers are those of the view. */
  protected override clear(): void {
    super.clear();
    if (this.context.coming.size === 0) return;
    this.context.coming.clear();
    this.#panels.showWho();
  }

  #points(points: PointsChange): Promise<void> {
    return points.from === null || this.act.still ? this.#float(points) : this.#fly(points, points.from);
  }

  #text(change: number, { x, y }: Point): Text {
    const { app, layout } = this.context;
    const { unit } = layout;
    const fill = change > 0 ? PALETTE.legal : PALETTE.refusal;
    const words = makeText(app.stage.points(change), 'title', { unit, size: 30, fill, anchor: [0.5, 0.5] });
    words.style.stroke = { color: 0x120b06, width: 6 * unit };
    words.position.set(x, y);
    words.eventMode = 'none';
    this.root.addChild(words);
    return words;
  }

  /** Beside the seat: for points that no piece brings, or that are lost. */
  async #float({ cult, change }: PointsChange): Promise<void> {
    const { unit } = this.context.layout;
    const { x, y } = this.#board.homeOf(cult);
    const words = this.#text(change, { x: x + 70 * unit, y });
    void this.act.to(words, { y: y + (change > 0 ? -44 : 30) * unit, ease: 'power1.out' }, TIMING.dice);
    await this.act.hold(TIMING.dice * 0.6);
    await this.#vanish(words);
  }

  async #fly({ cult, change }: PointsChange, from: Point): Promise<void> {
    // Beside the piece, on the side of the board's centre.
    const words = this.#text(change, this.#board.root.toGlobal({ x: from.x * INWARD, y: from.y * INWARD }));
    words.scale.set(0.3);
    await this.act.to(words.scale, { x: 1.2, y: 1.2, ease: 'back.out(2)' }, TIMING.draw);
    await this.act.hold(TIMING.badge);
    const to = this.#numberOf(cult);
    if (words.destroyed) return;
    void this.act.to(words.scale, { x: 0.7, y: 0.7, ease: 'power1.in' }, TIMING.rise);
    await this.act.to(words, { x: to.x, y: to.y, ease: 'power1.inOut' }, TIMING.rise);
    if (words.destroyed) return;
    void this.#vanish(words);
    await this.#count(cult, change, to);
  }

  /** The seat's number counts up, lit. */
  async #count(cult: string, change: number, at: Point): Promise<void> {
    const { unit } = this.context.layout;
    const light = { at, tint: PALETTE.legal };
    void ring(this.act, this.root, { ...light, size: 120 * unit, time: TIMING.rise });
    void burst(this.act, this.root, { ...light, size: 90 * unit, time: TIMING.rise }, 6);
    const { coming } = this.context;
    const before = coming.get(cult) ?? 0;
    const way = { come: 0 };
    const onUpdate = (): void => {
      coming.set(cult, Math.max(0, before - Math.ceil(way.come - 0.01)));
      this.#panels.showWho();
    };
    await this.act.to(way, { come: change, ease: 'none', onUpdate }, TIMING.count * (change - 1) + TIMING.fade);
  }

  async #vanish(words: Text): Promise<void> {
    if (words.destroyed) return;
    await this.act.fade(words, 0, TIMING.scrim);
    if (!words.destroyed) words.destroy();
    this.context.draw();
  }

  /** Where the seat's points are written: in its panel, or in its chip on a phone. */
  #numberOf(cult: string): Point {
    const label = `${SHOWN}points/${cult}`;
    const number = this.#panels.near.getChildByLabel(label, true) ?? this.#panels.root.getChildByLabel(label, true);
    if (number === null) return this.#board.homeOf(cult);
    const { x, y, width, height } = number.getBounds();
    return { x: x + width / 2, y: y + height / 2 };
  }
}
