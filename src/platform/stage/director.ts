import type { GameEvent } from '../../kernel';
import { SPEED_FACTOR } from '../config/timing';
import type { SettingsStore } from '../shell/settings';
import type { MovingPart, Part } from './part';

/**
 * One event and the view right after it, as far as the event tells; `event` is null at the end of a passage, where the view is exact.
 */
export interface Beat<V, E = GameEvent> {
  readonly event: E | null;
  /** The view right before it. */
  readonly before: V;
  readonly view: V;
}

/** Shows more of an event than the pieces it moves: dice, a turned card, a fight, a sound. */
export interface Performer<B, V = unknown> {
  /** Called before the pieces move. */
  begin?(beat: B, pace: number): void;
  /** Called after the pieces moved; resolves when the next beat may begin. With pace 0 it must show nothing. */
  perform(beat: B, pace: number): Promise<void>;
  /** Called instead of `perform` where the player wants no animation: shows what must not be missed, without motion. */
  still?(beat: B): Promise<void>;
  /** Called when all passages were played without animation; resolves when the next question may be asked. */
  rest?(view: V): Promise<void>;
  /** Jumps to the end of what is being shown. */
  finish(): void;
  /** Clicks through, if it waits for a click; returns whether it did. */
  proceed?(): boolean;
  destroy?(): void;
}

export interface DirectorOptions<V, S, B> {
  /** The part whose pieces travel. */
  readonly board: MovingPart<V>;
  /** The parts that jump from view to view. */
  readonly parts: readonly Part<V>[];
  readonly performers: readonly Performer<B, V>[];
  /** The beats of a passage that begins at this view. */
  readonly beatsOf: (before: V, passage: S) => readonly B[];
  readonly settings: SettingsStore;
}

/** Plays events as animation, one beat after the other; it can always jump to the end, where the picture equals the view. */
export class Director<V, S extends { readonly view: V }, B extends Beat<V, unknown>> {
  readonly #options: DirectorOptions<V, S, B>;
  #skipping = false;
  #stopped = false;
  /** Called when a passage has been played. */
  onPassage: (view: V) => void = () => undefined;

  constructor(options: DirectorOptions<V, S, B>) {
    this.#options = options;
  }

  /** Animates all passages as they arrive, beginning at the view on the screen. The caller draws the final view afterwards. */
  async play(from: V, passages: AsyncIterable<S>): Promise<void> {
    this.#skipping = this.#stopped;
    let before = from;
    for await (const passage of passages) {
      for (const beat of this.#options.beatsOf(before, passage)) await this.#play(beat);
      before = passage.view;
      if (this.#pace() > 0) this.onPassage(before);
    }
    if (this.#pace() > 0 || this.#skipping) return;
    for (const performer of this.#options.performers) await performer.rest?.(before);
  }

  async #play(beat: B): Promise<void> {
    const { board, parts, performers, settings } = this.#options;
    const pace = this.#pace();
    for (const performer of performers) performer.begin?.(beat, pace);
    if (pace > 0) {
      for (const part of parts) part.show(beat.view);
      board.pace = settings.current.reducedMotion ? 0 : pace;
      await board.move(beat.view);
    }
    const isStill = pace === 0 && !this.#skipping;
    for (const performer of performers)
      await (isStill && performer.still !== undefined
        ? performer.still(beat)
        : performer.perform(beat, this.#skipping ? 0 : pace));
  }

  /** The only place that decides about speed and about skipping. */
  #pace(): number {
    return this.#skipping ? 0 : SPEED_FACTOR[this.#options.settings.current.speed];
  }

  /** Clicks through, if a performer waits; returns whether one did. */
  proceed(): boolean {
    return this.#options.performers.some((performer) => performer.proceed?.() === true);
  }

  /** Called when the table is rebuilt: performers still get the remaining beats, but show nothing. */
  stop(): void {
    this.#stopped = true;
    this.skip();
  }

  skip(): void {
    this.#skipping = true;
    this.#options.board.finish();
    for (const performer of this.#options.performers) performer.finish();
  }
}
