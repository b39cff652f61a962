import type { GameEvent } from '../../../kernel';
import { fetching } from '../frame/fetching';
import { tell } from '../frame/error-message';
import type { Services } from '../services';
import type { CurrentGame } from './current-game';
import type { ModNotices } from './notices/mod-notices';

/** Shows what goes wrong with mods during a game; the code that shows it is fetched when something does. */
export class NoticeBoard {
  readonly #services: Services;
  readonly #game: CurrentGame;
  readonly #back: (() => void) | undefined;
  #notices: Promise<ModNotices> | null = null;
  #isCovered = false;
  #isGone = false;

  constructor(services: Services, game: CurrentGame, back?: () => void) {
    this.#services = services;
    this.#game = game;
    this.#back = back;
  }

  /** Called with every event of the game. */
  hear(event: GameEvent): void {
    if (this.#services.game.troubles?.includes(event.type) === true) this.tell(event);
  }

  tell(event: GameEvent): void {
    void this.#tell(event);
  }

  async #tell(event: GameEvent): Promise<void> {
    try {
      const notices = await (this.#notices ??= this.#fetched());
      if (!this.#isGone) await notices.tell(event);
    } catch (error) {
      this.#notices = null;
      tell(this.#services, error);
    }
  }

  async #fetched(): Promise<ModNotices> {
    const { ModNotices } = await fetching(import('./notices/mod-notices'));
    const notices = new ModNotices(this.#services, this.#game, this.#back);
    notices.cover(this.#isCovered);
    if (this.#isGone) notices.destroy();
    return notices;
  }

  cover(isCovered: boolean): void {
    this.#isCovered = isCovered;
    void this.#notices?.then((notices) => notices.cover(isCovered));
  }

  destroy(): void {
    this.#isGone = true;
    void this.#notices?.then((notices) => notices.destroy());
  }
}
