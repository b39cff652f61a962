import { GameError, hashOf, Reader, stateHash, type Catalogue, type State } from '../engine';
import { checkState } from './check-state';
import { Session, type LogEntry, type Start } from './session';

/** The format of saves; a newer game reads older ones by the migrations below. */
export const SAVE_FORMAT = 'rise-of-the-cults/save';
export const SAVE_VERSION = 1;

export interface Save {
  readonly format: string;
  readonly version: number;
  readonly start: Start;
  readonly log: readonly LogEntry[];
  readonly state: State;
  /** Of the state: damage shows. */
  readonly hash: string;
}

type Migration = (save: Record<string, unknown>) => Record<string, unknown>;

/** From the version named to the next. Version 1 is the first released. */
const MIGRATIONS: Readonly<Record<number, Migration>> = {};

export function saveOf(session: Session): Save {
  const { start, log, state } = session;
  return JSON.parse(
    JSON.stringify({ format: SAVE_FORMAT, version: SAVE_VERSION, start, log, state, hash: stateHash(state) }),
  ) as Save;
}

/** Continues a saved game; a save that is damaged or not one is refused with the place of the damage. */
export function restore(value: unknown, book: Catalogue): Session {
  const reader = new Reader(migrated(value), 'save').only(['format', 'version', 'start', 'log', 'state', 'hash']);
  const start = reader.field('start').only(['config', 'scenario']).record() as Start;
  const log = reader.field('log').items(100_000).map(readEntry);
  const state = reader.field('state');
  checkState(state, book);
  if (hashOf(state.value) !== reader.field('hash').text(64)) state.fail('damagedSave');
  try {
    return Session.resume(start, log, structuredClone(state.value) as State, book);
  } catch (error) {
    if (error instanceof GameError) throw error;
    return state.fail('damagedSave');
  }
}

function migrated(value: unknown): unknown {
  const reader = new Reader(value, 'save');
  if (reader.record()['format'] !== SAVE_FORMAT) reader.field('format').fail('notASave');
  let version = reader.field('version').integer(1, 1_000_000);
  if (version > SAVE_VERSION) reader.field('version').fail('saveTooNew', { version, known: [String(SAVE_VERSION)] });
  let save = reader.record() as Record<string, unknown>;
  for (; version < SAVE_VERSION; version++) save = MIGRATIONS[version]!(save);
  return save;
}

function readEntry(entry: Reader): LogEntry {
  entry.only(['seat', 'answer', 'bot', 'revealed']);
  return {
    seat: entry.field('seat').text(80),
    answer: entry
      .field('answer')
      .items(500)
      .map((id) => id.text(200)),
    bot: entry.field('bot').flag(false),
    revealed: entry.field('revealed').flag(true),
  };
}
