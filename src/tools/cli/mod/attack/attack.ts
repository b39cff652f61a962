import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { GameError } from '../../../../kernel';
import { Died, Supervisor } from '../../../../platform/host/supervisor';
import { LIMITS } from '../../../../platform/host/watch-pulse';
import { readArguments } from '../../process/arguments';
import { sayJson } from '../../process/output';
import { COMMAND_LINE, serve, Thread } from '../../process/thread';
import { KILLED, WATCHDOG_MS, type Attacked } from './attack-ground';
import { ATTACK_KINDS, runAttack, type Attack, type AttackKind, type AttackResult } from './attack-run';

/** Runs attacks inside a worker thread. */
export function attackWorker(): void {
  serve((attack: Attack) => runAttack(attack));
}

/** The empty attack: warms the process up and checks that everything works. */
const NOTHING: Attack = { body: '', as: 'ability', raw: false };

/** A supervised worker for attacks; if it had to be killed, the next attack gets a new one. */
export class AttackGround {
  readonly #supervisor: Supervisor<Attack, AttackResult>;

  constructor(file: URL, patience = WATCHDOG_MS) {
    this.#supervisor = new Supervisor({
      make: () => new Thread<Attack, AttackResult>(file, 'attack', null),
      limits: { ...LIMITS, script: patience },
      open: async (ask) => void (await ask(NOTHING)),
      comeBack: () => Promise.resolve(),
      // There is no game in which a mod could be blanked.
      isApart: () => true,
      hasTakenOver: () => true,
    });
  }

  async attack(attack: Attack): Promise<Attacked> {
    try {
      return (await this.#supervisor.give(attack)).reply;
    } catch (error) {
      if (!(error instanceof Died) || error.cause === 'broke') throw error;
      // The next worker has a neighbour and a table of its own; run the empty attack to see that they work.
      const { neighbour, table } = (await this.#supervisor.give(NOTHING)).reply;
      return { ...KILLED, reason: error.cause === 'memory' ? 'memory' : KILLED.reason, neighbour, table };
    }
  }

  close(): Promise<void> {
    return this.#supervisor.close();
  }
}

function readKind(value: string | undefined): AttackKind {
  const kind = ATTACK_KINDS.find((known) => known === (value ?? 'ability'));
  if (kind === undefined) throw new GameError('unknownId', { path: '--as', value: value ?? '', known: ATTACK_KINDS });
  return kind;
}

function readScript(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new GameError('fileNotRead', { path: file, why: error instanceof Error ? error.message : String(error) });
  }
}

/**
 * `cults mod attack FILE --as load|ability [--raw] [--lang en|pl]`: runs a script as an attack on the sandbox and prints one line about the result.
 */
export async function attackCommand(args: readonly string[]): Promise<void> {
  const [file, ...rest] = args;
  if (file === undefined || file.startsWith('--')) throw new GameError('argumentNeedsValue', { value: 'attack' });
  const given = readArguments(rest, { as: 'value', raw: 'flag', lang: 'value' });
  const as = readKind(given.get('as'));
  const attack = { body: readScript(file), as, raw: given.has('raw') };
  const ground = new AttackGround(COMMAND_LINE);
  await ground.attack(NOTHING);
  const begun = performance.now();
  let ms = 0;
  let result: Attacked;
  try {
    result = await ground.attack(attack);
    ms = Math.round(performance.now() - begun);
  } finally {
    await ground.close();
  }
  const { outcome, reason, fuel, escaped, neighbour, table } = result;
  sayJson({ file: basename(file), as, outcome, reason, fuel, escaped, neighbour, table, ms });
}
