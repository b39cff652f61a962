import type { Text } from '../contract/cards';
import { Reader, readWords } from '../../../kernel';
import { DISTRICTS } from '../contract/ids';
import type { Condition } from '../contract/language';
import {
  DEADLINES,
  DISTRICT_PARTS,
  TABLE_PARTS,
  type Goal,
  type Lesson,
  type LessonStep,
  type NamedAnswer,
  type Puzzle,
  type Studies,
  type Target,
  type WrongAnswer,
} from '../contract/studies';
import type { ModFiles } from '../../../platform/sandbox/mods';
import { readJson } from '../../../platform/sandbox/mods/json';
import { checkCondition } from './check';

/** Reads the puzzles and lessons of a mod. Whether a position loads and a solution solves is found by playing (checks). */

/** The files of a mod that hold puzzles and lessons, by path. */
export interface StudyFiles {
  readonly puzzles: ModFiles;
  readonly lessons: ModFiles;
}

const PREPARED = ['$schema', 'name', 'text', 'seat', 'scenario'];
const MOST_HINTS = 12;
const MOST_STEPS = 100;
const MOST_TARGETS = 8;
const MOST_ANSWERS = 200;
const MOST_OTHERS = 8;

function readText(reader: Reader, most: number): Text {
  if (!reader.given) reader.fail('fieldMissing', { field: reader.path.split('.').at(-1) ?? '' });
  reader.only(['en', 'pl']);
  const [en, pl] = [reader.field('en'), reader.field('pl')];
  if (!en.given && !pl.given) reader.fail('noLanguage');
  const words = (text: Reader): string => readWords(text, most, { lines: true });
  return { ...(en.given ? { en: words(en) } : {}), ...(pl.given ? { pl: words(pl) } : {}) };
}

/** The cult of a seat, as a scenario writes it. */
function cultOf(seat: unknown): string {
  if (typeof seat === 'string') return seat;
  const { cult } = (seat ?? {}) as { readonly cult?: unknown };
  return typeof cult === 'string' ? cult : '';
}

/** Who plays: the seat named, else the first. */
function readSeat(reader: Reader, scenario: Reader): string {
  const cults = scenario
    .field('seats')
    .items(8)
    .map((seat) => cultOf(seat.value));
  if (reader.given) return cults[reader.oneOf(cults, 'notAtTable')]!;
  return cults[0] ?? scenario.field('seats').fail('fieldMissing', { field: 'seats' });
}

function readPrepared(reader: Reader, mod: string, file: string): Omit<Puzzle, 'difficulty' | 'goal' | 'hints' | 'solution'> {
  const scenario = reader.field('scenario');
  if (!scenario.given) scenario.fail('fieldMissing', { field: 'scenario' });
  return {
    id: `${mod}:${file
      .split('/')
      .at(-1)!
      .replace(/\.json$/, '')}`,
    mod,
    file,
    name: readText(reader.field('name'), 80),
    text: readText(reader.field('text'), 600),
    seat: readSeat(reader.field('seat'), scenario),
    scenario: scenario.record(),
  };
}

function readAnswer(reader: Reader): NamedAnswer {
  if (reader.value === 'suggest') return 'suggest';
  const { kind, seat, options } = reader.only(['kind', 'seat', 'options']).record() as Exclude<NamedAnswer, 'suggest'>;
  for (const name of ['kind', 'seat']) reader.field(name).text(80, '');
  for (const option of reader.field('options').items(MOST_ANSWERS)) option.record();
  return {
    ...(kind === undefined ? {} : { kind }),
    ...(seat === undefined ? {} : { seat }),
    ...(options === undefined ? {} : { options }),
  };
}

function readGoal(reader: Reader): Goal {
  if (!reader.given) reader.fail('fieldMissing', { field: 'goal' });
  reader.only(['by', 'holds', 'happens']);
  const [holds, happens] = [reader.field('holds'), reader.field('happens')];
  if (!holds.given && !happens.given) reader.fail('goalEmpty');
  if (holds.given) checkCondition(holds);
  const events = happens.items(MOST_HINTS).map((event) => {
    event.field('type').text(60);
    return event.record();
  });
  const by = reader.field('by');
  return {
    by: by.given ? DEADLINES[by.oneOf(DEADLINES)]! : 'round',
    ...(holds.given ? { holds: holds.value as Condition } : {}),
    ...(happens.given ? { happens: events } : {}),
  };
}

