import { TIMING } from '../config/timing';
import { Motion } from '../shell/motion';
import type { SettingsStore } from '../shell/settings';

/**
 * The tweens of one performer at the director's pace; with reduced motion, targets jump to their ends with a short fade
 * (docs/look.md).
 */
export class Act {
  readonly #motion = new Motion();
  readonly #settings: SettingsStore;
  /** Factor on durations; 0 means at once. */
  pace = 1;

  constructor(settings: SettingsStore) {
    this.#settings = settings;
  }

  get still(): boolean {
    return this.#settings.current.reducedMotion;
  }

  /** True during the first game, which shows more and waits for clicks. */
  get patient(): boolean {
    return !this.#settings.current.firstGameDone;
  }

  /** Tweens properties of a target. */
  to(target: object, vars: gsap.TweenVars, milliseconds: number): Promise<void> {
    return this.#motion.to(target, vars, this.still ? 0 : milliseconds * this.pace);
  }

  fade(target: { alpha: number }, alpha: number, milliseconds: number): Promise<void> {
    return this.#motion.to(target, { alpha }, this.still && this.pace > 0 ? TIMING.fade : milliseconds * this.pace);
  }

  /** A pause for reading; `least` milliseconds long at any pace. */
  hold(milliseconds: number, least = 0): Promise<void> {
    return this.#motion.wait(pauseAt(this.pace, milliseconds, least));
  }

  finish(): void {
    this.#motion.finish();
  }

  kill(): void {
    this.#motion.kill();
  }

  /** Kills the tweens for good, before the performer is destroyed. */
  end(): void {
    this.#motion.end();
  }
}

/** Milliseconds that a pause takes at a pace; none where nothing is animated. */
export const pauseAt = (pace: number, milliseconds: number, least: number): number =>
  pace === 0 ? 0 : Math.max(milliseconds * pace, least);
