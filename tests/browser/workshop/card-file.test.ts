import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CardDocument } from '../../../src/platform/workshop';
import { closeBrowser, withPage } from '../support/chromium';
import { servePage, type Served } from '../support/serve';

declare global {
  var file: CardDocument;
}

let served: Served;
beforeAll(async () => {
  served = await servePage('card-file');
});
afterAll(async () => {
  await closeBrowser();
  await served.close();
});

const text = (page: Page): Promise<string> => page.evaluate(() => globalThis.file.text);

/** Waits until the text of now was checked in the Worker. */
async function checked(page: Page): Promise<void> {
  await page.waitForFunction(() => (document.body.dataset['checked'] ?? '') !== '');
}

async function opened(
  card: string,
  act: (page: Page) => Promise<void>,
  more = '',
  viewport = { width: 1300, height: 900 },
): Promise<void> {
  await withPage(
    `${served.url}?card=${card}${more}`,
    async (page) => {
      await page.waitForFunction(() => typeof globalThis.file === 'object', undefined, { timeout: 15_000 });
      await act(page);
    },
    { viewport },
  );
}

const line = (page: Page, words: string): Promise<void> => page.locator('.cm-line', { hasText: words }).first().click();

describe('one card file, in form and script', () => {
  it('is edited by both, and one history takes both back', () =>
    opened('guardians/ghoul-pack', async (page) => {
      const before = await text(page);
      await page.getByLabel('Cost', { exact: true }).fill('5');
      await page.getByRole('button', { name: 'More: Icons (Terror)' }).click();
      await line(page, 'name:');
      await page.keyboard.press('End');
      await page.keyboard.type(' // mine');
      expect(await text(page)).toContain("icons: 'AAT',\n  cost: 5");
      expect(await text(page)).toContain('}, // mine\n');
      await page.getByLabel('Name (Polish)').fill('Zgraja');
      await page.getByLabel('Name (Polish)').press('Control+z');
      expect(await page.getByLabel('Name (Polish)').inputValue()).toBe('Wataha Ghuli II');
      for (let i = 0; i < 6; i++) await page.keyboard.press('Control+z');
      expect(await text(page)).toBe(before);
      expect(await page.getByLabel('Cost', { exact: true }).inputValue()).toBe('2');
      for (let i = 0; i < 6; i++) await page.keyboard.press('Control+Shift+z');
      expect(await text(page)).toContain("icons: 'AAT',\n  cost: 5");
    }));

  it('gets effects from the form by keyboard alone, and they are moved and taken out', () =>
    opened('guardians/ghoul-pack', async (page) => {
      const add = page.getByRole('combobox', { name: 'What to add: Effects' });
      await add.focus();
      await add.selectOption({ label: 'Draw cards' });
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      expect(await text(page)).toMatch(/\{ do: 'passOnDisorganization' \},\s+\{ do: 'draw', count: 1 \}/);
      // The new row has the focus: its verb comes first.
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Effects 2');
      await page.getByRole('button', { name: 'Move up: Effects 2' }).press('Enter');
      expect(await text(page)).toMatch(/\{ do: 'draw', count: 1 \},\s+\{ do: 'passOnDisorganization' \}/);
      await page.getByRole('combobox', { name: 'Effects 1', exact: true }).selectOption({ label: 'Take tokens' });
      expect(await text(page)).toContain("{ do: 'gain', count: 1, token: 'thug' }");
      await page.getByRole('button', { name: 'Remove: Effects 1' }).press('Enter');
      expect(await text(page)).toMatch(/effects: \[\s*\{ do: 'passOnDisorganization' \},?\s*\]/);
    }));

  it('rests on the last good text while the script is broken, and goes on afterwards', () =>
    opened('guardians/ghoul-pack', async (page) => {
      await line(page, 'cost:');
      await page.keyboard.press('End');
      await page.keyboard.press('Backspace');
      const notice = page.getByRole('status').filter({ hasText: 'The script has a mistake' });
      await notice.waitFor();
      expect(await page.getByLabel('Cost', { exact: true }).isDisabled()).toBe(true);
      await checked(page);
      const fix = page.locator('.problem-list').getByRole('button', { name: /Add a comma in line \d/ });
      await fix.click();
      await checked(page);
      expect(await notice.count()).toBe(0);
      expect(await page.getByLabel('Cost', { exact: true }).isDisabled()).toBe(false);
      expect(await text(page)).toContain('cost: 2,\n');
    }));

  it('shows a problem on the line, on the field and in the list, and one click mends it', () =>
    opened('guardians/ghoul-pack', async (page) => {
      await line(page, 'cost:');
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      await page.keyboard.insertText('copes: 3,');
      await checked(page);
      expect(await page.locator('.cm-lintRange-error').allInnerTexts()).toEqual(['copes']);
      const list = page.locator('.problem-list');
      expect(await list.innerText()).toContain('did you mean “copies”?');
      // The form has the unknown field as a block, and says at it what is wrong.
      const block = page.locator('fieldset[data-path="copes"]');
      expect(await block.innerText()).toContain('did you mean “copies”?');
      expect(await block.getAttribute('aria-invalid')).toBe('true');
      await block.getByRole('button', { name: 'Change to “copies”' }).click();
      expect(await text(page)).toContain('copies: 3,');
      await checked(page);
      expect(await page.locator('.cm-lintRange-error').count()).toBe(0);
      expect(await page.getByLabel('Copies', { exact: true }).inputValue()).toBe('3');
    }));

  it('tells a wrong number at its field by aria-describedby', () =>
    opened('guardians/ghoul-pack', async (page) => {
      await page.getByLabel('Cost', { exact: true }).fill('77');
      await checked(page);
      const field = page.getByLabel('Cost', { exact: true });
      expect(await field.getAttribute('aria-invalid')).toBe('true');
      const described = await field.evaluate((node) =>
        (node.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? ''),
      );
      expect(described.join(' ')).toMatch(/20/);
    }));

  it('completes fields and words from the tables, and explains them', () =>
    opened('guardians/ghoul-pack', async (page) => {
      await page.locator('.cm-line', { hasText: 'passOnDisorganization' }).getByText('passOnDisorganization').hover();
      await page.locator('.cm-help').filter({ hasText: 'the winner gets the loser’s card' }).waitFor();
      await line(page, 'cost:');
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      await page.keyboard.type('fla', { delay: 40 });
      const options = page.locator('.cm-tooltip-autocomplete li');
      // A list that has just appeared takes no key, so that nobody chooses by accident.
      await options.filter({ hasText: 'flavour' }).click();
      expect(await text(page)).toContain('  flavour: ');
    }));

  it('opens functions in the script, and takes ready pieces', () =>
    opened('guardians/byakhee', async (page) => {
      await page.locator('fieldset[data-path="abilities[0].run"]').getByRole('button', { name: 'Edit in the script' }).click();
      expect(await page.evaluate(() => getSelection()?.toString().startsWith('run(game)'))).toBe(true);
      await page.getByRole('combobox', { name: 'What to add: Ready piece' }).selectOption({ label: 'One of two ways' });
      await page.locator('.pieces').getByRole('button', { name: '+ Add' }).click();
      expect(await text(page)).toContain("do: 'chooseOne'");
      await checked(page);
      expect(await page.locator('.problem-list li.error').allInnerTexts()).toEqual([]);
    }));

  it('fits a phone in Polish: one column, nothing beside the page', () =>
    opened(
      'city/secret-patron',
      async (page) => {
        await page.getByLabel('Nazwa (po polsku)').fill('Próba');
        expect(await text(page)).toContain("pl: 'Próba'");
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide).toBeLessThanOrEqual(0);
      },
      '&lang=pl',
      { width: 360, height: 740 },
    ));
});
