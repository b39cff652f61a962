import { seeded } from '../pencil';
import { at, flame, glow, join, markLine, type ScenePart, path, stroke } from '../part';

// Every figure stands with its feet on (0, 0) and is about 100 high.
const HOOD =
  'M0 -100C7 -99 13 -91 13 -82C13 -78 12 -75 11 -73C19 -70 23 -62 23 -52C24 -40 20 -30 21 -20C22 -10 27 -4 29 0H-29C-27 -4 -22 -10 -21 -20C-20 -30 -24 -40 -23 -52C-23 -62 -19 -70 -11 -73C-12 -75 -13 -78 -13 -82C-13 -91 -7 -99 0 -100Z';
const FOLDS =
  markLine('M-4 -60Q-8 -30 -11 -3M5 -58Q9 -30 12 -3M-14 -50Q-17 -28 -19 -6', 1, 0.7) +
  markLine('M-8 -76Q-10 -92 0 -96Q10 -92 8 -76', 1, 0.8);

/** A hooded cultist with arms folded into the sleeves. */
export const robed: ScenePart = { shape: path(HOOD), marks: FOLDS };
export const eyes = (colour: string): string =>
  `<ellipse cx="-4" cy="-83" rx="1.700" ry="1.100" fill="${colour}"/><ellipse cx="4" cy="-83" rx="1.700" ry="1.100" fill="${colour}"/>${glow(0, -83, 10, colour, 0.7)}`;
/** Arms lifted to the sky. */
export const invoking: ScenePart = {
  shape:
    path(HOOD) +
    path(
      'M10 -68L33 -104L38 -108L41 -104L38 -98C40 -84 32 -62 18 -48ZM-10 -68L-33 -104L-38 -108L-41 -104L-38 -98C-40 -84 -32 -62 -18 -48Z',
    ),
  marks: FOLDS,
};
/** One arm with a staff. */
export const staffed: ScenePart = {
  shape: path(HOOD) + path('M12 -68L34 -64L36 -58L18 -48Z') + stroke('M36 0V-112', 3) + '<circle cx="36" cy="-114" r="6"/>',
  marks: FOLDS,
};
/** Reading from an open book held before the breast. */
export const reading: ScenePart = {
  shape:
    path(HOOD) +
    path('M10 -64L28 -56L24 -44L8 -48ZM-10 -64L-28 -56L-24 -44L-8 -48Z') +
    path('M0 -48C-8 -56 -18 -56 -26 -52L-24 -40C-16 -44 -8 -43 0 -37C8 -43 16 -44 24 -40L26 -52C18 -56 8 -56 0 -48Z'),
  marks: FOLDS + markLine('M0 -48C-8 -56 -18 -56 -26 -52M0 -48C8 -56 18 -56 26 -52', 1.6),
};
/** Carrying a lantern or a candle in the outstretched hand. */
export const bearing = (light = '#ffc76a'): ScenePart => ({
  shape: path(HOOD) + path('M12 -68L36 -60L37 -54L18 -48Z') + stroke('M37 -56V-48', 1.4) + path('M32 -48H42L41 -34H33Z'),
  marks: FOLDS,
  lit: `<rect x="34" y="-46" width="6" height="10" fill="${light}"/>${glow(37, -41, 34, light, 0.9)}`,
});
/** On the knees, seen from the side, facing right. */
export const kneeling: ScenePart = {
  shape: path(
    'M6 -66C13 -66 19 -59 19 -52C19 -47 17 -44 14 -42C20 -38 23 -32 25 -26L34 -33L37 -29L28 -18L20 -16C21 -10 26 -6 30 0H-30C-32 -8 -26 -14 -20 -18C-16 -30 -12 -38 -6 -43C-8 -54 -2 -66 6 -66Z',
  ),
  marks: markLine('M-4 -40Q-12 -20 -14 -3M8 -38Q8 -20 14 -3M0 -62Q10 -62 13 -46', 1, 0.8),
};
/** Striding, cloak flying behind, facing right. */
export const striding: ScenePart = {
  shape: path(
    'M8 -98C15 -97 19 -90 18 -83C18 -79 16 -76 14 -74C20 -70 22 -62 21 -52L34 -50L35 -45L20 -42C20 -32 26 -18 32 0H22C16 -12 10 -22 6 -28C2 -18 -6 -8 -12 0H-24C-16 -14 -12 -24 -10 -34C-20 -26 -34 -22 -46 -24C-32 -34 -22 -50 -12 -68C-8 -74 -4 -75 0 -76C-4 -88 0 -98 8 -98Z',
  ),
  marks: markLine('M0 -70Q-14 -44 -34 -28M8 -70Q2 -50 2 -32M4 -92Q14 -92 14 -80', 1, 0.8),
};

