import { Container } from 'pixi.js';
import { layoutFor, type Rect } from '../config/layout';
import { PALETTE } from '../config/palette';
import { TIMING } from '../config/timing';
import type { Page } from '../shell/app';
import { Motion } from '../shell/motion';
import { makePanel } from './panel';
import { makeText } from './text';

interface Toast {
  readonly words: string;
  readonly root: Container;
  readonly motion: Motion;
  readonly height: number;
  /** Null at the top of the screen, among the others. */
  readonly room: Rect | null;
  readonly free: (() => void) | null;
}

/** Where a message covers nothing that is needed; with `free`, something has made room for it and is called when it is gone. */
export interface MessagePlace {
  readonly room: Rect;
  readonly free?: () => void;
}

/** Reading time per letter, and the time to notice a message at all (milliseconds). */
const PER_LETTER = 55;
const TO_NOTICE = 2200;
const MOST = 4;
/** CSS pixels per design pixel at which messages are legible on a phone and still small. */
const LEGIBLE = 0.78;

/** Short messages at the top of the screen, or where somebody knows a better place: they disappear by themselves or on a click, and screen readers announce them. */
export class Toasts {
  readonly #page: Page;
  readonly #spoken: HTMLElement;
  #shown: Toast[] = [];

  constructor(page: Page, parent: HTMLElement) {
    this.#page = page;
    this.#spoken = document.createElement('div');
    this.#spoken.setAttribute('role', 'status');
    Object.assign(this.#spoken.style, {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    });
    parent.append(this.#spoken);
  }

  /** With a `place`, which covers nothing that is needed, the message stands there. */
  say(words: string, place: MessagePlace | null = null): void {
    this.#spoken.textContent = words;
    const { width, height } = this.#page.size();
    const layout = layoutFor(width, height);
    const unit = Math.min(layout.unit, Math.max(layout.pageUnit, LEGIBLE));
    const toast = this.#make(words, unit, place);
    // A repeated message replaces the earlier one.
    for (const same of this.#shown.filter((one) => one.words === words)) this.#drop(same);
    while (this.#shown.length >= MOST) this.#drop(this.#shown[0]!);
    this.#shown.push(toast);
    this.#page.overlays.addChild(toast.root);
    this.#arrange(unit);
    void this.#live(toast, TO_NOTICE + words.length * PER_LETTER);
  }

  /** Says something to screen readers alone. */
  whisper(words: string): void {
    this.#spoken.textContent = words;
  }

  #make(words: string, unit: number, place: MessagePlace | null): Toast {
    const room = place?.room ?? null;
    const { width } = this.#page.size();
    const root = new Container({ label: 'toast' });
    const edge = (room === null ? 28 : 16) * unit;
    const text = makeText(words, 'body', {
      unit,
      size: 17,
      fill: PALETTE.ivory,
      width: room === null ? Math.min(680 * unit, width * 0.8) : room.width - 2 * edge,
      align: 'center',
      breakWords: true,
    });
    const box = { width: text.width + 2 * edge, height: text.height + (edge * 30) / 28 };
    text.position.set(edge, (edge * 15) / 28);
    root.addChild(makePanel({ x: 0, y: 0, ...box }, 'tooltip'), text);
    if (room === null) root.x = (width - box.width) / 2;
    else root.position.set(room.x + (room.width - box.width) / 2, room.y + (room.height - box.height) / 2);
    const toast = { words, root, motion: new Motion(), height: box.height, room, free: place?.free ?? null };
    // What made room for the message is needed again with the next tap.
    if (toast.free !== null) window.addEventListener('pointerdown', () => this.#drop(toast), { once: true, capture: true });
    root.eventMode = 'static';
    root.cursor = 'pointer';
    root.on('pointertap', () => queueMicrotask(() => this.#drop(toast)));
    return toast;
  }

  async #live(toast: Toast, milliseconds: number): Promise<void> {
    toast.root.alpha = 0;
    await toast.motion.to(toast.root, { alpha: 1 }, TIMING.zoom);
    // A timeout rather than a tween: a tween would render frames while nothing moves.
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    if (!this.#shown.includes(toast)) return;
    await toast.motion.to(toast.root, { alpha: 0 }, TIMING.scrim);
    this.#drop(toast);
  }

  #drop(toast: Toast): void {
    if (!this.#shown.includes(toast)) return;
    this.#shown = this.#shown.filter((one) => one !== toast);
    toast.free?.();
    toast.motion.kill();
    toast.root.destroy({ children: true });
    const { width, height } = this.#page.size();
    this.#arrange(Math.min(height / 900, width / 1180));
    this.#page.frames.request();
  }

  #arrange(unit: number): void {
    let y = 70 * unit;
    for (const { root, height } of this.#shown.filter(({ room }) => room === null)) {
      root.y = y;
      y += height + 6 * unit;
    }
  }
}
