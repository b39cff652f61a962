import { gsap } from 'gsap';
import { AMBIENCE } from './ambience';

/** Stops the tweens' clock for as long as the page lives; a measurement advances it by hand. */
export class ManualClock {
  #now = gsap.ticker.time;

  constructor() {
    gsap.ticker.remove(gsap.updateRoot);
  }

  pass(milliseconds: number): void {
    this.#now += milliseconds / 1000;
    gsap.updateRoot(this.#now);
  }
}

/** Whether any tween is under way; what drifts by itself does not count. */
export const isMoving = (): boolean =>
  gsap.globalTimeline.getChildren().some((tween) => tween.data !== AMBIENCE && tween.isActive());

/** Tweens on a timeline of their own that a measurement can set to any moment, as a reference. */
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
