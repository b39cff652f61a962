/** Most processes that run at a time: three for each thread, and their successors. */
const MOST = 64;

/** The ids of running processes in memory that threads share: if a thread is lost, its processes can still be ended. */
export class Processes {
  readonly memory: SharedArrayBuffer;
  readonly #ids: Int32Array;

  constructor(memory = new SharedArrayBuffer(MOST * Int32Array.BYTES_PER_ELEMENT)) {
    this.memory = memory;
    this.#ids = new Int32Array(memory);
  }

  add(pid: number): void {
    this.#put(0, pid);
  }

  remove(pid: number): void {
    this.#put(pid, 0);
  }

  #put(old: number, fresh: number): void {
    for (let at = 0; at < this.#ids.length; at++) if (Atomics.compareExchange(this.#ids, at, old, fresh) === old) return;
  }

  /** Ends what still runs. */
  end(): void {
    for (const pid of this.#ids) {
      if (pid === 0) continue;
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It has just ended by itself.
      }
    }
  }
}
