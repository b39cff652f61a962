import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { wordsOf } from './hash';

/** A random stream is four integers; whoever holds it lets it be advanced in place. */
export interface Stream {
  random: readonly number[];
}

export function streamFrom(seed: string): readonly number[] {
  return wordsOf(seed, 4);
}

/** A whole number from 0 to below `size`. */
export function randomBelow(stream: Stream, size: number): number {
  const generator = xoroshiro128plusFromState(stream.random);
  const drawn = uniformInt(generator, 0, size - 1);
  stream.random = generator.getState();
  return drawn;
}

/** `count` whole numbers from 0 to below `size`. */
export function randomRolls(stream: Stream, size: number, count: number): number[] {
  const generator = xoroshiro128plusFromState(stream.random);
  const rolls: number[] = [];
  for (let i = 0; i < count; i++) rolls.push(uniformInt(generator, 0, size - 1));
  stream.random = generator.getState();
  return rolls;
}

/** Fisher–Yates, in place. */
export function shuffle<T>(stream: Stream, items: T[]): void {
  if (items.length < 2) return;
  const generator = xoroshiro128plusFromState(stream.random);
  for (let i = items.length - 1; i > 0; i--) {
    const j = uniformInt(generator, 0, i);
    const held = items[i]!;
    items[i] = items[j]!;
    items[j] = held;
  }
  stream.random = generator.getState();
}

/** A stream that nobody saves or clones: what draws much from it need not write its state back each time. Draws what `randomBelow` would. */
export function liveStream(seed: string): (size: number) => number {
  const generator = xoroshiro128plusFromState(streamFrom(seed));
  return (size) => uniformInt(generator, 0, size - 1);
}
