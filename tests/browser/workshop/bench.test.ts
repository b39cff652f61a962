import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inGame, reads } from '../support/game-page';
import { WorkshopPage } from '../support/workshop-page';

/** From the start page of the Workshop to a new card that begins as a copy of another. */
async function newCard(page: Page, name: string, from: string): Promise<void> {
  await page.evaluate(() => globalThis.__inspect!.go('workshop'));
  await page.getByLabel('Name', { exact: true }).fill('Salt and Shadow');
  await page.getByLabel('Author').fill('Me');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page
    .getByRole('button', { name: /New card/ })
    .first()
    .click(); // prettier-ignore
  await page.locator('dialog').getByLabel('Name').fill(name);
  await page.locator('dialog select').selectOption({ label: from });
  await page.getByRole('button', { name: 'Make the card' }).click();
}

/** The new card among the answers that the bench offers. */
const onOffer = (page: Page): Locator => page.locator('.bench').getByRole('button', { name: /^Drowned Choir/ });

it('puts a new card on the bench, where its ability is on offer at once', async () => {
  await inGame(async ({ page }) => {
    await newCard(page, 'Drowned Choir', 'Hunting Horror');
    const bench = page.locator('.bench');
    await onOffer(page).waitFor();
    await bench.getByRole('button', { name: 'Step', exact: true }).click();
    await bench.locator('.bench-steps li').nth(1).waitFor();
    expect(await bench.locator('.bench-steps li').nth(1).textContent()).toMatch(/Deck \(Cthulhu\) 12 → 11/);
  });
});

it('says why an ability is not on offer', async () => {
  await inGame(async ({ page }) => {
    await newCard(page, 'Drowned Choir', 'Hunting Horror');
    const bench = page.locator('.bench');
    await bench.getByLabel('Position', { exact: true }).selectOption({ label: 'In your hand · a busy board' });
    await bench.getByText('Why is my ability not offered?').click();
    await bench.getByText('The question now is about something else.').waitFor();
  });
});

it('opens the real table at that moment, every seat open, and comes back to the desk', async () => {
  await inGame(async ({ page }) => {
    await newCard(page, 'Drowned Choir', 'Hunting Horror');
    await onOffer(page).waitFor();
    // In a fight the menu lies under it.
    await page.locator('.bench').getByLabel('Position', { exact: true }).selectOption({ label: 'Buy it · a busy board' });
    await page
      .locator('.bench')
      .getByRole('button', { name: /Drowned Choir/ })
      .or(page.locator('.bench').getByLabel(/Drowned Choir/))
      .first()
      .waitFor(); // prettier-ignore
    await page.getByRole('button', { name: 'Play it now' }).click();
    await reads(page, 'Drowned Choir');
    await page.waitForFunction(() => globalThis.__cults !== undefined);
    await page.getByRole('button', { name: 'Menu' }).click();
    await reads(page, 'Nothing of it is stored.');
    await page.getByRole('button', { name: 'Back to the Workshop' }).click();
    await page.locator('.bench').waitFor();
    expect(await page.locator('.bench-steps li').count()).toBe(1);
  });
});

it('keeps what was played as a test file of the mod, and as a puzzle', async () => {
  await inGame(async ({ page }) => {
    await newCard(page, 'Drowned Choir', 'Hunting Horror');
    await onOffer(page).click();
    await page.locator('.bench-steps li').nth(1).waitFor();
    await page.getByRole('button', { name: 'Keep as a test' }).click();
    await page.getByText('Kept as tests/drowned-choir.json.').waitFor();
    await page.getByRole('tab', { name: 'drowned-choir.json' }).waitFor();
    await page.getByRole('button', { name: 'Keep as a puzzle' }).click();
    await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('The Choir Rises');
    await page.getByLabel('Task, in English').fill('Let the Choir bring another card into the fight.');
    await page.getByLabel('Task, in Polish').fill('Niech Chór wprowadzi do walki jeszcze jedną kartę.');
    await page.getByLabel('A first hint').fill('The Choir calls from the deck.');
    await page.getByRole('button', { name: 'Put it into the mod' }).click();
    await page.getByText('Kept as puzzles/the-choir-rises.json.').waitFor();
    // The new file is still being read: the table opens with the mod as it lies on the bench.
    await page.getByRole('button', { name: 'Play it now' }).click();
    await page.waitForFunction(() => globalThis.__cults !== undefined);
  });
});

