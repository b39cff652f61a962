import type { Page } from 'playwright-core';
import { stagesOf } from '../../../games/cults/picture/kinds';
import { keyOf } from '../../../platform/prompts/spots';
import type {} from '../page';
import type {} from '../page/test-hook';
import type { Decision, Option, TableView } from '../../../games/cults/contract/view-types';
import type { Recorded } from './positions';

/** Generous limits for slow machines: no test depends on how long something takes. */
const PATIENCE = { timeout: 60_000, polling: 15 };

/** The state of the prompt: its decision, and what is chosen and entered so far. */
interface Asked {
  readonly id: number | null;
  readonly chosen: readonly string[];
  readonly entered: string | null;
}

/** Plays in the page with mouse or touch alone: reads the view through the test hook and clicks where options are drawn. */
export class PagePlayer {
  readonly page: Page;
  readonly #touches: boolean;

  constructor(page: Page, touches = false) {
    this.page = page;
    this.#touches = touches;
  }

  /** Waits until nothing moves and a decision is open, or the game is over; goes on where an outcome waits for that. */
  async ready(): Promise<TableView> {
    await this.page.waitForFunction(
      () => {
        const hook = globalThis.__cults;
        return hook?.idle() === true || (hook?.proceed(), false);
      },
      undefined,
      PATIENCE,
    );
    return this.page.evaluate(() => globalThis.__cults!.view());
  }

  /** Clicks the container with this label once it is drawn. */
  async click(label: string): Promise<void> {
    // A pointer that moves is not meant for the question before (src/platform/shell/input/habit-pause.ts).
    if (!this.#touches) await this.page.mouse.move(1, 1);
    const found = await this.page
      .waitForFunction(
        (wanted) => {
          const hook = globalThis.__cults;
          return hook?.isDrawn() === true ? hook.spots().find((one) => one.label === wanted) : undefined;
        },
        label,
        PATIENCE,
      )
      .catch(() => null);
    const spot = await found?.jsonValue();
    if (spot === null || spot === undefined)
      throw new Error(`nothing to click: ${label}, ${JSON.stringify(await this.#asked())}`);
    if (this.#touches) await this.page.touchscreen.tap(spot.x, spot.y);
    else await this.page.mouse.click(spot.x, spot.y);
  }

  /** On a phone, zooms into the district first, if it has several targets. */
  async #bringNear(key: string): Promise<void> {
    const [district] = key.split('/');
    const isFar = await this.page.evaluate(
      ([wanted, quarter]) => {
        const labels = globalThis.__cults!.spots().map(({ label }) => label);
        return !labels.includes(wanted!) && labels.includes(quarter!);
      },
      [`offer:${key}`, `near:${district}`],
    );
    if (isFar) await this.click(`near:${district}`);
  }

  /** Presses a screen's button by its accessible name. */
  async press(name: string | RegExp): Promise<void> {
    const button = this.page.getByRole('button', { name, exact: typeof name === 'string' });
    await button.first().click({ timeout: PATIENCE.timeout });
  }

  /** Answers by clicking the options in order; confirms if the table waits for it. */
  async answer(view: TableView, ids: readonly string[]): Promise<void> {
    const decision = view.decision!;
    try {
      for (const id of this.#changes(decision, (await this.#asked()).chosen, ids))
        await this.#take(view, decision, decision.options.find((one) => one.id === id)!);
      if ((await this.#asked()).id === decision.id) await this.#confirm(decision);
      await this.answered(decision.id);
    } catch (error) {
      const told = JSON.stringify({ kind: decision.kind, ids, asked: await this.#asked() });
      throw new Error(`The answer did not go through: ${told}`, { cause: error });
    }
  }

  /** Starts a recorded game and answers it to its end through the test hook, without clicks. */
  async playOut(game: Pick<Recorded, 'config' | 'answers'>): Promise<void> {
    await this.page.evaluate(async ({ config, answers }) => {
      await globalThis.__inspect!.begin({ config });
      for (const answer of answers) {
        await globalThis.__inspect!.play({ step: 0, most: 100_000, unseen: true });
        globalThis.__cults!.submit(answer);
      }
      await globalThis.__inspect!.play({ step: 0, most: 100_000, unseen: true });
    }, game);
  }

  /** Waits until a decision is no longer the open one. */
  async answered(id: number): Promise<void> {
    await this.page.waitForFunction((before) => globalThis.__cults?.view().decision?.id !== before, id, PATIENCE);
  }

  /** Clicks the places of an option until it is chosen or the decision is answered. */
  async #take(view: TableView, decision: Decision, option: Option): Promise<void> {
    const before = await this.#asked();
    for (const key of stagesOf(option, view, decision).map((spot) => keyOf(spot, option))) {
      const now = await this.#asked();
      if (now.id !== decision.id || now.entered === key) continue;
      if (this.#touches) await this.#bringNear(key);
      await this.click(`offer:${key}`);
      await this.#changed(now);
    }
    await this.#changed(before);
  }

  /** Confirms after the choice has been drawn: each choice redraws the button. */
  async #confirm(decision: Decision): Promise<void> {
    await this.click((await this.#declines()) ? 'decline' : 'confirm');
    await this.page.waitForFunction((id) => globalThis.__cults?.asking() !== id, decision.id, PATIENCE);
  }

  /** Whether the table asks for the second half of an answer, which is declined by a button of its own. */
  #declines(): Promise<boolean> {
    return this.page.evaluate(() => globalThis.__cults?.spots().some(({ label }) => label === 'decline') === true);
  }

  /** Waits until a click has changed the prompt. */
  async #changed(before: Asked): Promise<void> {
    await this.page.waitForFunction(
      ([id, chosen, entered]) => {
        const hook = globalThis.__cults;
        return hook?.asking() !== id || JSON.stringify(hook.chosen()) !== chosen || hook.entered() !== entered;
      },
      [before.id, JSON.stringify(before.chosen), before.entered] as const,
      PATIENCE,
    );
  }

  /** Payments and forces are prefilled, so click only the difference. */
  #changes({ kind }: Decision, chosen: readonly string[], ids: readonly string[]): readonly string[] {
    if (kind !== 'pay' && kind !== 'terror' && kind !== 'commit') return ids;
    return [...chosen.filter((id) => !ids.includes(id)), ...ids.filter((id) => !chosen.includes(id))];
  }

  #asked(): Promise<Asked> {
    return this.page.evaluate(() => ({
      id: globalThis.__cults?.asking() ?? null,
      chosen: globalThis.__cults?.chosen() ?? [],
      entered: globalThis.__cults?.entered() ?? null,
    }));
  }
}
