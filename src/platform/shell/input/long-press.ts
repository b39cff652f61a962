/** Milliseconds after which a resting finger is a long press. */
const HELD = 450;
/** CSS pixels after which a moving finger is a swipe. */
const MOVED = 10;
/** Milliseconds after the finger was lifted from which a click counts as a new one. */
const AFTER = 400;

/**
 * Calls `held` where a finger rests. If `held` returns true, the click that ends the press is swallowed. Listens on the window,
 * because the DOM buttons over the canvas receive touches too.
 */
export function onLongPress(held: (x: number, y: number) => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let isHeld = false;
  let lifted = 0;
  const down = ({ clientX, clientY, isPrimary }: PointerEvent): void => {
    clearTimeout(timer);
    isHeld = false;
    from = { x: clientX, y: clientY };
    if (isPrimary) timer = setTimeout(() => void (isHeld = held(clientX, clientY)), HELD);
  };
  const move = ({ clientX, clientY }: PointerEvent): void => {
    if (Math.hypot(clientX - from.x, clientY - from.y) > MOVED) clearTimeout(timer);
  };
  const up = ({ timeStamp }: PointerEvent): void => {
    clearTimeout(timer);
    lifted = timeStamp;
  };
  const click = (event: MouseEvent): void => {
    if (!isHeld || event.timeStamp - lifted > AFTER) return;
    isHeld = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  // Suppress the browser's context menu on a long press.
  const menu = (event: Event): void => event.preventDefault();
  const capture = { capture: true };
  window.addEventListener('pointerdown', down, capture);
  window.addEventListener('pointermove', move, capture);
  window.addEventListener('pointerup', up, capture);
  window.addEventListener('pointercancel', up, capture);
  window.addEventListener('click', click, capture);
  window.addEventListener('contextmenu', menu);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('pointerdown', down, capture);
    window.removeEventListener('pointermove', move, capture);
    window.removeEventListener('pointerup', up, capture);
    window.removeEventListener('pointercancel', up, capture);
    window.removeEventListener('click', click, capture);
    window.removeEventListener('contextmenu', menu);
  };
}
