/**
 * The buttons for keyboards and screen readers lie over the canvas. When the mouse comes back from one of them, Pixi takes the `pointerover` of
 * the canvas for a pointer that was nowhere before, and what it had pointed at never hears that it left: cards stay lifted, targets foreshadowed.
 * A move to the same place says both.
 */
export function leaveWhatWasUnderButtons(parent: HTMLElement, canvas: HTMLCanvasElement): void {
  parent.addEventListener(
    'pointerover',
    (event) => {
      // A finger comes from nowhere each time.
      if (event.target !== canvas || event.pointerType !== 'mouse') return;
      event.stopPropagation();
      canvas.dispatchEvent(new PointerEvent('pointermove', event));
    },
    { capture: true },
  );
}

/** The wheel is turned over such a button as often as beside it: what lies under it rolls all the same. */
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
