import { SPEED_FACTOR } from '../../../../platform/config/timing';
import type { Step } from '../../../../platform/host/messages';
import type { TableView } from '../../contract/view-types';
import type { SettingsStore } from '../../../../platform/shell/settings';
import type { BoardScene } from '../board/board-scene';
import type { Part } from '../context';
import { beatsOf, type Beat } from '../reduce/along';

/** Shows more of an event than the pieces it moves: dice, a City card, a Confrontation, a sound. */
export interface Performer {
  /** Called before the pieces move. */
  begin?(beat: Beat, pace: number): void;
  /** Called after the pieces moved; resolves when the next beat may begin. With pace 0 it must show nothing. */
  perform(beat: Beat, pace: number): Promise<void>;
  /** Jumps to the end of what is being shown. */
  finish(): void;
  /** Clicks through, if it waits for a click; returns whether it did. */
  proceed?(): boolean;
  destroy?(): void;
}

/** Plays events as animation, one beat after the other; it can always jump to the end, where the picture equals the view. */
export class Director {
  readonly #board: BoardScene;
  readonly #parts: readonly Part[];
  readonly #performers: readonly Performer[];
  readonly #settings: SettingsStore;
  #skipping = false;
  #stopped = false;
  /** Called when a step has been played. */
  onStep: (view: TableView) => void = () => undefined;

  constructor(board: BoardScene, parts: readonly Part[], performers: readonly Performer[], settings: SettingsStore) {
    this.#board = board;
    this.#parts = parts;
    this.#performers = performers;
    this.#settings = settings;
  }

  /** Animates all steps as they arrive, beginning at the view on the screen. The caller draws the final view afterwards. */
  async play(from: TableView, steps: AsyncIterable<Step>): Promise<void> {
    this.#skipping = this.#stopped;
    let before = from;
    for await (const step of steps) {
      for (const beat of beatsOf(before, step)) await this.#play(beat);
      before = step.view;
      if (this.#pace() > 0) this.onStep(before);
    }
  }

  async #play(beat: Beat): Promise<void> {
    const pace = this.#pace();
    for (const performer of this.#performers) performer.begin?.(beat, pace);
    if (pace > 0) {
      for (const part of this.#parts) if (part !== this.#board) part.show(beat.view);
      this.#board.pace = this.#settings.current.reducedMotion ? 0 : pace;
      await this.#board.move(beat.view);
    }
    for (const performer of this.#performers) await performer.perform(beat, this.#skipping ? 0 : pace);
  }

  /** The only place that decides about speed and about skipping. */
  #pace(): number {
    return this.#skipping ? 0 : SPEED_FACTOR[this.#settings.current.speed];
  }

  /** Clicks through, if a performer waits; returns whether one did. */
  proceed(): boolean {
    return this.#performers.some((performer) => performer.proceed?.() === true);
  }

  /** Called when the table is rebuilt: performers still get the remaining beats, but show nothing. */
  stop(): void {
    this.#stopped = true;
    this.skip();
  }

  skip(): void {
    this.#skipping = true;
    this.#board.finish();
    for (const performer of this.#performers) performer.finish();
  }
}
