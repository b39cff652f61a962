import type { Drawing } from '../drawing/drawing';
import { icon } from '../drawing/icons';
import { linear, relief } from '../drawing/materials';
import { roundRect } from '../drawing/shapes';

/** Silhouettes in white or ivory, to be tinted: emblems of the cults, signs of the Plans, signs of the interface. */

const EMBLEMS: Readonly<Record<string, string>> = {
  dagon: 'trident',
  cthulhu: 'brain-tentacle',
  hastur: 'sharp-crown',
  chaugnar: 'elephant-head',
  unknown: 'pentacle',
};

const PLANS: Readonly<Record<string, string>> = {
  augmentation: 'spell-book',
  preparation: 'candles',
  influence: 'spiral-tentacle',
  dominance: 'black-flag',
  bluff: 'domino-mask',
};

const UI: Readonly<Record<string, string>> = {
  hand: 'poker-hand',
  deck: 'stack',
  discard: 'card-discard',
  bot: 'vintage-robot',
  human: 'person',
  undo: 'anticlockwise-rotation',
  log: 'scroll-unfurled',
  rules: 'rule-book',
  settings: 'gears',
  sound: 'sound-on',
  mute: 'sound-off',
  lock: 'padlock',
  eye: 'brass-eye',
  search: 'magnifying-glass',
  dice: 'perspective-dice-six-faces-random',
  hourglass: 'hourglass',
  coach: 'old-lantern',
  mods: 'puzzle',
  language: 'globe',
  trophy: 'trophy-cup',
  fist: 'fist',
  'hand-open': 'hand',
};

/** Simple signs that read better drawn than cut: a path on a field of 32×32. */
const DRAWN: Readonly<Record<string, string>> = {
  menu: `${roundRect(4, 6.5, 24, 4, 2)}${roundRect(4, 14, 24, 4, 2)}${roundRect(4, 21.5, 24, 4, 2)}`,
  speed: 'M4 6.5L15 16L4 25.5ZM16 6.5L27 16L16 25.5Z',
  skip: `M4 6.5L15 16L4 25.5ZM14 6.5L25 16L14 25.5Z${roundRect(25, 6.5, 3.6, 19, 1.2)}`,
  check: 'M5 17L9 12.5L13.5 17L23.5 6L28 10L13.6 26Z',
  cross: 'M7 3.8L16 12.6L25 3.8L28.2 7L19.4 16L28.2 25L25 28.2L16 19.4L7 28.2L3.8 25L12.6 16L3.8 7Z',
  arrow: 'M4 13H17V6L29 16L17 26V19H4Z',
  plus: 'M13.5 4H18.5V13.5H28V18.5H18.5V28H13.5V18.5H4V13.5H13.5Z',
  minus: 'M4 13.5H28V18.5H4Z',
};

/** A slight engraving, that tinting keeps. */
const EMBLEM_DEFS = `${relief('cut', { round: 0.9, depth: 2.4, shine: 0.4, gloss: 14, elevation: 58 })}${linear('white', [
  [0, '#ffffff'],
  [1, '#dedad2'],
])}`;

const emblem = (name: string, sign: string): Drawing => ({
  name: `emblem-${name}`,
  width: 96,
  height: 96,
  body: `<defs>${EMBLEM_DEFS}</defs><g filter="url(#cut)">${icon(sign, 48, 48, 90, 'white')}</g>`,
});

const IVORY = '#f4e8cb';

const sign = (name: string, silhouette: string, size: number): Drawing => ({
  name,
  width: size,
  height: size,
  body: icon(silhouette, size / 2, size / 2, size - 2, IVORY),
});

const drawn = (name: string, path: string): Drawing => ({
  name: `ui-${name}`,
  width: 32,
  height: 32,
  body: `<path d="${path}" fill="${IVORY}"/>`,
});

export function signDrawings(): Drawing[] {
  return [
    ...Object.entries(EMBLEMS).map(([name, silhouette]) => emblem(name, silhouette)),
    ...Object.entries(PLANS).map(([name, silhouette]) => sign(`plan-${name}`, silhouette, 48)),
    ...Object.entries(UI).map(([name, silhouette]) => sign(`ui-${name}`, silhouette, 32)),
    ...Object.entries(DRAWN).map(([name, path]) => drawn(name, path)),
  ];
}
