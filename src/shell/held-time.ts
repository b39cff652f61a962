import { gsap } from 'gsap';

/** Time in the hands of whoever measures: tweens go on only when it is told to pass, by as much as it is told. */
export class HeldTime {
  #now = gsap.ticker.time;

  constructor() {
    gsap.ticker.remove(gsap.updateRoot);
  }

  pass(milliseconds: number): void {
    this.#now += milliseconds / 1000;
    gsap.updateRoot(this.#now);
  }

  /** Gives time back to the browser. */
  release(): void {
    gsap.ticker.add(gsap.updateRoot);
  }
}

/** Tweens that stand apart from the game's own and are set to any moment: what a measurement is held against. */
export function standingTweens(
  targets: readonly object[],
  seconds: number,
  vars: (index: number) => gsap.TweenVars,
): { set(time: number): void } {
  const timeline = gsap.timeline({ paused: true });
  for (const [index, target] of targets.entries())
    void timeline.to(target, { duration: seconds, ease: 'power1.inOut', ...vars(index) }, 0);
  return { set: (time) => void timeline.time(time % seconds) };
}
