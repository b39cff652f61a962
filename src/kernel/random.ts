import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { wordsOf } from './data/hash';

/** The holder of a random stream, which is four integers; drawing a number replaces them in place. */
export interface Stream {
  random: readonly number[];
}

export function streamFrom(seed: string): readonly number[] {
  return wordsOf(seed, 4);
}

/**
 * Of the 2^32 numbers a generator gives, the uneven rest at the top is drawn again. All stays within unsigned 32-bit numbers:
 * V8's remainder of larger ones is many times slower, and every die, card and random answer needs one.
 */
function draw(generator: { next(): number }, size: number): number {
  let drawn = (generator.next() ^ 0x8000_0000) >>> 0;
  // The rest is smaller than `size`: far from the top nothing needs to be divided.
  if (drawn <= 0xffff_ffff - size) return drawn % (size >>> 0);
  const last = (Math.floor(2 ** 32 / size) * size - 1) >>> 0;
  while (drawn > last) drawn = (generator.next() ^ 0x8000_0000) >>> 0;
  return drawn % (size >>> 0);
}

/** Returns a random whole number from 0 to below `size`. */
export type Below = (size: number) => number;

/** A whole number from 0 to below `size`. */
export function randomBelow(stream: Stream, size: number): number {
  const generator = xoroshiro128plusFromState(stream.random);
  const drawn = draw(generator, size);
  stream.random = generator.getState();
  return drawn;
}

/** `count` whole numbers from 0 to below `size`. */
export function randomRolls(stream: Stream, size: number, count: number): number[] {
  const generator = xoroshiro128plusFromState(stream.random);
  const rolls: number[] = [];
  for (let i = 0; i < count; i++) rolls.push(draw(generator, size));
  stream.random = generator.getState();
  return rolls;
}

/**
 * Fisher–Yates, in place. Numbers only: V8 specialises this function by the kinds of array elements it sees; other arrays would slow
 * every caller.
 */
export function shuffle(stream: Stream, items: number[]): void {
  if (items.length < 2) return;
  const generator = xoroshiro128plusFromState(stream.random);
  for (let i = items.length - 1; i > 0; i--) {
    const j = draw(generator, i + 1);
    const held = items[i]!;
    items[i] = items[j]!;
    items[j] = held;
  }
  stream.random = generator.getState();
}

/** Anything else than numbers in a new order, the same that `shuffle` gives. */
export function shuffled<T>(stream: Stream, items: readonly T[]): T[] {
  const places: number[] = [];
  for (let place = 0; place < items.length; place++) places.push(place);
  shuffle(stream, places);
  return places.map((place) => items[place]!);
}

/** A stream that nobody saves or clones: what draws much from it need not write its state back each time. Draws what `randomBelow` would. */
export function liveStream(seed: string): (size: number) => number {
  const generator = xoroshiro128plusFromState(streamFrom(seed));
  return (size) => draw(generator, size);
}
