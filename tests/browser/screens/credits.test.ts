import { afterAll, describe, expect, inject, it } from 'vitest';
import '../../../src/games/cults/words/all';
import { BROUGHT_ALONG, FONTS, LIBRARIES } from '../../../src/platform/config/works';
import { LANGS } from '../../../src/platform/i18n/lang';
import { screenWords } from '../../../src/platform/i18n/language';
import { closeBrowser } from '../support/chromium';
import { inGame, reads } from '../support/game-page';

afterAll(closeBrowser);

describe('the credits', () => {
  it.each(LANGS)('name every work in the page with who made it, and the licence that is not an open one: %s', async (lang) => {
    await inGame(
      async ({ page }) => {
        await page.evaluate(() => globalThis.__inspect!.go('credits'));
        const { credits, creditsParts } = screenWords(lang);
        await reads(page, credits);
        await reads(page, creditsParts.gsap);
        const texts = await page.evaluate(() => globalThis.__inspect!.texts().map(({ text }) => text));
        const unnamed = [...FONTS, ...LIBRARIES, ...BROUGHT_ALONG].filter(
          ({ name, by }) => !texts.some((text) => text.includes(`${name}: ${by}`)),
        );
        expect(unnamed).toEqual([]);
      },
      { settings: { lang } },
    );
  });

  it('have the texts of all licences beside the page, as they say', async () => {
    const reply = await fetch(`${inject('gameUrl')}licences.txt`);
    expect(reply.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await reply.text()).toContain('SIL OPEN FONT LICENSE');
  });
});
