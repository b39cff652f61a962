import {
  type BookSetting,
  type Card,
  type CardBook,
  type Cult,
  type FirstGame,
  type HouseRule,
  type ScriptCall,
  type ScriptHost,
  type ScriptPapers,
} from '../rules';
import { GameError, withParams, type ScriptFailure } from '../../../kernel';
import { readDeclaration, type Declared, type Printed, type Signature } from './declaration';
import type { Guest, GuestError } from '../../../platform/sandbox/guest/guest';
import { newGuest } from './guest';
import { isStop } from '../../../platform/sandbox/guest/guest-limits';
import { checkConflicts, checkModId, type DeclarationEntry } from './conflicts';
import { ClaimedNames, newNames, type Claim } from '../../../platform/sandbox/source/look-alikes';
import {
  checkNamed,
  idOfDeclared,
  mediaCheckFor,
  readMedia,
  reprint,
  type MediaCheck,
  type MediaFiles,
  type ModMedia,
  type Rewording,
} from './media';
import type { Picture, Sound } from '../../../platform/sandbox/mods';
import type { Studies } from '../contract/studies';
import { readStudies, type StudyFiles } from './studies';
import { checkFor } from '../../../platform/sandbox/source/checked';
import { progress } from '../../../platform/sandbox/progress';
import { running } from '../../../platform/sandbox/running';
import { checkSettingsNamed } from '../../../platform/sandbox/setting-words';

/** A mod as its loader hands it over: its scripts as text and which of them declare something, in order. */
export interface ModScripts {
  readonly id: string;
  readonly version: string;
  /** For which version of the game's offer to mods it was written; left out, the first. */
  readonly api?: number;
  readonly files: ReadonlyMap<string, string>;
  /** Paths of the files whose default export is a declaration. */
  readonly entries: readonly string[];
  /** What players can set about it. */
  readonly settings?: readonly BookSetting[];
  /** Pictures, sounds and texts; left out, none is looked for. */
  readonly media?: MediaFiles;
  /** Puzzles and lessons. */
  readonly studies?: StudyFiles;
}

/** A mod that did not load, and why. */
export interface UnloadedMod {
  readonly id: string;
  readonly error: GameError;
}

/** The cards of all mods that loaded, what is printed on them, and the guests that run their functions. */
export interface LoadedBook {
  readonly book: CardBook;
  /** By the id of a card or cult; house rules by their mod and file. */
  readonly printed: ReadonlyMap<string, Printed>;
  /** What mods bring for eye and ear, by mod id. */
  readonly media: ReadonlyMap<string, ModMedia>;
  /** The art of cards, cults and house rules, by the same ids as `printed`, and the emblems of cults that are pictures. */
  readonly art: ReadonlyMap<string, Picture>;
  readonly emblems: ReadonlyMap<string, Picture>;
  /** The sounds of cards by their ids. */
  readonly sounds: ReadonlyMap<string, Sound>;
  /** The puzzles and lessons of all mods that loaded. */
  readonly studies: Studies;
  readonly refused: readonly UnloadedMod[];
  readonly host: GuestHost;
}

/** What a script has written for its author with `game.log`, or how it failed in the words of its own error. */
export interface ScriptNote {
  readonly mod: string;
  readonly card: string;
  readonly lines: readonly string[];
  readonly failed: string | null;
}

/** Runs functions of cards in the guest of their mod; a guest that breaks is as after its loading for the next call. */
export class GuestHost implements ScriptHost {
  readonly #guests = new Map<string, Guest>();
  readonly #mods = new Map<string, ModScripts>();
  /** Card id to its mod and file. */
  readonly #places = new Map<string, { readonly mod: string; readonly file: string }>();
  /** Gas that the last call used. */
  fuel = 0;
  /** How the last call failed, in the script's own words. */
  error: GuestError | null = null;
  /** Called after each run that has something to say to the author. It is no part of the game: without a listener it is lost. */
  onNote: ((note: ScriptNote) => void) | null = null;

  add(mod: ModScripts, guest: Guest): void {
    this.#mods.set(mod.id, mod);
    this.#guests.set(mod.id, guest);
  }

  place(card: string, mod: string, file: string): void {
    this.#places.set(card, { mod, file });
  }

