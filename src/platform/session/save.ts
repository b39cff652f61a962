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

/** A save that has been read, but for its state, which is judged by the cards in play. */
export interface Saved {
  readonly start: Start;
  readonly log: readonly LogEntry[];
  readonly mods: readonly SavedPin[];
  /** What is printed on the cards of mods. */
  readonly cards: Reader;
  readonly contents: ReadonlyMap<string, ModFiles>;
  readonly state: Reader;
  /** The state as it was written, in its own format: the hash is of that. */
  readonly written: unknown;
  readonly hash: string;
  /** The format in which it was written. */
  readonly version: number;
  /** Where the mods stand, for messages. */
  readonly path: string;
}

/** Reads a save; one that is damaged or not one is refused with the place of the damage. */
export function readSave(saves: Pick<GameSaves, 'rules' | 'migrations' | 'mods'>, value: unknown): Saved {
  checkSize(value);
  const { save, version } = migrated(saves, value);
  const fields = ['format', 'version', 'start', 'log', 'mods', 'cards', 'contents', 'state', 'hash'];
  const reader = new Reader(save, 'save').only(fields);
  // The mods inside are judged as every mod is, when somebody wants to play with them.
  checkWords(reader, ['contents']);
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

/** One way in which a game begins; whether it leads anywhere shows when somebody asks for the past. */
function readStart(reader: Reader): Start {
  const start = reader.only(['config', 'scenario']).record();
  const { length } = Object.keys(start);
  if (length !== 1) reader.fail('wrongLength', { count: length, max: 1 });
  return start as Start;
}

/** Continues a saved game with exactly these cards, whatever it was pinned to. */
export function restore<S extends FlowState, B, L extends Library<B>, V extends SeatView>(
  saves: GameSaves<S, B, L, V>,
  value: unknown,
  book: B,
): Session<S, B, V> {
  return resumed(saves, readSave(saves, value), book);
}

/**
 * A game that goes on from its saved state, after everything in it was looked at. With other contents than it was played with,
 * and without the mods and cards named, its question is not judged: it will be asked again.
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
