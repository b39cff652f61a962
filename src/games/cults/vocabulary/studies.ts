import type { Text } from '../contract/cards';
import { Reader, readEach, readFields, readWords, type FieldReaders } from '../../../kernel';
import { EVENT_TYPES, EVENTS, type EventType } from '../contract/events';
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
import { checkWord } from './single-values';

/** Reads the puzzles and lessons of a mod. Whether a position loads and a solution solves is found by playing (checks). */

/** The files of a mod that hold puzzles and lessons, by path. */
export interface StudyFiles {
  readonly puzzles: ModFiles;
  readonly lessons: ModFiles;
}

const MOST_HINTS = 12;
const MOST_STEPS = 100;
const MOST_TARGETS = 8;
const MOST_ANSWERS = 200;
const MOST_OTHERS = 8;

/** The field itself, which may not be left out. */
function needed(reader: Reader): Reader {
  if (!reader.given) reader.fail('fieldMissing', { field: reader.path.split('.').at(-1) ?? '' });
  return reader;
}

function neededItems(reader: Reader, most: number): Reader[] {
  const items = reader.items(most);
  if (items.length === 0) reader.fail('fieldMissing', { field: reader.path.split('.').at(-1) ?? '' });
  return items;
}

/** Reads a field that may be left out. */
const maybe =
  <T>(read: (field: Reader) => T) =>
  (field: Reader): T | undefined =>
    field.given ? read(field) : undefined;

const saying =
  (most: number) =>
  (reader: Reader): Text => {
    const words = maybe((text: Reader) => readWords(text, most, { lines: true }));
    const read = readFields<Text>(needed(reader), { en: words, pl: words });
    if (read.en === undefined && read.pl === undefined) reader.fail('noLanguage');
    return read;
  };

/** The cult of a seat, as a scenario writes it. */
function cultOf(seat: unknown): string {
  if (typeof seat === 'string') return seat;
  const { cult } = (seat ?? {}) as { readonly cult?: unknown };
  return typeof cult === 'string' ? cult : '';
}

/** Who plays: the seat named, else the first. */
function readSeat(reader: Reader, scenario: Reader): string {
  // The field `scenario` itself reports that it is missing; without it there are no seats to choose from.
  if (!scenario.given) return '';
  const cults = scenario
    .field('seats')
    .items(8)
    .map((seat) => cultOf(seat.value));
  if (reader.given) return cults[reader.oneOf(cults, 'notAtTable')]!;
  return cults[0] ?? scenario.field('seats').fail('fieldMissing', { field: 'seats' });
}

type Prepared = Pick<Puzzle, 'name' | 'text' | 'seat' | 'scenario'>;

/** How the fields are read that puzzles and lessons have in common. */
const preparedFields = (study: Reader): FieldReaders<Prepared> => ({
  name: saying(80),
  text: saying(600),
  seat: (field) => readSeat(field, study.field('scenario')),
  scenario: (field) => needed(field).record(),
});

const SCHEMA = { also: ['$schema'] };

function idOf(mod: string, file: string): string {
  const name = file.split('/').at(-1)!;
  return `${mod}:${name.replace(/\.json$/, '')}`;
}

function readAnswer(reader: Reader): NamedAnswer {
  if (reader.value === 'suggest') return 'suggest';
  const name = maybe((field: Reader) => field.text(80));
  return readFields<Exclude<NamedAnswer, 'suggest'>>(reader, {
    kind: name,
    seat: name,
    options: maybe((field) => readEach(field.items(MOST_ANSWERS), (option) => option.record())),
  });
}

/** An event that must happen: its type, and those of its fields that matter. */
function readEvent(reader: Reader): Readonly<Record<string, unknown>> {
  const event = reader.record();
  const type = checkWord(needed(reader.field('type')), EVENT_TYPES);
  const { has, may } = EVENTS[type as EventType];
  const known = Object.keys({ ...has, ...may }).map((name) => [name, fieldOfEvent(name)] as const);
  readFields<object>(reader, Object.fromEntries(known), { also: ['type'] });
  return event;
}

/** Districts are known by now; who sits at the table and which cards there are is found by playing. */
const fieldOfEvent = (name: string): ((field: Reader) => unknown) =>
  name === 'district' ? maybe((field) => checkWord(field, DISTRICTS, 'unknownDistrict')) : () => undefined;

