import {
  DOMINANCE_FIELDS,
  FIELD_SIZE,
  MIRROR,
  type Point,
  type Quadrant,
  RITUAL_FIELDS,
  SITE_FIELDS,
  TRACK_ANGLES,
  TRACK_ARROW,
  fieldPlace,
} from '../../../games/cults/picture/config/board-layout';
import { icon } from '../drawing/icons';
import { HOUSE, SHIELD, point, roundRect, sector, spiral } from '../drawing/shapes';

/** The empty fields of a quadrant (R3.2), engraved in its ground. */

const INK = '#22120a';
const at = ({ x, y }: Point): string => `transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"`;

/** Engraved: sunk in, with a dark line and a light edge below it, so that it is visible on every ground. */
const engraved = (path: string, fill: string, opacity: number): string =>
  `<path d="${path}" fill="${fill}" fill-opacity="${opacity}" filter="url(#sunk)"/>` +
  `<path d="${path}" fill="none" stroke="#fff2cc" stroke-opacity=".5" stroke-width="1.2" transform="translate(.8 1)"/>` +
  `<path d="${path}" fill="none" stroke="${INK}" stroke-opacity=".88" stroke-width="1.5" stroke-linejoin="round"/>`;

const circle = (r: number): string => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

function track(quadrant: Quadrant): string {
  const { inner, outer, halfAngle } = FIELD_SIZE.track;
  const mirror = MIRROR[quadrant];
  const cells = TRACK_ANGLES.map((angle) =>
    engraved(sector(inner, outer, angle - halfAngle, angle + halfAngle, mirror.x, mirror.y), '#fff0c8', 0.42),
  );
  const [x, y] = point(TRACK_ARROW.radius, TRACK_ARROW.angle);
  // The arrow points along the rim, away from the horizontal axis.
  const along = Math.atan2(
    mirror.y * Math.cos((TRACK_ARROW.angle * Math.PI) / 180),
    -mirror.x * Math.sin((TRACK_ARROW.angle * Math.PI) / 180),
  );
  const arrow = `<g transform="translate(${mirror.x * x} ${mirror.y * y}) rotate(${(along * 180) / Math.PI})"><path d="M-7 -5.5L7 0L-7 5.5L-4 0Z" fill="#fff2cc" opacity=".45" transform="translate(.8 .8)"/><path d="M-7 -5.5L7 0L-7 5.5L-4 0Z" fill="${INK}" opacity=".88"/></g>`;
  return cells.join('') + arrow;
}

const rituals = (quadrant: Quadrant): string =>
  RITUAL_FIELDS.map((field) => {
    const r = FIELD_SIZE.ritual;
    const marks = `<path d="${circle(r - 3.5)}" fill="none" stroke="${INK}" stroke-opacity=".45" stroke-width=".9"/>`;
    const flip = MIRROR[quadrant].x < 0 ? 'transform="scale(-1 1)"' : '';
    const line = spiral(r - 6.5, 2.1);
    const curled = `<g ${flip} fill="none" stroke-linecap="round"><path d="${line}" stroke="#fff2cc" stroke-opacity=".35" stroke-width="2.6" transform="translate(.7 1)"/><path d="${line}" stroke="${INK}" stroke-opacity=".62" stroke-width="2.4"/></g>`;
    return `<g ${at(fieldPlace(quadrant, field))}>${engraved(circle(r), INK, 0.24)}${marks}${curled}</g>`;
  }).join('');

const outlines = (quadrant: Quadrant): string =>
  DOMINANCE_FIELDS.map((field) => `<g ${at(fieldPlace(quadrant, field))}>${engraved(SHIELD, '#fff0c8', 0.26)}</g>`).join('') +
  SITE_FIELDS.map((field) => `<g ${at(fieldPlace(quadrant, field))}>${engraved(HOUSE, INK, 0.22)}</g>`).join('');

function sanity(quadrant: Quadrant): string {
  const r = FIELD_SIZE.sanity;
  const socket = engraved(circle(r), '#2a1640', 0.5) + icon('brain', 0, 0, 34, '#160a24', 'opacity=".45"');
  return `<g ${at(fieldPlace(quadrant, 'sanity'))}>${socket}</g>`;
}

const investigators = (quadrant: Quadrant): string => {
  const dashed = `<path d="${circle(FIELD_SIZE.investigators)}" fill="${INK}" fill-opacity=".14" stroke="${INK}" stroke-opacity=".7" stroke-width="1.4" stroke-dasharray="3.6 3"/>`;
  return `<g ${at(fieldPlace(quadrant, 'investigators'))}>${dashed}</g>`;
};

function stacks(quadrant: Quadrant): string {
  const { width: w, height: h } = FIELD_SIZE.card;
  const place = (field: 'guardian' | 'action', color: string, sign: string): string => {
    const outline = roundRect(-w / 2 - 2, -h / 2 - 2, w + 4, h + 4, 6);
    return `<g ${at(fieldPlace(quadrant, field))}>${engraved(outline, color, 0.52)}${icon(sign, 0, 0, 30, INK, 'opacity=".5"')}</g>`;
  };
  return place('guardian', '#7a2a1c', 'gargoyle') + place('action', '#1f5866', 'tied-scroll');
}

function plan(quadrant: Quadrant): string {
  const r = FIELD_SIZE.plan;
  const dashes = `<path d="${circle(r - 4)}" fill="none" stroke="${INK}" stroke-opacity=".5" stroke-width="1.1" stroke-dasharray="4 3.2"/>`;
  return `<g ${at(fieldPlace(quadrant, 'plan'))}>${engraved(circle(r), INK, 0.3)}${dashes}</g>`;
}

export const fieldsOf = (quadrant: Quadrant): string =>
  track(quadrant) +
  investigators(quadrant) +
  sanity(quadrant) +
  outlines(quadrant) +
  rituals(quadrant) +
  stacks(quadrant) +
  plan(quadrant);
