import {
  askedAfresh,
  checkWords,
  GameError,
  hashOf,
  MOD_ID_LIKE,
  Reader,
  type Catalogue,
  type CultCard,
  type State,
} from '../engine';
import type { ModFiles } from '../sandbox/mods';
import { Place } from './check/place';
import { checkSize } from './check/size';
import { checkState } from './check/state';
import { checkPlain, checkQuestion, tried, tryOut } from './check/trial';
import { readContents } from './contents';
import type { SavedPin } from './differences';
import { migrated, SAVE_VERSION } from './formats';
import { readEntry } from './log';
import { Session, type LogEntry, type Start } from './session';
import { readOutlines } from './stand-ins';

export { SAVE_FORMAT, SAVE_VERSION } from './formats';
export { saveOf, type Save } from './saving';

/** A save that has been read, but for its state, which is judged by the cards in play. */
export interface Saved {
  readonly start: Start;
  readonly log: readonly LogEntry[];
  readonly mods: readonly SavedPin[];
  readonly cards: ReadonlyMap<string, CultCard>;
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

/** The ways to what nobody reads in a state: its seed, and what mods keep. */
const unreadIn = (state: string): string[] => [`${state}.setting.seed`, `${state}.store`];

/** What may be anything in a save. The mods inside are judged as every mod is, when somebody wants to play with them. */
const NOT_READ: readonly string[] = [
  'contents',
  'start.config.seed',
  'start.scenario.seed',
  'start.scenario.store',
  ...unreadIn('state'),
  ...unreadIn('state.ask.frame.before'),
];

/** Reads a save; one that is damaged or not one is refused with the place of the damage. */
export function readSave(value: unknown): Saved {
  checkSize(value);
  const { save, version } = migrated(value);
  const fields = ['format', 'version', 'start', 'log', 'mods', 'cards', 'contents', 'state', 'hash'];
  const reader = new Reader(save, 'save').only(fields);
  checkWords(reader, NOT_READ);
  const state = reader.field('state');
  const saved = {
    start: readStart(reader.field('start')),
    log: reader.field('log').items(100_000).map(readEntry),
    mods: reader.field('mods').items(200).map(readPin),
    cards: readOutlines(reader.field('cards')),
    contents: readContents(reader.field('contents')),
    state,
    written: (value as { state: unknown }).state,
    path: reader.field('mods').path,
    version,
  };
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
export function restore(value: unknown, book: Catalogue): Session {
  return resumed(readSave(value), book);
}

/**
 * A game that goes on from its saved state, after everything in it was looked at. With other contents than it was played with,
 * and without the mods and cards named, its question is not judged: it will be asked again.
 */
export function resumed(saved: Saved, book: Catalogue, without: readonly string[] | null = null): Session {
  const { start, log, state, written, hash } = saved;
  checkState(state.value, book, new Place(null, state.path), without ?? []);
  if (hashOf(written) !== hash) state.fail('damagedSave');
  try {
    const checked = questioned(saved, structuredClone(state.value) as State, book, without !== null);
    return Session.resume(start, log, checked, book);
  } catch (error) {
    if (error instanceof GameError) throw error;
    return state.fail('damagedSave');
  }
}

/** What is asked is what the rules ask there; of an older save it is asked as they are now. */
function questioned({ version, state: { path } }: Saved, state: State, book: Catalogue, withOthers: boolean): State {
  const place = new Place(null, path);
  checkPlain(state, place);
  if (withOthers) return state;
  const asking = version < SAVE_VERSION ? tried(place, () => askedAfresh(state, book)) : state;
  if (asking === state) checkQuestion(state, book, place);
  tryOut(asking, book, place);
  return asking;
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
