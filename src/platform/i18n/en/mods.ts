import type { Details } from '../details';
import { term, type PlainSentences } from '../sentence';
import { count, given, known, list, COUNTED } from './speech';

/** What is wrong with a mod and what to do about it; which mod, which file and where in it is put before the sentence. */

const mod = (d: Details): string => given(d, 'mod');
const other = (d: Details): string => given(d, 'other');

/** Sizes as people read them. */
const kilobytes = (d: Details, key: string): string => `${Math.ceil(d.number(key) / 1024)} KB`;

const perhaps = (d: Details): string => (d.text('nearest') === '' ? '' : ` Perhaps ${given(d, 'nearest')} is meant.`);

const letter = (d: Details): string => `the letter ${given(d, 'letter')} (number ${d.number('at')})`;

const PACK_AGAIN = 'Pack the zip again.';

/** Which files of a mod are others than before, as far as it is known. */
function fileChanges(d: Details): string {
  const parts = (['changed', 'added', 'removed'] as const)
    .filter((how) => d.texts(how).length > 0)
    .map((how) => `${how}: ${d.texts(how).join(', ')}`);
  return parts.length === 0 ? '' : ` (${parts.join('; ')})`;
}

const OFFERS = {
  pinned: ' (with the mods as they were then)',
  without: ' (without the mods that are missing or changed: their cards stay and have no effect)',
  any: ' (with the mods as they are now)',
  refuse: ' (not at all)',
};

