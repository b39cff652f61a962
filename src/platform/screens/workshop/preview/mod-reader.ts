import type { RemoteError } from '../../../host/stream/messages';
import { GameRoom, RoomError, type RoomWorker } from '../../../host/room';
import type { ModSource, Problem } from '../../../sandbox/mods';
import type { Reading } from '../../../session/game';
import type { Finding } from '../../../workshop';
import { PageWorker } from '../../../host/page-worker';
import { startWorker } from '../../table/start-worker';

/** Milliseconds without a change after which the mod is read. */
const REST = 250;

export type PreviewedMod =
  /** The room stays open until the next reading without a problem: the test bench asks it. */
  | { readonly reading: Reading; readonly room: GameRoom; readonly sources: readonly ModSource[] }
  /** What keeps the mod from loading; the first is the one to mend first. */
  | { readonly problems: readonly (Problem | RemoteError)[] };

/** How a game finds what is wrong with a mod, and who hears of it. */
export interface ModCheck {
  readonly findings: (room: GameRoom, mod: ModSource, beside: readonly ModSource[]) => Promise<readonly Finding[]>;
  readonly found: (findings: readonly Finding[]) => void;
}

/**
 * Reads a mod again after every change, in a Worker: its scripts run in the sandbox, and one that does not come back is ended. Only
 * the latest state of the mod counts; a reading that is overtaken is cancelled.
 */
export class ModReader {
  readonly #told: (read: PreviewedMod) => Promise<void>;
  readonly #check: ModCheck;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The room that is reading, and the one that read the mod last without a problem. */
  #room: GameRoom | null = null;
  #good: GameRoom | null = null;
  #turn = 0;
  #isClosed = false;

  /** `told` is called with every reading that was not overtaken, `found` of `check` a little later with what is wrong. */
  constructor(told: (read: PreviewedMod) => Promise<void>, check: ModCheck) {
    this.#told = told;
    this.#check = check;
  }

  /** Reads when the author pauses; `sources` is called then. */
  want(id: () => string, sources: () => Promise<readonly ModSource[]>, rest = REST): void {
    clearTimeout(this.#timer);
    if (!this.#isClosed) this.#timer = setTimeout(() => void this.#read(id(), sources), rest);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#room?.close();
    this.#good?.close();
  }

  async #read(id: string, sources: () => Promise<readonly ModSource[]>): Promise<void> {
    const turn = ++this.#turn;
    // The good one may still be checking, and it answers the bench.
    if (this.#room !== this.#good) this.#room?.close();
    const room = new GameRoom((): RoomWorker => new PageWorker(startWorker()));
    this.#room = room;
    const isLatest = (): boolean => turn === this.#turn && !this.#isClosed;
    try {
      const all = await sources();
      const reading = await room.open(all);
      const problems = reading.leftOut.filter((one) => one.id === id || one.id === '').flatMap((one) => one.problems);
      if (!isLatest()) return;
      await (problems.length > 0 ? this.#told({ problems }) : this.#tell(reading, room, all));
      const findings = await this.#check.findings(room, all[0]!, all.slice(1));
      if (isLatest()) this.#check.found(findings);
    } catch (error) {
      if (!(error instanceof RoomError)) throw error;
      if (isLatest()) await this.#told({ problems: [error.problem] });
    } finally {
      if (this.#good !== room) room.close();
      if (this.#room === room) this.#room = null;
    }
  }

  /** The room before answers the bench until the bench has the new one. */
  async #tell(reading: Reading, room: GameRoom, sources: readonly ModSource[]): Promise<void> {
    const before = this.#good;
    this.#good = room;
    await this.#told({ reading, room, sources });
    before?.close();
  }
}
