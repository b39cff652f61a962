import type { Container, WebGLRenderer } from 'pixi.js';

/** While things move, the buttons for keyboards and screen readers follow with every so many frames. */
const FOLLOW_EVERY = 6;
/** When no frame has come for so many milliseconds, the picture is at rest and the buttons are where it shows them. */
const AT_REST = 50;

/** Draws a frame only when somebody asked for one: while nothing moves, nothing is rendered. */
export class Frames {
  readonly #renderer: WebGLRenderer;
  readonly #stage: Container;
  #wanted = 0;
  #waiting = false;
  #held = false;
  #rest: ReturnType<typeof setTimeout> | undefined;
  /** Frames that were drawn since the buttons followed. */
  #ahead = 0;
  /** Frames drawn so far, for the bench. */
  rendered = 0;

  constructor(renderer: WebGLRenderer, stage: Container) {
    this.#renderer = renderer;
    this.#stage = stage;
  }

  readonly request = (): void => {
    if (this.#waiting) return;
    this.#waiting = true;
    if (!this.#held) this.#wanted = requestAnimationFrame(this.#draw);
  };

  /** Whether something has changed that is not on the screen yet. */
  get waiting(): boolean {
    return this.#waiting;
  }

  /** Something was built anew: its buttons come with the next frame, also while something moves. */
  readonly renew = (): void => {
    this.#ahead = FOLLOW_EVERY;
    this.request();
  };

  /** Draws at once, buttons and all: for a resize, where a frame later would flicker. */
  now(): void {
    cancelAnimationFrame(this.#wanted);
    if (!this.#held) this.#ahead = FOLLOW_EVERY;
    this.#draw();
  }

  /** From now on frames are drawn by `now` alone: for whoever measures them. */
  hold(): void {
    this.#held = true;
    cancelAnimationFrame(this.#wanted);
  }

  readonly #draw = (): void => {
    this.#waiting = false;
    this.rendered++;
    // With every frame it would walk through the whole picture and read where each button is: a third of a frame's time.
    // Pixi asks for it when the canvas has come to the page, at some moment after the start.
    this.#renderer.runners.postrender.remove(this.#renderer.accessibility);
    this.#renderer.render(this.#stage);
    clearTimeout(this.#rest);
    if (++this.#ahead >= FOLLOW_EVERY) this.#follow();
    this.#rest = setTimeout(this.#comeToRest, AT_REST);
  };

  /** The next frame comes of something new, such as a click: the buttons that it takes away go at once. */
  readonly #comeToRest = (): void => {
    if (this.#ahead > 0) this.#follow();
    this.#ahead = FOLLOW_EVERY;
  };

  readonly #follow = (): void => {
    this.#ahead = 0;
    const { accessibility } = this.#renderer;
    const buttons = [...(accessibility.div?.children ?? [])] as Button[];
    accessibility.postrender();
    // Buttons are kept to be used again; what they stood for would be kept with them, and with it the whole table.
    for (const button of buttons) if (!button.isConnected) button.container = null;
  };
}

/** As Pixi makes them: each knows what it stands for. */
type Button = Element & { container: Container | null };
