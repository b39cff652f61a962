import type { Details } from '../../../../platform/i18n/details';
import { placeIn, sentencesOf } from '../../../../platform/i18n/sentence';
import type { Sentences } from '../dictionary';
import { enBreaches, reason } from './reasons';
import { given, known } from '../../../../platform/i18n/en/speech';

/** What is wrong with a script, where, and what to do about it. */

const because = (d: Details): string => (d.text('why') === '' ? '' : ` (${d.text('why')})`);
const forbidden = (what: string): string => `A script of a card may not do this: ${what}.`;

export const enScripts = {
  ...sentencesOf(enBreaches, forbidden),
  sourceTooLong: (d) =>
    `${placeIn(d)}The script has ${d.number('count')} characters; at most ${d.number('max')} are allowed. Split it.`,
  sourceTooDeep: (d) =>
    `${placeIn(d)}The script is nested too deeply; at most ${d.number('max')} levels are allowed. Make it flatter.`,
  sourceSyntax: (d) =>
    `${placeIn(d)}This is not valid JavaScript${because(d)}. Look here for a missing or superfluous comma, quote or bracket.`,
  sourceForbidden: (d) => `${placeIn(d)}${given(d, 'what')} is not allowed in scripts. Write it without.`,
  sourceKeepsState: (d) =>
    d.text('what') === 'call'
      ? `${placeIn(d)}Nothing may be called while a file is loaded, except the constructors of 'cults'. Write the value out, or call it inside a function.`
      : `${placeIn(d)}A module may keep nothing between two runs (${given(d, 'what')}). At the top level use const, functions and the constructors of 'cults' only.`,
  importCycle: (d) =>
    `${placeIn(d)}These files import each other in a circle${d.text('chain') === '' ? '' : `: ${d.text('chain')}`}. Break the circle.`,
  importMissing: (d) => `${placeIn(d)}The imported file ${given(d, 'path')} is not in the mod. Add it or correct the path.`,
  importUnknown: (d) =>
    `${placeIn(d)}${given(d, 'path')} cannot be imported. Import from 'cults' or from a file of the mod, such as './lib.js'.`,
  importOutside: (d) => `${placeIn(d)}The import ${given(d, 'path')} leads out of the mod. Keep every file inside it.`,
  importNoName: (d) => `${placeIn(d)}${given(d, 'path')} has no ${given(d, 'name')} to import. Correct the name.${known(d)}`,
  scriptFailedAtLoad: (d) =>
    `${placeIn(d)}The script failed while it was loaded${d.text('reason') === '' ? '' : `: ${reason(d.text('reason'))}`}${because(d)}. Correct it and load the mod again.`,
  declaresNothing: (d) => `${placeIn(d)}The file declares nothing. Write export default and one of the constructors of 'cults'.`,
  declaredByHand: (d) =>
    `${placeIn(d)}The default export was not made by a constructor. Write export default guardian({ … }) or another one of 'cults'.`,
  declarationTooLong: (d) =>
    `${placeIn(d)}The declaration takes ${d.number('count')} characters; at most ${d.number('max')} are allowed. Declare less, or write a function.`,
  unknownKind: (d) => `This declares nothing that the game knows. Use one of the constructors of 'cults'.${known(d)}`,
  unknownWord: (d) =>
    `${given(d, 'value')} is not a word of the vocabulary here.${d.text('nearest') === '' ? '' : ` Did you mean ${given(d, 'nearest')}?`}${known(d)}`,
  onlyTrue: () => 'Here only true has a meaning. Write true or leave it out.',
  tooDeep: (d) => `Effects are nested too deeply; at most ${d.number('max')} levels are allowed.`,
  badId: (d) => `${given(d, 'value')} is not an id. Use small letters and digits, with single hyphens between them.`,
  badColour: (d) => `${given(d, 'value')} is no colour. Write it as '#3c9460'.`,
  badSettingValue: () => 'A setting is compared with true, false, a number or a text.',
  unknownSetting: (d) =>
    `${placeIn(d)}mod.json has no setting ${given(d, 'value')}. Known: ${d.texts('known').join(', ') || 'none'}.`,
  settingNotANumber: (d) =>
    `${placeIn(d)}The setting ${given(d, 'value')} is no number from -20 to 20. Give it the type 'number' with min and max within that.`,
  settingNeverIs: (d) => `${placeIn(d)}The setting ${given(d, 'value')} can never be ${given(d, 'is')}.`,
  pictureType: (d) => `The picture is not what its ending (${d.text('value')}) says. Save it as that, or rename it.`,
  pictureTooBig: (d) => `The picture has ${d.number('size')} bytes; at most ${d.number('max')} are allowed.`,
  pictureSize: (d) =>
    `The picture has ${d.number('width')} × ${d.number('height')} pixels; each side may have 1 to ${d.number('max')}.`,
  pictureMoves: () => 'The picture moves. Save one of its frames as a still picture.',
  picturesTooHeavy: (d) =>
    `The pictures of the mod come to ${d.number('percent')} % of what can be drawn in time. Make them smaller or simpler, or leave some out.`,
  svgForbidden: (d) =>
    `An SVG may not have ${given(d, 'what')} here. Only plain shapes, groups and gradients are drawn: take it out, turn texts into paths, and save the picture as plain SVG.`,
  svgSyntax: () => 'This is not XML that every browser reads in the same way. Save the picture again as plain SVG.',
  svgValue: (d) =>
    `The value ${given(d)} is not allowed for ${given(d, 'what')}. Write plain numbers, colours, words or a link to a part of the picture.`,
  svgIdTwice: (d) => `The id ${given(d)} stands twice in the picture. Give every part an id of its own.`,
  svgNoTarget: (d) => `${given(d)} is no part of the picture that can be used here. Add it, or take the link out.`,
  svgCircle: (d) => `The part ${given(d)} of the picture uses itself, perhaps by way of others. Break the circle.`,
  svgTooManyParts: (d) =>
    `The picture has more than ${d.number('max')} parts, counting everything as often as it is used. Make it simpler, or save it as PNG or WebP.`,
  svgTooManyPoints: (d) =>
    `The paths of the picture have more than ${d.number('max')} points, counting them as often as they are used. Make them simpler, or save it as PNG or WebP.`,
  svgTooManyLayers: (d) =>
    `The picture has more than ${d.number('max')} masks and groups that shine through, counting them as often as they are used. Give the opacity to single shapes, or save it as PNG or WebP.`,
  svgTooDeep: (d) => `The parts of the picture lie more than ${d.number('max')} deep in each other. Make it flatter.`,
  soundType: (d) => `The sound is not what its ending (${d.text('value')}) says. Save it as that, or rename it.`,
  soundMissing: (d) =>
    `${placeIn(d)}The sound ${given(d, 'value')} is not among the mod’s sounds. List it in mod.json under content, sounds.`,
  artMissing: (d) =>
    `${placeIn(d)}The picture ${given(d, 'value')} is not among the mod’s pictures. List it in mod.json under content, pictures.`,
  textsLanguage: (d) => `${placeIn(d)}A file of texts is named for its language: en.json or pl.json, not ${given(d, 'value')}.`,
  textsUnknownId: (d) =>
    `The texts name ${given(d, 'value')}, which is no card, cult or house rule of this mod or of one before it. Correct the id, or require the mod that has it.`,
  badIcons: (d) => `${given(d, 'value')} are not icons. Use the letters A, P and T, such as 'AAP'.`,
  textMissing: () => 'The text has neither English nor Polish. Give at least one.',
  namesAlike: (d) =>
    `${placeIn(d)}The name ${given(d)} looks like ${given(d, 'name')} of the mod ${given(d, 'other')}, and players could not tell the two apart. Choose another name.`,
  nameScript: (d) =>
    `${placeIn(d)}The name ${given(d)} has letters of a script whose looks the game does not know. Write it with Latin, Greek, Cyrillic, Chinese, Japanese or Korean letters.`,
  titleOfBase: (d) => `The title ${given(d)} is that of the base set, or looks like it. Choose another title.`,
  modNamedLikeBase: (d) =>
    `The mod ${given(d, 'mod')} has the id of a card or cult of the base set: the game could not tell them apart. Rename the mod: give it another id in mod.json.`,
  modsConflict: (d) =>
    `${placeIn(d)}${given(d, 'what')} is declared twice: also by the mod ${given(d, 'other')}${d.text('otherFile') === '' ? '' : ` (${d.text('otherFile')})`}. Use only one of the two mods.`,
  declaredTwice: (d) =>
    `${placeIn(d)}${given(d, 'what')} is declared twice in this mod${d.text('otherFile') === '' ? '' : `: also in ${d.text('otherFile')}`}. Give one of the two another id.`,
  signatureMisplaced: (d) =>
    `${placeIn(d)}The cult ${given(d, 'cult')} has no ${given(d, 'card')} in its starting deck to replace.`,
  deckUnknownCard: (d) =>
    `${placeIn(d)}The starting deck of ${given(d, 'cult')} names the card ${given(d, 'card')}, which no mod in play has.`,
  deckWrongSize: (d) => `${placeIn(d)}The starting deck of ${given(d, 'cult')} has ${d.number('count')} cards; it must have 12.`,
  secretCount: () => 'Of other players a card may count only what lies open. Count something else, or count it for yourself.',
  onlyForNpc: (d) =>
    `The effect ${given(d, 'effect')} is only for plans of the NPC (npc); a declaration of the kind “${d.text('kind')}” cannot use it.`,
  effectsAndRun: () => 'This has effects and a function, and the effects would never run. Write “effects” or “run”, not both.',
  effectNoUse: (d) =>
    `The effect ${given(d, 'effect')} can do nothing here. It works in: ${d.texts('known').join(', ')}. Move it there, or take it out.`,
  noHere: () =>
    'No district is “here” at this place. Name a district, or put this inside a “chooseDistrict” or “forEachDistrict”.',
  nobodyMeant: (d) => `${given(d)} means nobody at this place. Name somebody else, or leave it out.`,
  changeIgnores: (d) =>
    `${given(d, 'field')} means nothing for the number ${given(d, 'number')}: the change would do nothing. Take it out${d.texts('known').length === 0 ? '' : `; this number can be narrowed by: ${d.texts('known').join(', ')}`}.`,
  fieldNoUse: (d) =>
    `${given(d, 'field')} means nothing here: it is only used where ${given(d, 'other')} is ${d.texts('known').join(' or ')}. Take it out.`,
  boundMissing: (d) =>
    `This condition compares its count with nothing and always holds. Give it one of: ${d.texts('known').join(', ')}.`,
  changeNothing: (d) => `This change changes nothing. Give it one of: ${d.texts('known').join(', ')}.`,
  declarationTooBig: (d) => `The declaration is made of more than ${d.number('max')} lists and objects. Make it simpler.`,
  modDidNotStop: (d) => `The mod ${given(d, 'mod')} did not stop and was killed. Start the game without it.`,
  tableStuck: () => 'The table did not answer and was restarted; the game is as it was. Try another answer, and report this.',
  tableDidNotOpen: (d) =>
    `The table did not open: ${d.text('mod') === '' ? 'a mod' : `the mod ${given(d, 'mod')}`} does not come back while it is loaded. Leave it out.`,
  modHeldUp: (d) =>
    `The mod ${given(d, 'mod')} did not come back, from a script or while it was loaded, and was stopped. Look for work in it that has no end.`,
  commandBroke: (d) =>
    `The command ended before its time${d.text('cause') === 'memory' ? ': it ran out of memory' : ''} (${d.text('what')}). Report this.`,
  workCancelled: () => 'This was cancelled; the game is as it was.',
  roomClosed: () => 'This game was closed.',
  scriptTooManyEffects: (d) => forbidden(`more than ${d.number('max')} effects in one use`),
  scriptTooManyOptions: (d) => forbidden(`more than ${d.number('max')} options in one choice`),
  scriptTooManyChoices: (d) => forbidden(`more than ${d.number('max')} choices in one use`),
} satisfies Sentences;
