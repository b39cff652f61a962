import type { Page } from 'playwright-core';
import { keyOf, stagesOf } from '../../src/prompts/spots';
import type { TableView } from '../../src/session/view-types';

/** Plays in the page with the mouse alone: reads the view through the test hook, clicks where the options are drawn. */
export class Player {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Waits until nothing moves and the table asks, or the game is over. */
  async ready(): Promise<TableView> {
    await this.page.waitForFunction(() => globalThis.__cults?.idle() === true, undefined, { timeout: 60_000, polling: 30 });
    return this.page.evaluate(() => globalThis.__cults!.view());
  }

  async click(label: string): Promise<void> {
    const spot = await this.page.evaluate((wanted) => globalThis.__cults!.spots().find((one) => one.label === wanted), label);
    if (spot === undefined) throw new Error(`nothing to click: ${label}`);
    await this.page.mouse.click(spot.x, spot.y);
  }

  /** Gives an answer by pointing at its options one after the other, then confirms where the table waits for it. */
  async answer(view: TableView, ids: readonly string[]): Promise<void> {
    const decision = view.decision!;
    for (const id of this.#changes(view, ids)) {
      const option = decision.options.find((one) => one.id === id)!;
      const keys = stagesOf(option, view, decision).map((spot) => keyOf(spot, option));
      for (const key of keys)
        if ((await this.#isOpen(decision.id)) && !(await this.#entered(key))) await this.click(`offer:${key}`);
    }
    if (await this.#isOpen(decision.id)) await this.click('confirm');
    await this.page.waitForFunction(
      (before) => {
        const hook = globalThis.__cults;
        return hook !== undefined && hook.view().decision?.id !== before;
      },
      decision.id,
      { timeout: 30_000, polling: 20 },
    );
  }

  /** A payment is filled with the suggestion already: only what differs is clicked. */
  #changes({ decision }: TableView, ids: readonly string[]): readonly string[] {
    if (decision!.kind !== 'pay' && decision!.kind !== 'terror') return ids;
    const { suggest } = decision!;
    return [...suggest.filter((id) => !ids.includes(id)), ...ids.filter((id) => !suggest.includes(id))];
  }

  async #entered(key: string): Promise<boolean> {
    return this.page.evaluate((wanted) => globalThis.__cults!.entered() === wanted, key);
  }

  async #isOpen(id: number): Promise<boolean> {
    return this.page.evaluate((wanted) => globalThis.__cults!.asking() === wanted, id);
  }
}
