import type { TableView } from '../../contract/view-types';

/** Asks the rules engine for the board that a game begins on, once for each configuration that is looked at. */
export class Opening {
  readonly #told: () => void;
  /** The latest that was told: it is shown until the next one comes. */
  view: TableView | null = null;
  #wanted = '';

  /** `told` is called when another board has come. */
  constructor(told: () => void) {
    this.#told = told;
  }

  /** Asks unless this configuration was asked for last; what comes too late for the one that is wanted is dropped. */
  async want(config: Readonly<Record<string, unknown>>, ask: (config: unknown) => Promise<TableView>): Promise<void> {
    // The seed decides nothing that is shown.
    const key = JSON.stringify({ ...config, seed: '' });
    if (key === this.#wanted) return;
    this.#wanted = key;
    // If the rules engine refuses the configuration, show an empty board: starting the game will show the reason.
    const view = await ask(config).catch(() => null);
    if (key !== this.#wanted) return;
    this.view = view;
    this.#told();
  }

  /** Other cards: the same configuration may begin otherwise. */
  forget(): void {
    this.#wanted = '';
  }
}
