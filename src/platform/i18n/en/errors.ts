import type { Details } from '../details';
import { isMissing } from '../known';
import type { PlainSentences } from '../sentence';
import { COUNTED, count, given, known, notOneOf } from './speech';

/** What is wrong at any game and what to do; where it is wrong (the path) is put before the sentence. */

const between = (d: Details): string => `from ${d.number('min')} to ${d.number('max')}`;

/** Whether the sums of a payment came with the code. */
const hasSums = (d: Details): boolean => d.number('need') > 0;

/** A value as JSON; a sentence without it must still be one. */
const json = (d: Details, key: string): string => (d.text(key) === '' ? 'something else' : d.text(key));

/** The end of a sentence: the known name that was probably meant. */
const meant = (d: Details): string => (d.text('nearest') === '' ? '.' : `; did you mean ${given(d, 'nearest')}?`);

/** What the machine says about it, in its own words. */
const why = (d: Details): string => (d.text('why') === '' ? '' : ` (${d.text('why')})`);

export const enErrors = {
  // answers to a decision
  answerNotAList: () => 'An answer is a list of option ids, such as ["optionId"]; give [] to choose nothing.',
  answerTooLong: (d) =>
    `The answer names ${count(d.number('count'), COUNTED.option)}, more than there are. Choose at most ${d.number('max')}.`,
  unknownOption: (d) => `${given(d, 'option')} is not among the options of the open decision. Use an id from its options.`,
  optionTwice: (d) =>
    `${given(d, 'option')} is named twice. Each option can be chosen only once; equal things have ids of their own.`,
  tooFew: (d) =>
    d.has('min')
      ? `Too few options: choose at least ${d.number('min')}, not ${d.number('count')}.`
      : 'Too few options are chosen. Choose more.',
  tooMany: (d) =>
    d.has('max')
      ? `Too many options: choose at most ${d.number('max')}, not ${d.number('count')}.`
      : 'Too many options are chosen. Choose fewer.',
  passStandsAlone: () => 'To pass is an answer by itself. Either pass or choose other options, not both.',
  sameGroup: () => 'Two of the chosen options are alternatives to each other. Keep only one of them.',
  notTogether: () => 'Two of the chosen options cannot go together. Leave one of them out.',
  notAlone: () => 'One of the chosen options is possible only together with another one. Add that one or leave it out.',
  tooMuch: (d) => `What is chosen gives ${d.number('sum')}, but at most ${d.number('need')} is allowed. Leave something out.`,
  tooLittle: (d) =>
    hasSums(d)
      ? `What is chosen gives ${d.number('sum')}, but ${d.number('need')} is needed. Add more.`
      : 'What is chosen is not enough. Add more.',
  superfluous: (d) =>
    hasSums(d)
      ? `Nothing superfluous may be spent: ${d.number('need')} is reached without one of the chosen things. Leave it out.`
      : 'Nothing superfluous may be spent. Leave out what is not needed.',
  leavesTooLittle: (d) =>
    d.number('leave') > 0
      ? `Too little would be left for the next payment, which needs ${d.number('leave')}. Pay with less valuable things.`
      : 'Too little would be left for the next payment. Pay with less valuable things.',
  seatMissing: () => 'Several seats decide now. Name in “seat” whose answer this is.',
  nothingAsked: () => 'No decision is open, so there is nothing to answer.',
  notYourDecision: () => 'The open decision belongs to another seat. Wait until it is your turn to decide.',

  // the shape of data
  unknownField: (d) =>
    `${d.text('field') === '' ? 'This field' : given(d, 'field')} is not known here; ${d.text('nearest') === '' ? 'perhaps it is misspelt.' : `did you mean ${given(d, 'nearest')}?`}${known(d, 'Known fields')}`,
  notAnObject: () => 'An object {…} is expected here.',
  notAList: () => 'A list […] is expected here.',
  listTooLong: (d) =>
    `The list has ${count(d.number('count'), COUNTED.item)}; at most ${d.number('max')} are allowed. Shorten it.`,
  wrongLength: (d) => `The list must have exactly ${count(d.number('max'), COUNTED.item)}, not ${d.number('count')}.`,
  notANumber: (d) => `A whole number ${between(d)} is expected here.`,
  outOfRange: (d) => `${d.text('value')} is out of range. Give a whole number ${between(d)}.`,
  notAText: () => 'A text in quotes is expected here.',
  textTooLong: (d) =>
    `The text has ${count(d.number('count'), COUNTED.letter)}; at most ${d.number('max')} are allowed. Shorten it.`,
  nestedTooDeep: (d) => `This is nested more than ${d.number('max')} levels deep; nothing in the game is.`,
  notAFlag: () => 'Either true or false is expected here.',
  unknownId: (d) => notOneOf(d, 'allowed here', 'A value'),

  // a new game
  unknownMod: (d) => `${given(d)} is not loaded. Add the mod or leave it out.${known(d, 'Loaded mods')}`,

  // positions
  notAStream: () => 'The state of the random stream is four whole numbers, separated by commas. Leave it out to start anew.',
  storeTooBig: (d) => `What a mod keeps takes ${d.number('size')} bytes; at most ${d.number('max')} are allowed.`,
  noSuchOption: (d) =>
    `The decision ${given(d, 'decision')} offers no option with ${json(d, 'wanted')}. ` +
    `On offer: ${d.texts('offered').length === 0 ? 'nothing' : d.texts('offered').slice(0, 12).join(', ')}.`,
  otherDecision: (d) => `The decision ${json(d, 'wanted')} was expected, but this one is open: ${json(d, 'found')}.`,
  leadTooLong: () => 'The game is over before this answer of the lead. Take it out, or begin earlier.',

  // the table
  badJson: (d) =>
    `${d.has('line') ? `Line ${d.number('line')}` : 'The line'} is not valid JSON${why(d)}. Send one JSON object per line.`,
  lineTooLong: (d) => `The line has ${d.number('size')} bytes; at most ${d.number('max')} are allowed. Send less at once.`,
  unknownCommand: (d) =>
    (isMissing(d.text('value')) ? 'The command is missing.' : `${given(d)} is not a command${meant(d)}`) + known(d, 'Commands'),
  noCoach: () => 'This game has no coach. Leave “suggest” out.',
  noOpening: () => 'This game does not tell beforehand what it begins on.',
  noGame: () => 'There is no game yet. Begin one with “new”, “load” or “restore”.',
  staleDecision: (d) => `Decision ${d.text('given')} is no longer open. Answer decision ${d.text('open')}, the open one.`,
  nothingToUndo: () => 'There is no answer to take back.',
  revealedSince: () => 'The last answer cannot be taken back: something random or hidden has come to light since.',
  cannotReplay: () => 'The answer cannot be taken back: the record of this game does not lead to its present state.',
  damagedSave: () => 'The save is damaged. Use another copy of it.',
  fieldMissing: (d) =>
    `${d.text('field') === '' ? 'This field' : given(d, 'field')} is missing.${d.has('min') ? ` Give a whole number from ${d.number('min')} to ${d.number('max')}.` : known(d)}`,
  flowOutOfOrder: (d) => `The step “${d.text('step')}” cannot stand here in this game.`,
  otherQuestion: () => 'The open question is not the one that the rules ask here. Use another copy of the save.',
  saveTooBig: (d) => `The save is larger than ${d.number('max')} bytes. No game comes near that: use another copy of it.`,
  saveTooNew: (d) =>
    `The save has version ${d.text('version')}, and this game reads versions up to ${d.texts('known').at(-1) ?? d.text('known')}. Update the game.`,
  otherCards: () => 'The save was made with other cards. Load the same mods in the same versions.',
  unknownGame: (d) => notOneOf(d, 'a game', 'A game'),
  noSuchPuzzle: (d) => `There is no puzzle “${d.text('puzzle')}” here. Its mod may have been changed or removed.`,
  notInspected: () => 'The hash of a game is told only where the game was started for inspection.',
  noJudge: (d) => `The game “${d.text('game')}” has no puzzles: nothing can be judged here.`,
  noWorkshop: (d) => `The game “${d.text('game')}” has no Workshop: its cards cannot be written here.`,
  noMods: (d) => `The game “${d.text('game')}” has no mods, so no card or mod of it can be blanked.`,
  unknownBot: (d) => notOneOf(d, 'a bot', 'A bot'),
  gameOver: () => 'The game is over. Begin a new one.',
  unknownArgument: (d) => `The argument ${given(d)} is not known${meant(d)}${known(d, 'Known arguments')}`,
  argumentTakesNoValue: (d) => `The argument ${given(d)} takes no value. Write it alone.`,
  argumentNeedsValue: (d) => `The argument ${given(d)} needs a value after it.`,
  fileNotRead: (d) => `The file cannot be read${why(d)}. Check its name and its place.`,
  fileNotWritten: (d) => `The file cannot be written${why(d)}. Choose another name or place.`,
  notANumberOfAnOption: (d) => `${given(d)} is not the number of an option. Give numbers from 1 to ${d.number('max')}.`,
} satisfies PlainSentences;
