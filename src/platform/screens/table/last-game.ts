const KEY = 'rise-of-the-cults/last-game';

/** The configuration with which the last game of this browser began; its game alone knows what is in it. */
class LastGame {
  /** Null if no game has begun here, or what the browser keeps cannot be read. */
  get config(): object | null {
    try {
      const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
      return typeof found === 'object' && !Array.isArray(found) ? found : null;
    } catch {
      return null;
    }
  }

  note(config: unknown): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(config));
    } catch {
      // A browser without storage begins the next game with the usual settings.
    }
  }
}

export const lastGame = new LastGame();
