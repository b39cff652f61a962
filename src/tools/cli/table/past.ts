import type { FlowState, SeatView } from '../../../kernel';
import type { ModsChoice } from '../../../platform/session/differences';
import type { GameSaves, Library } from '../../../platform/session/game-saves';
import { restoreGame, type Restored } from '../../../platform/session/restore';
import { Session, type LogEntry, type Start } from '../../../platform/session/session';

/** Where a restored game comes from: enough to restore it again. */
export interface Revival {
  readonly save: unknown;
  readonly mods: ModsChoice;
}

/** A game's past: its start and its log. */
export interface Past {
  readonly start: Start;
  readonly log: readonly LogEntry[];
  /** The save from which it was restored; null if it began here. */
  readonly revival: Revival | null;
}

/** Resumes the game of a killed thread: replays its log from the save or from its start. */
export async function cameBack<S extends FlowState, B, L extends Library<B>, V extends SeatView>(
  saves: GameSaves<S, B, L, V>,
  { start, log, revival }: Past,
  library: L,
): Promise<Restored<S, B, L, V>> {
  const restored = revival === null ? null : await restoreGame(saves, revival.save, library, revival.mods);
  if (restored !== null) {
    const { session } = restored;
    const since = session.log.length;
    if (JSON.stringify(session.log) === JSON.stringify(log.slice(0, since))) {
      session.enter(log.slice(since));
      return restored;
    }
  }
  const own = restored?.library ?? library;
  return { session: Session.replay(saves.rules, start, log, own.book), library: own };
}