const alternatives = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`;

function withoutWhat(mods: readonly string[]): string {
  if (mods.length === 0) return 'the base set that it began with';
  return mods.length === 1 ? `the mod ${mods[0]}` : `the mods ${list(mods)}`;
}

const WHY_NOT_WITHOUT = {
  cult: 'one of its cults comes from there',
  objective: 'its Objective comes from there',
  setup: 'it is still being set up',
  stuck: 'it does not get any further then',
};

export const enMods = {
  // opening
  modTooSlow: () => 'The mod takes too long to unpack and was given up. Make it smaller.',
  modBroke: (d) => `The mod could not be opened: ${d.text('what')}. Pack it again, or ask its author.`,
  // from an address
  addressUnreadable: (d) => `${given(d)} is no address. Write it as https://example.org/some-mod.zip.`,
  addressNotHttps: (d) => `${given(d)} does not begin with https://. The page asks such addresses only.`,
  addressStatus: (d) =>
    `The server answered ${d.number('status')} for ${given(d)}${d.number('status') === 404 ? ': there is nothing at this address. Look for a misspelt name' : '. Try again later, or ask whoever keeps the address'}.`,
  addressTooBig: (d) => `What lies at ${given(d)} is larger than ${kilobytes(d, 'max')}; the page has stopped fetching it.`,
  addressSilent: (d) => `The server ${given(d)} has sent nothing for 30 seconds. Try again later.`,
  addressRefused: (d) =>
    `${given(d)} could not be asked. Either there is no such server, or you are not connected, or the server does not allow other pages to read its files (it must send “Access-Control-Allow-Origin: *”). Download the zip yourself and drop it here.`,
  indexNotJson: () => 'There is no index at this address: the answer is not JSON. Check the address.',
  notAnIndex: (d) => `There is no index at this address: its “format” is not ${given(d)}. Check the address.`,
  indexTooNew: () => 'The index was made for a later version of the game. Load the page again; perhaps there is a newer one.',
  badSha256: (d) => `${given(d)} is no SHA-256: it has 64 digits and small letters from a to f.`,
  hashDiffers: (d) =>
    `${given(d)} is not what the index has promised (SHA-256 ${d.text('actual').slice(0, 12)}… in place of ${d.text('hash').slice(0, 12)}…). It was not added. Ask again for the index, or tell whoever keeps it.`,
  // files
  tooManyFiles: (d) => `The mod has ${d.number('count')} files; at most ${d.number('max')} are allowed. Leave some out.`,
  fileTooBig: (d) => `The file has ${kilobytes(d, 'size')}; at most ${kilobytes(d, 'max')} are allowed. Make it smaller.`,
  modTooBig: (d) =>
    `The mod has ${kilobytes(d, 'size')} in all; at most ${kilobytes(d, 'max')} are allowed. Make its files smaller or leave some out.`,
  pathAbsolute: () => 'The path begins with a slash. Use a path from the root of the mod, such as cards/adept.js.',
  pathTraversal: () => 'The path leads out of the mod by two dots. Keep every file inside the mod.',
  pathBackslash: () => 'The path has a backslash. Use forward slashes, such as cards/adept.js.',
  pathDriveLetter: () => 'The path begins with a drive letter. Use a path from the root of the mod, such as cards/adept.js.',
  pathLetter: (d) => `The name has ${letter(d)}, which not every system can show. Rename the file with plain letters.`,
  pathUnclean: () => 'The path has an empty part or a single dot between its slashes. Write it as cards/adept.js.',
  pathNotPortable: () =>
    'Not every system can hold this name: it ends with a dot or a space, has one of <>:"|?* or is reserved. Rename the file.',
  pathTooLong: (d) =>
    `The path has ${count(d.number('count'), COUNTED.letter)}; at most ${d.number('max')} are allowed. Give it a shorter name.`,
  namesDifferInCase: (d) => `The name differs from ${other(d)} only in capital letters. Rename one of the two.`,
  fileIsFolder: (d) => `${other(d)} is a file and cannot be a folder, too. Rename one of the two.`,
  unknownEnding: (d) => `Files of this kind are not allowed in mods. Leave the file out.${known(d, 'Known endings')}`,
  fileMissing: () => 'The mod has no such file. Add it, or correct the path.',
  notUtf8: (d) => `The file is not valid UTF-8 from line ${d.number('line')} on. Save it as UTF-8.`,
  nulInText: (d) =>
    `There is a zero byte in line ${d.number('line')}, so this is not a text file. Save it as plain text in UTF-8.`,

  // zips
  notAZip: () => 'This is not a zip. Choose a zip or a folder that has mod.json in it.',
  zipTruncated: () => 'The zip is cut short. Download or copy it again.',
  zipDamaged: () => `The zip is damaged: its directory does not fit its contents. ${PACK_AGAIN}`,
  zipUnsupported: () => 'The zip has several parts or the 64-bit format, which mods cannot have. Pack it as an ordinary zip.',
  zipEncrypted: () => 'The file is encrypted. Pack the zip without a password.',
  zipCompression: (d) =>
    `The file is packed by method ${d.number('method')}, which is not known here. Pack the zip in the usual way (deflate).`,
  zipSymlink: () => 'This is a link and not a file. Put the file itself into the zip.',
  zipSpecialFile: () => 'This is neither a file nor a folder. Leave it out of the zip.',
  zipNameNotUtf8: () => 'The name is not valid UTF-8. Rename the file with plain letters and pack the zip again.',
  zipEntryTwice: () => `The zip has this file twice. ${PACK_AGAIN}`,
  zipHeadersDiffer: () => `The zip says two different things about this file. ${PACK_AGAIN}`,
  zipOverlap: (d) => `The file shares its packed bytes with ${other(d)}, as in a zip bomb. ${PACK_AGAIN}`,
  zipRatio: (d) =>
    `The file would unpack from ${kilobytes(d, 'packed')} to ${kilobytes(d, 'size')}, more than ${d.number('max')} times its size, as in a zip bomb. Pack it without compression.`,
  zipSizeLies: (d) =>
    `The zip declares ${d.number('size')} bytes for this file, but there are ${d.number('actual')} or more. ${PACK_AGAIN}`,
  zipChecksum: () => 'The checksum of the file is wrong: the zip is damaged. Download or copy it again.',
  zipDataBroken: () => 'The file cannot be unpacked: the zip is damaged. Download or copy it again.',

  // mod.json
  noManifest: (d) =>
    d.text('nearest') === ''
      ? 'The mod has no mod.json. Put one at its root.'
      : `The mod has no mod.json at its root, but there is ${given(d, 'nearest')}. Move or rename it.`,
  jsonSyntax: (d) =>
    `This is not valid JSON from line ${d.number('line')}, column ${d.number('column')} on. Look there for a missing or superfluous comma, quote or bracket.`,
  jsonKeyTwice: (d) => `The key ${given(d)} stands twice in the same object. Leave one of the two out.`,
  jsonTooDeep: (d) => `Lists and objects are nested more than ${d.number('max')} deep. Make it flatter.`,
  unknownModField: (d) => `${given(d)} is not a field that is known here.${perhaps(d)}${known(d, 'Known fields')}`,
  modFieldMissing: () => 'This field is missing. Add it.',
  textEmpty: () => 'The text is empty. Write something here.',
  textControl: (d) => `The text has ${letter(d)}, which is not a letter but steers whatever shows it. Take it out.`,
  textDirection: (d) => `The text has ${letter(d)}, which turns the direction of writing. Take it out.`,
  textInvisible: (d) => `The text has ${letter(d)}, which nobody can see. Take it out.`,
  textNoLetter: (d) => `The text has ${letter(d)}, which stands for nothing. Use letters that every system knows.`,
  textRightToLeft: (d) =>
    `The text has ${letter(d)}, which is written from right to left and would turn numbers and signs beside it round. Write it with other letters.`,
  textMarks: (d) =>
    `The text has too many marks over or under one letter, or one at the start of a line (${letter(d)}). Use letters that have their marks already, such as “ż”.`,
  badModId: (d) =>
    `${given(d)} cannot be the id of a mod. Use small letters and digits, with single hyphens between, such as my-mod.`,
  reservedModId: (d) => `The id ${given(d)} belongs to the game itself. Choose another one.`,
  badVersion: (d) => `${given(d)} is not a version. Write three numbers, such as 1.0.0.`,
  apiTooNew: (d) =>
    `The mod needs a newer game: it uses version ${d.text('value')} of the interface, and this game has ${d.number('max')}. Update the game.`,
  noLanguage: () => 'There are no words in any language. Give “en”, “pl” or both.',
  noAuthors: () => 'The list is empty. Name at least one author.',
  badRange: (d) => `${given(d)} is not a range of versions. Write one such as ^1.2.0, >=1.0.0 <3.0.0 or *.`,
  dependsOnItself: () => 'The mod names itself among its dependencies. Leave this entry out.',
  dependencyTwice: (d) => `${given(d)} already stands under ${other(d)}. Name every mod only once.`,
  contentMissing: (d) => `The mod has no file ${given(d)}. Add it, or correct the path.${perhaps(d)}`,
  coverMissing: (d) =>
    `The cover ${given(d)} is not among the mod’s pictures. List it under content, pictures, or correct the path.${perhaps(d)}`,
  contentTwice: (d) => `The file ${given(d)} is already listed (${d.text('other')}). List every file only once.`,
  contentEnding: (d) => `The file ${given(d)} cannot be listed here.${known(d, 'Endings allowed here')}`,
  badSettingName: (d) =>
    `${given(d)} cannot be the name of a setting. Use up to 40 letters and digits, beginning with a small letter, such as extraCards.`,
  noChoices: () => 'There is nothing to choose from. List at least one choice.',
  choiceTwice: (d) => `The choice ${given(d)} is listed twice. Leave one of the two out.`,

  // puzzles and lessons
  goalEmpty: () => 'The goal says nothing. Give “holds” (a condition), “happens” (a list of events) or both.',
  targetOneThing: (d) => `A step points at exactly one thing each.${known(d)}`,

  // mods among each other
  duplicateMod: (d) =>
    `There is more than one mod with the id ${mod(d)}: in ${list([d.text('origin'), ...d.texts('others')])}. Keep only one of them.`,
  missingDependency: (d) => `The mod ${mod(d)} requires ${other(d)} (${d.text('range')}), which is not there. Add it.`,
  versionConflict: (d) =>
    `The mod ${mod(d)} works with ${other(d)} in versions ${d.text('range')}, but version ${d.text('version')} is there. Get one that fits.`,
  incompatibleMods: (d) =>
    `The mod ${mod(d)} does not work together with ${other(d)} (${d.text('version')}). Choose one of the two and switch the other one off.`,
  dependencyCycle: (d) =>
    `These mods depend on each other in a circle: ${d.texts('cycle').join(' → ')}. One of the dependencies must be taken out.`,
  dependencyRefused: (d) => `The mod ${mod(d)} requires ${other(d)}, which cannot be loaded. Mend that one first.`,
  modNotPresent: (d) => `There is no mod ${mod(d)}. Add it, or choose another one.${known(d, 'Loaded mods')}`,

  // why a mod has its place
  placeInOrder: (d) => `The mod ${mod(d)} is number ${d.number('place')} of ${d.number('count')} in the order of loading.`,
  afterRequired: (d) => `${mod(d)} comes after ${other(d)} (${d.text('version')}), which it requires (${d.text('range')}).`,
  afterOptional: (d) =>
    `${mod(d)} comes after ${other(d)} (${d.text('version')}), which it uses where it is present (${d.text('range')}).`,
  beforeDependent: (d) => `${mod(d)} comes before ${other(d)}, which builds on it.`,
  afterBase: (d) => `${mod(d)} comes after ${other(d)}, since the base is loaded as early as possible.`,
  afterById: (d) => `${mod(d)} comes after ${other(d)} by the alphabet, since neither had to wait for the other.`,

  // the mods of a save or a table, and those present
  pinMissing: (d) => `The mod ${mod(d)} (${d.text('version')}) is missing. Add it.`,
  pinOtherVersion: (d) =>
    `Version ${d.text('version')} of the mod ${mod(d)} is needed, but version ${d.text('present')} is there${fileChanges(d)}. Get the version needed.`,
  pinOtherContent: (d) =>
    `The mod ${mod(d)} has the right version (${d.text('version')}), but its files are different${fileChanges(d)}. Get the same copy of it.`,
  pinExtra: (d) => `The mod ${mod(d)} (${d.text('version')}) was not in use. Switch it off.`,

  // saves and the mods that they need
  modsDiffer: (d) =>
    `The save was made with other mods than those that are here. You can restore it with ${alternatives(d.texts('offers').map((id) => `"mods": "${id}"${term(OFFERS, id)}`))}.`,
  contentsMissing: (d) => `The save does not carry the mod ${mod(d)} (${d.text('version')}), so its own copy cannot be used.`,
  contentsDamaged: (d) =>
    `The copy of the mod ${mod(d)} in the save is damaged: its files are not those that the game was played with. Use another copy of the save, or play on without the mod.`,
  contentsTooBig: (d) =>
    `The mods have ${kilobytes(d, 'size')} in all; a save carries at most ${kilobytes(d, 'max')}. Save without them and keep the mods beside the save.`,
  notBase64: () => 'This is not Base64, so the file in the save is damaged. Use another copy of the save.',
  cannotPlayWithout: (d) =>
    `The game cannot go on without ${withoutWhat(d.texts('mods'))}: ${term(WHY_NOT_WITHOUT, d.text('why'))}. Add what is missing, or use a save that carries it.`,
} satisfies PlainSentences;
