import '../../../../src/platform/sandbox/quickjs/browser';
import { runAttack, type Attack, type AttackResult } from '../../../../src/tools/cli/mod/attack/attack-run';

/** What the worker says: that it is warm, how an attack ended, or that something broke which must not. */
export interface Said {
  readonly result?: AttackResult;
  readonly broke?: string;
}

const say = (said: Said): void => postMessage(said);

function attack(what: Attack): void {
  runAttack(what).then(
    (result) => say({ result }),
    (error: unknown) => say({ broke: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
}

addEventListener('message', ({ data }: MessageEvent<Attack>) => attack(data));
// The first word is that of an empty attack: what comes after it is timed without what a worker needs to warm up.
attack({ body: '', as: 'ability', raw: false });
