import type { Container, Renderer } from 'pixi.js';

/** Draws a frame only when somebody asked for one: while nothing moves, nothing is rendered. */
export class Frames {
  readonly #renderer: Renderer;
  readonly #stage: Container;
  #wanted = 0;
  /** Frames drawn so far, for the bench. */
  rendered = 0;

  constructor(renderer: Renderer, stage: Container) {
    this.#renderer = renderer;
    this.#stage = stage;
  }

  readonly request = (): void => {
    if (this.#wanted === 0) this.#wanted = requestAnimationFrame(this.#draw);
  };

  /** Whether something has changed that is not on the screen yet. */
  get waiting(): boolean {
    return this.#wanted !== 0;
  }

  /** Draws at once: for a resize, where a frame later would flicker. */
  now(): void {
    if (this.#wanted !== 0) cancelAnimationFrame(this.#wanted);
    this.#draw();
  }

  readonly #draw = (): void => {
    this.#wanted = 0;
    this.rendered++;
    this.#renderer.render(this.#stage);
  };
}
