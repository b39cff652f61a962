/**
 * Works round a Pixi flaw: DOM buttons lie over the canvas, and when the mouse returns from one, Pixi treats the canvas'
 * `pointerover` as a new pointer. The container hovered before never gets its `pointerout`: cards stay lifted and targets
 * highlighted. A synthetic move to the same place sends both events.
 */
export function leaveWhatWasUnderButtons(parent: HTMLElement, canvas: HTMLCanvasElement): void {
  parent.addEventListener(
    'pointerover',
    (event) => {
      // Touches have no hover.
      if (event.target !== canvas || event.pointerType !== 'mouse') return;
      event.stopPropagation();
      canvas.dispatchEvent(new PointerEvent('pointermove', event));
    },
    { capture: true },
  );
}

/** Passes wheel events on DOM buttons to the canvas, so that the content beneath scrolls. */
export function rollUnderButtons(parent: HTMLElement, canvas: HTMLCanvasElement): void {
  parent.addEventListener(
    'wheel',
    (event) => {
      if (event.target === canvas) return;
      event.stopPropagation();
      canvas.dispatchEvent(new WheelEvent('wheel', event));
    },
    { capture: true, passive: true },
  );
}
