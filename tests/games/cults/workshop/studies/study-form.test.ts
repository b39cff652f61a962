import { describe, expect, it } from 'vitest';
import {
  applied,
  controlsIn,
  dataOf,
  parseJson,
  type CardForm,
  type Control,
  type Edit,
  type ParsedCard,
} from '../../../../../src/platform/workshop';
import { STUDY_TEMPLATES } from '../../../../../src/games/cults/templates/studies';
import { studyFormOf } from '../../../../../src/games/cults/workshop/studies/study-form';
import { editsOf } from '../every-edit';
import { STUDY_FILES } from './study-files';

const KNOWN = {
  cards: [
    ['brute', 'Brute'],
    ['whisperer', 'Whisperer'],
  ],
  cults: [
    ['cthulhu', 'Cult of Cthulhu'],
    ['hastur', 'Cult of Hastur'],
  ],
  settings: [],
  pictures: [],
} as const;

const parsed = (text: string): ParsedCard => {
  const read = parseJson(text);
  if ('why' in read) throw new Error(read.why);
  return read;
};
const kindOf = (text: string): string => ('steps' in (JSON.parse(text) as object) ? 'lessons' : 'puzzles');
const formOf = (text: string, kind = kindOf(text)): CardForm =>
  studyFormOf(kind, parsed(text), KNOWN, { editBoard: () => undefined })!;

function controlsOf(form: CardForm): (readonly [path: string, control: Control])[] {
  const inside = (path: string, control: Control): (readonly [string, Control])[] => [
    [path, control],
    ...controlsIn(control).flatMap(([at, inner]) => inside(at, inner)),
  ];
  return form.rows.flatMap((row) => inside(row.path, row.control));
}

function controlAt<I extends Control['is']>(text: string, path: string, is: I): Extract<Control, { is: I }> {
  const found = controlsOf(formOf(text)).find(([at, control]) => at === path && control.is === is);
  if (found === undefined) throw new Error(`no ${is} at ${path}`);
  return found[1] as Extract<Control, { is: I }>;
}

/** Written into text fields: what must be escaped. */
const AWKWARD = 'a "b"\n\\';

const { text: PUZZLE } = STUDY_TEMPLATES.puzzle;
const { text: LESSON } = STUDY_TEMPLATES.lesson;
const after = (text: string, edit: Edit): Record<string, unknown> => JSON.parse(applied(text, edit!)) as Record<string, unknown>;

describe('the form of puzzles and lessons', () => {
  it.each(STUDY_FILES)('takes %s apart whole: nothing is left to the text', (_path, text) => {
    expect(controlsOf(formOf(text)).filter(([, { is }]) => is === 'opaque')).toEqual([]);
  });

  it.each(STUDY_FILES)('of %s offers only edits that leave JSON', (_path, text) => {
    const edits = controlsOf(formOf(text)).flatMap(([, control]) => editsOf(control, AWKWARD));
    expect(edits.length).toBeGreaterThan(30);
    for (const edit of edits) {
      expect(edit).not.toBeNull();
      expect(() => after(text, edit)).not.toThrow();
    }
  });

  it('has no form for other files, and none for a file without an object', () => {
    expect(studyFormOf('texts', parsed('{}'), KNOWN, { editBoard: () => undefined })).toBeNull();
    expect('why' in parseJson('[]')).toBe(true);
  });

  it('shows what it does not know as a part of the text', () => {
    const odd = PUZZLE.replace('"kind": "takePlan"', '"kind": ["takePlan"]').replace('"by": "turn"', '"by": null');
    const opaque = controlsOf(formOf(odd)).filter(([, { is }]) => is === 'opaque');
    expect(opaque.map(([path]) => path)).toContain('solution[0].kind');
  });

  it('adds, moves and takes out hints', () => {
    const hints = controlAt(PUZZLE, 'hints', 'list');
    const before = (JSON.parse(PUZZLE) as { hints: object[] }).hints;
    expect(after(PUZZLE, hints.add[0]!.edit())['hints']).toEqual([...before, { en: '…', pl: '…' }]);
    expect(after(PUZZLE, hints.items[1]!.up!.edit())['hints']).toEqual([before[1], before[0]]);
    expect(after(PUZZLE, hints.items[0]!.remove!.edit())['hints']).toEqual([before[1]]);
  });

  it('writes a goal of another kind, and events that must happen', () => {
    const way = controlAt(PUZZLE, 'goal.holds', 'variant');
    expect(after(PUZZLE, way.chosen.set('all'))['goal']).toMatchObject({ holds: { all: [{ count: 'dominance' }] } });
    const goal = controlAt(PUZZLE, 'goal', 'group');
    expect(after(PUZZLE, goal.more[0]!.edit())['goal']).toMatchObject({
      happens: [{ type: 'dominancePlaced', seat: 'cthulhu' }],
    });
  });

  it('lets a step wait for something else, and point at something else', () => {
    const waits = controlAt(LESSON, 'steps[0].answer', 'variant');
    expect(waits.chosen.value).toBeNull();
    expect(after(LESSON, waits.chosen.set('any'))).toMatchObject({ steps: [{ answer: 'any' }, {}, {}] });
    const points = controlAt(LESSON, 'steps[0].point[0]', 'variant');
    expect(points.chosen.value).toBe('district');
    expect(after(LESSON, points.chosen.set('cult'))).toMatchObject({ steps: [{ point: [{ cult: 'cthulhu' }] }, {}, {}] });
  });

  it('knows the seats of the board, also where they are written as objects', () => {
    const text = PUZZLE.replace('"cthulhu",\n      "hastur"', '{ "cult": "cthulhu", "by": "human" },\n      "hastur"');
    expect(text).not.toBe(PUZZLE);
    expect(controlAt(text, 'seat', 'choice').options.map(({ value }) => value)).toEqual(['cthulhu', 'hastur']);
  });

  it('asks the board editor to open', () => {
    let opened = 0;
    const form = studyFormOf('puzzles', parsed(PUZZLE), KNOWN, { editBoard: () => opened++ })!;
    const board = form.rows.find(({ path }) => path === 'scenario')!.control;
    if (board.is === 'press') board.press();
    expect(opened).toBe(1);
    expect(board).toMatchObject({ summary: { en: 'Cult of Cthulhu, Cult of Hastur · round 2' } });
    expect(dataOf(parsed(PUZZLE).declaration!.root)).toEqual(JSON.parse(PUZZLE));
  });
});
