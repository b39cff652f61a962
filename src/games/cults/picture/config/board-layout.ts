/**
 * Where everything lies on the round board (R3.1, R3.2), in design pixels of a 1600×900 screen, relative to its centre.
 * The numbers are those of Downtown, at the top right; the other quadrants are its mirrors.
 */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Radii of the board: its edge, the inside of the wooden rim, the City card's place and its brass ring. */
export const BOARD = { radius: 356, inner: 322, ring: 88, core: 82, rimText: 339 } as const;

/** The baked picture is larger than the board, to hold its shadow. */
export const BOARD_PICTURE = { size: 760, scale: 2 } as const;

export type Quadrant = 'downtown' | 'rivertown' | 'uptown' | 'northside';

/** Direction of each quadrant from the centre; y grows downwards. */
export const MIRROR: Readonly<Record<Quadrant, Point>> = {
  downtown: { x: 1, y: -1 },
  rivertown: { x: 1, y: 1 },
  uptown: { x: -1, y: 1 },
  northside: { x: -1, y: -1 },
};

export const isQuadrant = (id: unknown): id is Quadrant => typeof id === 'string' && Object.hasOwn(MIRROR, id);

/** How large each field is drawn: radii, or widths and heights. */
export const FIELD_SIZE = {
  track: { inner: 279, outer: 314, halfAngle: 3.2 },
  ritual: 20.5,
  sanity: 26,
  investigators: 15,
  dominance: { width: 25, height: 30 },
  site: { width: 28, height: 28 },
  card: { width: 48, height: 64 },
  plan: 25,
} as const;

/** A place by distance from the centre and angle above the horizontal in degrees, in the quadrant where both axes are positive. */
function polar(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

/** The angles of the Investigation track's fields 4, 3, 2, 1 (R3.4). */
export const TRACK_ANGLES = [6, 12.9, 19.8, 26.7] as const;

/** The arrow from field 1 into the district. */
export const TRACK_ARROW = { radius: 296.5, angle: 32 } as const;

/** Before mirroring: both axes point outwards from the centre. */
const FIELDS = {
  track4: polar(296.5, TRACK_ANGLES[0]),
  track3: polar(296.5, TRACK_ANGLES[1]),
  track2: polar(296.5, TRACK_ANGLES[2]),
  track1: polar(296.5, TRACK_ANGLES[3]),
  investigators: polar(294, 39),
  sanity: polar(290, 50),
  dominance1: polar(296, 84),
  dominance2: polar(296, 77.2),
  dominance3: polar(296, 70.4),
  dominance4: polar(296, 63.6),
  ritual1: polar(242, 22.4),
  ritual2: polar(242, 33.7),
  ritual3: polar(242, 45),
  ritual4: polar(242, 56.3),
  ritual5: polar(242, 67.6),
  site1: { x: 27, y: 166 },
  site2: { x: 63, y: 166 },
  site3: { x: 27, y: 130 },
  site4: { x: 63, y: 130 },
  guardian: { x: 121, y: 47 },
  action: { x: 178, y: 47 },
  plan: { x: 117, y: 128 },
} as const satisfies Record<string, Point>;

export type BoardField = keyof typeof FIELDS;

export const FIELD_NAMES = Object.keys(FIELDS) as BoardField[];

/** The Ritual fields in the order in which they open: the fourth needs three players, the fifth four (R3.2). */
export const RITUAL_FIELDS = ['ritual1', 'ritual2', 'ritual3', 'ritual4', 'ritual5'] as const satisfies readonly BoardField[];
export const DOMINANCE_FIELDS = ['dominance1', 'dominance2', 'dominance3', 'dominance4'] as const satisfies readonly BoardField[];
/** One Cult Site field for each seat (R3.2). */
export const SITE_FIELDS = ['site1', 'site2', 'site3', 'site4'] as const satisfies readonly BoardField[];
/** By the number printed on them: index 0 is field 1. */
export const TRACK_FIELDS = ['track1', 'track2', 'track3', 'track4'] as const satisfies readonly BoardField[];

/** Guardians lie to the left of Actions in every quadrant, so these two are not mirrored but swapped. */
function unswapped(quadrant: Quadrant, field: BoardField): BoardField {
  if (MIRROR[quadrant].x > 0) return field;
  if (field === 'guardian') return 'action';
  return field === 'action' ? 'guardian' : field;
}

/** Where a field's centre lies, relative to the board's centre. */
export function fieldPlace(quadrant: Quadrant, field: BoardField): Point {
  const { x, y } = FIELDS[unswapped(quadrant, field)];
  const mirror = MIRROR[quadrant];
  return { x: mirror.x * x, y: mirror.y * y };
}
