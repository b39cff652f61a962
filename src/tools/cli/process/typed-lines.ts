import { createInterface, type Interface } from 'node:readline';

/** What is typed or piped in, read in the main thread: a thread that is killed takes no line with it that it has not asked for. */
export class TypedLines {
  #reading: { readonly lines: Interface; readonly from: AsyncIterator<string> } | null = null;
  /** Asked for and not given to anybody yet. */
  #coming: Promise<string | null> | null = null;

  /** Calls `take` with the next line, null at the end. A line that `take` refuses (returns false) is kept for the next call. */
  async give(take: (line: string | null) => boolean): Promise<void> {
    this.#coming ??= this.#next();
    const line = await this.#coming;
    if (take(line)) this.#coming = null;
  }

  async #next(): Promise<string | null> {
    if (this.#reading === null) {
      const lines = createInterface({ input: process.stdin });
      this.#reading = { lines, from: lines[Symbol.asyncIterator]() };
    }
    const { value, done } = await this.#reading.from.next();
    return done === true ? null : value;
  }

  /** What nobody reads must not keep the process. */
  close(): void {
    this.#reading?.lines.close();
  }
}
