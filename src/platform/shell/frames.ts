import type { Container, WebGLRenderer } from 'pixi.js';

/** While things move, the DOM buttons are repositioned only on every sixth frame. */
const FOLLOW_EVERY = 6;
/** Milliseconds without a frame after which the picture counts as still and the DOM buttons are repositioned. */
const AT_REST = 50;

/** Renders a frame only on request: while nothing moves, nothing is rendered. */
export class Frames {
  readonly #renderer: WebGLRenderer;
  readonly #stage: Container;
  #wanted = 0;
  #waiting = false;
  #held = false;
  #rest: ReturnType<typeof setTimeout> | undefined;
  /** Frames rendered since the DOM buttons were last repositioned. */
  #ahead = 0;
  /** Number of rendered frames, for the bench. */
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

  /** Whether a requested frame has not been rendered yet. */
  get waiting(): boolean {
    return this.#waiting;
  }

  /** Called when parts were rebuilt: the next frame also updates the DOM buttons, even during motion. */
  readonly renew = (): void => {
    this.#ahead = FOLLOW_EVERY;
    this.request();
  };

  /** Renders at once with the DOM buttons: a resize would flicker if it waited for the next frame. */
  now(): void {
    cancelAnimationFrame(this.#wanted);
    if (!this.#held) this.#ahead = FOLLOW_EVERY;
    this.#draw();
  }

  /** From now on only `now` renders frames; used by measurements. */
  hold(): void {
    this.#held = true;
    cancelAnimationFrame(this.#wanted);
  }

  readonly #draw = (): void => {
    this.#waiting = false;
    this.rendered++;
    // Pixi would update the DOM buttons on every frame, which walks the whole scene and costs a third of the frame. Pixi adds this
    // runner at some time after the start, when the canvas is in the page.
    this.#renderer.runners.postrender.remove(this.#renderer.accessibility);
    this.#renderer.render(this.#stage);
    clearTimeout(this.#rest);
    if (++this.#ahead >= FOLLOW_EVERY) this.#follow();
    this.#rest = setTimeout(this.#comeToRest, AT_REST);
  };

  /** After a rest, the next frame stems from something new, such as a click: let it remove outdated DOM buttons at once. */
  readonly #comeToRest = (): void => {
    if (this.#ahead > 0) this.#follow();
    this.#ahead = FOLLOW_EVERY;
  };

  readonly #follow = (): void => {
    this.#ahead = 0;
    const { accessibility } = this.#renderer;
    const buttons = [...(accessibility.div?.children ?? [])] as Button[];
    accessibility.postrender();
    // Pixi pools its DOM buttons; a pooled one would keep its container, and with it the whole table, in memory.
    for (const button of buttons) if (!button.isConnected) button.container = null;
  };
}

/** A DOM button as Pixi makes it, with the container it stands for. */
type Button = Element & { container: Container | null };
