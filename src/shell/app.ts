import 'pixi.js/unsafe-eval';
import { Application, Container } from 'pixi.js';
import { PALETTE } from '../config/palette';
import { Frames } from './frames';
import { motionDraws } from './motion';

export interface Page {
  readonly app: Application;
  readonly frames: Frames;
  /** Screens lie in it; above them dialogues and toasts. */
  readonly screens: Container;
  readonly overlays: Container;
  readonly size: () => { readonly width: number; readonly height: number };
  onResize: () => void;
}

/** Makes the Pixi application: WebGL, drawn on demand, with real buttons over the canvas for keyboards and screen readers. */
export async function makePage(parent: HTMLElement): Promise<Page> {
  const app = new Application();
  await app.init({
    preference: 'webgl',
    background: PALETTE.night,
    antialias: true,
    resolution: Math.min(window.devicePixelRatio, 3),
    autoDensity: true,
    autoStart: false,
    sharedTicker: false,
    width: parent.clientWidth,
    height: parent.clientHeight,
    accessibilityOptions: { enabledByDefault: true, deactivateOnMouseMove: false, activateOnTab: false },
  });
  parent.append(app.canvas);
  const screens = new Container();
  const overlays = new Container();
  app.stage.addChild(screens, overlays);
  const frames = new Frames(app.renderer, app.stage);
  motionDraws(frames.request);
  const page: Page = {
    app,
    frames,
    screens,
    overlays,
    size: () => ({ width: app.screen.width, height: app.screen.height }),
    onResize: () => undefined,
  };
  new ResizeObserver(() => {
    app.renderer.resize(
      Math.max(320, parent.clientWidth),
      Math.max(200, parent.clientHeight),
      Math.min(window.devicePixelRatio, 3),
    );
    page.onResize();
    frames.now();
  }).observe(parent);
  // Hovering changes how things look without any tween.
  for (const type of ['pointermove', 'pointerdown', 'pointerup', 'pointerout', 'wheel', 'keydown', 'focusin'])
    parent.addEventListener(type, frames.request, { passive: true });
  app.canvas.addEventListener('webglcontextrestored', () => {
    page.onResize();
    frames.request();
  });
  return page;
}
