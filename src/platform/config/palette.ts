/** The colours of the page (docs/look.md). Only this file and the games' palettes hold colours as numbers. */
export const PALETTE = {
  night: 0x0c0806,
  panelTop: 0x261c14,
  panelBottom: 0x16100c,
  border: 0x6f5429,
  brass: 0xc79a4b,
  brassLight: 0xefd08a,
  ivory: 0xf4e8cb,
  secondary: 0xcdbb93,
  parchment: 0xe3cf9f,
  ink: 0x24140a,
  legal: 0xffdf80,
  chosen: 0x7ff0c8,
  refusal: 0xe0a08c,
} as const;
