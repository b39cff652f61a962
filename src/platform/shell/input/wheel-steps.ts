/** What browsers report for one notch of a wheel, by `deltaMode`: pixels, lines, pages. */
const NOTCH = [100, 3, 1] as const;

/** How many notches an event stands for; a touchpad sends parts of one. */
export const notchesOf = ({ deltaY, deltaMode }: Pick<WheelEvent, 'deltaY' | 'deltaMode'>): number =>
  deltaY / (NOTCH[deltaMode] ?? 1);

/** Turns wheel events into steps of a list: one for a notch, and for a touchpad one each time that as much has been moved. */
export class WheelSteps {
  /** The rest that is less than a notch. */
  #rest = 0;

  /** The steps of an event; negative ones go up. */
  take(event: Pick<WheelEvent, 'deltaY' | 'deltaMode'>): number {
    // A new direction begins at once.
    if (Math.sign(event.deltaY) !== Math.sign(this.#rest)) this.#rest = 0;
    this.#rest += notchesOf(event);
    // Wheels differ a little in what a notch is.
    const steps = Math.trunc(this.#rest + Math.sign(this.#rest) * 0.2);
    this.#rest = steps === 0 ? this.#rest : 0;
    return Math.max(-1, Math.min(1, steps));
  }
}
