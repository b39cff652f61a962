import { describe, expect, it } from 'vitest';
import { Thread } from '../../../src/tools/cli/process/thread';
import { Died, Supervisor } from '../../../src/platform/host/supervisor';
import { TRIED } from '../../../src/platform/host/watch-pulse';

/** A thread that does what it is asked: counts, or ends in one of all ways. */
const CODE = `
import { parentPort, workerData } from 'node:worker_threads';
const numbers = new Int32Array(workerData.pulse, 0, 2);
const name = new Uint8Array(workerData.pulse, 8);
const WAYS = {
  count: (id) => parentPort.postMessage({ id, reply: 'counted' }),
  throws: () => { throw new Error('told to'); },
  rejects: () => void Promise.reject(new Error('told to')),
  exits: () => process.exit(3),
  memory: () => { for (const all = [];;) all.push(new Array(1e5).fill({ some: 'thing' }).map((one) => ({ ...one }))); },
  uncloneable: (id) => { try { parentPort.postMessage({ id, reply: () => 1 }); } catch (error) { parentPort.postMessage({ broke: String(error) }); } },
  stuck: () => { name.set(new TextEncoder().encode('bad')); Atomics.store(numbers, 1, 3); Atomics.add(numbers, 0, 1); for (;;); },
};
parentPort.on('message', ({ id, request }) => WAYS[request](id));
`;
const FILE = new URL(`data:text/javascript,${encodeURIComponent(CODE)}`);

const ENDS = [
  ['throws', 'broke', null],
  ['rejects', 'broke', null],
  ['exits', 'broke', null],
  ['memory', 'memory', null],
  ['uncloneable', 'broke', null],
  ['stuck', 'script', 'bad'],
] as const;

describe('a worker thread', () => {
  it.each(ENDS)('that %s is replaced: whoever asked is told, and the next one is answered', async (way, cause, mod) => {
    const supervisor = new Supervisor<string, string>({
      make: () => new Thread(FILE, 'table', null),
      limits: TRIED,
      open: () => Promise.resolve(),
      comeBack: () => Promise.resolve(),
      isApart: () => true,
      hasTakenOver: () => true,
    });
    const died = await supervisor.give(way).catch((error: unknown) => error as Died);
    expect(died).toBeInstanceOf(Died);
    expect(died).toMatchObject({ cause, mod });
    expect((await supervisor.give('count')).reply).toBe('counted');
    await supervisor.close();
  });
});
