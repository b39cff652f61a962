import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inGame } from '../support/game-page';

const PATIENCE = { timeout: 90_000 };

/** From the title by way of the mods, as a player finds it. */
async function openLab(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Mods' }).click(PATIENCE);
  await page.getByRole('button', { name: 'Balance lab' }).click(PATIENCE);
  await page.locator('#lab').getByRole('heading', { name: 'Balance lab' }).waitFor(PATIENCE);
}

async function choose(page: Page, games: string, seats: string, card?: string): Promise<void> {
  const lab = page.locator('#lab');
  await lab.getByLabel('Games').selectOption(games);
  await lab.getByLabel('Seats').selectOption(seats);
  if (card !== undefined) await lab.getByLabel('Card', { exact: true }).selectOption({ label: card });
}

it('plays games, tells of every card in a table and a chart, and leaves by Escape', async () => {
  await inGame(async ({ page }) => {
    await openLab(page);
    const lab = page.locator('#lab');
    await choose(page, '100', '2');
    await lab.getByRole('button', { name: 'Play', exact: true }).click();
    await lab.getByRole('button', { name: 'Cancel' }).waitFor(PATIENCE);
    await lab.getByRole('rowheader', { name: 'Ghoul Pack' }).waitFor(PATIENCE);
    expect(await lab.getByRole('status').textContent()).toMatch(/^100 games with 2 seats.*Apprentice/);
    expect(await lab.getByRole('img', { name: /^Round 1: .* points on average/ }).count()).toBe(1);
    expect(await lab.getByText(/^Seat 2: wins \d+ %/).count()).toBe(1);
    await page.keyboard.press('Escape');
    await lab.waitFor({ state: 'detached' });
  });
});

it('compares one card, can be cancelled, and begins again after that', async () => {
  await inGame(async ({ page }) => {
    await openLab(page);
    const lab = page.locator('#lab');
    await choose(page, '3000', '4', 'Byakhee');
    await lab.getByRole('button', { name: 'Play', exact: true }).click();
    await lab.getByText(/^5 of 6000 games|^\d+ of 6000 games/).waitFor(PATIENCE);
    await lab.getByRole('button', { name: 'Cancel' }).click();
    await lab.getByText('Cancelled.').waitFor(PATIENCE);
    await choose(page, '100', '2');
    await lab.getByRole('button', { name: 'Play', exact: true }).click();
    await lab.getByRole('heading', { name: 'Byakhee' }).waitFor(PATIENCE);
    expect(await lab.locator('.lab-verdict').textContent()).toMatch(/\.$/);
  });
});

it('measures the card that is edited in the Workshop, and again after a change', async () => {
  await inGame(async ({ page }) => {
    await page.evaluate(() => globalThis.__inspect!.go('workshop'));
    await page.getByLabel('Name', { exact: true }).fill('Salt and Shadow');
    await page.getByLabel('Author').fill('Me');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page
      .getByRole('button', { name: /New card/ })
      .first()
      .click(); // prettier-ignore
    await page.locator('dialog').getByLabel('Name').fill('Drowned Choir');
    await page.locator('dialog select').selectOption({ label: 'Deep One Raiders' });
    await page.getByRole('button', { name: 'Make the card' }).click();
    const verdict = page.locator('.lab-section .lab-verdict');
    await verdict.waitFor(PATIENCE);
    const first = (await verdict.textContent())!;
    expect(first).toMatch(/^Bought in \d+ % of chances/);
    await page.locator('#workshop').getByRole('spinbutton', { name: 'Cost' }).fill('0');
    await page.waitForFunction(
      (old) => document.querySelector('.lab-section .lab-verdict')?.textContent !== old,
      first,
      PATIENCE,
    );
    expect(await verdict.textContent()).toMatch(/too cheap; try cost [1-9]/);
  });
});
