import { afterAll, describe, it } from 'vitest';
import { LANGS } from '../../../src/platform/i18n/lang';
import { closeBrowser } from '../support/chromium';
import { INPUTS, learning, PATIENCE, playChapter, playPuzzle } from '../support/inputs';
import { chapters, puzzles } from '../support/studying';

afterAll(closeBrowser);

describe.each(INPUTS)('by $name', (input) => {
  describe.each(LANGS)('in %s', (lang) => {
    it('the tutorial, left and resumed at every step', () =>
      learning(input, lang, async (player) => {
        for (const lesson of chapters()) await playChapter(player, lesson, input, { lang, isInterrupted: true });
        await player.page
          .locator('.learn-done')
          .nth(chapters().length - 1)
          .waitFor(PATIENCE);
      }));

    it('every puzzle', () =>
      learning(input, lang, async (player) => {
        for (const puzzle of puzzles()) await playPuzzle(player, puzzle, input, lang);
      }));
  });
});