const COAT =
  'M-6 -81H6C15 -79 19 -74 20 -66L23 -38L17 -35L15 -50L18 -14H-18L-15 -50L-17 -35L-23 -38L-20 -66C-19 -74 -15 -79 -6 -81Z';
const LEGS = 'M-15 -16H-1L-4 0H-15ZM15 -16H1L4 0H15Z';
const FEDORA = 'M-14 -90Q0 -96 14 -90Q0 -85 -14 -90ZM-8.500 -91L-8 -100Q-4 -104 0 -100Q4 -104 8 -100L8.500 -91Z';
const HEAD = '<ellipse cx="0" cy="-86" rx="6.500" ry="8"/>';
/** A man in hat and long coat. */
export const trenchcoat: ScenePart = {
  shape: HEAD + path(COAT) + path(LEGS) + path(FEDORA),
  marks: markLine('M0 -78V-16M-6 -80L0 -68L6 -80M-14 -46H14', 1, 0.8),
};
/** A worker with cap; fists at the side. */
export const worker: ScenePart = {
  shape:
    HEAD +
    path('M-9 -89Q-8 -97 1 -97Q8 -96 8 -91L14 -89L8 -88Z') +
    path(
      'M-6 -80H6C18 -80 23 -74 24 -66L27 -44L24 -36H18L17 -56L15 -38H-15L-17 -56L-18 -36H-24L-27 -44L-24 -66C-23 -74 -18 -80 -6 -80Z',
    ) +
    path('M-14 -40H14L16 0H4L0 -28L-4 0H-16Z'),
  marks: markLine('M-7 -78L-8 -40M7 -78L8 -40M-14 -40H14', 1, 0.7),
};
/** A policeman with peaked cap and truncheon. */
export const constable: ScenePart = {
  shape:
    HEAD +
    path('M-11 -91C-12 -99 -6 -102 0 -102C6 -102 12 -99 11 -91L14 -88H-9Z') +
    path(COAT) +
    path(LEGS) +
    stroke('M21 -38L32 -62', 3.4),
  marks: markLine('M-16 -46H16M0 -78V-46', 1.2) + '<circle cx="8" cy="-68" r="2.600"/><path d="M-10 -91h20v1.800h-20z"/>',
};
/** A gentleman from behind in top hat and cape. */
export const gentleman: ScenePart = {
  shape:
    HEAD +
    path('M-15 -92Q0 -96 15 -92L9 -90L9.500 -112H-9.500L-9 -90Z') +
    path('M-6 -81H6C16 -79 20 -72 21 -62L28 -8Q0 2 -28 -8L-21 -62C-20 -72 -16 -79 -6 -81Z') +
    path(LEGS) +
    stroke('M25 -44L36 0', 2),
  marks: markLine('M-6 -78Q-10 -40 -14 -8M6 -78Q10 -40 14 -8M0 -70V-8', 1, 0.7),
};
/** A woman in cloche hat and coat. */
export const lady: ScenePart = {
  shape:
    '<ellipse cx="0" cy="-85" rx="6" ry="7.500"/>' +
    path('M-10 -84C-11 -95 -5 -98 0 -98C5 -98 11 -95 10 -84Q0 -90 -10 -84Z') +
    path(
      'M-5 -79H5C13 -77 15 -70 15 -62L18 -44L13 -42L13 -54L17 -22H-17L-13 -54L-13 -42L-18 -44L-15 -62C-15 -70 -13 -77 -5 -79Z',
    ) +
    path('M-8 -24H-2L-3 0H-9ZM8 -24H2L3 0H9Z'),
};
/** Running in fear, arms thrown up, facing right. */
export const fleeing: ScenePart = {
  shape:
    '<ellipse cx="10" cy="-86" rx="6.500" ry="8"/>' +
    path(
      'M4 -78L14 -77L26 -98L30 -104L33 -101L30 -92L18 -62L15 -42L28 -28L36 -10L42 -6L40 -1L30 -3L18 -22L4 -34L-8 -16L-26 -10L-34 -4L-38 -8L-30 -18L-14 -24L-6 -44L-2 -62L-16 -54L-22 -66L-27 -72L-22 -76L-16 -68L-14 -66Z',
    ),
};
/** An arm lifted out of a crowd. */
const armUp = (x: number, y: number, tall: number): string =>
  stroke(`M${x} ${y}q${tall * 0.1} ${-tall * 0.5} 0 ${-tall}`, tall * 0.16);

