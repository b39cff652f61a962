import { CARD_ID_LIKE, COPIES_PER_TYPE, modOf, type State } from '../../games/cults/rules';
import { GameError, hashOf, type Reader } from '../../kernel';
import type { Mod, ModFiles, ModSource, Problem } from '../sandbox/mods';
import { Place } from '../../games/cults/saves/place';
import { tryOut } from '../../games/cults/saves/trial';
import { isIntact } from './contents';
import { differencesOf, ModsDiffer, type ModsChoice, type SavedPin } from './differences';
import { SAVE_VERSION, uncounted } from './formats';
import { openExactly, shelved, type Library } from '../../games/cults/base-set/library';
import { readSave, resumed, type Saved } from './save';
import { Session } from './session';
import { cardsFor, isGivenUp, lostCards } from '../../games/cults/saves/stand-ins';

/** A game that goes on, and the cards with which it does. */
export interface Restored {
  readonly session: Session;
  readonly library: Library;
}

/** What a save and the mods present make possible. */
interface Case {
  readonly saved: Saved;
  /** As it stands in the save; checked once the cards are known. */
  readonly state: State;
  readonly library: Library;
  readonly differences: readonly Problem[];
}

/**
 * Continues a saved game: at once with the library given, where its contents are those of the save or still play the same game;
 * otherwise as chosen, with a library of its own, which takes a while.
 */
export function restoreGame(value: unknown, library: Library, choice: ModsChoice = 'refuse'): Restored | Promise<Restored> {
  const saved = readSave(value);
  const state = shapeOf(saved);
  const differences = differencesOf(saved.mods, saved.contents, library.mods);
  const known: Case = { saved, state, library, differences: saved.mods.length === 0 ? [] : differences };
  if (known.differences.length === 0 || playsTheSame(known)) return unchanged(known);
  if (choice === 'pinned') return withPinned(known);
  if (choice === 'without') return withoutThem(known);
  if (choice === 'any') return withAny(known);
  throw refusalOf(known);
}

/** Only as much of the state as must be known before its cards are. */
function shapeOf({ state }: Saved): State {
  for (const name of ['types', 'cityDeck', 'city', 'blank']) readIds(state.field(name), name === 'types');
  const setting = state.field('setting');
  for (const seat of setting.field('seats').items(4)) seat.field('cult').text(120);
  if (setting.field('npc').value !== null) setting.field('npc').text(120);
  if (state.field('objective').value !== null) state.field('objective').text(120);
  for (const place of state.field('districts').items(4)) {
    for (const stack of place.field('stacks').items(2)) for (const number of stack.items(2)) number.integer(-1, 10_000);
  }
  for (const count of state.field('made').items(10_000)) count.integer(0, COPIES_PER_TYPE);
  return state.value as State;
}

/** Ids as cards and mods have them; cards that are numbered are named once. */
function readIds(list: Reader, once: boolean): void {
  if (!list.given) list.fail('notAList');
  const seen = new Set<string>();
  for (const item of list.items(once ? 10_000 : 500)) {
    const id = item.text(120);
    if (!CARD_ID.test(id) || (once && seen.has(id))) item.fail('unknownCard', { value: id, known: [] });
    seen.add(id);
  }
}

const CARD_ID = new RegExp(CARD_ID_LIKE);

const sameTypes = (state: State, { book }: Library): boolean =>
  state.types.length === book.types.length && state.types.every((id, type) => id === book.types[type]);

/** An update of the base set alone, with which the answers still lead to the same state: nobody notices. */
function playsTheSame({ saved, state, library, differences }: Case): boolean {
  if (differences.some(({ params }) => params['mod'] !== 'base') || !sameTypes(state, library)) return false;
  try {
    const { state: now, hash } = Session.replay(saved.start, saved.log, library.book);
    return (saved.version < SAVE_VERSION ? hashOf(uncounted(now)) : hash) === saved.hash;
  } catch {
    // Whatever goes wrong with other contents: it is not the same game.
    return false;
  }
}

/** The same contents; a game that has already lost mods keeps their stand-ins. */
function unchanged(known: Case): Restored | Promise<Restored> {
  const { saved, state, library } = known;
  const lost = lostCards(state, library.book.book);
  if (lost.length === 0 || !lost.every((id) => isGivenUp(state, id))) {
    return { session: resumed(saved, library.book), library };
  }
  return openFor(known, library.mods.map(sourceOf)).then((own) => resumedWith(saved, own));
}

const sourceOf = ({ manifest: { id }, files }: Mod): ModSource => ({ origin: id, content: files, bundled: id === 'base' });

/** A library of its own for one game, its cards numbered as the state has them. */
async function openFor({ saved, state }: Case, sources: readonly ModSource[]): Promise<Library> {
  const library = await openExactly(sources);
  const [problem] = library.leftOut.flatMap((mod) => mod.problems);
  if (problem !== undefined) {
    library.host.dispose();
    throw new GameError(problem.code, problem.params);
  }
  try {
    return shelved(library, cardsFor(state, library.book.book, saved.cards));
  } catch (error) {
    library.host.dispose();
    throw error;
  }
}

/** With contents that are not those of the save, and without these. */
interface ChangeOver {
  readonly known: Case;
  readonly without: readonly string[];
}

/** What goes wrong after a library was opened must not leave its guests behind. */
function resumedWith(saved: Saved, library: Library, change: ChangeOver | null = null, isItsOwn = true): Restored {
  try {
    const session = resumed(saved, library.book, change?.without);
    if (change !== null) changeOver(change, session);
    return { session, library };
  } catch (error) {
    if (isItsOwn) library.host.dispose();
    throw error;
  }
}

