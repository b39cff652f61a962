import type { PlainSentences } from '../sentence';
import { given } from './speech';

/** What is wrong with a link or a file that should carry mods, and what to do about it. */
export const enSharing = {
  linkTooLong: (d) =>
    `The mod is too large for a link: it would have ${d.number('count')} letters, and programs that pass links on cut them after ${d.number('max')}. Leave pictures out, or share the zip.`,
  packedDiffers: (d) => `The zip of ${given(d)} does not unpack to the same files. Please report this.`,
  linkBroken: () => 'The link is damaged or was cut off. Ask for it again, or for the zip.',
  linkTooBig: (d) => `The link unpacks to more than ${Math.ceil(d.number('max') / 1024)} KB and was not opened. Ask for the zip.`,
  linkOfLaterGame: () => 'The link was made by a later version of the game. Load the page again, or ask for the zip.',
  notAModOrSave: (d) => `${given(d, 'file')} is neither a zip of a mod nor a saved game. Choose another file.`,
  saveCarriesNoMods: (d) =>
    `The saved game ${given(d, 'file')} carries no mods. Ask for the mod's zip, or for a save that carries its mods.`,
} as const satisfies PlainSentences;
