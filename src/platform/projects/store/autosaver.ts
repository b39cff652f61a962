import { ProjectStoreError, type ProjectFiles, type StoreFault, type VersionLabel, type Written } from '../project';

/** Milliseconds without a change after which the changes are written. */
const REST = 500;
/** Milliseconds after which they are written even while the author goes on typing. */
const LONGEST = 3000;
/** Milliseconds after which a failed write is tried again. */
const AGAIN = 5000;

export type SaveState =
  | { readonly is: 'saved'; readonly at: number }
  /** Changes wait to be written, or are being written. */
  | { readonly is: 'waiting' }
  | { readonly is: 'failed'; readonly fault: StoreFault };

export interface AutosaverOptions {
  readonly write: (files: ProjectFiles, label: VersionLabel) => Promise<Written>;
  /** Writes without waiting, because the page is being left. */
  readonly leave: (files: ProjectFiles, label: VersionLabel) => void;
  /** Called after every change of `state`. */
  readonly onState: (state: SaveState) => void;
  /** Called when another tab has written meanwhile; what was to be written lies in the history. */
  readonly onAside: () => void;
}

/** Writes every change soon after it was made, and at once when the page is hidden or left. */
export class Autosaver {
  readonly #options: AutosaverOptions;
  #wanted: { readonly files: ProjectFiles; readonly label: VersionLabel } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #since = 0;
  #writing: Promise<void> | null = null;
  #isClosed = false;
  state: SaveState;

  constructor(options: AutosaverOptions, savedAt: number) {
    this.#options = options;
    this.state = { is: 'saved', at: savedAt };
    addEventListener('pagehide', this.#leave);
    document.addEventListener('visibilitychange', this.#hide);
  }

  change(files: ProjectFiles, label: VersionLabel): void {
    if (this.#isClosed) return;
    const now = performance.now();
    if (this.#wanted === null) this.#since = now;
    this.#wanted = { files, label };
    this.#become({ is: 'waiting' });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), Math.min(REST, Math.max(0, LONGEST - (now - this.#since))));
  }

  /** Writes what waits; resolves when nothing waits any more, or a write has failed. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    for (;;) {
      if (this.#writing !== null) await this.#writing;
      else if (this.#wanted === null || this.#isClosed) return;
      else {
        this.#writing = this.#write();
        await this.#writing;
        if (this.state.is === 'failed') return;
      }
    }
  }

  /** Stops without writing: another tab has the project now. */
  close(): void {
    this.#isClosed = true;
    this.#wanted = null;
    clearTimeout(this.#timer);
    removeEventListener('pagehide', this.#leave);
    document.removeEventListener('visibilitychange', this.#hide);
  }

  async #write(): Promise<void> {
    const wanted = this.#wanted!;
    try {
      const { isAside } = await this.#options.write(wanted.files, wanted.label);
      if (this.#wanted === wanted) this.#wanted = null;
      this.#become(this.#wanted === null ? { is: 'saved', at: Date.now() } : { is: 'waiting' });
      if (isAside) this.#options.onAside();
    } catch (error) {
      this.#become({ is: 'failed', fault: error instanceof ProjectStoreError ? error.fault : 'noStorage' });
      if (!this.#isClosed) this.#timer = setTimeout(() => void this.flush(), AGAIN);
    } finally {
      this.#writing = null;
    }
  }

  #become(state: SaveState): void {
    this.state = state;
    this.#options.onState(state);
  }

  readonly #leave = (): void => {
    if (this.#wanted === null) return;
    this.#options.leave(this.#wanted.files, this.#wanted.label);
    // The page may come back from the browser's cache; then this write takes the draft's place.
    void this.flush();
  };
  readonly #hide = (): void => {
    if (document.visibilityState === 'hidden') void this.flush();
  };
}
