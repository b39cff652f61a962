import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ThinkingTime } from '../../../src/platform/screens/table/thinking-time';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A promise that the test resolves. */
function later(): { readonly coming: Promise<void>; readonly come: () => void } {
  let come = (): void => undefined;
  const coming = new Promise<void>((resolve) => void (come = resolve));
  return { coming, come };
}

function watched(): { readonly time: ThinkingTime; readonly told: (readonly string[])[] } {
  const time = new ThinkingTime();
  const told: (readonly string[])[] = [];
  time.onThinking = (seats) => void told.push(seats);
  return { time, told };
}

describe('a bot that thinks', () => {
  it('is told of while it does, and no longer when it has answered', async () => {
    const { time, told } = watched();
    const { coming, come } = later();
    const waiting = time.during(['hastur'], coming);
    await vi.advanceTimersByTimeAsync(1000);
    expect(told).toEqual([['hastur']]);
    come();
    await waiting;
    expect(told).toEqual([['hastur'], []]);
  });

  it('is not told of if it answers soon, and nothing is left that could tell of it later', async () => {
    const { time, told } = watched();
    await time.during(['hastur'], Promise.resolve());
    await vi.advanceTimersByTimeAsync(1000);
    expect(told).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is told of no more if its answer fails', async () => {
    const { time, told } = watched();
    const failing = new Promise<void>((_, reject) => void setTimeout(() => reject(new Error('lost')), 500));
    const waiting = expect(time.during(['hastur'], failing)).rejects.toThrow('lost');
    await vi.advanceTimersByTimeAsync(500);
    await waiting;
    expect(told).toEqual([['hastur'], []]);
  });
});

describe('a pause', () => {
  it('ends by itself', async () => {
    const { time, told } = watched();
    let isOver = false;
    const pause = time.pause('hastur', 400).then(() => void (isOver = true));
    await vi.advanceTimersByTimeAsync(399);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await pause;
    expect(told).toEqual([['hastur'], []]);
  });

  it('ends at once for somebody in a hurry, and is none where no time is left', async () => {
    const { time } = watched();
    const pause = time.pause('hastur', 60_000);
    time.hurry();
    await pause;
    await time.pause('hastur', -5);
    expect(vi.getTimerCount()).toBe(0);
  });
});
