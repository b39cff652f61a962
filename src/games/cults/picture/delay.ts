/** Runs something after a moment, unless replaced before. Unlike a tween it requests no frames while it waits. */
export class Delay {
  #timer: ReturnType<typeof setTimeout> | undefined;

  start(milliseconds: number, act: () => void): void {
    this.stop();
    this.#timer = setTimeout(act, milliseconds);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