function readPuzzle(reader: Reader, mod: string, file: string): Puzzle {
  reader.only([...PREPARED, 'difficulty', 'goal', 'hints', 'solution']);
  const [hints, solution] = [reader.field('hints'), reader.field('solution')];
  for (const [field, list] of Object.entries({ hints, solution }))
    if (list.items(MOST_ANSWERS).length === 0) list.fail('fieldMissing', { field });
  return {
    ...readPrepared(reader, mod, file),
    difficulty: reader.field('difficulty').integer(1, 5, 1),
    goal: readGoal(reader.field('goal')),
    hints: hints.items(MOST_HINTS).map((hint) => readText(hint, 300)),
    solution: solution.items(MOST_ANSWERS).map(readAnswer),
  };
}

const TARGETS = ['part', 'district', 'cult', 'card', 'option'] as const;

function readTarget(reader: Reader): Target {
  reader.only([...TARGETS, 'what']);
  const given = TARGETS.filter((name) => reader.field(name).given);
  const [name] = given;
  if (name === undefined || given.length > 1) return reader.fail('targetOneThing', { known: TARGETS });
  const value = reader.field(name);
  const what = reader.field('what');
  if (what.given && name !== 'district') what.fail('fieldNoUse', { field: 'what', other: name, known: ['district'] });
  if (name === 'part') return { part: TABLE_PARTS[value.oneOf(TABLE_PARTS)]! };
  if (name === 'option') return { option: value.record() };
  if (name === 'cult') return { cult: value.text(80) };
  if (name === 'card') return { card: value.text(120) };
  const district = DISTRICTS[value.oneOf(DISTRICTS, 'unknownDistrict')]!;
  return what.given ? { district, what: DISTRICT_PARTS[what.oneOf(DISTRICT_PARTS)]! } : { district };
}

function readWrong(reader: Reader): WrongAnswer {
  reader.only(['option', 'say']);
  const option = reader.field('option');
  return { ...(option.given ? { option: option.record() } : {}), say: readText(reader.field('say'), 300) };
}

function readStep(reader: Reader): LessonStep {
  reader.only(['say', 'point', 'answer', 'also', 'wrong']);
  const [answer, also, wrong] = [reader.field('answer'), reader.field('also'), reader.field('wrong')];
  // Other answers are right or wrong only where one is expected.
  if (!answer.given && (also.given || wrong.given)) answer.fail('fieldMissing', { field: 'answer' });
  return {
    say: readText(reader.field('say'), 600),
    point: reader.field('point').items(MOST_TARGETS).map(readTarget),
    ...(answer.given ? { answer: answer.value === 'any' ? 'any' : readAnswer(answer) } : {}),
    also: also.items(MOST_OTHERS).map(readAnswer),
    wrong: wrong.items(MOST_OTHERS).map(readWrong),
  };
}

function readLesson(reader: Reader, mod: string, file: string): Lesson {
  reader.only([...PREPARED, 'voice', 'steps']);
  const [voice, steps] = [reader.field('voice'), reader.field('steps').items(MOST_STEPS)];
  if (steps.length === 0) reader.field('steps').fail('fieldMissing', { field: 'steps' });
  return {
    ...readPrepared(reader, mod, file),
    ...(voice.given ? { voice: readText(voice, 80) } : {}),
    steps: steps.map(readStep),
  };
}

/** Reads all of a mod; refuses it with the file and the path of the first thing that is wrong. */
export function readStudies({ puzzles, lessons }: StudyFiles, mod: string): Studies {
  const all = <T>(files: ModFiles, read: (reader: Reader, mod: string, file: string) => T): T[] =>
    [...files.keys()].map((file) => read(new Reader(readJson(files, file, mod), file), mod, file));
  return { puzzles: all(puzzles, readPuzzle), lessons: all(lessons, readLesson) };
}
