import type { Locator, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { withPage, type PageOptions } from './chromium';

const PATIENCE = { timeout: 60_000 };

/** The Workshop by clicks, as an author finds it. */
export class WorkshopPage {
  readonly page: Page;
  readonly root: Locator;

  constructor(page: Page) {
    this.page = page;
    this.root = page.locator('#workshop');
  }

  button(name: string | RegExp): Locator {
    return this.root.getByRole('button', { name });
  }

  async press(name: string | RegExp): Promise<void> {
    await this.button(name).first().click(PATIENCE);
  }

  /** From the title to the list of mods. */
  async open(): Promise<void> {
    await this.page.getByRole('button', { name: 'Workshop' }).click(PATIENCE);
    await this.root.getByRole('heading', { name: 'Card Workshop' }).waitFor(PATIENCE);
  }

  async newMod(name: string): Promise<void> {
    await this.root.getByLabel('Name').fill(name);
    await this.root.getByLabel('Author').fill('Ada');
    await this.press('Begin');
    await this.root.getByRole('tablist').waitFor(PATIENCE);
  }

  /** A new card that begins as a card of the base set. */
  async newCard(name: string, start: string): Promise<void> {
    await this.makeCard(name, start);
    await this.root.getByRole('tab', { name, selected: true }).waitFor(PATIENCE);
  }

  /** The same up to the click that makes it. */
  async makeCard(name: string, start: string): Promise<void> {
    await this.press('+ New card');
    const dialog = this.root.getByRole('dialog');
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Begin with').selectOption({ label: start });
    await dialog.getByRole('button', { name: 'Make the card' }).click();
  }

  /** Sets the cost in the form. */
  async cost(value: string): Promise<void> {
    await this.root.getByRole('spinbutton', { name: 'Cost' }).fill(value);
  }

  /** The large card of the preview. */
  get card(): Locator {
    return this.root.locator('.ws-preview-stage > figure canvas');
  }

  /** Waits until the preview says these words of the card. */
  async shows(words: string | RegExp): Promise<void> {
    await this.root.locator('.ws-preview-stage > figure').getByRole('img', { name: words }).waitFor(PATIENCE);
  }

  /** The text of the script editor. */
  async script(): Promise<string> {
    return (await this.root.locator('.cm-line').allTextContents()).join('\n');
  }

  /** Puts another text into the script editor. */
  async write(text: string): Promise<void> {
    await this.root.locator('.cm-content').click(PATIENCE);
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.insertText(text);
  }

  async saved(): Promise<void> {
    await this.root.locator('.ws-saved', { hasText: /Saved/ }).waitFor(PATIENCE);
  }

  /** The file that a click gives to the downloads. */
  async downloaded(click: () => Promise<void>): Promise<{ readonly name: string; readonly bytes: Buffer }> {
    const [download] = await Promise.all([this.page.waitForEvent('download', PATIENCE), click()]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    return { name: download.suggestedFilename(), bytes: Buffer.concat(chunks) };
  }

  async says(words: string | RegExp): Promise<void> {
    await this.root.getByText(words).first().waitFor(PATIENCE);
  }
}

/** The title of the game in a fresh profile; what the page complains about fails the test. */
export const atTitle = <T>(act: (workshop: WorkshopPage) => Promise<T>, options: PageOptions = {}, fragment = ''): Promise<T> =>
  withPage(`${inject('gameUrl')}${fragment}`, (page) => act(new WorkshopPage(page)), {
    viewport: { width: 1600, height: 900 },
    locale: 'en-US',
    reducedMotion: 'reduce',
    ...options,
  });

/** A mod with one Guardian on the desk. */
export const atDesk = <T>(act: (workshop: WorkshopPage) => Promise<T>, options: PageOptions = {}): Promise<T> =>
  atTitle(async (workshop) => {
    await workshop.open();
    await workshop.newMod('Salt and Shadow');
    await workshop.newCard('Drowned Choir', 'Byakhee');
    await workshop.shows(/^Drowned Choir/);
    return act(workshop);
  }, options);

/** How far two pictures differ: the mean over all channels, 0 to 255. */
export async function difference(page: Page, one: string, other: string): Promise<number> {
  return page.evaluate(
    async ([first, second]) => {
      const pixels = async (url: string): Promise<Uint8ClampedArray> => {
        const image = new Image();
        image.src = url;
        await image.decode();
        const canvas = new OffscreenCanvas(220, 308);
        const context = canvas.getContext('2d')!;
        context.fillRect(0, 0, 220, 308);
        context.imageSmoothingQuality = 'high';
        context.drawImage(image, 0, 0, 220, 308);
        return context.getImageData(0, 0, 220, 308).data;
      };
      const [a, b] = [await pixels(first), await pixels(second)];
      return a.reduce((sum, value, at) => sum + Math.abs(value - b[at]!), 0) / a.length;
    },
    [one, other] as const,
  );
}

/** The card's face in the preview, without the margin for its shadow. */
export async function previewFace({ card }: WorkshopPage): Promise<string> {
  return card.evaluate((canvas) => {
    const drawn = canvas as HTMLCanvasElement;
    // The card has 250 of 278 design pixels; the rest is margin.
    const unit = drawn.width / 278;
    const [width, height] = [Math.round(250 * unit), Math.round(350 * unit)];
    const face = document.createElement('canvas');
    face.width = width;
    face.height = height;
    face.getContext('2d')!.drawImage(drawn, 14 * unit, 14 * unit, 250 * unit, 350 * unit, 0, 0, width, height);
    return face.toDataURL('image/png');
  });
}

export const dataUrl = (bytes: Buffer): string => `data:image/png;base64,${bytes.toString('base64')}`;

export { expect };
