import { KILLED, type Attacked } from '../../../../src/tools/cli/mod/attack/attack-ground';
import { ATTACK_KINDS, type Attack } from '../../../../src/tools/cli/mod/attack/attack-run';
import { HOSTILE } from '../../../platform/sandbox/guest/hostile-scripts';
import type { Said } from './worker';

declare global {
  /** Lets every hostile script loose, as load and as ability, in Workers under a watchdog. Results are in the order of the scripts. */
  var attackAll: (workers: number, patience: number) => Promise<Attacked[][]>;
}

/** The next word of a worker; null when it stays silent for too long. */
function wordOf(worker: Worker, patience: number): Promise<Said | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), patience);
    const done = (said: Said): void => {
      clearTimeout(timer);
      resolve(said);
    };
    worker.onmessage = ({ data }: MessageEvent<Said>) => done(data);
    worker.onerror = (event) => done({ broke: event.message || 'the worker did not start' });
  });
}

/** A Worker that attacks; one that had to be killed is made anew, and must then answer. */
class Ground {
  #worker: Worker | null = null;

  async #ready(): Promise<Worker> {
    if (this.#worker !== null) return this.#worker;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    const said = await wordOf(worker, 60_000);
    if (said?.result?.table !== true) throw new Error(`the worker did not start: ${JSON.stringify(said)}`);
    this.#worker = worker;
    return worker;
  }

  async attack(attack: Attack, patience: number): Promise<Attacked> {
    const worker = await this.#ready();
    worker.postMessage(attack);
    const said = await wordOf(worker, patience);
    if (said?.result !== undefined) return said.result;
    if (said !== null) throw new Error(`the worker broke: ${said.broke}`);
    this.close();
    await this.#ready();
    return KILLED;
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }
}

globalThis.attackAll = async (workers, patience) => {
  const results: Attacked[][] = HOSTILE.map(() => []);
  let next = 0;
  const fight = async (): Promise<void> => {
    const ground = new Ground();
    for (let at = next++; at < HOSTILE.length; at = next++)
      for (const as of ATTACK_KINDS)
        results[at]!.push(await ground.attack({ body: HOSTILE[at]![1](), as, raw: false }, patience));
    ground.close();
  };
  await Promise.all(Array.from({ length: workers }, fight));
  return results;
};
