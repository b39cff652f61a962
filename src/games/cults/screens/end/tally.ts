import { Container, type Text } from 'pixi.js';
import { TIMING } from '../../../../platform/config/timing';
import { playSound } from '../../../../platform/shell/audio';
import type { Motion } from '../../../../platform/shell/motion';
import { makeIcon } from '../../../../platform/ui/sprite';
import { setWords } from '../../../../platform/ui/text';
import { SOURCES, type PointsSource } from '../../chronicle/memories';

/** A number of the table of points. */
export interface TallyCell {
  readonly cult: string;
  readonly column: PointsSource | 'total';
  readonly text: Text;
  readonly points: number;
}

/** What flies for a point of each source. */
const PIECES: Readonly<Record<PointsSource, string>> = { dominance: 'dominance', sites: 'site', mostRituals: 'ritual-1' };
/** Milliseconds between two pieces of one cult, and after a source. */
const APART = 110;
const PAUSE = 260;

export interface TallyOptions {
  readonly motion: Motion;
  /** CSS pixels: the size of a flying piece. */
  readonly size: number;
  /** Where a cult's pieces come from, on the screen. */
  readonly from: (cult: string) => { readonly x: number; readonly y: number };
  readonly colour: (cult: string) => number;
}

/** Counts points up, one source after the other: a piece flies to its number for every point. */
export class PointsTally {
  /** The flying pieces; lies over the table of points. */
  readonly root = new Container();
  readonly #options: TallyOptions;
  readonly #cells: TallyCell[] = [];
  #isOver = false;

  constructor(options: TallyOptions) {
    this.#options = options;
  }

  add(cell: TallyCell): void {
    this.#cells.push(cell);
  }

  /** Begins at nought; resolves when all points have come, or the counting was ended. */
  async play(): Promise<void> {
    for (const { text } of this.#cells) setWords(text, '0');
    for (const source of SOURCES) {
      const cells = this.#cells.filter(({ column, points }) => column === source && points > 0);
      await Promise.all(cells.map((cell) => this.#count(cell, source)));
      if (this.#isOver) return;
      if (cells.length > 0) await this.#options.motion.wait(PAUSE);
    }
    this.end();
  }

  async #count(cell: TallyCell, source: PointsSource): Promise<void> {
    const total = this.#cells.find(({ cult, column }) => cult === cell.cult && column === 'total');
    await Promise.all(
      Array.from({ length: cell.points }, async (_, at) => {
        await this.#fly(cell, source, at);
        if (this.#isOver) return;
        playSound('total-tick');
        for (const one of [cell, total]) if (one !== undefined) setWords(one.text, String(Number(one.text.text) + 1));
      }),
    );
  }

  async #fly({ cult, text }: TallyCell, source: PointsSource, at: number): Promise<void> {
    const { motion, size, from, colour } = this.#options;
    const piece = makeIcon(PIECES[source], size, colour(cult));
    piece.position.copyFrom(this.root.toLocal(from(cult)));
    piece.alpha = 0;
    this.root.addChild(piece);
    const { x, y } = this.root.toLocal(text.getGlobalPosition());
    const delay = (at * APART) / 1000;
    await motion.to(piece, { alpha: 1, delay, ease: 'none' }, TIMING.lift);
    if (!this.#isOver) await motion.to(piece, { x, y, ease: 'power2.in' }, TIMING.fly);
    if (!piece.destroyed) piece.destroy();
  }

  /** Shows all points at once. */
  end(): void {
    if (this.#isOver) return;
    this.stop();
    for (const { text, points } of this.#cells) setWords(text, String(points));
  }

  /** Counts no further; called before the texts are destroyed. */
  stop(): void {
    this.#isOver = true;
  }
}
