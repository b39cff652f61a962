import { gsap } from 'gsap';

/** Seconds after the last input for which things drift. */
export const LASTS = 20;
/** Least seconds between two frames: 30 a second are enough for slow things. */
const FRAME = 1 / 31;
/** Seconds in which the drifting begins, and ends. */
const BEGINS = 1;
const ENDS = 3;
/** A frame that takes longer is late; after this many late ones the machine has better things to do. */
const LATE = 0.12;
const MOST_LATE = 8;
/** Marks its tween: the table counts as still while only this one runs. */
export const AMBIENCE = 'ambience';

/** What drifts: a container of the picture. */
export interface AmbienceLayer {
  readonly visible: boolean;
  readonly parent: AmbienceLayer | null;
  once(event: 'destroyed', act: () => void): unknown;
}

/** Sets a layer as it is after so many seconds of drifting. */
export type Drift = (seconds: number) => void;

/**
 * Mist, light and embers drift while a player is there, and rest some seconds after the last input: then nothing is rendered. They
 * never drift where the player wants no animation. The time goes on where it stopped, so nothing jumps.
 */
export class Ambience {
  readonly #layers = new Map<AmbienceLayer, Drift>();
  readonly #draw: () => void;
  /** Returns whether the player wants things to move. */
  isAllowed: () => boolean = () => false;
  #beat: gsap.core.Tween | null = null;
  #time = 0;
  /** Seconds of the tween at the last frame, since it began, and until it ends. */
  #before = 0;
  #awake = 0;
  #left = 0;
  #late = 0;

  /** `draw` requests a frame that nobody waits for. */
  constructor(draw: () => void) {
    this.#draw = draw;
  }

  /** Adds a layer until it is destroyed. It lies still until the next input. */
  join(layer: AmbienceLayer, drift: Drift): void {
    drift(this.#time);
    this.#late = 0;
    this.#layers.set(layer, drift);
    layer.once('destroyed', () => void this.#layers.delete(layer));
  }

  /** Called on every input. */
  readonly wake = (): void => {
    if (this.#late > MOST_LATE || !this.isAllowed()) return;
    this.#left = LASTS;
    if (this.#beat !== null) return;
    this.#before = 0;
    this.#awake = 0;
    this.#beat = gsap.to({}, { duration: 1, repeat: -1, data: AMBIENCE, onUpdate: this.#pass });
  };

  rest(): void {
    this.#beat?.kill();
    this.#beat = null;
  }

  readonly #pass = (): void => {
    const now = this.#beat?.totalTime() ?? 0;
    const passed = now - this.#before;
    if (passed < FRAME) return;
    this.#before = now;
    this.#awake += passed;
    this.#left -= passed;
    this.#late = Math.max(0, this.#late + (passed > LATE ? 1 : -1));
    if (this.#left <= 0 || this.#late > MOST_LATE || !this.isAllowed()) return this.rest();
    this.#time += Math.min(passed, LATE) * Math.min(1, this.#awake / BEGINS, this.#left / ENDS);
    let isSeen = false;
    for (const [layer, drift] of this.#layers) {
      if (!isVisible(layer)) continue;
      drift(this.#time);
      isSeen = true;
    }
    if (isSeen) this.#draw();
  };
}

/** Whether it is shown, as far as the screens above tell. */
function isVisible(layer: AmbienceLayer): boolean {
  for (let at: AmbienceLayer | null = layer; at !== null; at = at.parent) if (!at.visible) return false;
  return true;
}
