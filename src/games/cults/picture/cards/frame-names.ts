/** Frame names of a card's scene and of a cult's emblem. Ids of mods have a colon, so that no mod can take a name of the atlases. */
export const sceneName = (card: string): string => `scene-${card}`;
export const emblemName = (cult: string): string => `emblem-${cult}`;

/** The signs of the game, which cults of mods may bear too, by the cult whose emblem shows each. */
export const SIGNS: Readonly<Record<string, string>> = {
  'brain-tentacle': 'cthulhu',
  crown: 'hastur',
  trident: 'dagon',
  elephant: 'chaugnar',
};

/** Frame name of a sign of the game; of another word, a name that no atlas has. */
export const signName = (sign: string): string => emblemName(Object.hasOwn(SIGNS, sign) ? SIGNS[sign]! : `sign:${sign}`);
