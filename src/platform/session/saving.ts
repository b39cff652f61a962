import { modOf, stateHash, type State } from '../../games/cults/rules';
import { fileHashes, type Mod } from '../sandbox/mods';
import { contentsOf, type Contents } from './contents';
import type { SavedPin } from './differences';
import { SAVE_FORMAT, SAVE_VERSION } from './formats';
import type { LogEntry } from './log';
import type { Session, Start } from './session';
import { outlineOf, type Outline } from '../../games/cults/saves/stand-ins';

/** A game as plain data. What writes it stands apart from what reads it: every answer is saved, and few saves are opened. */
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
