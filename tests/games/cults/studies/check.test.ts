import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkMods } from '../../../../src/tools/cli/mod/check';
import { placesOf } from '../../../../src/tools/cli/mod/paths';
import { Bench, guardian } from '../../../tools/cli/mod/mod-folder';

const bench = new Bench();
afterAll(() => bench.remove());

const EXAMPLE = join(import.meta.dirname, '../../../../mods/examples/first-steps');
type Doc = Record<string, unknown>;
const example = (path: string): Doc => JSON.parse(readFileSync(join(EXAMPLE, path), 'utf8')) as Doc;
const PUZZLE = example('puzzles/first-blood.json');
const LESSON = example('lessons/a-bluff.json');
const SOLUTION = PUZZLE['solution'] as unknown[];
const STEPS = LESSON['steps'] as Doc[];

const found = (kind: 'puzzles' | 'lessons', doc: Doc): Promise<string[]> => {
  const file = `${kind}/a.json`;
  return bench.found(bench.mod({ [file]: JSON.stringify(doc, null, 1) }, { api: 2, content: { [kind]: [file] } }));
};
const codes = async (kind: 'puzzles' | 'lessons', doc: Doc): Promise<string[]> =>
  (await found(kind, doc)).map((line) => line.replace(/:\d+:\d+/, ''));

describe('a puzzle', () => {
  it('passes as it is', async () => {
    expect(await found('puzzles', PUZZLE)).toEqual([]);
  });

  it.each<[string, Doc, string]>([
    ['a solution that stops before the goal', { solution: SOLUTION.slice(0, 4) }, 'error solutionMisses'],
    ['a solution that goes on after it', { solution: [...SOLUTION, 'suggest'] }, 'error solutionTooLong'],
    [
      'a solution that comes too late',
      { solution: [{ options: [{ plan: 'bluff' }] }, 'suggest', 'suggest', 'suggest'] },
      'error solutionTooLate',
    ],
    [
      'an answer that is not on offer',
      { solution: [{ options: [{ plan: 'dominance', district: 'uptown' }] }] },
      'error noSuchOption',
    ],
    ['another question than the author thinks', { solution: [{ kind: 'commit', options: [] }] }, 'error otherDecision'],
    ['a goal that is reached already', { goal: { holds: { count: 'rituals', atLeast: 1 } } }, 'error puzzleSolvedAtOnce'],
    ['no goal', { goal: undefined }, 'error fieldMissing'],
    ['an empty goal', { goal: { by: 'turn' } }, 'error goalEmpty'],
    ['a goal that is no condition', { goal: { holds: { count: 'ritual', atLeast: 1 } } }, 'error unknownWord'],
    ['no hints', { hints: [] }, 'error fieldMissing'],
    ['no solution', { solution: [] }, 'error fieldMissing'],
    ['a seat that nobody has', { seat: 'dagon' }, 'error notAtTable'],
    ['a position that contradicts the rules', { scenario: { ...(PUZZLE['scenario'] as Doc), round: 9 } }, 'error outOfRange'],
    ['a misspelt field', { hint: [] }, 'error unknownField'],
    ['an event that there is not', { goal: { happens: [{ type: 'confrontationDecidde' }] } }, 'error unknownWord'],
    ['a field that no such event has', { goal: { happens: [{ type: 'sitePlaced', distrct: 'uptown' }] } }, 'error unknownField'],
    ['an event in no district', { goal: { happens: [{ type: 'sitePlaced', district: 'uptwn' }] } }, 'error unknownDistrict'],
  ])('is refused for %s', async (_, change, wanted) => {
    expect(await codes('puzzles', { ...PUZZLE, ...change })).toEqual([`puzzles/a.json ${wanted}`]);
  });

  it('is told all of its faults at once, with lines and what was meant, whatever else is wrong with the mod', async () => {
    const goal = {
      by: 'trun',
      holds: { count: 'ritual', atLeast: 1, lvels: [1] },
      happens: [{ type: 'ritualPlacd' }, { type: 'sitePlacedd' }],
    };
    const puzzle = { ...PUZZLE, difficulty: 9, goal, hint: PUZZLE['hints'], hints: undefined, solution: [{ kidn: 'terror' }, 7] };
    const lesson = { ...LESSON, steps: [{ say: {} }, { ...STEPS[0], point: [{ part: 'ceiling' }, { district: 'uptwn' }] }] };
    const files = {
      'puzzles/a.json': JSON.stringify(puzzle, null, 1),
      'lessons/b.json': JSON.stringify(lesson, null, 1),
      'cards/c.js': guardian('  costs: 3,\n'),
    };
    const content = { puzzles: ['puzzles/a.json'], lessons: ['lessons/b.json'], cards: ['cards/c.js'] };
    const findings = await bench.findings(bench.mod(files, { api: 2, content }));
    expect(findings.map(({ file, path, code, params }) => [file, path, code, params['nearest'] ?? ''])).toEqual([
      ['cards/c.js', 'costs', 'unknownField', 'cost'],
      ['lessons/b.json', 'steps[0].say', 'noLanguage', ''],
      ['lessons/b.json', 'steps[1].point[0].part', 'unknownId', ''],
      ['lessons/b.json', 'steps[1].point[1].district', 'unknownDistrict', ''],
      ['puzzles/a.json', 'difficulty', 'outOfRange', ''],
      ['puzzles/a.json', 'goal.by', 'unknownId', ''],
      ['puzzles/a.json', 'goal.holds.count', 'unknownWord', 'rituals'],
      ['puzzles/a.json', 'goal.holds.lvels', 'unknownField', 'levels'],
      ['puzzles/a.json', 'goal.happens[0].type', 'unknownWord', 'ritualPlaced'],
      ['puzzles/a.json', 'goal.happens[1].type', 'unknownWord', 'sitePlaced'],
      ['puzzles/a.json', 'solution[0].kidn', 'unknownField', 'kind'],
      ['puzzles/a.json', 'solution[1]', 'notAnObject', ''],
      ['puzzles/a.json', 'hint', 'unknownField', 'hints'],
    ]);
    expect(new Set(findings.map(({ line }) => line)).size).toBeGreaterThan(10);
  });

  it('is told where a language is missing', async () => {
    expect(await codes('puzzles', { ...PUZZLE, hints: [{ en: 'Only English.' }] })).toEqual([
      'puzzles/a.json warning languageMissing',
    ]);
  });
});

