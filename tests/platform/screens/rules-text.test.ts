import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { numbersIn } from '../../../src/platform/config/rule-numbers';
import { cutAtHits, search } from '../../../src/platform/screens/rules/rules-search';
import { blockOf, readRules } from '../../../src/platform/screens/rules/rules-text';

const blocksOf = (lang: string): ReturnType<typeof readRules> => readRules(readFileSync(`docs/rules.${lang}.md`, 'utf8'));

describe.each(['en', 'pl'])('the rules to read (%s)', (lang) => {
  const blocks = blocksOf(lang);

  it('every rule and example is found by its number, written in any way', () => {
    const numbers = blocks.filter(({ kind }) => kind === 'rule').map(({ number }) => number);
    expect(numbers).toHaveLength(79);
    for (const number of numbers) {
      expect(blocks[blockOf(blocks, number)]!.number).toBe(number);
      expect(blocks[blockOf(blocks, ` ${number.toLowerCase()} `)]!.number).toBe(number);
    }
    expect(blocks[blockOf(blocks, '8.4')]!.number).toBe('R8.4');
    expect(blocks[blockOf(blocks, 'r12')]).toMatchObject({ kind: 'heading', number: 'R12' });
    expect(blockOf(blocks, 'R99')).toBe(-1);
    expect(blockOf(blocks, 'terror')).toBe(-1);
  });

  it('nothing of the Markdown is left in the words', () => {
    for (const { text } of blocks) expect(text).not.toMatch(/\*\*|^#|^\||^- /);
  });

  it('every number that the rules name is a rule, a chapter or an example', () => {
    for (const { text } of blocks)
      for (const number of numbersIn(text)) expect(blockOf(blocks, number), number).toBeGreaterThan(-1);
  });

  it('a word is found in every block that has it, and nowhere else', () => {
    const { words, blocks: found } = search(blocks, 'terror');
    expect(words).toEqual(['terror']);
    expect(found).toEqual(blocks.flatMap(({ text }, at) => (text.toLowerCase().includes('terror') ? [at] : [])));
    expect(found.length).toBeGreaterThan(10);
  });

  it('nothing is found for what is not there', () => {
    for (const query of ['', '   ', 'xyzzy', 'terror xyzzy']) expect(search(blocks, query)).toEqual({ words: [], blocks: [] });
  });
});

it('the rules have the same pieces in both languages, so that the place stays when the language changes', () => {
  const shape = (lang: string): string[] => blocksOf(lang).map(({ kind, number }) => `${kind} ${number}`);
  expect(shape('pl')).toEqual(shape('en'));
});

describe('words are found', () => {
  const found = (lang: string, query: string): readonly string[] => {
    const blocks = blocksOf(lang);
    return search(blocks, query).blocks.map((at) => blocks[at]!.number);
  };

  it('with and without Polish marks, in capitals or not', () => {
    const numbers = found('pl', 'poczytalność');
    expect(numbers).toContain('R3.6');
    expect(found('pl', 'POCZYTALNOSC')).toEqual(numbers);
    expect(found('pl', 'Zbir')).toContain('R2.2');
    // ł has no mark that could be taken off.
    expect(found('pl', 'poziomow')).toEqual(found('pl', 'poziomów'));
    expect(found('pl', 'zloz')).toEqual(found('pl', 'złóż'));
  });

  it('together, in any order, if one block has them all', () => {
    expect(found('en', 'fists sanity equal')).toEqual([]);
    expect(found('en', 'equal greater sanity')).toContain('R10.2');
    expect(found('en', 'sanity greater equal')).toEqual(found('en', 'equal greater sanity'));
  });

  it('without the ending where the rules decline them otherwise', () => {
    expect(found('pl', 'poczytalnościami')).toEqual(found('pl', 'poczytalności'));
    expect(found('en', 'Confrontationss')).toEqual(found('en', 'confrontation'));
  });
});

describe('hits are marked', () => {
  it('at every place, in the letters of the text', () => {
    expect(cutAtHits('Żeton, żetony i ŻETON', ['zeton'])).toEqual([
      { text: 'Żeton', isHit: true },
      { text: ', ', isHit: false },
      { text: 'żeton', isHit: true },
      { text: 'y i ', isHit: false },
      { text: 'ŻETON', isHit: true },
    ]);
  });

  it('once where two words overlap, and not at all without words', () => {
    expect(cutAtHits('Terror', ['terr', 'error'])).toEqual([{ text: 'Terror', isHit: true }]);
    expect(cutAtHits('Terror', [])).toEqual([{ text: 'Terror', isHit: false }]);
    expect(cutAtHits('', ['terror'])).toEqual([]);
  });
});
