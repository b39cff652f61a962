import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findRule, readRules } from '../../../src/platform/screens/rules/rules-text';

const blocksOf = (lang: string): ReturnType<typeof readRules> => readRules(readFileSync(`docs/rules.${lang}.md`, 'utf8'));

describe.each(['en', 'pl'])('the rules to read (%s)', (lang) => {
  const blocks = blocksOf(lang);

  it('every rule and example is found by its number, written in any way', () => {
    const numbers = blocks.filter(({ kind }) => kind === 'rule').map(({ number }) => number);
    expect(numbers).toHaveLength(79);
    for (const number of numbers) {
      expect(blocks[findRule(blocks, number)]!.number).toBe(number);
      expect(blocks[findRule(blocks, ` ${number.toLowerCase()} `)]!.number).toBe(number);
    }
    expect(blocks[findRule(blocks, '8.4')]!.number).toBe('R8.4');
    expect(blocks[findRule(blocks, 'r12')]).toMatchObject({ kind: 'heading', number: 'R12' });
  });

  it('nothing of the Markdown is left in the words', () => {
    for (const { text } of blocks) expect(text).not.toMatch(/\*\*|^#|^\||^- /);
  });

  it('words are found one after the other, and again from the beginning', () => {
    const first = findRule(blocks, 'terror');
    const second = findRule(blocks, 'terror', first);
    expect(second).toBeGreaterThan(first);
    expect(findRule(blocks, 'terror', blocks.length)).toBe(first);
    expect(findRule(blocks, 'xyzzy')).toBe(-1);
    expect(findRule(blocks, '  ')).toBe(-1);
  });
});

it('the rules have the same pieces in both languages, so that the place stays when the language changes', () => {
  const shape = (lang: string): string[] => blocksOf(lang).map(({ kind, number }) => `${kind} ${number}`);
  expect(shape('pl')).toEqual(shape('en'));
});
