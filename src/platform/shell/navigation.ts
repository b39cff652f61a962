import type { Container } from 'pixi.js';
import { TIMING } from '../config/timing';
import type { Page } from './app';
import { keepingFocus } from './input/focus';
import { Motion } from './motion';

/** One screen: prepared before it is seen, shown, resized, hidden, then destroyed with all that it created. */
export interface Screen {
  readonly root: Container;
  /** True if the screen beneath stays visible, as under a dialogue. */
  readonly seeThrough?: boolean;
  prepare?(): Promise<void>;
  /** Builds everything for this size from nothing; also called after a change of language and a lost WebGL context. */
  resize(width: number, height: number): void;
  /** Called when the screen appears, also when a covering screen was removed. */
  show?(): Promise<void>;
  /** Called when another screen is laid over this one, or before it is destroyed. */
  hide?(): Promise<void>;
  /** Called with a key that no button handled. */
  key?(event: KeyboardEvent): void;
  destroy(): void;
}

/** Makes a screen; a promise if its code must be fetched first, null if the request is obsolete. */
export type MakeScreen = () => Screen | null | Promise<Screen>;

/** Replaces screens or lays them over each other, one request at a time; callers may await the result. */
export class Navigation {
  readonly #page: Page;
  readonly #motion = new Motion();
  /** Bottom to top; only the topmost takes input. */
  #stack: Screen[] = [];
  /** Covered screens that missed a change of size or language. */
  readonly #stale = new Set<Screen>();
  #turning: Promise<void> = Promise.resolve();
  /** Returns true if the player wants no motion; then screens do not fade. */
  still: () => boolean = () => false;

  constructor(page: Page) {
    this.#page = page;
    page.onResize = () => this.rebuild();
    window.addEventListener('keydown', (event) => {
      // Keys typed into an input field belong to the field.
      if (!(event.target instanceof HTMLInputElement)) this.current?.key?.(event);
    });
  }

  get current(): Screen | null {
    return this.#stack.at(-1) ?? null;
  }

  /** The topmost screen for which this holds, whether covered or not. */
  find<T extends Screen>(isWanted: (screen: Screen) => screen is T): T | null {
    return this.#stack.findLast(isWanted) ?? null;
  }

  /** Replaces all screens by another; requests run in the order in which they were made. */
  go(make: MakeScreen): Promise<void> {
    return this.#queue(async () => {
      const next = await this.#prepared(make);
      if (next === null) return;
      await this.#takeAway(this.#stack.splice(0));
      await this.#bring(next);
    });
  }

  /** Lays a screen over the present one, which stays alive under it. */
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

  /** Replaces a screen and all screens above it; the screen beneath stays covered. */
  swap(old: Screen, make: MakeScreen): Promise<void> {
    return this.#queue(async () => {
      const at = this.#stack.indexOf(old);
      const next = at < 0 ? null : await this.#prepared(make);
      if (next === null) return;
      await this.#takeAway(this.#stack.splice(at));
      await this.#bring(next);
    });
  }

  /** Removes all screens above this one. */
  bare(screen: Screen): Promise<void> {
    return this.#lift(() => this.#stack.indexOf(screen) + 1);
  }

  /** Removes a screen and all screens above it. */
  lift(screen: Screen): Promise<void> {
    return this.#lift(() => this.#stack.indexOf(screen));
  }

  #lift(from: () => number): Promise<void> {
    return this.#queue(async () => {
      const at = from();
      if (at < 0 || at >= this.#stack.length) return;
      const gone = this.#stack.splice(at);
      const top = this.current;
      if (top !== null) this.#uncover(top);
      await this.#takeAway(gone);
      await top?.show?.();
    });
  }

  /**
   * Rebuilds the visible screens after a change of size or language or a restored context. Covered screens follow when they are
   * uncovered.
   */
  rebuild(): void {
    keepingFocus(() => {
      for (const screen of this.#stack) {
        if (screen.root.visible) this.#build(screen);
        else this.#stale.add(screen);
      }
    });
    this.#page.frames.renew();
  }

  /** Runs requests one after the other; a failing one rejects for its own caller and does not block the rest. */
  #queue(turn: () => Promise<void>): Promise<void> {
    const asked = this.#turning.then(turn);
    this.#turning = asked.catch(() => undefined);
    return asked;
  }

  /** Prepares a screen; if that fails, destroys it with all that it has created so far. */
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

  /** Shows the topmost screen and those visible through it. */
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

  /** Fades the topmost screen out; the screens it covered go with it. */
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
