import { expect, it } from 'vitest';
import { keptTest } from '../../../../src/games/cults/workshop/bench/kept-tests';

const TEST = { name: 'Owl', scenario: { round: 2 }, steps: [] };
const files = new Map<string, string>();
const keep = (): string => {
  const { path, text } = keptTest('aviary:owl', TEST, (one) => files.get(one) ?? null);
  files.set(path, text);
  return path;
};
const namesIn = (path: string): unknown =>
  (JSON.parse(files.get(path)!) as readonly { readonly name: string }[]).map(({ name }) => name);

it('adds a kept test to those that were kept before, under a name of its own', () => {
  files.clear();
  expect([keep(), keep(), keep()]).toEqual(Array.from({ length: 3 }, () => 'tests/owl.json'));
  expect(namesIn('tests/owl.json')).toEqual(['Owl', 'Owl 2', 'Owl 3']);
});

it('makes a list of a single test', () => {
  files.clear();
  files.set('tests/owl.json', JSON.stringify({ name: 'By hand', steps: [] }));
  keep();
  expect(namesIn('tests/owl.json')).toEqual(['By hand', 'Owl']);
});

it('leaves a file alone that holds no tests, or is no JSON', () => {
  files.clear();
  files.set('tests/owl.json', '[{ "name": ');
  files.set('tests/owl-2.json', '[1]');
  expect([keep(), keep()]).toEqual(['tests/owl-3.json', 'tests/owl-3.json']);
  expect(files.get('tests/owl.json')).toBe('[{ "name": ');
});
