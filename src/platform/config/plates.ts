/** Distance between the frame of a 9-slice and its visible edge, in design pixels; the shadow fills the space between. */
export const PLATE_MARGIN = {
  panel: 5,
  'panel-light': 5,
  button: 3,
  'button-primary': 3,
  'button-disabled': 2,
  chip: 2,
  tray: 0,
  tooltip: 4,
  'prompt-bar': 5,
  'menu-item': 0,
  'scroll-thumb': 0,
} as const;

/** A 9-slice of the atlas `frames`. */
export type PlateName = keyof typeof PLATE_MARGIN;
