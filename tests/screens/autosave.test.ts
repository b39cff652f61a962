import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Autosave, type Stored } from '../../src/screens/autosave';
import { NoAnswer } from '../../src/shell/storage';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const game = (name: string): Stored => ({ save: name as unknown as Stored['save'], mods: [] });
const [OLD, NEW, NEWER] = [game('old'), game('new'), game('newer')];

/** A browser's store with one place; it answers, or does not. */
class FakeStore {
  held: unknown;
  isSilent = false;

  constructor(held?: unknown) {
    this.held = held;
  }
  async #answering<T>(act: () => T): Promise<T> {
    if (this.isSilent) throw new NoAnswer('silent');
    return act();
  }
  get = (): Promise<unknown> => this.#answering(() => this.held);
  put = (_: string, value: unknown): Promise<unknown> => this.#answering(() => (this.held = value));
  remove = (): Promise<unknown> => this.#answering(() => (this.held = undefined));
}

/** Longer than anybody waits before the store is asked again. */
const later = (): Promise<unknown> => vi.advanceTimersByTimeAsync(60_000);

/** A game that was begun while the store said nothing; then the store speaks. */
async function begunUnseen(store: FakeStore, mayReplace: (old: Stored) => Promise<boolean>): Promise<Autosave> {
  const autosave = new Autosave(store);
  store.isSilent = true;
  expect(await autosave.stored()).toBe('noAnswer');
  autosave.begin(mayReplace);
  autosave.keep(NEW);
  await later();
  expect(autosave.isKept).toBe(false);
  store.isSilent = false;
  await later();
  return autosave;
}

describe('a store that does not answer', () => {
  it('is told from one with nothing in it, and from one that stores nothing', async () => {
    const store = new FakeStore();
    expect(await new Autosave(store).stored()).toBeNull();
    store.isSilent = true;
    expect(await new Autosave(store).stored()).toBe('noAnswer');
    const none = new FakeStore();
    none.get = () => Promise.reject(new Error('no IndexedDB'));
    expect(await new Autosave(none).stored()).toBeNull();
  });

  it('is asked until it does, for as long as somebody wants to know', async () => {
    const store = new FakeStore(OLD);
    store.isSilent = true;
    const autosave = new Autosave(store);
    const told = vi.fn();
    void autosave.awaited(() => true).then(told);
    await later();
    expect(told).not.toHaveBeenCalled();
    store.isSilent = false;
    await later();
    expect(told).toHaveBeenCalledExactlyOnceWith(OLD);
    store.isSilent = true;
    const gone = autosave.awaited(() => false);
    await later();
    expect(await gone).toBeNull();
  });

  it('has nothing written over: the player is asked, and the new game is kept if they want it', async () => {
    const store = new FakeStore(OLD);
    const asked = vi.fn(() => Promise.resolve(true));
    const autosave = await begunUnseen(store, asked);
    expect(asked).toHaveBeenCalledExactlyOnceWith(OLD);
    expect(store.held).toEqual(NEW);
    expect(autosave.isKept).toBe(true);
    autosave.keep(NEWER);
    await later();
    expect(store.held).toEqual(NEWER);
    expect(asked).toHaveBeenCalledOnce();
  });

  it('keeps the old game if the player wants that, until another one is begun', async () => {
    const store = new FakeStore(OLD);
    const autosave = await begunUnseen(store, () => Promise.resolve(false));
    autosave.keep(NEWER);
    await later();
    expect(store.held).toEqual(OLD);
    expect(autosave.isKept).toBe(false);
    expect(await autosave.stored()).toEqual(OLD);
    autosave.begin(null);
    autosave.keep(NEWER);
    await later();
    expect(store.held).toEqual(NEWER);
    expect(autosave.isKept).toBe(true);
  });

  it('keeps the old game also where the new one is over by then, and nobody is asked', async () => {
    const store = new FakeStore(OLD);
    const asked = vi.fn(() => Promise.resolve(true));
    const autosave = new Autosave(store);
    store.isSilent = true;
    await autosave.stored();
    autosave.begin(asked);
    autosave.keep(NEW);
    autosave.keep(null);
    await later();
    store.isSilent = false;
    await later();
    expect(store.held).toEqual(OLD);
    expect(asked).not.toHaveBeenCalled();
  });

  it('and had nothing in it takes the new game without a question', async () => {
    const store = new FakeStore();
    const asked = vi.fn(() => Promise.resolve(false));
    const autosave = await begunUnseen(store, asked);
    expect(store.held).toEqual(NEW);
    expect(autosave.isKept).toBe(true);
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('a listener that throws', () => {
  it('keeps no game from being kept, and no other from being told', async () => {
    const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const store = new FakeStore();
    const autosave = new Autosave(store);
    const told = vi.fn();
    autosave.listen(() => {
      throw new Error('not mine');
    });
    autosave.listen(told);
    await autosave.stored();
    store.isSilent = true;
    autosave.keep(NEW);
    await later();
    store.isSilent = false;
    await later();
    expect(store.held).toEqual(NEW);
    autosave.keep(NEWER);
    await later();
    expect(store.held).toEqual(NEWER);
    expect(told).toHaveBeenCalledTimes(2);
    expect(complained).toHaveBeenCalledTimes(2);
  });
});
