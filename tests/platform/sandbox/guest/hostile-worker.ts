import '../../../../src/platform/sandbox/quickjs/node';
import { attackWorker } from '../../../../src/tools/cli/mod/attack/attack';
import { jobOf } from '../../../../src/tools/cli/process/thread';

/** The worker thread of hostile.test.ts: bundled, since a thread of Node reads no TypeScript. */
jobOf();
attackWorker();
