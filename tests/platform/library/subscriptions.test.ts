import { describe, expect, it } from 'vitest';
import { Subscriptions, type IndexSubscription } from '../../../src/platform/library';

const ADDRESS = 'https://mods.example/index.json';
const subscription = (asked: number): IndexSubscription => ({
  address: ADDRESS,
  asked,
  index: { format: 'cults-mod-index', version: 1, title: { en: 'Night mods' }, mods: [] },
  previews: {},
});

/** A browser's storage that can be full. */
class Disk {
  readonly values = new Map<string, unknown>();
  isFull = false;

  async all(): Promise<readonly unknown[]> {
    return [...this.values.values()];
  }

  async put(values: Readonly<Record<string, unknown>>): Promise<void> {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
    for (const [key, value] of Object.entries(values)) this.values.set(key, value);
  }

  async remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) this.values.delete(key);
  }
}

describe('subscriptions', () => {
  it('that the browser cannot store are known as such, and are there until the page is closed', async () => {
    const disk = new Disk();
    const subscriptions = new Subscriptions(disk);
    disk.isFull = true;
    await subscriptions.keep(subscription(1));
    expect(subscriptions.isStored(ADDRESS)).toBe(false);
    expect((await subscriptions.list()).map(({ asked }) => asked)).toEqual([1]);
    disk.isFull = false;
    await subscriptions.keep(subscription(2));
    expect(subscriptions.isStored(ADDRESS)).toBe(true);
    expect((await new Subscriptions(disk).list()).map(({ asked }) => asked)).toEqual([2]);
  });
});