function readGoal(reader: Reader): Goal {
  const goal = readFields<Goal>(needed(reader), {
    by: (field) => (field.given ? DEADLINES[field.oneOf(DEADLINES)]! : 'round'),
    holds: maybe((field) => {
      checkCondition(field);
      return field.value as Condition;
    }),
    happens: maybe((field) => readEach(field.items(MOST_HINTS), readEvent)),
  });
  if (goal.holds === undefined && goal.happens === undefined) reader.fail('goalEmpty');
  return goal;
}

function readPuzzle(reader: Reader, mod: string, file: string): Puzzle {
  const fields: FieldReaders<Omit<Puzzle, 'id' | 'mod' | 'file'>> = {
    ...preparedFields(reader),
    difficulty: (field) => field.integer(1, 5, 1),
    goal: readGoal,
    hints: (field) => readEach(neededItems(field, MOST_HINTS), saying(300)),
    solution: (field) => readEach(neededItems(field, MOST_ANSWERS), readAnswer),
  };
  return { id: idOf(mod, file), mod, file, ...readFields(reader, fields, SCHEMA) };
}

const TARGETS = ['part', 'district', 'cult', 'card', 'option'] as const;

function readTarget(reader: Reader): Target {
  const [name, ...more] = TARGETS.filter((one) => reader.field(one).given);
  const what = reader.field('what');
  if (what.given && name !== undefined && name !== 'district')
    what.fail('fieldNoUse', { field: 'what', other: name, known: ['district'] });
  reader.only([...TARGETS, 'what']);
  if (name === undefined || more.length > 0) return reader.fail('targetOneThing', { known: TARGETS });
  const value = reader.field(name);
  if (name === 'part') return { part: TABLE_PARTS[value.oneOf(TABLE_PARTS)]! };
  if (name === 'option') return { option: value.record() };
  if (name === 'cult') return { cult: value.text(80) };
  if (name === 'card') return { card: value.text(120) };
  return readFields<Extract<Target, { district: unknown }>>(reader, {
    district: (field) => DISTRICTS[field.oneOf(DISTRICTS, 'unknownDistrict')]!,
    what: maybe((field) => DISTRICT_PARTS[field.oneOf(DISTRICT_PARTS)]!),
  });
}

function readWrong(reader: Reader): WrongAnswer {
  return readFields<WrongAnswer>(reader, { option: maybe((field) => field.record()), say: saying(300) });
}

function readStep(reader: Reader): LessonStep {
  // Other answers are right or wrong only where one is expected.
  const isJudged = reader.field('also').given || reader.field('wrong').given;
  return readFields<LessonStep>(reader, {
    say: saying(600),
    point: (field) => readEach(field.items(MOST_TARGETS), readTarget),
    answer: (field) => readExpected(isJudged ? needed(field) : field),
    also: (field) => readEach(field.items(MOST_OTHERS), readAnswer),
    wrong: (field) => readEach(field.items(MOST_OTHERS), readWrong),
  });
}

const readExpected = maybe((field): NamedAnswer | 'any' => (field.value === 'any' ? 'any' : readAnswer(field)));

function readLesson(reader: Reader, mod: string, file: string): Lesson {
  const fields: FieldReaders<Omit<Lesson, 'id' | 'mod' | 'file'>> = {
    ...preparedFields(reader),
    voice: maybe(saying(80)),
    steps: (field) => readEach(neededItems(field, MOST_STEPS), readStep),
  };
  return { id: idOf(mod, file), mod, file, ...readFields(reader, fields, SCHEMA) };
}

/** Reads all of a mod; throws everything that is wrong, each with its file and its path in it. */
export function readStudies({ puzzles, lessons }: StudyFiles, mod: string): Studies {
  const all = <T>(files: ModFiles, read: (reader: Reader, mod: string, file: string) => T): T[] =>
    readEach(files.keys(), (file) => read(new Reader(readJson(files, file, mod), file), mod, file));
  return readFields<Studies>(new Reader({}, ''), {
    puzzles: () => all(puzzles, readPuzzle),
    lessons: () => all(lessons, readLesson),
  });
}
