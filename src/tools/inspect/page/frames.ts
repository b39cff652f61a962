import { Container, Sprite } from 'pixi.js';
import type { Page } from '../../../platform/shell/app';
import { frame } from '../../../platform/shell/assets';
import { standingTweens, type ManualClock } from '../../../platform/shell/manual-clock';

/** The WebGL call counters that gl-counters.ts installs from outside the page. */
declare global {
  var __gl: { draws: number; uploads: number; textures: number; stubbed: boolean } | undefined;
}

/** What one frame cost. */
export interface FrameFigure {
  /** Milliseconds of JavaScript: tweens and the building of the frame. */
  readonly js: number;
  /** The same for the calibration stage at that moment; null for most frames, since it costs as much as several. */
  readonly calibration: number | null;
  readonly draws: number;
  readonly uploads: number;
}

const SPRITES = 200;
const FACES = ['disc', 'site', 'dominance', 'investigator', 'sanity', 'ritual-1', 'ritual-2', 'ritual-3'];

/** The reference workload: two hundred sprites of the atlas, each moved and turned by a tween. */
export class Calibration {
  readonly #stage = new Container();
  readonly #page: Page;
  readonly #tweens: { set(time: number): void };
  #time = 0;
  #asked = 0;

  constructor(page: Page) {
    this.#page = page;
    const sprites = Array.from({ length: SPRITES }, (_, i) => {
      const sprite = new Sprite(frame(FACES[i % FACES.length]!));
      sprite.position.set((i % 20) * 40, Math.floor(i / 20) * 40);
      sprite.setSize(36);
      return sprite;
    });
    this.#stage.addChild(...sprites);
    this.#tweens = standingTweens(sprites, 4, (i) => ({ x: (i * 37) % 800, y: (i * 91) % 600, rotation: (i % 7) - 3 }));
  }

  /**
   * Milliseconds of JavaScript per calibration frame, on every fourth call; the mean of several, since the clock is coarse. Null
   * otherwise.
   */
  measure(step: number): number | null {
    const times = 4;
    if (this.#asked++ % times !== 0) return null;
    const begun = performance.now();
    for (let i = 0; i < times; i++) {
      this.#time += step / 1000;
      this.#tweens.set(this.#time);
      this.#page.renderer.render(this.#stage);
    }
    return (performance.now() - begun) / times;
  }

  destroy(): void {
    this.#stage.destroy({ children: true });
  }
}

/** Advances the held clock by one frame; if that requests a frame, renders it and returns its cost. */
export function measureFrame(page: Page, time: ManualClock, step: number, calibration: Calibration | null): FrameFigure | null {
  const gl = globalThis.__gl ?? { draws: 0, uploads: 0 };
  const { draws, uploads } = gl;
  const begun = performance.now();
  time.pass(step);
  // Nothing requested a frame, so nothing is rendered, as on a real screen.
  if (!page.frames.waiting) return null;
  page.frames.now();
  const js = performance.now() - begun;
  const counted = { draws: gl.draws - draws, uploads: gl.uploads - uploads };
  return { js, ...counted, calibration: calibration?.measure(step) ?? null };
}
