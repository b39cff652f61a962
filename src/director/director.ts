import { SPEED_FACTOR } from '../config/timing';
import type { Step } from '../session/remote/messages';
import type { SettingsStore } from '../shell/settings';
import type { BoardScene } from '../table/board-scene';
import type { Part } from '../table/context';
import { viewsAlong } from './along';

/** Plays what happened as animation, one step after the other; it can always jump to the end, where the picture is the view. */
export class Director {
  readonly #board: BoardScene;
  readonly #parts: readonly Part[];
  readonly #settings: SettingsStore;
  #skipping = false;

  constructor(board: BoardScene, parts: readonly Part[], settings: SettingsStore) {
    this.#board = board;
    this.#parts = parts;
    this.#settings = settings;
  }

  async play(steps: readonly Step[]): Promise<void> {
    this.#skipping = false;
    for (const [index, step] of steps.entries()) {
      if (this.#pace() === 0) break;
      const before = steps[index - 1]?.view;
      for (const view of viewsAlong(before, step)) {
        this.#board.pace = this.#pace();
        for (const part of this.#parts) if (part !== this.#board) part.show(view);
        await this.#board.move(view);
      }
    }
    const last = steps.at(-1)?.view;
    if (last !== undefined) for (const part of this.#parts) part.show(last);
  }

  /** The one place that decides how fast things move, and whether they move at all. */
  #pace(): number {
    const { speed, reducedMotion } = this.#settings.current;
    return this.#skipping || reducedMotion ? 0 : SPEED_FACTOR[speed];
  }

  skip(): void {
    this.#skipping = true;
    this.#board.finish();
  }
}
