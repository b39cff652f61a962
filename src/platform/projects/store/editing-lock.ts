/** Milliseconds that the editing tab has to write its last changes before another tab takes the project. */
const GRACE = 3000;

const nameOf = (key: string): string => `rise-of-the-cults/workshop/${key}`;

/** How the browser is asked for a lock. */
type Wish = Pick<globalThis.LockOptions, 'ifAvailable' | 'signal' | 'steal'>;

export interface EditingOptions {
  readonly key: string;
  /** Called before another tab takes the project: writes what waits. */
  readonly giveUp: () => Promise<void>;
  /** Called when another tab has the project now. */
  readonly onLost: () => void;
}

/**
 * Lets one tab at a time edit a project. The holder hears of a tab that wants to take over, writes its last changes and lets go. A
 * browser without Web Locks lets every tab edit; then the version check of the store keeps their changes apart.
 */
export class EditingLock {
  readonly #options: EditingOptions;
  readonly #channel: BroadcastChannel;
  #release: (() => void) | null = null;
  #isClosed = false;

  constructor(options: EditingOptions) {
    this.#options = options;
    this.#channel = new BroadcastChannel(nameOf(options.key));
    this.#channel.onmessage = () => void this.#yield();
  }

  get isHeld(): boolean {
    return this.#release !== null;
  }

  /** Takes the lock if no other tab has it; returns whether this tab may edit. */
  take(): Promise<boolean> {
    return this.#request({ ifAvailable: true });
  }

  /** Asks the tab that edits to let go, and takes the lock in any case. */
  async takeOver(): Promise<boolean> {
    this.#channel.postMessage('yield');
    try {
      return await this.#request({ signal: AbortSignal.timeout(GRACE) });
    } catch {
      // The other tab hangs or sleeps; its changes so far are stored.
      return this.#request({ steal: true });
    }
  }

  close(): void {
    this.#isClosed = true;
    this.#channel.close();
    this.#release?.();
    this.#release = null;
  }

  async #yield(): Promise<void> {
    if (this.#release === null) return;
    await this.#options.giveUp();
    this.#release?.();
    this.#release = null;
    if (!this.#isClosed) this.#options.onLost();
  }

  #request(options: Wish): Promise<boolean> {
    // Absent in pages that were not delivered securely.
    const locks: LockManager | undefined = navigator.locks;
    if (locks === undefined) {
      this.#release = () => undefined;
      return Promise.resolve(true);
    }
    return new Promise((resolve, reject) => {
      locks
        .request(nameOf(this.#options.key), options, (lock) => {
          resolve(lock !== null);
          if (lock === null) return undefined;
          return new Promise<void>((release) => void (this.#release = release));
        })
        // Rejects if the wait timed out, or later if another tab has stolen the lock.
        .catch((error: unknown) => {
          reject(error instanceof Error ? error : new Error(String(error)));
          if (this.#release === null || this.#isClosed) return;
          this.#release = null;
          this.#options.onLost();
        });
    });
  }
}
