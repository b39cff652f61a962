import type { Drawing } from '../drawing/drawing';
import { blur, radial, type GradientStop } from '../drawing/materials';
import { roundRect, star } from '../drawing/shapes';

/** White lights and black shadows: soft, so they are baked small and drawn larger. */

const glow = (name: string, size: number, stops: readonly GradientStop[]): Drawing => ({
  name,
  width: size,
  height: size,
  body: `<defs>${radial('light', stops)}</defs><circle cx="${size / 2}" cy="${size / 2}" r="${size / 2}" fill="url(#light)"/>`,
});

/** Falls off like light, not like a cone. */
const falloff = (strength: number): GradientStop[] =>
  Array.from({ length: 9 }, (_, i) => [i / 8, '#fff', strength * (1 - i / 8) ** 2.2] as const);

/** Lies under a disc: solid where the disc hides it, soft outside. */
const HALO: readonly GradientStop[] = [
  [0, '#fff', 1],
  [0.5, '#fff', 1],
  [0.62, '#fff', 0.72],
  [0.76, '#fff', 0.3],
  [0.9, '#fff', 0.07],
  [1, '#fff', 0],
];

const RING: Drawing = {
  name: 'ring',
  width: 64,
  height: 64,
  body: `<circle cx="32" cy="32" r="29.5" fill="none" stroke="#fff" stroke-width="2.6"/><circle cx="32" cy="32" r="25.4" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="1.1"/>`,
};

const SPARK: Drawing = {
  name: 'spark',
  width: 32,
  height: 32,
  body: `<defs>${radial('light', falloff(0.8))}</defs><circle cx="16" cy="16" r="12" fill="url(#light)"/><path d="${star(4, 15.5, 0.12)}" transform="translate(16 16)" fill="#fff"/>`,
};

const FOG: Drawing = {
  name: 'fog',
  width: 96,
  height: 48,
  body:
    `<defs><filter id="mist" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="0.026 0.05" numOctaves="3" seed="9"/><feColorMatrix type="matrix" values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 1.9 0 0 0 -.55"/></filter>` +
    `${radial('light', [
      [0, '#fff', 1],
      [0.5, '#fff', 0.6],
      [1, '#fff', 0],
    ])}<mask id="edge"><ellipse cx="48" cy="24" rx="48" ry="24" fill="url(#light)"/></mask></defs>` +
    `<g mask="url(#edge)"><rect width="96" height="48" filter="url(#mist)"/></g>`,
};

const shadowCard: Drawing = {
  name: 'shadow-card',
  width: 64,
  height: 64,
  borders: { left: 28, top: 28, right: 28, bottom: 28 },
  body: `<defs>${blur('soft', 5)}</defs><path d="${roundRect(15, 15, 34, 34, 7)}" fill="#000" opacity=".75" filter="url(#soft)"/>`,
};

export function lightDrawings(): Drawing[] {
  return [
    glow('halo', 56, HALO),
    glow('glow', 48, falloff(1)),
    glow('ember', 16, [
      [0, '#fff', 1],
      [0.25, '#fff', 0.9],
      [0.5, '#fff', 0.3],
      [1, '#fff', 0],
    ]),
    RING,
    SPARK,
    FOG,
    shadowCard,
    {
      name: 'shadow-soft',
      width: 64,
      height: 32,
      body: `<defs>${radial('dark', [
        [0, '#000', 0.75],
        [0.5, '#000', 0.42],
        [1, '#000', 0],
      ])}</defs><ellipse cx="32" cy="16" rx="32" ry="16" fill="url(#dark)"/>`,
    },
  ];
}
