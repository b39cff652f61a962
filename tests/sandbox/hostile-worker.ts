import '../../src/sandbox/node';
import { attackWorker } from '../../src/cli/mod/attack';
import { jobOf } from '../../src/cli/thread';

/** The worker thread of hostile.test.ts: bundled, since a thread of Node reads no TypeScript. */
jobOf();
attackWorker();