const picture = (canvas: Locator): Promise<string> => canvas.evaluate((drawn) => (drawn as HTMLCanvasElement).toDataURL());

it('shows the board of each moment, and plays on from an edited one', async () => {
  await inGame(
    async ({ page }) => {
      await newCard(page, 'Drowned Choir', 'Hunting Horror');
      await onOffer(page).waitFor();
      await page.getByRole('button', { name: 'Edit the board' }).click();
      const editor = page.locator('.board-editor');
      // The picture follows the fields: another Ritual lies in Downtown.
      const board = page.getByRole('dialog').getByRole('img', { name: 'The board now' });
      await board.waitFor();
      const before = await picture(board);
      await editor.getByRole('group', { name: 'Downtown' }).getByLabel('Ritual III').first().fill('1');
      await page.keyboard.press('Tab');
      await expect.poll(() => picture(board), { timeout: 30_000 }).not.toBe(before);
      await page.getByRole('button', { name: 'Use this position' }).click();
      // The answers that led to the question are played on the new board, too.
      const bench = page.locator('.bench');
      const chosen = bench.getByLabel('Position', { exact: true }).locator('option:checked');
      await expect.poll(() => chosen.textContent()).toBe('Own position');
      await onOffer(page).click();
      await bench.locator('.bench-steps li:not(.bench-stopped)').nth(1).waitFor();
      await page.getByRole('button', { name: 'Edit the board' }).click();
      await editor.getByLabel('Phase').selectOption({ label: 'Recruitment' });
      await page.getByRole('button', { name: 'Use this position' }).click();
      await page.locator('.bench-state').getByText(/dice/i).waitFor();
      await bench.getByText('stopped at step 1').waitFor();
    },
    { unpainted: false },
  );
});

const LOGGING = `import { guardian } from 'cults';

export default guardian({
  id: 'drowned-choir',
  name: { en: 'Drowned Choir', pl: 'Chór Utopionych' },
  icons: 'A',
  cost: 3,
  abilities: [
    {
      keyword: 'mobilization',
      run(game) {
        game.log('rituals here:', game.count('rituals'));
        game.draw(1);
      },
    },
  ],
  text: { en: 'Draw a card.', pl: 'Dobierz kartę.' },
});
`;

it('takes the moment of the running game, imagined, and shows what scripts write', async () => {
  await inGame(async (player) => {
    const { page } = player;
    await player.press('New game');
    await player.press('Begin');
    const { seat } = await player.ready();
    await player.press('Menu');
    await player.press('Quit to the title');
    await page.getByRole('button', { name: 'Continue' }).waitFor();
    await newCard(page, 'Drowned Choir', 'Hunting Horror');
    const bench = page.locator('.bench');
    await bench.getByRole('button', { name: 'From my game' }).click();
    // The open question of that game.
    await bench
      .locator('.bench-state')
      .getByText(/Cult Site/)
      .waitFor();
    await bench.getByRole('button', { name: 'Edit the board' }).click();
    await page.getByText('This position cannot be edited').waitFor();
    await bench.getByRole('button', { name: 'Play it now' }).click();
    const imagined = await player.ready();
    expect(imagined.hands[seat!]).toContain('salt-and-shadow:drowned-choir');
    await player.press('Menu');
    await player.press('Back to the Workshop');

    const workshop = new WorkshopPage(page);
    await workshop.write(LOGGING);
    await bench
      .getByLabel('Position', { exact: true })
      .getByText(/^Mobilization/)
      .first()
      .waitFor({ state: 'attached' });
    await bench.getByLabel('Position', { exact: true }).selectOption({ index: 0 });
    await bench.getByRole('button', { name: /^Drowned Choir \(Mobilization\)/ }).click();
    await bench.getByRole('heading', { name: 'Written by the script' }).waitFor();
    expect(await bench.locator('.bench-written pre').textContent()).toMatch(/^rituals here: \d+$/);
  });
});

it('tells that it plays the last good card while the script is broken', async () => {
  await inGame(async ({ page }) => {
    await newCard(page, 'Drowned Choir', 'Hunting Horror');
    await onOffer(page).waitFor();
    const workshop = new WorkshopPage(page);
    const good = await workshop.script();
    const told = page.locator('.ws-bench').getByText('The bench still plays the last card that could be read');
    await workshop.write(`${good}\n(`);
    await told.waitFor();
    await workshop.write(good);
    await told.waitFor({ state: 'hidden' });
  });
});
