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
