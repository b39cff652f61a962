import { FIGURE_WORDS, LAND_WORDS, LIGHT_WORDS, PALETTE_WORDS, SKY_WORDS, type ArtMix } from '../../contract/language/pictures';
import { FRAMES, type FrameName } from './art';

/**
 * Composes pictures for cards without one (mods' cards): a sky, a ground and a figure over each other, each 200×104 design pixels. A
 * card always gets the same picture; its kind and icons choose what fits.
 */
export interface ComposedScene {
  readonly sky: FrameName<'scenes-city'>;
  readonly skyTint: number;
  readonly land: FrameName<'scenes-compose'>;
  readonly landTint: number;
  readonly figure: FrameName<'scenes-compose'>;
  readonly figureTint: number;
  /** Ground and figure are mirrored for more variety. */
  readonly mirror: boolean;
}

/** The properties of a card that determine its picture; icons as on the card, such as 'AAT'. */
export interface PicturedCard {
  readonly id: string;
  readonly kind: string;
  readonly icons?: string;
  /** What the author has chosen. */
  readonly art?: ArtMix;
}

type ComposeFrame = FrameName<'scenes-compose'>;

const SKIES = FRAMES['scenes-city'].filter((name) => name.startsWith('compose-sky-'));
const LANDS = FRAMES['scenes-compose'].filter((name) => name.startsWith('compose-land-'));
const FIGURES = FRAMES['scenes-compose'].filter((name) => name.startsWith('compose-figure-'));

/** Tints for more variety of skies, in the order of `LIGHT_WORDS`. */
const SKY_TINTS: readonly number[] = [0xffffff, 0xffe6cc, 0xd6e4ff, 0xe2ffd8, 0xffd6e4];

/** Light colour of each sky in the order of their frames; grounds and figures are tinted with it. */
const LIGHTS: readonly number[] = [0xb8ccf4, 0xf4b878, 0xa4d8a0, 0xc8a4ec, 0x96d4d4, 0xf09478, 0xecd084, 0xd0ccc0];

/** Tints of land and figure, in the order of `PALETTE_WORDS` after `sky`: the figure stands out against its land. */
const PALETTES: readonly (readonly [land: number, figure: number])[] = [
  [0x8fa4d8, 0xdfe8ff],
  [0xb86a3c, 0xffcf8a],
  [0x6f9a68, 0xd2f0b0],
  [0x8a6cc0, 0xe6ccff],
  [0x5a9c9c, 0xc6f4ec],
  [0xa04438, 0xffb8a0],
  [0xb0904a, 0xffe9a8],
  [0x9c968c, 0xf4efe2],
];

const ICON_FIGURES: Readonly<Record<string, string>> = { A: 'attack', P: 'power', T: 'terror' };

/** First word of the figures that fit each kind of card. */
const KIND_FIGURES: Readonly<Record<string, string>> = {
  guardian: 'guardian',
  action: 'action',
  city: 'city',
  setup: 'city',
  rules: 'city',
  starting: 'starting',
  disorganization: 'starting',
  cult: 'starting',
  objective: 'objective',
  npc: 'npc',
};

/** FNV-1a with a final mix, so that similar names hash far apart. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ sign.codePointAt(0)!, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return (hash ^ (hash >>> 16)) >>> 0;
}

const pick = <T>(list: readonly T[], id: string, what: string): T => list[hashOf(`${id}/${what}`) % list.length]!;

/** Figures for the card's kind; cult cards may also show what their icons stand for. */
function fittingFigures({ kind, icons = '' }: PicturedCard): readonly ComposeFrame[] {
  const words = new Set([KIND_FIGURES[kind] ?? 'starting']);
  if (kind !== 'guardian') for (const icon of icons) if (ICON_FIGURES[icon]) words.add(ICON_FIGURES[icon]);
  return FIGURES.filter((name) => words.has(name.split('-')[2]!));
}

/** Lands that suit figures of the town; mountains and halls are for the rest. */
const TOWN_LANDS: ReadonlySet<string> = new Set([0, 1, 2, 3, 6].map((number) => `compose-land-${number}`));

const fittingLands = ({ kind }: PicturedCard): readonly ComposeFrame[] =>
  KIND_FIGURES[kind] === 'city' ? LANDS.filter((name) => TOWN_LANDS.has(name)) : LANDS;

/** Multiplies two colours like a tint. */
const blended = (first: number, second: number): number => {
  const channel = (shift: number): number => Math.round((((first >> shift) & 255) * ((second >> shift) & 255)) / 255) << shift;
  return channel(16) | channel(8) | channel(0);
};

const chosenFrom = <W extends string, T>(words: readonly W[], list: readonly T[], word: W | undefined): T | undefined =>
  word === undefined ? undefined : list[words.indexOf(word)];

/** The end of a figure's frame name is the author's word for it, except where that is also a card's name. */
const isFigure = (name: string, word: string): boolean => name.endsWith(`-${word === 'horned' ? 'brute' : word}`);

export function composeScene(card: PicturedCard): ComposedScene {
  const { art = {} } = card;
  const sky = chosenFrom(SKY_WORDS, SKIES, art.sky) ?? pick(SKIES, card.id, 'sky');
  const skyTint = chosenFrom(LIGHT_WORDS, SKY_TINTS, art.light) ?? pick(SKY_TINTS, card.id, 'tint');
  const ofSky = LIGHTS[SKIES.indexOf(sky)]!;
  const [landTint, figureTint] = PALETTES[PALETTE_WORDS.indexOf(art.palette ?? 'sky') - 1] ?? [ofSky, ofSky];
  return {
    sky,
    skyTint,
    land: chosenFrom(LAND_WORDS, LANDS, art.land) ?? pick(fittingLands(card), card.id, 'land'),
    landTint: blended(landTint, skyTint),
    figure: FIGURES.find((name) => isFigure(name, art.figure ?? 'none')) ?? pick(fittingFigures(card), card.id, 'figure'),
    figureTint: blended(figureTint, skyTint),
    mirror: art.facing === undefined ? hashOf(`${card.id}/mirror`) % 2 === 1 : art.facing === 'right',
  };
}

/** The ingredients by name, as an author would write them: what a mixer shows for a card. */
export function mixOf(card: PicturedCard): Required<ArtMix> {
  const { sky, skyTint, land, figure, mirror } = composeScene(card);
  return {
    sky: SKY_WORDS[SKIES.indexOf(sky)]!,
    land: LAND_WORDS[LANDS.indexOf(land)]!,
    figure: FIGURE_WORDS.find((word) => isFigure(figure, word))!,
    light: LIGHT_WORDS[SKY_TINTS.indexOf(skyTint)]!,
    palette: card.art?.palette ?? 'sky',
    facing: mirror ? 'right' : 'left',
  };
}
