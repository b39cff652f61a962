import type { Container } from 'pixi.js';
import { TIMING } from '../config/timing';
import type { Page } from './app';
import { keepingFocus } from './input/focus';
import { Motion } from './motion';

/** One screen: prepared before it is seen, shown, resized, hidden and then destroyed with all that it made. */
export interface Screen {
  readonly root: Container;
  /** What lies beneath stays in sight, as under a dialogue. */
  readonly seeThrough?: boolean;
  prepare?(): Promise<void>;
  /** Builds everything for this size from nothing: also called for another language and after a lost context. */
  resize(width: number, height: number): void;
  /** It is there, or there again after what covered it was taken away. */
  show?(): Promise<void>;
  /** Something is laid over it, or it is about to go. */
  hide?(): Promise<void>;
  /** A key that no button took. */
  key?(event: KeyboardEvent): void;
  destroy(): void;
}

/** A screen that no game needs from the start may have to be fetched first; null where none is wanted any more. */
export type MakeScreen = () => Screen | null | Promise<Screen>;

/** Brings screens one after the other or lays them over each other; whoever asks may wait until it is done. */
export class Navigation {
  readonly #page: Page;
  readonly #motion = new Motion();
  /** From the bottom up; only the topmost is played with. */
  #stack: Screen[] = [];
  /** Screens that were covered when the size or the language changed. */
  readonly #stale = new Set<Screen>();
  #turning: Promise<void> = Promise.resolve();
  /** Motion is left out altogether where the player wants none. */
  still: () => boolean = () => false;

  constructor(page: Page) {
    this.#page = page;
    page.onResize = () => this.rebuild();
    window.addEventListener('keydown', (event) => {
      // Whoever writes into a field means the field.
      if (!(event.target instanceof HTMLInputElement)) this.current?.key?.(event);
    });
  }

  get current(): Screen | null {
    return this.#stack.at(-1) ?? null;
  }

  /** Another screen in place of all that is there; screens come in the order in which they were asked for. */
  go(make: MakeScreen): Promise<void> {
    return this.#queue(async () => {
      const next = await this.#prepared(make);
      if (next === null) return;
      await this.#takeAway(this.#stack.splice(0));
      await this.#bring(next);
    });
  }

  /** Lays a screen over the present one, which goes on living under it. */
  lay(make: MakeScreen): Promise<void> {
    return this.#queue(async () => {
      const next = await this.#prepared(make);
      if (next === null) return;
      const below = this.current;
      if (below !== null) {
        this.#reachable(below, false);
        await below.hide?.();
      }
      await this.#bring(next);
      if (next.seeThrough === true) return;
      for (const screen of this.#stack.slice(0, -1)) screen.root.visible = false;
    });
  }

  /** Takes a screen away again, with all that lies over it. */
  lift(screen: Screen): Promise<void> {
    return this.#queue(async () => {
      const at = this.#stack.indexOf(screen);
      if (at < 0) return;
      const gone = this.#stack.splice(at);
      const top = this.current;
      if (top !== null) this.#uncover(top);
      await this.#takeAway(gone);
      await top?.show?.();
    });
  }

  /** Draws anew what is in sight: another size, another language, a restored context. What is covered follows when it is seen. */
  rebuild(): void {
    keepingFocus(() => {
      for (const screen of this.#stack) {
        if (screen.root.visible) this.#build(screen);
        else this.#stale.add(screen);
      }
    });
    this.#page.frames.renew();
  }

  /** One thing after the other; one that fails tells whoever asked for it and holds nobody up. */
  #queue(turn: () => Promise<void>): Promise<void> {
    const asked = this.#turning.then(turn);
    this.#turning = asked.catch(() => undefined);
    return asked;
  }

  /** A screen that cannot be got ready takes with it what it has opened so far. */
  async #prepared(make: MakeScreen): Promise<Screen | null> {
    const next = await make();
    try {
      await next?.prepare?.();
    } catch (error) {
      next?.destroy();
      throw error;
    }
    return next;
  }

  #build(screen: Screen): void {
    const { width, height } = this.#page.size();
    this.#stale.delete(screen);
    screen.resize(width, height);
  }

  #reachable(screen: Screen, yes: boolean): void {
    screen.root.interactiveChildren = yes;
    screen.root.accessibleChildren = yes;
  }

  /** The topmost, and what shows through it. */
  #uncover(top: Screen): void {
    for (let at = this.#stack.length - 1; at >= 0; at--) {
      const screen = this.#stack[at]!;
      screen.root.visible = true;
      if (this.#stale.has(screen)) this.#build(screen);
      if (screen.seeThrough !== true) break;
    }
    this.#reachable(top, true);
  }

  async #bring(next: Screen): Promise<void> {
    this.#stack.push(next);
    next.root.alpha = 0;
    this.#page.screens.addChild(next.root);
    this.#build(next);
    await this.#motion.to(next.root, { alpha: 1 }, this.#time());
    await next.show?.();
    this.#page.frames.renew();
  }

  /** The topmost fades; what it covered is gone with it. */
  async #takeAway(screens: readonly Screen[]): Promise<void> {
    for (const screen of screens) {
      this.#reachable(screen, false);
      await screen.hide?.();
    }
    await Promise.all(screens.map((screen) => this.#motion.to(screen.root, { alpha: 0 }, this.#time())));
    for (const screen of screens) {
      this.#stale.delete(screen);
      this.#page.screens.removeChild(screen.root);
      screen.destroy();
    }
    this.#page.frames.renew();
  }

  #time(): number {
    return this.still() ? 0 : TIMING.screen;
  }
}
