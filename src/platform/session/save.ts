import { checkWords, GameError, hashOf, MOD_ID_LIKE, Reader, type FlowState, type SeatView } from '../../kernel';
import type { ModFiles } from '../sandbox/mods';
import { readContents } from './contents';
import type { SavedPin } from './differences';
import { migrated } from './formats';
import type { GameSaves, Library } from './game-saves';
import { readEntry } from './log';
import { Session, type LogEntry, type Start } from './session';
import { checkSize } from './size';

export { saveOf, type Save } from './saving';

/** A save that has been read, except for its state, which can be checked only with the cards in play. */
export interface Saved {
  readonly start: Start;
  readonly log: readonly LogEntry[];
  readonly mods: readonly SavedPin[];
  /** Printed texts of mods' cards. */
  readonly cards: Reader;
  readonly contents: ReadonlyMap<string, ModFiles>;
  readonly state: Reader;
  /** The state in its original format, which the hash covers. */
  readonly written: unknown;
  readonly hash: string;
  /** The format in which it was written. */
  readonly version: number;
  /** The path of the mods, for messages. */
  readonly path: string;
}

/** Paths in a state whose texts nobody reads: its seed, and what mods store. */
const unreadIn = (state: string): string[] => [`${state}.setting.seed`, `${state}.store`];

/** Texts of a save that may be anything. The mods inside are checked like any mod, when somebody plays with them. */
const NOT_READ: readonly string[] = [
  'contents',
  'start.config.seed',
  'start.scenario.seed',
  'start.scenario.store',
  ...unreadIn('state'),
  ...unreadIn('state.asks.[].frame.before'),
];

/** Reads a save; throws with the path of the damage if it is damaged or no save at all. */
export function readSave(saves: Pick<GameSaves, 'rules' | 'migrations' | 'mods'>, value: unknown): Saved {
  checkSize(value);
  const { save, version } = migrated(saves, value);
  const fields = ['format', 'version', 'start', 'log', 'mods', 'cards', 'contents', 'state', 'hash'];
  const reader = new Reader(save, 'save').only(fields);
  checkWords(reader, NOT_READ);
  const state = reader.field('state');
  const saved = {
    start: readStart(reader.field('start')),
    log: reader.field('log').items(100_000).map(readEntry),
    mods: reader.field('mods').items(200).map(readPin),
    cards: reader.field('cards'),
    contents: readContents(reader.field('contents')),
    state,
    written: (value as { state: unknown }).state,
    path: reader.field('mods').path,
    version,
  };
  saves.mods?.checkPrinted(saved.cards);
  state.record();
  return { ...saved, hash: reader.field('hash').text(64) };
}

/** Reads the start of a game; whether it can be replayed shows only when the past is asked for. */
function readStart(reader: Reader): Start {
  const start = reader.only(['config', 'scenario']).record();
  const { length } = Object.keys(start);
  if (length !== 1) reader.fail('wrongLength', { count: length, max: 1 });
  return start as Start;
}

/** Restores a saved game with exactly these cards, without regard to its pins. */
export function restore<S extends FlowState, B, L extends Library<B>, V extends SeatView>(
  saves: GameSaves<S, B, L, V>,
  value: unknown,
  book: B,
): Session<S, B, V> {
  return resumed(saves, readSave(saves, value), book);
}

/**
 * Resumes a game from its saved state after checking all of it. With other content, and without the named mods and cards, its
 * question is not checked: it will be asked again.
 */
export function resumed<S extends FlowState, B, L extends Library<B>, V extends SeatView>(
  saves: GameSaves<S, B, L, V>,
  saved: Saved,
  book: B,
  without: readonly string[] | null = null,
): Session<S, B, V> {
  const { start, log, state, written, hash, version } = saved;
  saves.check(state, book, without ?? []);
  if (hashOf(written) !== hash) state.fail('damagedSave');
  try {
    const how = { version, withOthers: without !== null, path: state.path };
    const judged = saves.judge(structuredClone(state.value) as S, book, how);
    return Session.resume(saves.rules, start, log, judged, book);
  } catch (error) {
    if (error instanceof GameError) throw error;
    return state.fail('damagedSave');
  }
}

const MOD_ID = new RegExp(MOD_ID_LIKE);

function readPin(pin: Reader): SavedPin {
  const files = pin.only(['id', 'version', 'hash', 'files']).field('files');
  const id = pin.field('id').text(80);
  if (!MOD_ID.test(id)) pin.field('id').fail('badModId', { value: id.slice(0, 60) });
  return {
    id,
    version: pin.field('version').text(80),
    hash: pin.field('hash').text(80),
    ...(files.given ? { files: Object.fromEntries(files.entries().map(([path, hash]) => [path, hash.text(64)])) } : {}),
  };
}
