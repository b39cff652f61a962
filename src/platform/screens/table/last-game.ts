import { FIRST_GAME } from '../../../games/first-game';

/** Older pages named no game in their key: what they kept is the first game's. */
const BEFORE = 'rise-of-the-cults/last-game';

/** The configuration with which the last play of a game began in this browser; the game alone knows what is in it. */
export class LastGame {
  readonly #game: string;

  constructor(game: string) {
    this.#game = game;
  }

  /** Null if no game has begun here, or what the browser keeps cannot be read. */
  get config(): object | null {
    try {
      const found: unknown = JSON.parse(this.#stored ?? 'null');
      return typeof found === 'object' && !Array.isArray(found) ? found : null;
    } catch {
      return null;
    }
  }

  note(config: unknown): void {
    try {
      localStorage.setItem(this.#key, JSON.stringify(config));
      if (this.#isFirst) localStorage.removeItem(BEFORE);
    } catch {
      // A browser without storage begins the next game with the usual settings.
    }
  }

  get #isFirst(): boolean {
    return this.#game === FIRST_GAME;
  }

  get #key(): string {
    return `${this.#game}/last-game`;
  }

  get #stored(): string | null {
    return localStorage.getItem(this.#key) ?? (this.#isFirst ? localStorage.getItem(BEFORE) : null);
  }
}
