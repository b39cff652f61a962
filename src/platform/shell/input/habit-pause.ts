import { isPointerResting } from './pointer-rest';

/** How long a click counts as a click for the question before; milliseconds. */
const PAUSE = 350;

/**
 * The moment in which a new question ignores clicks, because the pointer still rests where it answered the question before: a second
 * click out of habit must not press the button that now lies there. It ends by itself, or when the pointer moves away.
 */
export class HabitPause {
  #timer = 0;

  constructor() {
    if (!isPointerResting()) return;
    this.#timer = window.setTimeout(() => this.end(), PAUSE);
    window.addEventListener('pointermove', this.#moved, true);
  }

  get isOn(): boolean {
    return this.#timer !== 0;
  }

  readonly #moved = (): void => {
    if (!isPointerResting()) this.end();
  };

  end(): void {
    window.clearTimeout(this.#timer);
    this.#timer = 0;
    window.removeEventListener('pointermove', this.#moved, true);
  }
}
