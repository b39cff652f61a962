import type { Performer } from '../../../../../platform/stage/director';
import type { BoardScene } from '../../board/board-scene';
import type { CultsBeat } from '../../reduce/along';
import { highlightOf } from './highlight-of';
import type { HighlightEffect } from './highlight-effect';

/** A click during a highlight ends it; the click also does what it is meant for. The last of the performers. */
export class ClickSkips implements Performer<CultsBeat> {
  readonly #board: BoardScene;
  readonly #effects: readonly HighlightEffect[];
  #isListening = false;

  constructor(board: BoardScene, effects: readonly HighlightEffect[]) {
    this.#board = board;
    this.#effects = effects;
  }

  begin(beat: CultsBeat, pace: number): void {
    if (pace === 0 || this.#isListening || highlightOf(beat) === null) return;
    this.#isListening = true;
    window.addEventListener('pointerdown', this.#hurry, true);
  }

  readonly #hurry = (): void => {
    this.#board.finish();
    for (const effect of this.#effects) effect.hurry();
  };

  perform(): Promise<void> {
    this.#stop();
    return Promise.resolve();
  }

  finish(): void {
    this.#stop();
  }

  destroy(): void {
    this.#stop();
  }

  #stop(): void {
    if (!this.#isListening) return;
    this.#isListening = false;
    window.removeEventListener('pointerdown', this.#hurry, true);
  }
}
