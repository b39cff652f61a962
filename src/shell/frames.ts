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
  /** Frames drawn so far, for the bench. */
  rendered = 0;

  constructor(renderer: WebGLRenderer, stage: Container) {
    this.#renderer = renderer;
    this.#stage = stage;
    // With every frame it would walk through the whole picture and read where each button is: a third of a frame's time.
    renderer.runners.postrender.remove(renderer.accessibility);
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

  /** Draws at once: for a resize, where a frame later would flicker. */
  now(): void {
    cancelAnimationFrame(this.#wanted);
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
    this.#renderer.render(this.#stage);
    clearTimeout(this.#rest);
    if (this.rendered % FOLLOW_EVERY === 0) this.#follow();
    else this.#rest = setTimeout(this.#follow, AT_REST);
  };

  readonly #follow = (): void => this.#renderer.accessibility.postrender();
}
