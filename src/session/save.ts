import { GameError, hashOf, Reader, stateHash, type Catalogue, type ModPin, type State } from '../engine';
import { comparePins } from '../sandbox/mods';
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
  /** The mods it was played with: id, version and content. */
  readonly mods: readonly ModPin[];
  readonly state: State;
  /** Of the state: damage shows. */
  readonly hash: string;
}

type Migration = (save: Record<string, unknown>) => Record<string, unknown>;

/** From the version named to the next. Version 1 is the first released. */
const MIGRATIONS: Readonly<Record<number, Migration>> = {};

export function saveOf(session: Session): Save {
  const { start, log, state, book } = session;
  const mods = book.book.pins ?? [];
  return JSON.parse(
    JSON.stringify({ format: SAVE_FORMAT, version: SAVE_VERSION, start, log, mods, state, hash: stateHash(state) }),
  ) as Save;
}

/** Continues a saved game; a save that is damaged or not one is refused with the place of the damage. */
export function restore(value: unknown, book: Catalogue, options: { readonly anyMods?: boolean } = {}): Session {
  const reader = new Reader(migrated(value), 'save').only(['format', 'version', 'start', 'log', 'mods', 'state', 'hash']);
  const start = reader.field('start').only(['config', 'scenario']).record() as Start;
  const log = reader.field('log').items(100_000).map(readEntry);
  if (!options.anyMods) checkPins(reader.field('mods'), book);
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

/** What differs between the mods of the save and those in play, exactly; to play on all the same is the player's choice. */
function checkPins(reader: Reader, book: Catalogue): void {
  const saved = reader.items(200).map(
    (pin): ModPin => ({
      id: pin.field('id').text(80),
      version: pin.field('version').text(80),
      hash: pin.field('hash').text(80),
    }),
  );
  // The base set comes with the game: an update of it brings older saves forward (migrations) and never refuses them.
  const others = (pins: readonly ModPin[]): ModPin[] => pins.filter((pin) => pin.id !== 'base');
  const differences = comparePins(others(saved), others(book.book.pins ?? []));
  const [first] = differences;
  if (first !== undefined) throw new GameError(first.code, { ...first.params, path: reader.path, count: differences.length });
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
  if (entry.field('modKilled').given) return { modKilled: entry.only(['modKilled']).field('modKilled').text(80) };
  if (entry.field('blank').given) {
    return { blank: entry.only(['blank', 'seat']).field('blank').text(120), seat: entry.field('seat').text(80) };
  }
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
