import { gsap } from 'gsap';

// On a slow machine GSAP skips frames instead of stretching time, so no animation exceeds its duration.
gsap.ticker.lagSmoothing(0);

/** Called when a tween needs a frame; set once when the page starts. */
let requestFrame: () => void = () => undefined;

export function motionDraws(request: () => void): void {
  requestFrame = request;
}

/** The tweens of one view: killed with it, and skippable to their ends. */
export class Motion {
  readonly #running = new Set<gsap.core.Tween>();
  #hasEnded = false;

  /** Tweens numbers of a target; resolves when it ends, is skipped or is killed. */
  to(target: object, vars: gsap.TweenVars, milliseconds: number): Promise<void> {
    if (this.#hasEnded) return Promise.resolve();
    if (milliseconds <= 0) {
      const { delay: _, ease: __, repeat: ___, yoyo: ____, onUpdate, ...values } = vars;
      gsap.set(target, values);
      onUpdate?.();
      requestFrame();
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      const { onUpdate } = vars;
      const tween: gsap.core.Tween = gsap.to(target, {
        ...vars,
        duration: milliseconds / 1000,
        onUpdate: () => {
          onUpdate?.();
          requestFrame();
        },
        onComplete: () => this.#ended(tween, resolve),
        onInterrupt: () => this.#ended(tween, resolve),
      });
      this.#running.add(tween);
    });
  }

  /** A pause that can be skipped as well. */
  wait(milliseconds: number): Promise<void> {
    return this.to({ passed: 0 }, { passed: 1 }, milliseconds);
  }

  get busy(): boolean {
    return this.#running.size > 0;
  }

  /** Kills the tweens of a target where it is. Call it before destroying the target: a tween must not write to a destroyed object. */
  stop(target: object): void {
    for (const tween of this.#running) if (tween.targets().includes(target)) tween.kill();
  }

  /** Jumps all tweens to their ends. */
  finish(): void {
    for (const tween of this.#running) tween.totalProgress(1);
  }

  kill(): void {
    for (const tween of this.#running) tween.kill();
    this.#running.clear();
  }

  /**
   * Kills all tweens for good: call it before destroying the view. A move of several parts resumes when its tween is killed, and its
   * next part must not write to a destroyed object.
   */
  end(): void {
    this.#hasEnded = true;
    this.kill();
  }

  #ended(tween: gsap.core.Tween, resolve: () => void): void {
    this.#running.delete(tween);
    requestFrame();
    resolve();
  }
}
