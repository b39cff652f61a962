import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Lang } from '../../../src/platform/i18n/lang';
import { workshopWords } from '../../../src/platform/screens/workshop/words';
import { benchWords } from '../../../src/games/cults/workshop/bench/words';
import { inGame } from '../support/game-page';
import { WorkshopPage } from '../support/workshop-page';

const PATIENCE = { timeout: 60_000 };

/** A Guardian that joins the top card, with a kept test of its first use. */
async function keepTest(page: Page, lang: Lang): Promise<void> {
  const { start, newCard, desk } = workshopWords(lang);
  const bench = page.locator('.bench');
  await page.evaluate(() => globalThis.__inspect!.go('workshop'));
  await page.getByLabel(start.name, { exact: true }).fill('Salt and Shadow');
  await page.getByLabel(start.author).fill('Ada');
  await page.getByRole('button', { name: start.make }).click();
  await page.getByRole('button', { name: desk.newCard }).first().click();
  await page.locator('dialog').getByLabel(newCard.name).fill('Drowned Choir');
  await page.locator('dialog select').selectOption({ label: lang === 'pl' ? 'Koszmarny Łowca' : 'Hunting Horror' });
  await page.getByRole('button', { name: newCard.make }).click();
  await bench.getByRole('button', { name: /^Drowned Choir/ }).click(PATIENCE);
  await bench.locator('.bench-steps li').nth(1).waitFor(PATIENCE);
  await page.getByRole('button', { name: benchWords(lang).keep }).click();
  await page.getByRole('tab', { name: 'drowned-choir.json' }).waitFor(PATIENCE);
}

/** The row of a test in the dialogue, once it says how the test ended. */
const ended = (page: Page, how: string): Locator =>
  page.getByRole('dialog').locator('.bench-test').filter({ hasText: 'Drowned Choir' }).filter({ hasText: how });

it('runs the tests of the mod; a failing one is opened on the bench where it failed', async () => {
  await inGame(async ({ page }) => {
    await keepTest(page, 'en');
    const bench = page.locator('.bench');
    await bench.getByRole('button', { name: 'Run tests' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('1 passed, 0 failed.').waitFor(PATIENCE);
    await ended(page, 'passed').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();

    const workshop = new WorkshopPage(page);
    await workshop.write((await workshop.script()).replace("do: 'joinTopCard'", "do: 'draw', count: 1"));
    // The tests run with the changed card.
    await page
      .locator('.ws-preview-stage > figure')
      .getByRole('img', { name: /Draw (a|1) card/ })
      .waitFor(PATIENCE);
    await page.getByRole('tab', { name: 'drowned-choir.json' }).click();
    await page.getByRole('button', { name: 'Run these tests' }).click();
    await dialog.getByText('0 passed, 1 failed.').waitFor(PATIENCE);
    expect(await ended(page, 'failed').locator('.bench-test-why').textContent()).toMatch(/^step 2: The event .* did not happen/);
    await dialog.getByRole('button', { name: 'Open on the bench: Drowned Choir' }).click();
    const chosen = bench.getByLabel('Position', { exact: true }).locator('option:checked');
    await expect.poll(() => chosen.textContent(), PATIENCE).toBe('Own position');
    await bench
      .locator('.bench-steps li')
      .nth(1)
      .getByText(/Hand \(Cthulhu\) \d → \d/)
      .waitFor(PATIENCE);
  });
});

it('runs them in Polish, one alone too, and goes on where a card of a test never ends', async () => {
  await inGame(
    async ({ page }) => {
      await keepTest(page, 'pl');
      const bench = page.locator('.bench');
      const workshop = new WorkshopPage(page);
      await bench.getByRole('button', { name: 'Uruchom testy' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('Zaliczone: 1, niezaliczone: 0.').waitFor(PATIENCE);
      await dialog.getByRole('button', { name: 'Uruchom: Drowned Choir' }).click();
      await ended(page, 'zaliczony').waitFor(PATIENCE);
      await dialog.getByRole('button', { name: 'Anuluj' }).click();

      await workshop.write(
        (await workshop.script()).replace("effects: [{ do: 'joinTopCard' }]", 'run(game) { for (;;) game.count("rituals"); }'),
      );
      await bench.locator('.bench-steps li').first().waitFor(PATIENCE);
      await page.getByRole('tab', { name: 'drowned-choir.json' }).click();
      await page.getByRole('button', { name: 'Uruchom te testy' }).click();
      await dialog.getByText('Zaliczone: 0, niezaliczone: 1.').waitFor(PATIENCE);
      expect(await ended(page, 'niezaliczony').locator('.bench-test-why').textContent()).toMatch(/^krok \d: /);
    },
    { settings: { lang: 'pl' } },
  );
});
