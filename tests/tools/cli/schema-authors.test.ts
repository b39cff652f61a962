import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { schemaNamed } from '../../../src/tools/cli/schemas/schema';
import { filesOfNewMod, NEW_KINDS } from '../../../src/tools/cli/mod/template';
import { MODS } from '../../mods/load';

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
const checks = new Map(['mod', 'cardTests', 'puzzle', 'lesson'].map((name) => [name, ajv.compile(schemaNamed(name))]));

type Doc = Record<string, unknown>;
const errorsOf = (name: string, doc: unknown): string[] => {
  const check = checks.get(name)!;
  return check(doc) ? [] : check.errors!.map(({ instancePath, message }) => `${instancePath} ${message}`);
};
const fits = (name: string, doc: unknown): void => expect(errorsOf(name, doc)).toEqual([]);
const read = (...path: string[]): Doc => JSON.parse(readFileSync(join(MODS, ...path), 'utf8')) as Doc;

describe('the schemas for authors', () => {
  it('fit the manifests of the base set and of all examples', () => {
    fits('mod', read('base', 'mod.json'));
    for (const name of readdirSync(join(MODS, 'examples'))) fits('mod', read('examples', name, 'mod.json'));
  });

  it('fit everything that `mod new` writes', () => {
    for (const kind of [undefined, ...NEW_KINDS]) {
      for (const [path, text] of filesOfNewMod('night-tales', kind)) {
        const doc = (): unknown => JSON.parse(text);
        if (path === 'mod.json') fits('mod', doc());
        if (path.startsWith('tests/')) fits('cardTests', doc());
        if (path.startsWith('puzzles/')) fits('puzzle', doc());
        if (path.startsWith('lessons/')) fits('lesson', doc());
      }
    }
  });

  it('fit the example puzzle and lesson', () => {
    fits('puzzle', read('examples', 'first-steps', 'puzzles', 'first-blood.json'));
    fits('lesson', read('examples', 'first-steps', 'lessons', 'a-bluff.json'));
  });

  const manifest = read('examples', 'house-rules', 'mod.json');
  const puzzle = read('examples', 'first-steps', 'puzzles', 'first-blood.json');
  const lesson = read('examples', 'first-steps', 'lessons', 'a-bluff.json');
  const test = { name: 'T', scenario: puzzle['scenario'], steps: [] };
  it.each<[string, string, unknown]>([
    ['a misspelt field', 'mod', { ...manifest, licence: 'MIT' }],
    ['a version that is none', 'mod', { ...manifest, version: '1' }],
    ['a card that is no script', 'mod', { ...manifest, content: { cards: ['a.json'] } }],
    ['a setting without a title', 'mod', { ...manifest, settings: { a: { type: 'boolean', default: true } } }],
    ['a test without a start', 'cardTests', { name: 'T', steps: [] }],
    ['a test with two starts', 'cardTests', { ...test, config: { seats: ['dagon', 'hastur'] } }],
    ['a step with two things', 'cardTests', { ...test, steps: [{ answer: 'suggest', expect: {} }] }],
    ['an event that does not exist', 'cardTests', { ...test, steps: [{ expect: { events: [{ type: 'ritualplaced' }] } }] }],
    ['a phase that does not exist', 'cardTests', { ...test, scenario: { ...(puzzle['scenario'] as Doc), phase: 'lunch' } }],
    ['a puzzle without hints', 'puzzle', { ...puzzle, hints: [] }],
    ['a goal of nothing', 'puzzle', { ...puzzle, goal: { by: 'turn' } }],
    ['a goal that is no condition', 'puzzle', { ...puzzle, goal: { holds: { count: 'rituals', atleast: 1 } } }],
    ['a target of two things', 'lesson', { ...lesson, steps: [{ say: { en: 'A' }, point: [{ part: 'hand', card: 'brute' }] }] }],
  ])('refuse %s', (_, name, doc) => {
    expect(errorsOf(name, doc)).not.toEqual([]);
  });

  it('allow a line for editors', () => {
    fits('mod', { $schema: './.cults/mod.schema.json', ...manifest });
    fits('cardTests', { $schema: '../.cults/tests.schema.json', ...test });
  });
});
