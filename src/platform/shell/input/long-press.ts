/** How long a finger rests before it means more than a tap; milliseconds. */
const HELD = 450;
/** A finger that moves further than this swipes; CSS pixels. */
const MOVED = 10;
/** A click that comes so long after the finger was lifted is a new one; milliseconds. */
const AFTER = 400;

/**
 * Calls back where a finger rests. If something came of it, the click that ends it is nobody's. The buttons over the canvas take
 * fingers too, so it is the window that listens.
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
  // A long press is no wish for the browser's own menu.
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
