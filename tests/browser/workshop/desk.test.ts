import { afterAll, describe, expect, it } from 'vitest';
import { closeBrowser } from '../support/chromium';
import { atDesk, atTitle, difference, previewFace, WorkshopPage } from '../support/workshop-page';

afterAll(closeBrowser);

const CARD = (name: string, more = ''): string =>
  `import { guardian } from 'cults';\nexport default guardian({ id: 'drowned-choir', name: { en: '${name}', pl: '${name}' }, icons: 'AT', cost: 5${more} });\n`;

describe('the Workshop', () => {
  it('is fetched only when it is opened, and does nothing while nobody touches it', async () => {
    const asked = await atTitle(async (workshop) => {
      const { page } = workshop;
      const urls: string[] = [];
      page.on('request', (request) => urls.push(request.url()));
      await page.reload();
      await page.getByRole('button', { name: 'Workshop' }).waitFor();
      const before = urls.filter((url) => /workshop|mount-script/.test(url)).length;
      await workshop.open();
      const after = urls.filter((url) => /workshop/.test(url)).length;
      await workshop.newMod('Salt');
      await workshop.newCard('Drowned Choir', 'Byakhee');
      await workshop.shows(/^Drowned Choir/);
      await workshop.saved();
      // Whatever it has begun has come to an end.
      await page.waitForTimeout(4000);
      urls.length = 0;
      const drawn = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let count = 0;
            const { prototype } = WebGL2RenderingContext;
            const draws = Object.getOwnPropertyDescriptor(prototype, 'drawElements')!;
            prototype.drawElements = function counted(...given) {
              count++;
              Reflect.apply(draws.value as () => void, this, given);
            };
            const asks = globalThis.requestAnimationFrame;
            globalThis.requestAnimationFrame = (callback) => {
              count++;
              return asks(callback);
            };
            new MutationObserver((changes) => {
              // Only the words "Saved 12 s ago" grow older.
              count += changes.filter(({ target }) => !(target as Element).matches('.ws-saved')).length;
            }).observe(document.body, { subtree: true, childList: true, attributes: true });
            setTimeout(() => resolve(count), 2000);
          }),
      );
      return { before, after, drawn, idle: urls.length };
    });
    expect(asked.before).toBe(0);
    expect(asked.after).toBeGreaterThan(1);
    expect({ drawn: asked.drawn, idle: asked.idle }).toEqual({ drawn: 0, idle: 0 });
  });

  it('makes a Guardian by form and script; the preview follows, in both languages', async () => {
    await atDesk(async (workshop) => {
      const { root } = workshop;
      await workshop.shows(/Cost 2/);
      const before = await previewFace(workshop);
      await workshop.cost('7');
      await workshop.shows(/Cost 7/);
      expect(await workshop.script()).toContain('cost: 7');
      expect(await difference(workshop.page, before, await previewFace(workshop))).toBeGreaterThan(0.01);
      await workshop.write(CARD('Sunken Choir'));
      await workshop.shows(/^Sunken Choir.*Cost 5/);
      await root.getByRole('tab', { name: 'Sunken Choir' }).waitFor();
      await root.getByRole('radio', { name: 'Polski' }).check({ force: true });
      await workshop.shows(/Koszt 5/);
      await workshop.says('The text fits in Polish.');
    });
  });

  it('keeps the last good card, greyed, with the first problem, and goes on when it is mended', async () => {
    await atDesk(async (workshop) => {
      await workshop.write(CARD('Drowned Choir').replace('cost: 5', 'costs: 5'));
      await workshop.says(/The last good card is shown/);
      await workshop.shows(/Cost 2/);
      expect(await workshop.root.locator('.ws-stale').count()).toBe(1);
      expect(await workshop.root.locator('.ws-tab.ws-broken').count()).toBe(1);
      await workshop.says(/“?costs”? is not known here; did you mean “cost”/);
      await workshop.write('export default guardian({');
      await workshop.says(/The last good card is shown/);
      await workshop.write(CARD('Drowned Choir'));
      await workshop.shows(/Cost 5/);
      await workshop.says('No errors.');
      expect(await workshop.root.locator('.ws-stale').count()).toBe(0);
    });
  });

  it('finds a misspelt field on its line, and mends it with one click', async () => {
    await atDesk(async (workshop) => {
      await workshop.write(CARD('Drowned Choir').replace('cost: 5', 'costs: 5'));
      const list = workshop.root.locator('.problem-list');
      await list.getByText('did you mean “cost”').first().waitFor();
      expect(await workshop.root.locator('.cm-lintRange-error').allInnerTexts()).toContain('costs');
      await list.getByRole('button', { name: 'Change to “cost”' }).click();
      await workshop.shows(/Cost 5/);
      await workshop.says('No errors.');
      // The same for mod.json, which can be written as a text.
      const { root } = workshop;
      await root.locator('.ws-mod').click();
      await workshop.press('As text');
      const text = root.getByRole('textbox', { name: 'mod.json' });
      await text.fill((await text.inputValue()).replace('"requires"', '"needs"'));
      await workshop.press('Apply');
      await text.waitFor({ state: 'detached' });
      await list.getByRole('button', { name: /^mod\.json:/ }).click();
      // The place of the problem is chosen in it: the file begins with a brace.
      expect(await text.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart))).toMatch(/^"/);
      await text.fill((await text.inputValue()).replace('"needs"', '"requires"'));
      await workshop.press('Apply');
      await workshop.says('No errors.');
    });
  });

  it('takes back and brings back by buttons; renews the comment; a syntax error hides nothing that was known', async () => {
    await atDesk(async (workshop) => {
      const { root } = workshop;
      await workshop.cost('7');
      await workshop.shows(/Cost 7/);
      await workshop.press('Undo: Cost');
      await workshop.shows(/Cost 2/);
      await workshop.press('Redo: Cost');
      await workshop.shows(/Cost 7/);
      expect(await workshop.button('Redo').isDisabled()).toBe(true);
      expect(await workshop.button('Renew the comment').isVisible()).toBe(false);

      const other = CARD('Other Choir', ', costs: 1').replace("id: 'drowned-choir'", "id: 'other-choir'");
      await workshop.newCard('Other Choir', 'Byakhee');
      await workshop.write(
        `// Other Choir: it did something else once.\n${other.replace(', costs: 1', ", text: { en: 'Sing.', pl: 'Śpiewaj.' }")}`,
      );
      await workshop.shows(/^Other Choir/);
      await workshop.press('Renew the comment');
      expect(await workshop.script()).toMatch(/^\/\/ Other Choir: Sing\.\n/);

      await workshop.write(other);
      const problems = root.locator('.problem-list');
      await problems.getByText('did you mean “cost”').waitFor();
      await workshop.write(other.replace('})', '}'));
      await problems.getByText('(found before the script broke)').waitFor();
      expect(await problems.getByRole('listitem').count()).toBe(2);
      // Seen from the other file, both are still there.
      await root.getByRole('tab', { name: 'Drowned Choir' }).click();
      expect(await problems.getByText('cards/other-choir.js').count()).toBe(2);
    });
  });

  it('shows a cult with its pieces, and house rules in words, each with its test bench', async () => {
    await atDesk(async (workshop) => {
      const { root } = workshop;
      await workshop.newCard('Toad', 'Cult');
      const sheet = root.locator('.ws-sheet');
      await sheet.getByText('Starting deck: Acolyte ×3').waitFor();
      const size = await sheet.getByRole('img', { name: 'Toad' }).evaluate((canvas) => (canvas as HTMLCanvasElement).width);
      expect(size).toBeGreaterThan(300);
      await workshop.newCard('Kind Bluffs', 'House rules');
      await sheet.getByText('Everyone takes 1 Cultist token more for a Bluff.').waitFor();
      await root.getByRole('radio', { name: 'Polski' }).check({ force: true });
      await sheet.getByText(/Blef/).waitFor();
      await root.locator('.bench .bench-steps li').first().waitFor({ timeout: 60_000 });
    });
  });

  it('takes a ready piece and is checked, and offers cards like the open one as a start', async () => {
    await atDesk(async (workshop) => {
      const { root } = workshop;
      await root
        .getByRole('combobox', { name: 'What to add: Ready piece' })
        .selectOption({ label: 'Draw a card for each Ritual' });
      await root.locator('.pieces').getByRole('button', { name: '+ Add' }).click();
      expect(await root.getByRole('combobox', { name: 'Effects 1', exact: true }).inputValue()).toBe('draw');
      await workshop.says('No errors.');
      await root.getByRole('button', { name: /New card/ }).click();
      const groups = await root.locator('dialog optgroup').evaluateAll((all) => all.map((one) => one.getAttribute('label')));
      expect(groups.slice(0, 2)).toEqual(['New', 'Like Drowned Choir']);
    });
  });

  it('flags a text that does not fit, as the card really shows it', async () => {
    await atDesk(async (workshop) => {
      const long = 'THE DEEP ONES SING BENEATH THE ICE. '.repeat(16).trim();
      await workshop.write(CARD('Drowned Choir', `, text: { en: '${long}', pl: 'Krótko.' }`));
      await workshop.says('In English the text is cut off.');
      await workshop.says('The text fits in Polish.');
      await workshop.write(CARD('Drowned Choir of the Innermost Sunken Cathedral of Ponape and R’lyeh'));
      await workshop.says(/In English the name/);
    });
  });

  it('keeps every change: the tab is closed, opened again, and an older version restored', async () => {
    await atDesk(async (workshop) => {
      const { page } = workshop;
      await workshop.cost('9');
      await workshop.shows(/Cost 9/);
      // No wait for the autosave: leaving the page must keep the last change.
      await page.reload();
      const again = new WorkshopPage(page);
      await again.open();
      await again.press('Open Salt and Shadow');
      await again.shows(/Cost 9/);
      await again.press('History');
      const dialog = again.root.getByRole('dialog');
      await dialog.getByText('Begun').waitFor();
      expect(await dialog.getByRole('listitem').count()).toBeGreaterThanOrEqual(3);
      await dialog.getByRole('listitem').filter({ hasText: 'Drowned Choir added' }).getByRole('button').click();
      await again.shows(/Cost 2/);
      await again.saved();
      await again.press('History');
      await again.root
        .getByRole('dialog')
        .getByText(/Version of .* restored/)
        .waitFor();
    });
  });

  it('lets one tab edit; a second one reads, says why and takes over without losing anything', async () => {
    await atDesk(async (first) => {
      await first.cost('8');
      await first.shows(/Cost 8/);
      const page = await first.page.context().newPage();
      await page.goto(first.page.url());
      const second = new WorkshopPage(page);
      await second.open();
      await second.press('Open Salt and Shadow');
      await second.says(/being edited in another tab/);
      expect(await second.root.locator('.ws-editing').getAttribute('inert')).not.toBeNull();
      // Written in the first tab and not saved yet when the second takes over.
      await first.cost('2');
      await second.press('Edit it here');
      await second.shows(/Cost 2/);
      await first.says(/being edited in another tab/);
      await second.cost('4');
      await second.shows(/Cost 4/);
      await second.saved();
      await first.press('Edit it here');
      await first.shows(/Cost 4/);
    });
  });

  it('says in words that the browser is full, and what to do', async () => {
    await atDesk(async (workshop) => {
      await workshop.saved();
      await workshop.page.evaluate(() => {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await workshop.cost('6');
      await workshop.says(/Not saved: the browser has no more room/);
      await workshop.button('Delete older versions').waitFor();
      const { name } = await workshop.downloaded(() => workshop.press('Export the zip'));
      expect(name).toBe('salt-and-shadow-0.1.0.zip');
    });
  });

  it('is left by Escape, and works by keyboard alone', async () => {
    await atTitle(async (workshop) => {
      const { page, root } = workshop;
      await workshop.open();
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
      await root.getByLabel('Name').focus();
      await page.keyboard.type('Keys');
      await page.keyboard.press('Enter');
      await root.getByRole('tablist').waitFor();
      await workshop.newCard('One', 'Byakhee');
      await workshop.newCard('Two', 'Byakhee');
      await root.getByRole('tab', { name: 'Two' }).focus();
      await page.keyboard.press('ArrowLeft');
      await root.getByRole('tab', { name: 'One', selected: true }).waitFor();
      await page.keyboard.press('Escape');
      await root.getByRole('heading', { name: 'Your mods' }).waitFor();
      await page.keyboard.press('Escape');
      await root.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Workshop' }).waitFor();
    });
  });
});
