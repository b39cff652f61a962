import { glow, join, markLine, type ScenePart, path, shape } from '../part';
import { tentacle } from './limbs';

/** Where the tentacles of the beard begin, how far out they swing and how long they are; the other half mirrors them. */
const BEARD = [
  { x: 12, angle: 176, length: 196, width: 34, bend: 14, curl: -70, wave: 9 },
  { x: 34, angle: 170, length: 214, width: 32, bend: 22, curl: -120, wave: -8 },
  { x: 56, angle: 160, length: 190, width: 30, bend: -16, curl: 110, wave: 10 },
  { x: 76, angle: 146, length: 200, width: 28, bend: 26, curl: -150, wave: -9 },
  { x: 92, angle: 128, length: 168, width: 24, bend: 30, curl: 170, wave: 8 },
] as const;

/** Both halves hang alike but are not of one length: a beard, not a fringe. */
const beard = (from: number): ScenePart =>
  join(
    ...BEARD.filter((_, at) => at % 2 === from).flatMap(({ x, angle, length, bend, curl, wave, ...limb }) => [
      tentacle({ ...limb, x, y: -150, angle, length, bend, curl, wave }),
      tentacle({ ...limb, x: -x, y: -150, angle: -angle, length: length * 0.92, bend: -bend, curl: -curl, wave: -wave }),
    ]),
  );

const mirrored = (d: string): string => `<g>${path(d)}<g transform="scale(-1 1)">${path(d)}</g></g>`;

const MANTLE =
  'M0 -338C64 -338 112 -304 124 -252C131 -222 127 -200 116 -184C126 -170 124 -150 110 -138C92 -124 74 -122 58 -130C44 -116 20 -112 0 -118' +
  'C-20 -112 -44 -116 -58 -130C-74 -122 -92 -124 -110 -138C-124 -150 -126 -170 -116 -184C-127 -200 -131 -222 -124 -252C-112 -304 -64 -338 0 -338Z';

/** Folds of the skin: few, faint and never round the whole head. */
const FOLDS =
  'M-96 -262Q-78 -296 -44 -312M98 -250Q86 -284 60 -302M-70 -222Q-36 -240 -14 -222M70 -222Q36 -240 14 -222' +
  'M-100 -160Q-90 -148 -74 -148M100 -160Q90 -148 74 -148M-8 -206V-186M8 -206V-186';

const SOCKET = 'M-106 -192C-80 -212 -36 -200 -14 -160C-30 -140 -82 -142 -106 -192Z';
const BROW =
  'M0 -164C-10 -178 -22 -190 -40 -198C-66 -208 -96 -206 -118 -190C-112 -222 -72 -236 -38 -222C-18 -214 -6 -202 0 -190' +
  'C6 -202 18 -214 38 -222C72 -236 112 -222 118 -190C96 -206 66 -208 40 -198C22 -190 10 -178 0 -164Z';
const SLIT = 'M-78 -174Q-54 -176 -32 -158Q-56 -165 -78 -174Z';

export interface ScenePiece {
  readonly part: ScenePart;
  /** In the dark: no light reaches it, or little. */
  readonly light: 'none' | 'little' | 'full';
}

/** The Great One's head: about 250 across and 340 high without its beard, its chin 120 above the origin; back to front. */
export function greatHead(eyeColour = '#ffd98a'): readonly ScenePiece[] {
  const eye = `<path d="${SLIT}" fill="${eyeColour}"/>${glow(-55, -168, 26, eyeColour, 0.34)}`;
  return [
    { part: beard(1), light: 'full' },
    { part: beard(0), light: 'full' },
    { part: join(shape(MANTLE), { shape: '', marks: markLine(FOLDS, 2.2, 0.45) }), light: 'full' },
    { part: { shape: mirrored(SOCKET) }, light: 'none' },
    { part: { ...shape(BROW), lit: `${eye}<g transform="scale(-1 1)">${eye}</g>` }, light: 'little' },
  ];
}
