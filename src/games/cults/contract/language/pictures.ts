import { may, object, said, text, words, type Type } from './shape';

/** The ingredients of a composed picture. A field that is left out is chosen from the card's id, kind and icons. */
export const SKY_WORDS = ['moon', 'sunset', 'mist', 'stars', 'tide', 'eclipse', 'rays', 'fog'] as const;
export const LAND_WORDS = ['graveyard', 'roofs', 'forest', 'harbour', 'mountains', 'moor', 'bridge', 'hall'] as const;
export const FIGURE_WORDS = [
  'altar',
  'banner',
  'book',
  'car',
  'crowd',
  'horned',
  'house',
  'invoking',
  'kneeling',
  'meeting',
  'pack',
  'panic',
  'robed',
  'serpent',
  'spawn',
  'staff',
  'stones',
  'tentacles',
  'tents',
  'throne',
  'tower',
  'tree',
  'tridents',
  'watchers',
  'winged',
] as const;
export const LIGHT_WORDS = ['plain', 'warm', 'cold', 'sickly', 'rose'] as const;
/** `sky`: land and figure take the colour of the sky behind them. */
export const PALETTE_WORDS = ['sky', 'ink', 'ember', 'moss', 'violet', 'sea', 'blood', 'gold', 'bone'] as const;
export const FACING_WORDS = ['left', 'right'] as const;

/** What an author may choose about a composed picture. */
export interface ArtMix {
  readonly sky?: (typeof SKY_WORDS)[number];
  readonly land?: (typeof LAND_WORDS)[number];
  readonly figure?: (typeof FIGURE_WORDS)[number];
  readonly light?: (typeof LIGHT_WORDS)[number];
  readonly palette?: (typeof PALETTE_WORDS)[number];
  readonly facing?: (typeof FACING_WORDS)[number];
}

export const ART_MIX = {
  sky: may(words(SKY_WORDS), { doc: said('the sky behind', 'niebo w tle') }),
  land: may(words(LAND_WORDS), { doc: said('the land', 'krajobraz') }),
  figure: may(words(FIGURE_WORDS), { doc: said('the figure in front', 'postać na pierwszym planie') }),
  light: may(words(LIGHT_WORDS), { doc: said('the colour of the light', 'barwa światła') }),
  palette: may(words(PALETTE_WORDS), { doc: said('the colours of land and figure', 'barwy krajobrazu i postaci') }),
  facing: may(words(FACING_WORDS), {
    doc: said('where land and figure look to', 'w którą stronę zwrócone są krajobraz i postać'),
  }),
} as const;

/** A card's art: the path of a picture of the mod, or the ingredients of a composed one. */
export const ART: Type<string | ArtMix> = { is: 'textOr', text: text('path', 200), other: object(ART_MIX) };
