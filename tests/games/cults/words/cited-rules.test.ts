import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CAPTIONS } from '../../../../src/games/cults/screens/rulebook/captions';
import { PICTURES } from '../../../../src/games/cults/screens/rulebook/pictures';
import { numbersIn } from '../../../../src/platform/config/rule-numbers';
import { LANGS, type Lang } from '../../../../src/platform/i18n/lang';
import { blockOf, readRules } from '../../../../src/platform/screens/rules/rules-text';

const rulebook = (lang: Lang): ReturnType<typeof readRules> => readRules(readFileSync(`docs/rules.${lang}.md`, 'utf8'));

const filesBelow = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));

/** The numbers in quoted texts of a source file: what players are told, not the comments. */
const told = (file: string): string[] =>
  (readFileSync(file, 'utf8').match(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|"(?:[^"\\\n]|\\.)*"/g) ?? []).flatMap((text) =>
    numbersIn(text),
  );

describe.each(LANGS)('every rule that a player is told of can be opened (%s)', (lang) => {
  const blocks = rulebook(lang);

  it.each([
    ['explanations and prompts', 'src/games/cults/words', '.ts', 100],
    ['refusals', 'src/games/cults/rules', '.ts', 20],
    ['cards of the table', 'src/games/cults/picture', '.ts', 5],
    ['lessons', 'mods/tutorial', '.json', 0],
    ['puzzles', 'mods/puzzles', '.json', 1],
  ])('%s', (_what, folder, ending, least) => {
    const cited = filesBelow(folder, ending).flatMap((file) => told(file).map((number) => ({ file, number })));
    expect(cited.length).toBeGreaterThanOrEqual(least);
    expect(cited.filter(({ number }) => blockOf(blocks, number) < 0)).toEqual([]);
  });

  it('every picture stands under a rule and says what it shows', () => {
    for (const [id, { rule }] of Object.entries(PICTURES))
      expect({ id, at: blocks[blockOf(blocks, rule)]?.number }).toEqual({ id, at: rule });
    expect(Object.keys(CAPTIONS[lang])).toEqual(Object.keys(PICTURES));
    const named = Object.values(CAPTIONS[lang]).flatMap(numbersIn);
    expect(named.filter((number) => blockOf(blocks, number) < 0)).toEqual([]);
  });
});
