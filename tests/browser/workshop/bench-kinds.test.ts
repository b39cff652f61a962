import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Lang } from '../../../src/platform/i18n/lang';
import { workshopWords } from '../../../src/platform/screens/workshop/words';
import { inGame } from '../support/game-page';

const PATIENCE = { timeout: 60_000 };

/** A new mod on the desk. */
async function newMod(page: Page, lang: Lang): Promise<void> {
  const { start } = workshopWords(lang);
  await page.evaluate(() => globalThis.__inspect!.go('workshop'));
  await page.getByLabel(start.name, { exact: true }).fill('Salt and Shadow');
  await page.getByLabel(start.author).fill('Ada');
  await page.getByRole('button', { name: start.make }).click();
}

/** A new file of the mod from the template with this title; returns what the bench offers for it. */
async function positionsOf(page: Page, lang: Lang, name: string, template: string): Promise<readonly string[]> {
  const { desk, newCard } = workshopWords(lang);
  await page.getByRole('button', { name: desk.newCard }).first().click();
  await page.locator('dialog').getByLabel(newCard.name).fill(name);
  await page.locator('dialog select').selectOption({ label: template });
  await page.getByRole('button', { name: newCard.make }).click();
  await page.locator('.bench .bench-steps li').first().waitFor(PATIENCE);
  return page.locator('.bench select option').allTextContents();
}

/** Opens the real table from the bench, looks, and comes back. */
async function playNow(page: Page, play: string, kind: string): Promise<void> {
  await page.getByRole('button', { name: play }).click();
  await page.waitForFunction((wanted) => globalThis.__cults?.view().decision?.kind === wanted, kind, PATIENCE);
}

it('plays a new cult from its first decision, and house rules where their number matters', async () => {
  await inGame(async ({ page }) => {
    await newMod(page, 'en');
    expect(await positionsOf(page, 'en', 'Tsathoggua', 'Cult')).toEqual([
      'A new game with it',
      expect.stringMatching(/^A turn of this cult · /),
    ]);
    await page
      .locator('.bench')
      .getByText(/Cult Site/)
      .first()
      .waitFor(PATIENCE);
    const offered = await positionsOf(page, 'en', 'Generous Bluffs', 'House rules');
    expect(offered[0]).toMatch(/^In force: .*Bluff/);
    expect(offered.at(-1)).toBe('A new game with it');
    await playNow(page, 'Play it now', 'bluffTokens');
  });
});

it('ends a solo game with a new Objective, in Polish', async () => {
  await inGame(
    async ({ page }) => {
      await newMod(page, 'pl');
      const [first] = await positionsOf(page, 'pl', 'Otwarte bramy', 'Cel');
      expect(first).toMatch(/^Ostatnia tura gry solo z tym Celem · /);
      await playNow(page, 'Zagraj teraz', 'takePlan');
      expect(await page.evaluate(() => globalThis.__cults!.view().objective?.id)).toBe('salt-and-shadow:otwarte-bramy');
    },
    { settings: { lang: 'pl' } },
  );
});
