import { checkWords, GameError, hashOf, modOf, Reader, stateHash, type Catalogue, type CultCard, type State } from '../engine';
import { fileHashes, type Mod, type ModFiles } from '../sandbox/mods';
import { checkState } from './check-state';
import { contentsOf, readContents, type Contents } from './contents';
import type { SavedPin } from './differences';
import { readEntry } from './log';
import { Session, type LogEntry, type Start } from './session';
import { outlineOf, readOutlines, type Outline } from './stand-ins';

/** The format of saves; a newer game reads older ones by the migrations below. */
export const SAVE_FORMAT = 'rise-of-the-cults/save';
export const SAVE_VERSION = 2;

export interface Save {
  readonly format: string;
  readonly version: number;
  readonly start: Start;
  readonly log: readonly LogEntry[];
  /** The mods it was played with: id, version and content. */
  readonly mods: readonly SavedPin[];
  /** What is printed on the cards of mods: enough to play on without their scripts. */
  readonly cards?: Readonly<Record<string, Outline>>;
  /** The mods themselves, where somebody wanted to have them in the save. */
  readonly contents?: Contents;
  readonly state: State;
  /** Of the state: damage shows. */
  readonly hash: string;
}

type Migration = (save: Record<string, unknown>) => Record<string, unknown>;

/** From the version named to the next. Version 2 may tell more about mods (files, cards, contents) and need not. */
const MIGRATIONS: Readonly<Record<number, Migration>> = {
  1: (save) => ({ ...save, version: 2 }),
};

/** The game as plain data; with the mods in play, saves tell more of them, and may carry them whole. */
export function saveOf(session: Session, mods: readonly Mod[] = [], withMods = false): Save {
  const { start, log, state, book } = session;
  const strange = book.cards.filter((card) => modOf(card.id) !== 'base');
  const save = {
    format: SAVE_FORMAT,
    version: SAVE_VERSION,
    start,
    log,
    mods: (book.book.pins ?? []).map((pin) => withFiles(pin, mods)),
    ...(strange.length === 0 ? {} : { cards: Object.fromEntries(strange.map((card) => [card.id, outlineOf(card)])) }),
    ...(withMods ? { contents: contentsOf(mods) } : {}),
    state,
    hash: stateHash(state),
  };
  return JSON.parse(JSON.stringify(save)) as Save;
}

/** The base set has many files and comes with the game: of it only the hash is kept. */
function withFiles(pin: SavedPin, mods: readonly Mod[]): SavedPin {
  const mod = mods.find(({ manifest }) => manifest.id === pin.id);
  return mod === undefined || pin.id === 'base' ? pin : { ...pin, files: fileHashes(mod.files) };
}

/** A save that has been read, but for its state, which is judged by the cards in play. */
export interface Saved {
  readonly start: Start;
  readonly log: readonly LogEntry[];
  readonly mods: readonly SavedPin[];
  readonly cards: ReadonlyMap<string, CultCard>;
  readonly contents: ReadonlyMap<string, ModFiles>;
  readonly state: Reader;
  readonly hash: string;
  /** Where the mods stand, for messages. */
  readonly path: string;
}

/** Reads a save; one that is damaged or not one is refused with the place of the damage. */
export function readSave(value: unknown): Saved {
  const fields = ['format', 'version', 'start', 'log', 'mods', 'cards', 'contents', 'state', 'hash'];
  const reader = new Reader(migrated(value), 'save').only(fields);
  // The mods inside are judged as every mod is, when somebody wants to play with them.
  checkWords(reader, ['contents']);
  const start = reader.field('start').only(['config', 'scenario']).record() as Start;
  const log = reader.field('log').items(100_000).map(readEntry);
  const state = reader.field('state');
  const saved = {
    start,
    log,
    mods: reader.field('mods').items(200).map(readPin),
    cards: readOutlines(reader.field('cards')),
    contents: readContents(reader.field('contents')),
    state,
    path: reader.field('mods').path,
  };
  state.record();
  const hash = reader.field('hash').text(64);
  return { ...saved, hash };
}

/** Continues a saved game with exactly these cards, whatever it was pinned to. */
export function restore(value: unknown, book: Catalogue): Session {
  return resumed(readSave(value), book);
}

export function resumed({ start, log, state, hash }: Saved, book: Catalogue): Session {
  checkState(state, book);
  if (hashOf(state.value) !== hash) state.fail('damagedSave');
  try {
    return Session.resume(start, log, structuredClone(state.value) as State, book);
  } catch (error) {
    if (error instanceof GameError) throw error;
    return state.fail('damagedSave');
  }
}

function readPin(pin: Reader): SavedPin {
  const files = pin.only(['id', 'version', 'hash', 'files']).field('files');
  return {
    id: pin.field('id').text(80),
    version: pin.field('version').text(80),
    hash: pin.field('hash').text(80),
    ...(files.given ? { files: Object.fromEntries(files.entries().map(([path, hash]) => [path, hash.text(64)])) } : {}),
  };
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
