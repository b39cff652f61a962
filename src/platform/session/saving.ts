import { type FlowState, type SeatView } from '../../kernel';
import type { Mod } from '../sandbox/mods';
import { fileHashes } from '../sandbox/mods/pin';
import { contentsOf, type Contents } from './contents';
import type { SavedPin } from './differences';
import type { LogEntry } from './log';
import type { Session, Start } from './session';

/** A game as plain data. Writing is separate from reading: every answer is saved, but few saves are opened. */
export interface Save<S extends FlowState = FlowState> {
  readonly format: string;
  readonly version: number;
  readonly start: Start;
  readonly log: readonly LogEntry[];
  /** The mods it was played with: id, version and content hash. */
  readonly mods: readonly SavedPin[];
  /** Printed texts of mods' cards: enough to play on without their scripts. */
  readonly cards?: Readonly<Record<string, unknown>>;
  /** The mods themselves, if the save carries them. */
  readonly contents?: Contents;
  readonly state: S;
  /** Hash of the state, which reveals damage. */
  readonly hash: string;
}

/** Makes a save; with the mods in play it also lists their files, and may carry them whole. */
export function saveOf<S extends FlowState, B, V extends SeatView>(
  session: Session<S, B, V>,
  mods: readonly Mod[] = [],
  withMods = false,
): Save<S> {
  const { rules, start, log, state, book, hash } = session;
  const cards = rules.mods?.printed(book) ?? {};
  const save = {
    ...rules.saves,
    start,
    log,
    mods: (rules.mods?.pins(book) ?? []).map((pin) => withFiles(pin, mods)),
    ...(Object.keys(cards).length === 0 ? {} : { cards }),
    ...(withMods ? { contents: contentsOf(mods) } : {}),
    state,
    hash,
  };
  return JSON.parse(JSON.stringify(save)) as Save<S>;
}

/** The base set has many files and ships with the game, so only its hash is kept. */
function withFiles(pin: SavedPin, mods: readonly Mod[]): SavedPin {
  const mod = mods.find(({ manifest }) => manifest.id === pin.id);
  return mod === undefined || pin.id === 'base' ? pin : { ...pin, files: fileHashes(mod.files) };
}
