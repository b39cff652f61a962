import { gsap } from 'gsap';

// On a slow machine frames are left out rather than stretched: nothing takes longer than its time.
gsap.ticker.lagSmoothing(0);

/** Where tweens say that a frame is needed; set once when the page starts. */
let requestFrame: () => void = () => undefined;

export function motionDraws(request: () => void): void {
  requestFrame = request;
}

/** The tweens of one view: they end with it, and can be brought to their ends at once. */
export class Motion {
  readonly #running = new Set<gsap.core.Tween>();

  /** Moves numbers of a target; resolves when it is there, also when it was skipped or killed. */
  to(target: object, vars: gsap.TweenVars, milliseconds: number): Promise<void> {
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

  /** Leaves a target where it is: before it is destroyed, since a tween cannot move what is no more. */
  stop(target: object): void {
    for (const tween of this.#running) if (tween.targets().includes(target)) tween.kill();
  }

  /** Brings everything to where it was going. */
  finish(): void {
    for (const tween of this.#running) tween.totalProgress(1);
  }

  kill(): void {
    for (const tween of this.#running) tween.kill();
    this.#running.clear();
  }

  #ended(tween: gsap.core.Tween, resolve: () => void): void {
    this.#running.delete(tween);
    requestFrame();
    resolve();
  }
}
