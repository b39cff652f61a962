/** A part of a page, in pixels. */
export interface Slot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Gap {
  readonly x: number;
  readonly width: number;
}

interface Shelf {
  readonly y: number;
  readonly height: number;
  /** Free stretches from left to right; no two touch. */
  gaps: readonly Gap[];
}

/** Rounds heights up to multiples of 8, so that texts of almost equal height share a shelf. */
export const shelfHeight = (height: number): number => Math.ceil(height / 8) * 8;

/** Packs rectangles into a square texture: shelves above each other, things of about equal height side by side. */
export class ShelfPacker {
  readonly #side: number;
  #shelves: Shelf[] = [];
  #top = 0;

  constructor(side: number) {
    this.#side = side;
  }

  get isEmpty(): boolean {
    return this.#shelves.length === 0;
  }

  /** Reserves a slot; null if there is no room. */
  take(width: number, height: number): Slot | null {
    const needed = shelfHeight(height);
    const shelf =
      this.#shelves.find((one) => one.height === needed && one.gaps.some((gap) => gap.width >= width)) ??
      this.#another(width, needed) ??
      this.#shelves.find((one) => one.height > needed && width <= this.#side && this.#isFree(one));
    if (shelf === undefined) return null;
    const at = shelf.gaps.findIndex((gap) => gap.width >= width);
    const { x, width: free } = shelf.gaps[at]!;
    const rest = free === width ? [] : [{ x: x + width, width: free - width }];
    shelf.gaps = [...shelf.gaps.slice(0, at), ...rest, ...shelf.gaps.slice(at + 1)];
    return { x, y: shelf.y, width, height };
  }

  /** Frees a slot. */
  give({ x, y, width }: Slot): void {
    const shelf = this.#shelves.find((one) => one.y === y)!;
    const before = shelf.gaps.filter((gap) => gap.x < x);
    const after = shelf.gaps.filter((gap) => gap.x > x);
    let joined: Gap = { x, width };
    const left = before.at(-1);
    if (left !== undefined && left.x + left.width === x) {
      before.pop();
      joined = { x: left.x, width: left.width + joined.width };
    }
    const right = after[0];
    if (right !== undefined && joined.x + joined.width === right.x) {
      after.shift();
      joined = { x: joined.x, width: joined.width + right.width };
    }
    shelf.gaps = [...before, joined, ...after];
    this.#lower();
  }

  #another(width: number, height: number): Shelf | undefined {
    if (width > this.#side || this.#top + height > this.#side) return undefined;
    const shelf: Shelf = { y: this.#top, height, gaps: [{ x: 0, width: this.#side }] };
    this.#shelves.push(shelf);
    this.#top += height;
    return shelf;
  }

  #isFree({ gaps }: Shelf): boolean {
    return gaps[0]?.width === this.#side;
  }

  /** Removes free shelves at the end, so that shelves of other heights can take their room. */
  #lower(): void {
    for (let last = this.#shelves.at(-1); last !== undefined && this.#isFree(last); last = this.#shelves.at(-1)) {
      this.#shelves.pop();
      this.#top = last.y;
    }
  }
}
