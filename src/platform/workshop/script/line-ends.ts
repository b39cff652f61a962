/** Editors count every line end as one letter; a text may have `\r\n`. This maps offsets between the two. */
export class LineEnds {
  /** Offsets of the `\r` before each `\n`, in the text. */
  readonly #returns: readonly number[];

  constructor(text: string) {
    this.#returns = [...text.matchAll(/\r\n/g)].map(({ index }) => index);
  }

  toEditor(at: number): number {
    return at - this.#returns.filter((place) => place < at).length;
  }

  toText(at: number): number {
    let count = 0;
    while (count < this.#returns.length && this.#returns[count]! - count < at) count++;
    return at + count;
  }

  /** New lines end as those of the text do. */
  written(text: string): string {
    return this.#returns.length === 0 ? text : text.replaceAll('\n', '\r\n');
  }
}

/** The text as an editor holds it. */
export const inEditor = (text: string): string => text.replace(/\r\n?/g, '\n');