/** Exactly the mods of the save: those present that are the same, and what it carries of the others. */
async function withPinned(known: Case): Promise<Restored> {
  const closed = pinnedClosed(known);
  if (closed.length > 0) throw new GameError(closed[0]!.code, closed[0]!.params);
  const sources = known.saved.mods.map(({ id, hash }): ModSource => {
    const present = known.library.mods.find(({ pin }) => pin.id === id && pin.hash === hash);
    const content = present?.files ?? known.saved.contents.get(id)!;
    return { origin: id, content, bundled: id === 'base' };
  });
  return resumedWith(known.saved, await openFor(known, sources));
}

/** Why the copy in the save cannot be played with; nothing, where it can. */
function pinnedClosed({ saved, library }: Case): Problem[] {
  const absent = saved.mods.filter(({ id, hash }) => !library.mods.some(({ pin }) => pin.id === id && pin.hash === hash));
  return absent.flatMap((pin): Problem[] => {
    const files: ModFiles | undefined = saved.contents.get(pin.id);
    const params = { mod: pin.id, version: pin.version, path: saved.path };
    if (files === undefined) return [{ code: 'contentsMissing', params }];
    return isIntact(files, pin.hash) ? [] : [{ code: 'contentsDamaged', params: { ...params, path: `save.contents.${pin.id}` } }];
  });
}

/** Mods of the save that are not here as they were; the base set is always here, though perhaps another one. */
function lostMods({ saved, library }: Case): SavedPin[] {
  const isHere = ({ id, hash }: SavedPin): boolean => library.mods.some(({ pin }) => pin.id === id && pin.hash === hash);
  return saved.mods.filter((pin) => pin.id !== 'base' && !isHere(pin));
}

/** The present base set and the mods that are the same; of the others only the cards stay, without effect. */
async function withoutThem(known: Case): Promise<Restored> {
  const closed = withoutClosed(known);
  if (closed.length > 0) throw new GameError(closed[0]!.code, closed[0]!.params);
  const lost = lostMods(known).map(({ id }) => id);
  const kept = known.saved.mods.map(({ id }) => id).filter((id) => !lost.includes(id));
  const mods = known.library.mods.filter(({ manifest: { id } }) => id === 'base' || kept.includes(id));
  const library = await openFor(known, mods.map(sourceOf));
  // The library opened for the game has stand-ins for them already.
  const gone = lostCards(known.state, known.library.book.book).filter(
    (id) => !lost.includes(modOf(id)) && !isGivenUp(known.state, id),
  );
  return resumedWith(known.saved, library, changeOf(known, [...lost, ...gone]));
}

/** Mods that are here and were not in the save change nothing. */
const othersOf = ({ differences }: Case): string[] =>
  differences.filter(({ code }) => code !== 'pinExtra').map(({ params }) => String(params['mod']));

const changeOf = (known: Case, without: readonly string[]): ChangeOver | null =>
  othersOf(known).length + without.length === 0 ? null : { known, without };

/** With other contents the open question may have other answers; whether the game gets on with them is tried first. */
function changeOver({ known, without }: ChangeOver, session: Session): void {
  const stuck = (): never => {
    throw new GameError('cannotPlayWithout', { mods: othersOf(known), why: 'stuck', path: known.saved.path });
  };
  try {
    session.playWithout(without);
  } catch {
    stuck();
  }
  tryOut(session.state, session.book, new Place(null, known.saved.state.path));
  if (!playsOn(session)) stuck();
}

/** Why the game cannot go on without them; nothing, as far as can be seen before it is tried. */
function withoutClosed(known: Case): Problem[] {
  const { state, saved } = known;
  const lost = lostMods(known).map(({ id }) => id);
  const isLost = (id: string | null): boolean => id !== null && id !== undefined && lost.includes(modOf(id));
  const why =
    state.setting.seats.some(({ cult }) => isLost(cult)) || isLost(state.setting.npc)
      ? 'cult'
      : isLost(state.objective)
        ? 'objective'
        : state.phase === 'setup'
          ? 'setup'
          : null;
  return why === null ? [] : [{ code: 'cannotPlayWithout', params: { mods: lost, why, path: saved.path } }];
}

/** How many answers are tried before a game without its mods is handed over. */
const TRIED = 400;

/** Whether the game can be played on: tried with what is suggested, on a copy. */
function playsOn(session: Session): boolean {
  const trial = Session.resume(session.start, session.log, session.state, session.book);
  try {
    for (let i = 0; i < TRIED && trial.decision !== null; i++) trial.answer(trial.decision.suggest);
    return true;
  } catch {
    return false;
  }
}

/** The contents that are here, whatever they are, so long as all cards are among them. */
async function withAny(known: Case): Promise<Restored> {
  const { saved, state, library } = known;
  const lost = lostCards(state, library.book.book).filter((id) => !isGivenUp(state, id));
  if (lost.length > 0) saved.state.field('types').fail('otherCards');
  const own = sameTypes(state, library) ? library : await openFor(known, library.mods.map(sourceOf));
  return resumedWith(saved, own, changeOf(known, []), own !== library);
}

/** What differs, and what can be done about it. */
function refusalOf(known: Case): ModsDiffer {
  const [pinned, without] = [pinnedClosed(known), withoutClosed(known)];
  const any = lostCards(known.state, known.library.book.book).every((id) => isGivenUp(known.state, id));
  const offers: ModsChoice[] = [
    ...(pinned.length === 0 ? (['pinned'] as const) : []),
    ...(without.length === 0 ? (['without'] as const) : []),
    ...(any ? (['any'] as const) : []),
    'refuse',
  ];
  return new ModsDiffer(known.saved.path, known.differences, offers, [...pinned, ...without]);
}
