import type { Storage } from '../host/store/database';
import type { ModIndex } from './mod-index';

/** A picture of a mod in an index, as it was fetched. */
export interface Preview {
  readonly type: 'image/png' | 'image/webp';
  readonly bytes: Uint8Array;
}

/** An index to which the player has subscribed, as it was when the page last asked for it. */
export interface IndexSubscription {
  readonly address: string;
  /** When the page asked, in milliseconds. */
  readonly asked: number;
  readonly index: ModIndex;
  /** By mod id. */
  readonly previews: Readonly<Record<string, Preview>>;
}

const INDEX = 'index/';

/** The player's subscriptions. Reading them asks nobody: only the player's click does. */
export class Subscriptions {
  readonly #storage: Pick<Storage, 'all' | 'put' | 'remove'>;
  /** What the browser could not store. */
  readonly #unstored = new Map<string, IndexSubscription>();

  constructor(storage: Pick<Storage, 'all' | 'put' | 'remove'>) {
    this.#storage = storage;
  }

  async list(): Promise<readonly IndexSubscription[]> {
    const stored = (await this.#storage.all(INDEX).catch(() => [])) as readonly IndexSubscription[];
    return [...stored.filter(({ address }) => !this.#unstored.has(address)), ...this.#unstored.values()];
  }

  async keep(subscription: IndexSubscription): Promise<void> {
    this.#unstored.delete(subscription.address);
    try {
      await this.#storage.put({ [INDEX + subscription.address]: subscription });
    } catch {
      this.#unstored.set(subscription.address, subscription);
    }
  }

  /** False if the browser could not store it: it is gone when the page is closed. */
  isStored(address: string): boolean {
    return !this.#unstored.has(address);
  }

  async remove(address: string): Promise<void> {
    this.#unstored.delete(address);
    await this.#storage.remove([INDEX + address]).catch(() => undefined);
  }
}
