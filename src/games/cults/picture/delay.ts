/** Something that is to happen after a moment, unless something else comes first. Unlike a tween it asks for no frames while it waits. */
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
