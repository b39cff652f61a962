import { type FlowState, type SeatView } from '../../kernel';
import { fileHashes, type Mod } from '../sandbox/mods';
import { contentsOf, type Contents } from './contents';
import type { SavedPin } from './differences';
import type { LogEntry } from './log';
import type { Session, Start } from './session';

/** A game as plain data. What writes it stands apart from what reads it: every answer is saved, and few saves are opened. */
export interface Save<S extends FlowState = FlowState> {
  readonly format: string;
  readonly version: number;
  readonly start: Start;
  readonly log: readonly LogEntry[];
  /** The mods it was played with: id, version and content. */
  readonly mods: readonly SavedPin[];
  /** What is printed on the cards of mods: enough to play on without their scripts. */
  readonly cards?: Readonly<Record<string, unknown>>;
  /** The mods themselves, where somebody wanted to have them in the save. */
  readonly contents?: Contents;
  readonly state: S;
  /** Of the state: damage shows. */
  readonly hash: string;
}

/** The game as plain data; with the mods in play, saves tell more of them, and may carry them whole. */
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

/** The base set has many files and comes with the game: of it only the hash is kept. */
function withFiles(pin: SavedPin, mods: readonly Mod[]): SavedPin {
  const mod = mods.find(({ manifest }) => manifest.id === pin.id);
  return mod === undefined || pin.id === 'base' ? pin : { ...pin, files: fileHashes(mod.files) };
}
