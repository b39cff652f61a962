import type { Container } from 'pixi.js';
import { TIMING } from '../config/timing';
import type { Page } from './app';
import { Motion } from './motion';

/** One screen: prepared before it is seen, shown, resized, hidden and then destroyed with all that it made. */
export interface Screen {
  readonly root: Container;
  prepare?(): Promise<void>;
  /** Builds everything for this size from nothing: also called for another language and after a lost context. */
  resize(width: number, height: number): void;
  show?(): Promise<void>;
  hide?(): Promise<void>;
  /** A key that no button took. */
  key?(event: KeyboardEvent): void;
  destroy(): void;
}

/** Brings one screen after the other; whoever asks may wait until it is there. */
export class Navigation {
  readonly #page: Page;
  readonly #motion = new Motion();
  #current: Screen | null = null;
  #turning: Promise<void> = Promise.resolve();
  /** Motion is left out altogether where the player wants none. */
  still: () => boolean = () => false;

  constructor(page: Page) {
    this.#page = page;
    page.onResize = () => this.rebuild();
    window.addEventListener('keydown', (event) => this.#current?.key?.(event));
  }

  get current(): Screen | null {
    return this.#current;
  }

  /** Screens come in the order in which they were asked for. */
  go(make: () => Screen): Promise<void> {
    this.#turning = this.#turning.then(() => this.#turn(make));
    return this.#turning;
  }

  /** Draws the current screen anew: another size, another language, a restored context. */
  rebuild(): void {
    const { width, height } = this.#page.size();
    this.#current?.resize(width, height);
    this.#page.frames.request();
  }

  async #turn(make: () => Screen): Promise<void> {
    const time = this.still() ? 0 : TIMING.screen;
    const before = this.#current;
    const next = make();
    await next.prepare?.();
    if (before !== null) {
      await before.hide?.();
      await this.#motion.to(before.root, { alpha: 0 }, time);
      this.#page.screens.removeChild(before.root);
      before.destroy();
    }
    this.#current = next;
    next.root.alpha = 0;
    this.#page.screens.addChild(next.root);
    this.rebuild();
    await this.#motion.to(next.root, { alpha: 1 }, time);
    await next.show?.();
    this.#page.frames.request();
  }
}
