/** The colours of this game's forces, keywords and cults (docs/look.md); those of the page are in the platform's palette. */

/** The grounds of Attack and Terror. */
export const FORCES = { attack: 0xb8321f, terror: 0x1f7a45 } as const;

/** The headings of abilities on parchment, by keyword (contrast AA); others are brown. */
const KEYWORDS: Readonly<Record<string, number>> = {
  confrontation: 0x8e2413,
  terror: 0x17552f,
  mobilization: 0x1d4f86,
  recruitment: 0x1d4f86,
  planning: 0x1d4f86,
  augmentation: 0x5a2a78,
  preparation: 0x5a2a78,
  influence: 0x5a2a78,
};

export const keywordColour = (keyword: string): number => (Object.hasOwn(KEYWORDS, keyword) ? KEYWORDS[keyword]! : 0x5b3a16);

/** A cult's colour on pieces, and a lighter one for its name on dark ground (contrast AA). */
export interface CultColours {
  readonly piece: number;
  readonly name: number;
}

const CULTS: Readonly<Record<string, CultColours>> = {
  dagon: { piece: 0x3b82c4, name: 0x8fc4f2 },
  cthulhu: { piece: 0x3c9460, name: 0x7fd3a0 },
  hastur: { piece: 0xe0ae2c, name: 0xf2cf6b },
  chaugnar: { piece: 0xc5442e, name: 0xf29a86 },
};

/** Moves a colour channel towards white. */
const lighter = (channel: number): number => Math.round(channel + (255 - channel) * 0.55);

function lightened(colour: number): number {
  return (lighter(colour >> 16) << 16) | (lighter((colour >> 8) & 255) << 8) | lighter(colour & 255);
}

/** The colours of a cult; one from a mod brings its own as `#rrggbb`. */
export function cultColours(cult: string, own?: string): CultColours {
  const known = Object.hasOwn(CULTS, cult) ? CULTS[cult] : undefined;
  if (known !== undefined) return known;
  const parsed = own !== undefined && /^#[0-9a-f]{6}$/i.test(own) ? Number.parseInt(own.slice(1), 16) : 0x8a6fb0;
  return { piece: parsed, name: lightened(parsed) };
}
