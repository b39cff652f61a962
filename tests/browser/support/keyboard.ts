import { PagePlayer } from '../../../src/tools/inspect/driver/player';

/** More things than these are never on one screen. */
const MOST = 400;

/** Plays with Tab and Enter alone, by the buttons that stand for what is drawn. */
export class KeyboardPlayer extends PagePlayer {
  /** To the thing with the label, and Enter. */
  override async click(label: string): Promise<void> {
    await this.page.waitForFunction(
      (wanted) => {
        const hook = globalThis.__cults;
        return hook?.isDrawn() === true && hook.spots().some((one) => one.label === wanted);
      },
      label,
      { timeout: 60_000, polling: 15 },
    );
    await this.#enter(label, 'label');
  }

  override async press(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).first().waitFor({ timeout: 60_000 });
    await this.#enter(name, 'name');
  }

  async #enter(wanted: string, by: 'label' | 'name'): Promise<void> {
    for (let tabs = 0; tabs < MOST; tabs++) {
      const isThere = await this.page.evaluate(
        ([text, how]) => {
          // Pixi's buttons know what they stand for.
          const focused = document.activeElement as
            | (HTMLElement & { readonly container?: { readonly label: string | null } })
            | null;
          return (how === 'label' ? focused?.container?.label : focused?.title) === text;
        },
        [wanted, by] as const,
      );
      if (isThere) return this.page.keyboard.press('Enter');
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not come to ${wanted}.`);
  }
}