interface CrowdMood {
  readonly arms?: number;
  readonly torches?: number;
  readonly forks?: number;
  readonly signs?: number;
  readonly hats?: boolean;
  readonly hoods?: boolean;
}

/** Heads and shoulders along a line. */
export function crowd(base: number, size: number, seed: number, mood: CrowdMood = {}, from = -8, to = 408): ScenePart {
  const random = seeded(seed);
  const all: ScenePart[] = [];
  for (let x = from; x < to; x += size * (0.42 + random() * 0.3)) {
    const y = base + random() * size * 0.22;
    const s = (size * (0.9 + random() * 0.25)) / 100;
    const kind = random();
    const person = mood.hoods
      ? robed
      : mood.hats
        ? kind < 0.45
          ? worker
          : kind < 0.75
            ? trenchcoat
            : lady
        : kind < 0.55
          ? worker
          : kind < 0.8
            ? lady
            : trenchcoat;
    all.push(at(person, x, y + size * 0.45, s * 1.2, random() < 0.5));
    const hand = y - size * 0.2;
    if (random() < (mood.arms ?? 0)) all.push({ shape: armUp(x + size * 0.14, hand, size * 0.55) });
    if (random() < (mood.torches ?? 0))
      all.push({
        shape:
          armUp(x - size * 0.14, hand, size * 0.45) +
          stroke(`M${x - size * 0.14} ${hand - size * 0.25}v${-size * 0.5}`, size * 0.07),
        lit: flame(x - size * 0.14, hand - size * 0.68, size * 0.42),
      });
    if (random() < (mood.forks ?? 0)) {
      const [px, py] = [x + size * 0.1, hand - size * 0.75];
      all.push({
        shape: stroke(
          `M${px} ${hand + 6}V${py}m${-size * 0.1} ${-size * 0.2}v${size * 0.12}q0 ${size * 0.08} ${size * 0.1} ${size * 0.08}t${size * 0.1} ${-size * 0.08}v${-size * 0.12}m${-size * 0.1} 0v${size * 0.2}`,
          size * 0.05,
        ),
      });
    }
    if (random() < (mood.signs ?? 0)) {
      const py = hand - size * 0.9;
      all.push({
        shape:
          stroke(`M${x} ${hand + 6}V${py}`, size * 0.05) +
          path(`M${x - size * 0.34} ${py - size * 0.3}h${size * 0.68}v${size * 0.42}h${-size * 0.68}Z`),
        marks: markLine(
          `M${x - size * 0.24} ${py - size * 0.18}h${size * 0.48}M${x - size * 0.24} ${py - size * 0.04}h${size * 0.36}`,
          1,
        ),
      });
    }
  }
  return join(...all);
}
