import { afterAll, describe, it } from 'vitest';
import { LANGS } from '../../../src/platform/i18n/lang';
import { closeBrowser } from '../support/chromium';
import { INPUTS, learning, playChapter, playPuzzle } from '../support/inputs';
import { chapters, puzzles } from '../support/studying';

afterAll(closeBrowser);

/** Each chapter and each puzzle has its turn with one of these, by its order; `npm run test:long` tries all with all. */
const WAYS = INPUTS.flatMap((input) => LANGS.map((lang) => ({ input, name: input.name, lang })));

const shareOf = <T>(all: readonly T[], way: number): readonly T[] => all.filter((_, at) => at % WAYS.length === way);

describe('the tutorial and the puzzles in rotation', () => {
  it.each(WAYS.map((way, at) => ({ ...way, at })))('by $name in $lang', ({ input, lang, at }) =>
    learning(input, lang, async (player) => {
      for (const lesson of shareOf(chapters(), at)) await playChapter(player, lesson, input, { lang });
      for (const puzzle of shareOf(puzzles(), at)) await playPuzzle(player, puzzle, input, lang);
    }),
  );
});
