/** CSS pixels that a resting hand may drift. */
const DRIFT = 8;

interface Rest {
  readonly x: number;
  readonly y: number;
  readonly isTouch: boolean;
}

/** Where the pointer was last pressed, if it has not left that place since. */
let rest: Rest | null = null;

const isAway = ({ clientX, clientY }: PointerEvent, { x, y }: Rest): boolean => Math.hypot(clientX - x, clientY - y) > DRIFT;

window.addEventListener(
  'pointerdown',
  ({ clientX, clientY, pointerType }) => (rest = { x: clientX, y: clientY, isTouch: pointerType === 'touch' }),
  true,
);
window.addEventListener(
  'pointermove',
  (event) => {
    if (rest !== null && isAway(event, rest)) rest = null;
  },
  true,
);

/** Whether the pointer still rests where it was last pressed. */
export const isPointerResting = (): boolean => rest !== null;

/** The same for a pointer that hovers: a finger leaves the screen after a tap. */
export const isHoverResting = (): boolean => rest !== null && !rest.isTouch;
