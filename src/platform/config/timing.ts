/** Durations at normal speed, in milliseconds (docs/look.md, "Motion"). */
export const TIMING = {
  lift: 120,
  fly: 320,
  land: 140,
  haloPulse: 900,
  draw: 280,
  hover: 120,
  flip: 360,
  zoomDelay: 150,
  zoom: 120,
  rise: 420,
  sink: 450,
  hop: 260,
  flash: 200,
  count: 300,
  total: 400,
  fist: 300,
  stamp: 240,
  city: 500,
  dice: 600,
  scrim: 250,
  slide: 350,
  badge: 180,
  menu: 140,
  fade: 80,
  screen: 220,
} as const;

/** Milliseconds that a player needs to read something: no speed that animates shows it for less. */
export const READING = { outcome: 2500 } as const;

export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

/** Factor on every duration, by the speed the player chose. */
export const SPEED_FACTOR: Readonly<Record<Speed, number>> = { slow: 1.6, normal: 1, fast: 0.4, instant: 0 };