  setTypes(types: readonly string[]): void {
    for (const guest of this.#guests.values()) guest.setTypes(types);
  }

  run(
    card: string,
    script: number,
    seats: readonly string[],
    me: number,
    call: ScriptCall,
    papers: ScriptPapers,
  ): ScriptFailure | null {
    const place = this.#places.get(card) ?? { mod: '', file: '' };
    const failed = (reason: string, line = 0, column = 0, file = place.file): ScriptFailure => ({
      mod: place.mod,
      file,
      line,
      column,
      reason,
      ...(isStop(reason) ? { stopped: true } : {}),
    });
    const guest = this.#guests.get(place.mod);
    this.fuel = 0;
    this.error = null;
    if (guest === undefined || guest.broken) return failed('aborted');
    return running(place.mod, () => {
      const { fuel, error, log } = guest.run(script, place.file, seats, me, call, papers);
      this.fuel = fuel;
      this.error = error;
      const failure = error === null || error.message === '' ? null : error.message;
      if (log.length > 0 || failure !== null) this.onNote?.({ mod: place.mod, card, lines: log, failed: failure });
      return error === null ? null : failed(error.reason, error.line, error.column, error.file);
    });
  }

  dispose(): void {
    for (const guest of this.#guests.values()) guest.dispose();
    this.#guests.clear();
  }
}

const guestOf = async ({ files }: ModScripts): Promise<Guest> => newGuest(await checkFor(files.values()));

/** Runs the scripts of one mod; any error refuses the whole mod. */
async function loadMod(mod: ModScripts, host: GuestHost): Promise<DeclarationEntry[]> {
  const guest = await guestOf(mod);
  try {
    const entries = mod.entries.map((file) => running(mod.id, () => loadEntry(mod, file, guest)));
    host.add(mod, guest);
    return entries;
  } catch (error) {
    guest.dispose();
    throw error instanceof GameError ? withParams(error, (params) => ({ mod: mod.id, ...params })) : error;
  }
}

function loadEntry(mod: ModScripts, file: string, guest: Guest): DeclarationEntry {
  const declared = readDeclaration(JSON.parse(guest.load(file, (path) => mod.files.get(path))), mod.id, file, mod.api);
  checkSettingsNamed(declared, mod.settings ?? [], file);
  return { mod: mod.id, file, declared };
}

/** Loads mods in the order given: the first is the base set. What two of them declare alike is refused with both names. */
export async function loadBook(mods: readonly ModScripts[]): Promise<LoadedBook> {
  const host = new GuestHost();
  const refused: UnloadedMod[] = [];
  const entries: DeclarationEntry[] = [];
  const eyes: Eyes = {
    printed: new Map(),
    media: new Map(),
    art: new Map(),
    emblems: new Map(),
    sounds: new Map(),
    reworded: new Map(),
    names: new ClaimedNames(),
  };
  const studies: Studies[] = [];
  for (const [at, mod] of mods.entries()) {
    progress(at, mods.length);
    try {
      checkModId(mod.id, entries);
      const loaded = await loadMod(mod, host);
      const check = await mediaCheckFor(mod.media ?? NO_MEDIA);
      running(mod.id, () => {
        checkConflicts(entries, loaded);
        checkDecks([...entries, ...loaded], loaded);
        const own = mod.studies === undefined ? [] : [readStudies(mod.studies, mod.id)];
        print(eyes, mod, loaded, check);
        studies.push(...own);
      });
      entries.push(...loaded);
    } catch (error) {
      if (!(error instanceof GameError)) throw error;
      refused.push({ id: mod.id, error });
    }
  }
  const inPlay = mods.filter((mod) => !refused.some((one) => one.id === mod.id));
  const book = assemble(inPlay, entries, host);
  for (const { mod, file, declared } of entries) if (declared.kind === 'card') host.place(declared.card.id, mod, file);
  host.setTypes(
    book.cards.filter((card) => ['starting', 'guardian', 'action', 'disorganization'].includes(card.kind)).map((card) => card.id),
  );
  const { printed, media, art, emblems, sounds } = eyes;
  const puzzles = studies.flatMap((one) => one.puzzles);
  const lessons = studies.flatMap((one) => one.lessons);
  return { book, printed, media, art, emblems, sounds, studies: { puzzles, lessons }, refused, host };
}

/** What is for the eye and the ear, of all mods. */
interface Eyes {
  printed: Map<string, Printed>;
  readonly media: Map<string, ModMedia>;
  readonly art: Map<string, Picture>;
  readonly emblems: Map<string, Picture>;
  readonly sounds: Map<string, Sound>;
  /** Which mod has reworded what. */
  readonly reworded: Map<string, Rewording>;
  /** Which names are taken. */
  readonly names: ClaimedNames;
}

/** Adds what a mod prints and shows; nothing of it is added if something is wrong. */
function print(eyes: Eyes, mod: ModScripts, entries: readonly DeclarationEntry[], check: MediaCheck | null): void {
  const printed = new Map(eyes.printed);
  for (const { declared } of entries) {
    const id = idOfDeclared(declared);
    if (id !== null && declared.kind !== 'firstGame') printed.set(id, declared.printed);
  }
  const { media, printed: other } = readMedia(mod.media ?? NO_MEDIA, mod.id, check);
  if (mod.media !== undefined) for (const { declared, file } of entries) checkNamed(declared, file, media);
  const reworded = reprint(printed, other, mod.id, eyes.reworded);
  eyes.names.take(claimsOf(mod.id, entries, printed, eyes.printed, reworded));
  for (const [what, by] of reworded) eyes.reworded.set(what, by);
  if (mod.media !== undefined) eyes.media.set(mod.id, media);
  for (const { declared } of entries) show(eyes, declared, media);
  eyes.printed = printed;
}

const NO_MEDIA: MediaFiles = { pictures: new Map(), sounds: new Map(), texts: new Map() };

/** The ids of cards and cults that a mod declares or replaces. House rules are known by their files and are on no table. */
function claimsOf(
  mod: string,
  entries: readonly DeclarationEntry[],
  printed: ReadonlyMap<string, Printed>,
  before: ReadonlyMap<string, Printed>,
  reworded: ReadonlyMap<string, Rewording>,
): Claim[] {
  const declaring = new Map(entries.map((entry) => [idOfDeclared(entry.declared), entry]));
  return [...printed].flatMap(([id, { name }]) => {
    const entry = declaring.get(id);
    if (id.endsWith('.js')) return [];
    return [...newNames(name, before.get(id)?.name)].map(([lang, text]): Claim => {
      const file = reworded.get(`${id} name ${lang}`)?.file ?? entry?.file ?? '';
      return { id, name: text, mod, file, slot: slotOf(entry) };
    });
  });
}

const slotOf = (entry: DeclarationEntry | undefined): string =>
  entry?.declared.kind === 'card' && entry.declared.card.kind === 'npc' ? `npc ${entry.declared.card.number}` : '';

function show(eyes: Eyes, declared: Declared, { pictures, sounds }: ModMedia): void {
  const id = idOfDeclared(declared);
  if (id === null || declared.kind === 'firstGame') return;
  const { art: named, sound: path } = declared.printed;
  const art = typeof named === 'string' ? pictures.get(named) : undefined;
  if (art !== undefined) eyes.art.set(id, art);
  const sound = path === undefined ? undefined : sounds.get(path);
  if (sound !== undefined) eyes.sounds.set(id, sound);
  const emblem = declared.kind === 'cult' ? pictures.get(declared.cult.emblem) : undefined;
  if (emblem !== undefined) eyes.emblems.set(id, emblem);
}

/** R2.1: a cult has 12 starting cards, all of them known, and a signature card takes the place of one. */
function checkDecks(all: readonly DeclarationEntry[], added: readonly DeclarationEntry[]): void {
  const cards = all.flatMap(({ declared }) => (declared.kind === 'card' ? [declared.card.id] : []));
  const cults = all.flatMap(({ declared }) => (declared.kind === 'cult' ? [declared.cult] : []));
  for (const { declared, file } of added) {
    if (declared.kind === 'card' && declared.signature !== undefined) signed(cults, declared.card.id, declared.signature, file);
    if (declared.kind !== 'cult') continue;
    const { deck, id } = declared.cult;
    const unknown = Object.keys(deck).find((card) => !cards.includes(card));
    if (unknown !== undefined) throw new GameError('deckUnknownCard', { file, cult: id, card: unknown });
    const count = Object.values(deck).reduce((a, b) => a + b, 0);
    if (count !== 12) throw new GameError('deckWrongSize', { file, cult: id, count });
  }
}

function assemble(mods: readonly ModScripts[], entries: readonly DeclarationEntry[], host: GuestHost): CardBook {
  const cards: Card[] = [];
  const cults: Cult[] = [];
  const rules: HouseRule[] = [];
  let firstGame: FirstGame | null = null;
  for (const { declared } of entries) {
    if (declared.kind === 'card') cards.push(declared.card);
    if (declared.kind === 'cult') cults.push(declared.cult);
    if (declared.kind === 'rules') rules.push(...declared.rules);
    if (declared.kind === 'firstGame') firstGame = declared.firstGame;
  }
  if (firstGame === null) throw new GameError('bookLacks', { what: 'firstGame' });
  const decked = entries.reduce(
    (all, { declared, file }) =>
      declared.kind === 'card' && declared.signature !== undefined
        ? signed(all, declared.card.id, declared.signature, file)
        : all,
    cults,
  );
  const settings = Object.fromEntries(mods.flatMap(({ id, settings: own = [] }) => (own.length === 0 ? [] : [[id, own]])));
  return { mods: mods.map((mod) => mod.id), cards, cults: decked, rules, settings, firstGame, scripts: host };
}

/** One copy of a starting card makes room for a cult's own. */
function signed(cults: readonly Cult[], card: string, { cult, replaces }: Signature, file: string): Cult[] {
  const known = cults.some((one) => one.id === cult && (one.deck[replaces] ?? 0) > 0);
  if (!known) throw new GameError('signatureMisplaced', { file, cult, card: replaces });
  return cults.map((one) =>
    one.id === cult ? { ...one, deck: { ...one.deck, [replaces]: one.deck[replaces]! - 1, [card]: 1 } } : one,
  );
}
