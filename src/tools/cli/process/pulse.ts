import type { Pulse } from '../../../platform/host/worker-like';

/** Indices in the shared memory: the count of starts, ends and progress; and the length of the running mod's name. */
const [BEATS, LENGTH] = [0, 1];
const NAME = 8;
const SIZE = 512;

/** A heartbeat in shared memory: one thread writes it, another reads it even while the first is stuck. */
export class SharedPulse {
  readonly memory: SharedArrayBuffer;
  readonly #numbers: Int32Array;
  readonly #name: Uint8Array;
  #last = '';
  #length = 0;

  constructor(memory = new SharedArrayBuffer(SIZE)) {
    this.memory = memory;
    this.#numbers = new Int32Array(memory, 0, NAME / 4);
    this.#name = new Uint8Array(memory, NAME);
  }

  beat(): void {
    Atomics.add(this.#numbers, BEATS, 1);
  }

  /** Set when a script of this mod starts; null when it has returned. */
  set running(mod: string | null) {
    if (mod !== null && mod !== this.#last) {
      const bytes = new TextEncoder().encode(mod).subarray(0, SIZE - NAME);
      this.#name.set(bytes);
      this.#last = mod;
      this.#length = bytes.length;
    }
    Atomics.store(this.#numbers, LENGTH, mod === null ? 0 : this.#length);
    this.beat();
  }

  read(): Pulse {
    const length = Atomics.load(this.#numbers, LENGTH);
    const mod = length === 0 ? null : new TextDecoder().decode(this.#name.slice(0, length));
    return { mod, beats: Atomics.load(this.#numbers, BEATS) };
  }
}
