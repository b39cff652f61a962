import { TIMING } from '../config/timing';
import { Motion } from '../shell/motion';
import type { SettingsStore } from '../shell/settings';

/** The tweens of one performer at the director's pace; with reduced motion things jump, and only fade for a moment (look.md). */
export class Act {
  readonly #motion = new Motion();
  readonly #settings: SettingsStore;
  /** By what durations are multiplied; 0 is at once. */
  pace = 1;

  constructor(settings: SettingsStore) {
    this.#settings = settings;
  }

  get still(): boolean {
    return this.#settings.current.reducedMotion;
  }

  /** The first game shows more and waits for clicks. */
  get patient(): boolean {
    return !this.#settings.current.firstGameDone;
  }

  /** Moves, turns or grows something. */
  to(target: object, vars: gsap.TweenVars, milliseconds: number): Promise<void> {
    return this.#motion.to(target, vars, this.still ? 0 : milliseconds * this.pace);
  }

  fade(target: { alpha: number }, alpha: number, milliseconds: number): Promise<void> {
    return this.#motion.to(target, { alpha }, this.still && this.pace > 0 ? TIMING.fade : milliseconds * this.pace);
  }

  /** Time to read. */
  hold(milliseconds: number): Promise<void> {
    return this.#motion.wait(milliseconds * this.pace);
  }

  finish(): void {
    this.#motion.finish();
  }

  kill(): void {
    this.#motion.kill();
  }
}
