/** What browsers report for one notch of a wheel, by `deltaMode`: pixels, lines, pages. */
const NOTCH = [100, 3, 1] as const;

/** Turns wheel events into steps of a list: one for a notch, and for a touchpad one each time that as much has been moved. */
export class WheelSteps {
  /** The rest that is less than a notch. */
  #rest = 0;

  /** The steps of an event; negative ones go up. */
  take({ deltaY, deltaMode }: Pick<WheelEvent, 'deltaY' | 'deltaMode'>): number {
    // A new direction begins at once.
    if (Math.sign(deltaY) !== Math.sign(this.#rest)) this.#rest = 0;
    this.#rest += deltaY / (NOTCH[deltaMode] ?? 1);
    // Wheels differ a little in what a notch is.
    const steps = Math.trunc(this.#rest + Math.sign(this.#rest) * 0.2);
    this.#rest = steps === 0 ? this.#rest : 0;
    return Math.max(-1, Math.min(1, steps));
  }
}
