import type { Library } from '../../../games/cults/base-set/library';
import { restoreGame, type Restored } from '../../../platform/session/restore';
import { Session, type LogEntry, type Start } from '../../../platform/session/session';
import type { Revival } from './table';

/** A game's past: its start and its log. */
export interface Past {
  readonly start: Start;
  readonly log: readonly LogEntry[];
  /** The save from which it was restored; null if it began here. */
  readonly revival: Revival | null;
}

/** Resumes the game of a killed thread: replays its log from the save or from its start. */
export async function cameBack({ start, log, revival }: Past, library: Library): Promise<Restored> {
  const restored = revival === null ? null : await restoreGame(revival.save, library, revival.mods);
  if (restored !== null) {
    const { session } = restored;
    const since = session.log.length;
    if (JSON.stringify(session.log) === JSON.stringify(log.slice(0, since))) {
      session.enter(log.slice(since));
      return restored;
    }
  }
  const own = restored?.library ?? library;
  return { session: Session.replay(start, log, own.book), library: own };
}
