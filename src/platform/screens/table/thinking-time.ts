/** Milliseconds before a waiting bot is said to think: most answer sooner, and a mark that only flickers tells nobody anything. */
const SOON = 150;

/** Tells who is thinking while the table waits for bots, and holds an answer back until people could look. */
export class ThinkingTime {
  /** Called with the seats whose bots think, and with none when they are done. */
  onThinking: (seats: readonly string[]) => void = () => undefined;
  #isTold = false;
  #hurry: () => void = () => undefined;

  /** Waits for `coming` while these seats think. */
  async during<T>(seats: readonly string[], coming: Promise<T>): Promise<T> {
    const timer = setTimeout(() => this.#tell(seats), SOON);
    try {
      return await coming;
    } finally {
      clearTimeout(timer);
      if (this.#isTold) this.#tell([]);
    }
  }

  /** Waits so many milliseconds, or until somebody is in a hurry. */
  async pause(seat: string, milliseconds: number): Promise<void> {
    if (milliseconds <= 0) return;
    const pause = new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#hurry = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    await this.during([seat], pause);
  }

  /** Ends the pause. */
  hurry(): void {
    this.#hurry();
  }

  #tell(seats: readonly string[]): void {
    this.#isTold = seats.length > 0;
    this.onThinking(seats);
  }
}
