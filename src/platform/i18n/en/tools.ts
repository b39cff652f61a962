import type { Details } from '../details';
import { term, type PlainSentences, type TermsById } from '../sentence';
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

/** What to use in place of what scripts do not have. */
const INSTEAD: TermsById = {
  useRandom: 'Use game.random(6) for a number from 0 to 5.',
  useLog: 'Use game.log(…), which “mod test --trace” shows.',
  useRound: 'There is no clock: game.round tells the round.',
  useNothing: 'Scripts have nothing of the kind: take it out.',
  useStore: 'Use game.store to keep something.',
  useImport: 'Use import at the top of the file.',
  useFunctions: 'Write the function out.',
  useQuestions: 'Questions of game wait by themselves: write the next line below.',
  useSpread: 'Copy with { ...thing } or [...list].',
  useObject: 'Use the functions of Object.',
  useNumbers: 'Use numbers.',
  useMap: 'Use Map or Set.',
  useLists: 'Use a list.',
  useCompare: 'Compare with < and >.',
  useUpper: 'Use toUpperCase or toLowerCase.',
  useText: 'Use String(value).',
};

export const enTools = {
  // the command line
  unknownRevision: (d) => `git knows no revision ${given(d)}. Name a commit, a tag or a branch; git log lists commits.`,
  toolNeedsPath: (d) => `Name the folder or zip of a mod.${usage(d)}`,
  toolNeedsId: (d) => `Name the id of the new mod, such as night-tales.${usage(d)}`,
  toolNeedsCard: (d) => `Name a card, or the folder or zip of a mod.${usage(d)}`,
  optionNoCard: (d) => `Option ${given(d)} is no card. Give the number of an option that is one, or the name of a card.`,
  noModHere: (d) =>
    `There is no folder or zip ${given(d)}, and no mod of that name comes with the game. Correct the path.${known(d, 'Mods that come with the game')}`,
  missingMoved: (d) =>
    `--mods names mods now (folders, zips, or mods that come with the game). What to do about the mods of a save is --missing: write --missing ${d.text('value') === '' ? 'pinned' : d.text('value')}.`,
  modsDifferInPlay: (d) =>
    `The save was made with other mods than those that are here. Name them with --mods${
      d.texts('offers').length === 0
        ? ''
        : `, or use one of: ${d
            .texts('offers')
            .map((offer) => `--missing ${offer}`)
            .join(', ')}`
    }.`,
  argumentNeedsOther: (d) => `${given(d)} does nothing without ${given(d, 'other')}. Add that, or leave ${given(d)} out.`,
  argumentNoUse: (d) => `${given(d)} does nothing beside ${given(d, 'other')}. Leave one of the two out.`,
  argumentsConflict: (d) =>
    `${given(d)} cannot stand beside ${given(d, 'other')}, which already says it. Leave one of the two out.`,
  cardNotClear: (d) => `More than one card is called ${given(d)}. Write its whole id.${known(d)}`,
  cannotPin: (d) => `${given(d)} cannot be pinned. Pin City cards, Guardians and Actions.`,
  noStackCard: (d) => `${given(d)} has no stack. Only Guardians and Actions lie in the districts.`,
  noStackLeft: (d) => `No stack is left for ${given(d)}. Pin fewer cards of its kind.`,
  pinNeedsStacks: (d) =>
    `A pinned Guardian or Action needs a stack, and --stacks ${d.text('value') === '' ? 'draft' : d.text('value')} leaves them open. Leave --stacks out, or name the stacks.`,
  folderExists: (d) => `${given(d)} is already there. Choose another id or another --dir.`,
  modMade: (d) =>
    `The mod ${given(d)} is ready in the folder ${given(d, 'folder')}. Check it with “mod check”, read its cards with “mod show”, play its tests with “mod test”.`,
  typesWritten: (d) => `The types and schemas for editors are in ${given(d)}.`,
  notAFolder: (d) => `${given(d)} is a zip. Unpack it first: editors read folders.`,
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
  nameDoesNotFit: (d) =>
    `The ${language(d.text('lang'))} name has ${many(d.number('count'), 'letter', 'letters')}, too long for the head of a card: it is cut. Shorten it.`,
  textDoesNotFit: (d) =>
    `The ${language(d.text('lang'))} text has ${many(d.number('count'), 'letter', 'letters')}; about ${d.number('max')} of them can be shown on the enlarged card, the rest is cut. Shorten it, or declare less.`,
  functionWithoutText: () => 'Nobody can read what this function does. Give the card a text.',
  numberNotInScript: (d) =>
    `The text speaks of ${d.number('count')}, but this number is not in the script. Correct one of the two.`,
  languagesDiffer: (d) =>
    `The English and the Polish text do not speak of the same numbers (${d.texts('numbers').length === 0 ? '…' : d.texts('numbers').join(', ')}). Correct one of the two.`,
  keywordNotOfCard: (d) =>
    `The text speaks of ${given(d)}, but no ability of the card has that keyword. Correct the text or the keyword.`,
  fileUnused: (d) => `Nothing uses the file ${given(d)}. List it under “content” in mod.json, import it, or take it out.`,
  nameGone: (d) =>
    `${given(d)} is not there in scripts.${d.text('use') === '' ? ' Take it out.' : ` ${term(INSTEAD, d.text('use'))}`}`,
  gameLacks: (d) =>
    `The game has nothing called ${given(d)}.${d.text('nearest') === '' ? '' : ` Did you mean ${given(d, 'nearest')}?`}${known(d)}`,
  gameUncalled: (d) => `${given(d)} is a function and is not called here. Write brackets after its name.`,
  noSuchCard: (d) =>
    `No card of the base set or of this mod is called ${given(d)}.${d.text('nearest') === '' ? ' Correct the id.' : ` Did you mean ${given(d, 'nearest')}?`}`,
  movesNowhere: () => 'The Ritual moves where it is already, so that nothing happens. Name another place.',
  wayWithoutWords: (d) =>
    `${given(d)} is shown as it is in every language. Add { en: '${d.text('value') === '' ? '…' : d.text('value')}', pl: '…' } to the card’s choices.`,
  puzzleSolvedAtOnce: () => 'The goal is reached before the first answer. Change the goal or the position.',
  solutionTooLong: () => 'The goal is reached before this answer. End the solution here.',
  solutionTooLate: () =>
    'The deadline of the goal has passed before this answer. Shorten the solution, or give more time with “by”.',
  solutionMisses: () => 'The solution is played to its end, and the goal is not reached. Correct one of the two.',
  solutionCancels: (d) => `The script of ${given(d, 'card')} is cancelled on the way. Mend the card first.`,
  targetNotThere: (d) =>
    `${d.text('value') === '' ? 'This' : d.text('value')} is not on the table at this step. Point at something that the player sees then.`,
  lessonOver: () => 'The game is over before this answer. Take the step out, or begin earlier.',
  typeNoName: (d) => `This name is not known here${compiler(d)}. Correct it or import it.`,
  typeNoMember: (d) => `This does not exist${compiler(d)}. See mods/api.d.ts for what there is.`,
  typeNoField: (d) => `This field means nothing here${compiler(d)}. Correct its name or take it out.`,
  typeMaybeNothing: (d) => `There may be nothing here${compiler(d)}. Check for it first.`,
  typeWrong: (d) => `The types do not fit${compiler(d)}. See mods/api.d.ts for what is expected.`,
  modBringsNothing: (d) => `${given(d)} brings nothing that could be shown: no card, cult, house rules, puzzle or lesson.`,

  // card tests
  testStep: (d) => `step ${d.number('step')}.`,
  testNone: (d) => `${given(d)} has no card tests. Put them into tests/*.json.`,
  testNoStart: () => 'A test begins with either a “scenario” or a “config”. Give one of the two.',
  testOneThing: (d) => `A step is exactly one thing.${known(d)}`,
  testGameOver: () => 'The game is over, and nothing is asked any more. Take the step out or begin earlier.',
  testNeverAsked: (d) =>
    `The decision ${given(d)} never came up${d.has('over') ? ' before the game was over' : d.has('round') ? ` until the end of round ${d.number('round')}` : ''}. ` +
    `Asked meanwhile, and answered with the suggestion: ${d.texts('asked').length === 0 ? 'nothing' : d.texts('asked').join(', ')}. Answer one of these yourself before; “mod test --trace” tells it all.`,
  testNoEvent: (d) =>
    `The event ${json(d, 'wanted')} did not happen (in this order). What happened since the last look: ${d.texts('happened').length === 0 ? 'nothing' : list(d.texts('happened'))}.`,
  testEventToo: (d) => `The event ${json(d, 'wanted')} was not to happen, but it did: ${json(d, 'found')}.`,
  testNoPlace: (d) => `There is no ${given(d)} at “${json(d, 'wanted')}”.${known(d)}`,
  testOtherState: (d) => `${given(d)} was expected to be ${json(d, 'wanted')}, but it is ${json(d, 'found')}.`,
  testCancelled: (d) =>
    `${d.text('found') === '' ? 'A script was cancelled.' : d.text('found')}${d.text('why') === '' ? '' : ` Its error says: “${d.text('why')}”.`} If the test is about that, expect the event scriptCancelled.`,
  testNotReady: () => 'After the last step neither is a decision open nor the game over. The card leaves the game stuck.',
  testPassed: () => 'ok.',
  testFailed: () => 'FAILED.',
  testSummary: (d) => `${d.number('passed')} passed, ${d.number('failed')} failed.`,

  // random games
  fuzzClean: (d) =>
    `${many(d.number('games'), 'game', 'games')}, ${many(d.number('decisions'), 'decision', 'decisions')}, ${many(d.number('uses'), 'use', 'uses')} of the mod's abilities, nothing broke.`,
  fuzzBroke: (d) =>
    `Broke in game ${d.number('games')} after ${many(d.number('decisions'), 'decision', 'decisions')}: ${json(d, 'what')}. ` +
    (d.text('file') === ''
      ? `The card test below leads there in ${many(d.number('steps'), 'answer', 'answers')}.`
      : `A card test that leads there in ${many(d.number('steps'), 'answer', 'answers')} is written to ${given(d, 'file')}; “mod test” plays it until the card is mended.`),
  fuzzNeverUsed: (d) =>
    `Warning: no game used ${given(d)}${d.text('about') === '' ? '' : ` (${d.text('about')})`}. Play more games with --games, or look whether it can be used at all.`,
} satisfies PlainSentences;
