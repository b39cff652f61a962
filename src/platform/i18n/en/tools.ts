import type { Details } from '../details';
import type { PlainSentences } from '../sentence';
import { english } from '../plural';
import { given, known, list } from './speech';

/** What the tools of authors say: findings with what to do about them, failures of card tests, and what came of it all. */

const many = (n: number, one: string, more: string): string => `${n} ${english(n, [one, more])}`;
const compiler = (d: Details): string =>
  d.text('why') === '' ? '' : ` (${d.text('number') === '' ? '' : `${d.text('number')}: `}${d.text('why')})`;
/** A value as JSON; a sentence without it must still be one. */
const json = (d: Details, key: string): string => (d.text(key) === '' ? 'something else' : d.text(key));
const language = (id: string): string => (id === 'pl' ? 'Polish' : 'English');
const usage = (d: Details): string => (d.text('usage') === '' ? '' : ` Usage: ${d.text('usage')}.`);

export const enTools = {
  // the command line
  toolNeedsPath: (d) => `Name the folder or zip of a mod.${usage(d)}`,
  toolNeedsId: (d) => `Name the id of the new mod, such as night-tales.${usage(d)}`,
  noModHere: (d) => `There is no folder or zip ${given(d)}, and no mod of that name comes with the game. Correct the path.`,
  folderExists: (d) => `${given(d)} is already there. Choose another id or another --dir.`,
  modMade: (d) => `The mod ${given(d)} is ready. Check it with “mod check”, play its tests with “mod test”.`,
  packedDiffers: (d) => `The zip of ${given(d)} does not unpack to the same files. Please report this.`,
  modLeftOut: (d) => `${given(d)} is not loaded.`,

  // findings
  severityError: () => 'error.',
  severityWarning: () => 'warning.',
  checkSummary: (d) =>
    `${many(d.number('mods'), 'mod', 'mods')} checked: ${many(d.number('errors'), 'error', 'errors')}, ${many(d.number('warnings'), 'warning', 'warnings')}.`,
  endlessLoop: () =>
    'Nothing ends this loop, so that the game will stop the script. Count its turns, or leave it by break, return or throw.',
  neverHolds: () => 'This condition never holds, so that what depends on it never happens. Correct its numbers.',
  tooDear: (d) =>
    `The card costs ${d.number('count')} Power; hardly anybody can ever pay more than ${d.number('max')}. Lower the cost.`,
  windowNever: (d) =>
    `The window ${given(d)} never opens for the keyword ${given(d, 'keyword')}. ` +
    (d.texts('known').length === 0 ? 'Leave it out.' : `Leave it out or use one of: ${d.texts('known').join(', ')}.`),
  triggersOver: () =>
    'A City card that acts once is gone before its triggers can hear anything. Let it last for a round or a game.',
  idOfBase: (d) =>
    `The base set has a card or cult with the id ${given(d)} too. Give this one an id of its own, or players will mix them up.`,
  replacesNpc: (d) =>
    `This replaces the base set’s plan ${given(d, 'card')} of the NPC. If that is not meant, choose another number.`,
  inNoDeck: (d) => `No starting deck has the card ${given(d)}. Give it a signature, or put it into the deck of a cult.`,
  languageMissing: (d) =>
    `The ${language(d.text('lang'))} words are missing: the ${language(d.text('other'))} ones are shown instead, marked [${d.text('other')}]. Add “${d.text('lang')}”.`,
  functionWithoutText: () => 'Nobody can read what this function does. Give the card a text.',
  numberNotInScript: (d) =>
    `The text speaks of ${d.number('count')}, but this number is not in the script. Correct one of the two.`,
  languagesDiffer: (d) =>
    `The English and the Polish text do not speak of the same numbers (${d.texts('numbers').length === 0 ? '…' : d.texts('numbers').join(', ')}). Correct one of the two.`,
  keywordNotOfCard: (d) =>
    `The text speaks of ${given(d)}, but no ability of the card has that keyword. Correct the text or the keyword.`,
  fileUnused: (d) => `Nothing uses the file ${given(d)}. List it under “content” in mod.json, import it, or take it out.`,
  typeNoName: (d) => `This name is not known here${compiler(d)}. Correct it or import it.`,
  typeNoMember: (d) => `This does not exist${compiler(d)}. See mods/api.d.ts for what there is.`,
  typeNoField: (d) => `This field means nothing here${compiler(d)}. Correct its name or take it out.`,
  typeMaybeNothing: (d) => `There may be nothing here${compiler(d)}. Check for it first.`,
  typeWrong: (d) => `The types do not fit${compiler(d)}. See mods/api.d.ts for what is expected.`,

  // card tests
  testStep: (d) => `step ${d.number('step')}.`,
  testNone: (d) => `${given(d)} has no card tests. Put them into tests/*.json.`,
  testNoStart: () => 'A test begins with either a “scenario” or a “config”. Give one of the two.',
  testOneThing: (d) => `A step is exactly one thing.${known(d)}`,
  testGameOver: () => 'The game is over, and nothing is asked any more. Take the step out or begin earlier.',
  testNoOption: (d) =>
    `The decision ${given(d, 'decision')} offers no option with ${json(d, 'wanted')}. ` +
    `On offer: ${d.texts('offered').length === 0 ? 'nothing' : d.texts('offered').slice(0, 12).join(', ')}.`,
  testNeverAsked: (d) => `A decision ${given(d)} never came up. Check its kind and its seat.`,
  testNoEvent: (d) =>
    `The event ${json(d, 'wanted')} did not happen (in this order). What happened since the last look: ${d.texts('happened').length === 0 ? 'nothing' : list(d.texts('happened'))}.`,
  testEventToo: (d) => `The event ${json(d, 'wanted')} was not to happen, but it did: ${json(d, 'found')}.`,
  testNoPlace: (d) => `There is no ${given(d)} at “${json(d, 'wanted')}”.${known(d)}`,
  testOtherState: (d) => `${given(d)} was expected to be ${json(d, 'wanted')}, but it is ${json(d, 'found')}.`,
  testOtherDecision: (d) => `The decision ${json(d, 'wanted')} was expected, but this one is open: ${json(d, 'found')}.`,
  testCancelled: (d) => `A script was cancelled: ${json(d, 'found')}. If the test is about that, expect the event.`,
  testNotReady: () => 'After the last step neither is a decision open nor the game over. The card leaves the game stuck.',

  // random games
  fuzzClean: (d) =>
    `${many(d.number('games'), 'game', 'games')}, ${many(d.number('decisions'), 'decision', 'decisions')}, ${many(d.number('uses'), 'use', 'uses')} of the mod's abilities, nothing broke.`,
  fuzzBroke: (d) =>
    `Broke in game ${d.number('games')} after ${many(d.number('decisions'), 'decision', 'decisions')} (${d.text('kind') === '' ? 'unknown' : d.text('kind')}): ${json(d, 'what')}. ` +
    `The commands on stdout lead there in ${many(d.number('steps'), 'answer', 'answers')}; replay them with “cults table --mods ${d.text('mods') === '' ? 'PATH' : d.text('mods')}”.`,
} satisfies PlainSentences;
