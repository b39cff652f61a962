import { Ticker, type Container, type WebGLRenderer } from 'pixi.js';

/** While things move, the DOM buttons are repositioned only on every sixth frame. */
const FOLLOW_EVERY = 6;
/** Milliseconds without a frame after which the picture counts as still and the DOM buttons are repositioned. */
const AT_REST = 50;
/** Milliseconds that Pixi's own ticker goes on afterwards: it looks every tenth frame what lies under a resting pointer. */
const TICKS_ON = 500;

/**
 * Renders a frame only on request: while nothing moves, nothing is rendered. Pixi's system ticker, which would ask the browser for
 * sixty frames a second for ever, runs only while frames are rendered and a little longer.
 */
export class Frames {
  readonly #renderer: WebGLRenderer;
  readonly #stage: Container;
  #wanted = 0;
  #waiting = false;
  /** Whether only something that drifts has asked for the next frame. */
  #drifting = false;
  #held = false;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #stopTicking: ReturnType<typeof setTimeout> | undefined;
  /** Frames rendered since the DOM buttons were last repositioned. */
  #ahead = 0;
  /** Number of rendered frames, for the bench. */
  rendered = 0;

  constructor(renderer: WebGLRenderer, stage: Container) {
    this.#renderer = renderer;
    this.#stage = stage;
    Ticker.system.autoStart = false;
    Ticker.system.stop();
  }

  readonly request = (): void => {
    if (this.#waiting) return;
    this.#waiting = true;
    if (!this.#held && !this.#drifting) this.#wanted = requestAnimationFrame(this.#draw);
    this.#drifting = false;
  };

  /** Requests a frame that nobody waits for: no button has moved. */
  readonly drift = (): void => {
    if (this.#waiting || this.#drifting || this.#held) return;
    this.#drifting = true;
    this.#wanted = requestAnimationFrame(this.#draw);
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
    this.#drifting = false;
    if (!this.#held) this.#ahead = FOLLOW_EVERY;
    this.#draw();
  }

  /** From now on only `now` renders frames; used by measurements. */
  hold(): void {
    this.#held = true;
    this.#drifting = false;
    cancelAnimationFrame(this.#wanted);
  }

  readonly #draw = (): void => {
    const isDrift = this.#drifting;
    this.#waiting = false;
    this.#drifting = false;
    this.rendered++;
    // Pixi would update the DOM buttons on every frame, which walks the whole scene and costs a third of the frame. Pixi adds this
    // runner at some time after the start, when the canvas is in the page.
    this.#renderer.runners.postrender.remove(this.#renderer.accessibility);
    this.#renderer.render(this.#stage);
    if (isDrift) return;
    clearTimeout(this.#rest);
    clearTimeout(this.#stopTicking);
    Ticker.system.start();
    if (++this.#ahead >= FOLLOW_EVERY) this.#follow();
    this.#rest = setTimeout(this.#comeToRest, AT_REST);
  };

  /** After a rest, the next frame stems from something new, such as a click: let it remove outdated DOM buttons at once. */
  readonly #comeToRest = (): void => {
    if (this.#ahead > 0) this.#follow();
    this.#ahead = FOLLOW_EVERY;
    this.#stopTicking = setTimeout(() => Ticker.system.stop(), TICKS_ON);
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