describe('several mods at once', () => {
  it('play the puzzles of each as its players have it, without the others', async () => {
    const puzzle = bench.mod({ 'puzzles/a.json': JSON.stringify(PUZZLE) }, { api: 2, content: { puzzles: ['puzzles/a.json'] } });
    const rules = `import { rules } from 'cults';\nexport default rules({ name: { en: 'W', pl: 'W' }, changes: [{ number: 'dominanceWon', set: 0, lasts: 'game' }], text: { en: 'Nobody wins.', pl: 'Nikt nie wygrywa.' } });\n`;
    const other = bench.mod(
      { 'rules/a.js': rules },
      { id: 'other', api: 2, title: { en: 'O', pl: 'O' }, content: { rules: ['rules/a.js'] } },
    );
    const both = await checkMods(placesOf([puzzle, other], ''), 'en');
    expect(both.map(({ findings }) => findings.map(({ code }) => code))).toEqual([[], []]);
    const needing = bench.mod(
      { 'puzzles/a.json': JSON.stringify(PUZZLE) },
      { id: 'needing', api: 2, dependencies: { requires: { other: '*' } }, content: { puzzles: ['puzzles/a.json'] } },
    );
    const [needed] = await checkMods(placesOf([needing, other], ''), 'en');
    expect(needed!.findings.filter(({ severity }) => severity === 'error')).not.toEqual([]);
  });
});

describe('a lesson', () => {
  it('passes as it is', async () => {
    expect(await found('lessons', LESSON)).toEqual([]);
  });

  const changed = (at: number, change: Doc): Doc => ({
    ...LESSON,
    steps: STEPS.map((one, i) => (i === at ? { ...one, ...change } : one)),
  });
  const step = (change: Doc): Doc => changed(0, change);

  it.each<[string, Doc, string[]]>([
    ['a card that is not there', step({ point: [{ card: 'brute' }] }), ['error targetNotThere']],
    ['a closed district', step({ point: [{ district: 'rivertown' }] }), ['error targetNotThere']],
    ['something that a district lacks', step({ point: [{ district: 'uptown', what: 'plans' }] }), ['error targetNotThere']],
    [
      'an option that is not offered',
      step({ point: [{ option: { plan: 'dominance', district: 'uptown' } }] }),
      ['error targetNotThere'],
    ],
    [
      'a fight where there is none',
      step({ point: [{ part: 'fight' }, { part: 'dice' }] }),
      ['error targetNotThere', 'error targetNotThere'],
    ],
    ['an answer that is not legal', step({ answer: { kind: 'takePlan', options: [{ plan: 'bribe' }] } }), ['error noSuchOption']],
    ['a part of no table', step({ point: [{ part: 'ceiling' }] }), ['error unknownId']],
    ['two things at once', step({ point: [{ part: 'hand', card: 'acolyte' }] }), ['error targetOneThing']],
    ['no words', step({ say: {} }), ['error noLanguage']],
    [
      'a warning of an option that is not on offer',
      changed(1, { wrong: [{ option: { plan: 'dance' }, say: { en: 'No.', pl: 'Nie.' } }] }),
      ['error targetNotThere'],
    ],
    [
      'words for wrong answers where none is expected',
      changed(0, { wrong: [{ say: { en: 'No.', pl: 'Nie.' } }] }),
      ['error fieldMissing'],
    ],
    [
      'a further answer after which the rest cannot be played',
      changed(1, { also: [{ kind: 'takePlan', options: [{ plan: 'dominance' }] }] }),
      ['error otherDecision'],
    ],
    ['a voice in one language', { ...LESSON, voice: { en: 'A voice' } }, ['warning languageMissing']],
  ])('is refused for %s', async (_, doc, wanted) => {
    expect(await codes('lessons', doc)).toEqual(wanted.map((line) => `lessons/a.json ${line}`));
  });
});
