import type { Locator, Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { PAGE } from '../../tools/cli/mod/modding-page';
import { closeBrowser } from '../support/chromium';
import { inGame } from '../support/game-page';
import { WorkshopPage } from '../support/workshop-page';

afterAll(closeBrowser);

const PATIENCE = { timeout: 30_000 };

/** What the tutorial tells its reader, in its order. */
type Told =
  | { readonly is: 'press' | 'look' | 'expect'; readonly words: string }
  | { readonly is: 'write'; readonly words: string };

const MARKS = /\*\*(?<press>[^*]+)\*\*|\*(?<look>[^*]+)\*|`(?<write>[^`]+)`|“(?<expect>[^”]+)”/g;

/** The numbered steps between two headings, without what stands in brackets and what speaks of the command line. */
const STEPS: readonly (readonly Told[])[] = PAGE.slice(
  PAGE.indexOf('1. On the title'),
  PAGE.indexOf('Everything is kept in the browser'),
)
  .split(/^\d\. /m)
  .slice(1)
  .map((step) =>
    [...step.replaceAll(/\s+/g, ' ').replaceAll('of `mod pack`', '').matchAll(MARKS)].map((found) => {
      const [is, words] = Object.entries(found.groups!).find(([, text]) => text !== undefined)!;
      return { is: is as Told['is'], words: words! };
    }),
  );

/** Follows the tutorial: a name in italics is where the next words are written. */
class Reader {
  readonly #page: Page;
  readonly #workshop: WorkshopPage;
  #place = '';
  /** What the script has and the reader is about to change. */
  #old: string | null = null;

  constructor(page: Page) {
    this.#page = page;
    this.#workshop = new WorkshopPage(page);
  }

  async follow({ is, words }: Told): Promise<void> {
    if (is === 'press') return this.#press(words);
    if (is === 'look') return this.#look(words);
    if (is === 'write') return this.#write(words);
    const shown = this.#page.getByText(words).or(this.#page.getByRole('img', { name: words }));
    await shown.first().waitFor(PATIENCE);
  }

  async #press(name: string): Promise<void> {
    const button = this.#page.getByRole('button', { name, exact: true });
    await button
      .or(this.#page.locator('summary', { hasText: name }))
      .first()
      .click(PATIENCE);
  }

  async #look(name: string): Promise<void> {
    this.#place = name;
    const there = this.#page.getByRole('heading', { name, exact: true });
    await there
      .or(this.#field(name))
      .or(this.#page.getByRole('button', { name, exact: true }))
      .filter({ visible: true })
      .first()
      .waitFor(PATIENCE);
  }

  #field(name: string): Locator {
    return this.#page.getByLabel(name, { exact: true }).filter({ visible: true });
  }

  async #write(words: string): Promise<void> {
    if (this.#place === 'Script') return this.#change(words);
    const field = this.#field(this.#place).last();
    await field.waitFor(PATIENCE);
    if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') await field.selectOption({ label: words });
    else await field.fill(words);
  }

  /** The first words are those in the file, the second ones what they become. */
  async #change(words: string): Promise<void> {
    if (this.#old === null) {
      await expect.poll(() => this.#workshop.script(), PATIENCE).toContain(words);
      this.#old = words;
      return;
    }
    await this.#workshop.write((await this.#workshop.script()).replace(this.#old, words));
    this.#old = null;
  }
}

it('the five minutes in the Workshop go as docs/modding.md says, word by word', async () => {
  expect(STEPS.map((told) => told.length)).toEqual([5, 6, 12, 6, 15, 6]);
  await inGame(async ({ page }) => {
    const reader = new Reader(page);
    for (const [at, step] of STEPS.entries())
      for (const told of step)
        await reader.follow(told).catch((error: unknown) => {
          throw new Error(`Step ${at + 1} of the tutorial, ${told.is} “${told.words}”`, { cause: error });
        });
    await page.getByRole('button', { name: /^New game: Players/ }).waitFor(PATIENCE);
  });
});
