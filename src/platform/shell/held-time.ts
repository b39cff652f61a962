import { gsap } from 'gsap';

/** Time in the hands of whoever measures, for as long as the page lives: tweens go on only when it is told to pass. */
export class HeldTime {
  #now = gsap.ticker.time;

  constructor() {
    gsap.ticker.remove(gsap.updateRoot);
  }

  pass(milliseconds: number): void {
    this.#now += milliseconds / 1000;
    gsap.updateRoot(this.#now);
  }
}

/** Whether any tween is under way. */
export const isMoving = (): boolean => gsap.globalTimeline.getChildren().some((tween) => tween.isActive());

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
