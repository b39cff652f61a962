import { Graphics } from 'pixi.js';
import type { SeatView } from '../../../kernel';
import { PALETTE } from '../../config/palette';
import type { AnyRoom } from '../../host/room';
import { makeVeil } from '../../ui/backdrop';
import { makeButton } from '../../ui/controls/button';
import { SHORT_SCREEN } from '../../ui/dialogue';
import { makePanel } from '../../ui/panel';
import { fitWidth, makeText } from '../../ui/text';
import { BuiltScreen } from './built-screen';
import type { ModRef } from '../../library';
import type { Reading } from '../../session/game';
import { OpenTable, type TableGame } from '../table/current-game';
import type { Services } from '../services';

/** Shorter waits show no progress; milliseconds. */
const NOTICED = 1000;

/** Shows the progress of long work over any other screen, with a button to cancel it. */
class WaitScreen extends BuiltScreen {
  readonly seeThrough = true;
  protected override readonly designHeight = SHORT_SCREEN;
  readonly #cancel: () => void;
  /** Announces progress to screen readers. */
  readonly #spoken = document.createElement('div');
  #bar: Graphics | null = null;
  #part = 0;
  #box = { x: 0, y: 0, width: 0, height: 0 };

  constructor(services: Services, cancel: () => void) {
    super(services);
    this.#cancel = cancel;
    this.#spoken.setAttribute('role', 'progressbar');
    Object.assign(this.#spoken.style, { position: 'absolute', width: '1px', height: '1px', clipPath: 'inset(50%)' });
  }

  progress(part: number): void {
    this.#part = part;
    this.#fill();
  }

  protected build(): void {
    const { unit, width, height, screens } = this.sheet;
    const { waiting, waitingHint, cancel } = screens;
    const box = { x: width / 2 - 260 * unit, y: height / 2 - 130 * unit, width: 520 * unit, height: 260 * unit };
    const title = makeText(waiting, 'title', { unit, size: 30, anchor: [0.5, 0.5] });
    fitWidth(title, box.width - 60 * unit).position.set(width / 2, box.y + 52 * unit);
    const hint = makeText(waitingHint, 'body', { unit, size: 17, anchor: [0.5, 0.5] });
    fitWidth(hint, box.width - 60 * unit).position.set(width / 2, box.y + 98 * unit);
    this.#box = { x: box.x + 50 * unit, y: box.y + 132 * unit, width: box.width - 100 * unit, height: 14 * unit };
    const { x, y, width: w, height: h } = this.#box;
    const edge = new Graphics().roundRect(x - 4, y - 4, w + 8, h + 8, h).stroke({ color: PALETTE.border, width: 2 });
    this.#bar = new Graphics();
    const button = makeButton(cancel, { unit, width: 220 * unit, height: 48 * unit, press: () => this.leave() });
    button.position.set(width / 2 - 110 * unit, box.y + 178 * unit);
    this.root.addChild(makeVeil(width, height, 0.62), makePanel(box), title, hint, edge, this.#bar, button);
    this.#spoken.setAttribute('aria-label', waiting);
    this.services.parent.append(this.#spoken);
    this.#fill();
  }

  #fill(): void {
    this.#spoken.setAttribute('aria-valuenow', String(Math.round(this.#part * 100)));
    if (this.#bar === null || this.#bar.destroyed) return;
    const { x, y, width, height } = this.#box;
    this.#bar
      .clear()
      .roundRect(x, y, Math.max(height, width * this.#part), height, height / 2)
      .fill(PALETTE.brass);
    this.services.page.frames.request();
  }

  protected override leave(): void {
    this.#cancel();
  }

  override destroy(): void {
    this.#spoken.remove();
    super.destroy();
  }
}

/**
 * Waits for the Worker behind `room`; shows progress and a cancel button once the wait is long. Do not call this while a screen is
 * being prepared: it lays a screen itself.
 */
export async function waiting<T>(services: Services, room: AnyRoom, act: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const { navigation } = services;
  const cancelling = new AbortController();
  const screen = new WaitScreen(services, () => {
    room.cancel();
    // The room may be done, and what it has read is still being drawn.
    cancelling.abort();
  });
  room.onProgress = ({ done, of }) => screen.progress(of === 0 ? 0 : done / of);
  let isOver = false;
  let laid: Promise<void> | null = null;
  const timer = setTimeout(() => void (laid = navigation.lay(() => (isOver ? null : screen))), NOTICED);
  try {
    return await act(cancelling.signal);
  } finally {
    isOver = true;
    clearTimeout(timer);
    room.onProgress = () => undefined;
    if (laid !== null) await navigation.lift(screen);
    // The progress screen was never laid: the work ended before that.
    if (!screen.root.destroyed) screen.destroy();
  }
}

/** Opens a Worker with the cards of these mods, showing progress. */
export const layTable = <V extends SeatView, R extends Reading>(
  services: Services,
  game: TableGame<V, R>,
  mods: readonly ModRef[],
): Promise<OpenTable<V, R>> => OpenTable.with(game, mods, (room, act) => waiting(services, room, act));
