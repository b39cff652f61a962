import 'pixi.js/accessibility';
import 'pixi.js/events';
import 'pixi.js/unsafe-eval';
import { Container, WebGLRenderer } from 'pixi.js';
import { PALETTE } from '../config/palette';
import { Ambience } from './ambience';
import { Frames } from './frames';
import { motionDraws } from './motion';
import { leaveWhatWasUnderButtons, rollUnderButtons } from './input/pointer-over';
import { useTextPages } from './text/text-pages';

export interface Page {
  readonly renderer: WebGLRenderer;
  /** The root of everything drawn. */
  readonly stage: Container;
  readonly frames: Frames;
  readonly ambience: Ambience;
  /** Holds the screens; dialogues and toasts lie above it. */
  readonly screens: Container;
  readonly overlays: Container;
  readonly size: () => { readonly width: number; readonly height: number };
  onResize: () => void;
}

/**
 * Creates the renderer: WebGL, drawing on demand, with DOM buttons over the canvas for keyboards and screen readers. We do not use
 * Pixi's Application: it would fetch renderers and systems that this page never uses.
 */
export async function makePage(parent: HTMLElement): Promise<Page> {
  useTextPages();
  const renderer = new WebGLRenderer();
  await renderer.init({
    skipExtensionImports: true,
    background: PALETTE.night,
    antialias: true,
    resolution: Math.min(window.devicePixelRatio, 3),
    autoDensity: true,
    width: parent.clientWidth,
    height: parent.clientHeight,
    accessibilityOptions: { enabledByDefault: true, deactivateOnMouseMove: false, activateOnTab: false },
  });
  parent.append(renderer.canvas);
  // Two fingers enlarge the whole page; one finger is ours. Pixi would forbid both.
  renderer.canvas.style.touchAction = 'pinch-zoom';
  leaveWhatWasUnderButtons(parent, renderer.canvas);
  rollUnderButtons(parent, renderer.canvas);
  const stage = new Container();
  const screens = new Container();
  const overlays = new Container();
  stage.addChild(screens, overlays);
  const frames = new Frames(renderer, stage);
  motionDraws(frames.request);
  const ambience = new Ambience(frames.drift);
  const page: Page = {
    renderer,
    stage,
    frames,
    ambience,
    screens,
    overlays,
    size: () => ({ width: renderer.screen.width, height: renderer.screen.height }),
    onResize: () => undefined,
  };
  new ResizeObserver(() => {
    renderer.resize(Math.max(320, parent.clientWidth), Math.max(200, parent.clientHeight), Math.min(window.devicePixelRatio, 3));
    page.onResize();
    frames.now();
  }).observe(parent);
  // Hovering changes the looks of buttons without a tween, so these events request a frame themselves.
  for (const type of ['pointermove', 'pointerout', 'wheel', 'focusin'])
    parent.addEventListener(type, frames.request, { passive: true });
  // Clicks and keys may create or remove buttons, so these events renew the DOM buttons.
  for (const type of ['pointerdown', 'pointerup', 'click', 'keydown'])
    parent.addEventListener(type, frames.renew, { passive: true });
  for (const type of ['pointermove', 'pointerdown', 'wheel', 'keydown'])
    window.addEventListener(type, ambience.wake, { passive: true });
  renderer.canvas.addEventListener('webglcontextrestored', () => {
    page.onResize();
    frames.request();
  });
  return page;
}
