import { GameError, hashOf, modOf, type FlowState, type SeatView } from '../../kernel';
import type { Mod, ModFiles, ModSource, Problem } from '../sandbox/mods';
import { isIntact } from './contents';
import { differencesOf, ModsDiffer, type ModsChoice, type SavedPin } from './differences';
import type { GameSaves, Library, ModSaves } from './game-saves';
import { readSave, resumed, type Saved } from './save';
import { Session } from './session';

/** A game that goes on, and the cards with which it does. */
export interface Restored<
  S extends FlowState = FlowState,
  B = unknown,
  L extends Library<B> = Library<B>,
  V extends SeatView = SeatView,
> {
  readonly session: Session<S, B, V>;
  readonly library: L;
}

/** What a save and the mods present make possible. */
interface Case<S extends FlowState, B, L extends Library<B>, V extends SeatView> {
  readonly saves: GameSaves<S, B, L, V>;
  readonly saved: Saved;
  /** As it stands in the save; checked once the cards are known. */
  readonly state: S;
  readonly library: L;
  readonly differences: readonly Problem[];
}

/**
 * Continues a saved game: at once with the library given, where its contents are those of the save or still play the same game;
 * otherwise as chosen, with a library of its own, which takes a while.
 */
export function restoreGame<S extends FlowState, B, L extends Library<B>, V extends SeatView>(
  saves: GameSaves<S, B, L, V>,
  value: unknown,
  library: L,
  choice: ModsChoice = 'refuse',
): Restored<S, B, L, V> | Promise<Restored<S, B, L, V>> {
  const saved = readSave(saves, value);
  const state = saves.glance(saved.state);
  const found = differencesOf(saved.mods, saved.contents, library.mods);
  const known: Case<S, B, L, V> = { saves, saved, state, library, differences: saved.mods.length === 0 ? [] : found };
  if (known.differences.length === 0 || playsTheSame(known)) return unchanged(known);
  if (choice === 'pinned') return withPinned(known);
  if (choice === 'without') return withoutThem(known);
  if (choice === 'any') return withAny(known);
  throw refusalOf(known);
}

/** Cards of the state that the library does not have and that the game has not given up yet. */
function missing<S extends FlowState, B, L extends Library<B>, V extends SeatView>({
  saves: { mods },
  state,
  library,
}: Case<S, B, L, V>): readonly string[] {
  return mods?.lost(state, library.book).filter((id) => !mods.isGivenUp(state, id)) ?? [];
}

function modsOf<S extends FlowState, B, L extends Library<B>, V extends SeatView>({
  rules,
  mods,
}: GameSaves<S, B, L, V>): ModSaves<S, B, L> {
  if (mods === undefined) throw new GameError('noMods', { game: rules.id });
  return mods;
}

/** An update of the base set alone, with which the answers still lead to the same state: nobody notices. */
function playsTheSame<S extends FlowState, B, L extends Library<B>, V extends SeatView>({
  saves,
  saved,
  state,
  library,
  differences,
}: Case<S, B, L, V>): boolean {
  if (differences.some(({ params }) => params['mod'] !== 'base')) return false;
  if (saves.mods?.isNumberedAlike(state, library.book) === false) return false;
  try {
    const { state: now } = Session.replay(saves.rules, saved.start, saved.log, library.book);
    return hashOf(saves.asWritten(now, saved.version)) === saved.hash;
  } catch {
    // Whatever goes wrong with other contents: it is not the same game.
    return false;
  }
}

/** The same contents; a game that has already lost mods keeps their stand-ins. */
function unchanged<S extends FlowState, B, L extends Library<B>, V extends SeatView>(
  known: Case<S, B, L, V>,
): Restored<S, B, L, V> | Promise<Restored<S, B, L, V>> {
  const { saves, saved, state, library } = known;
  const lost = saves.mods?.lost(state, library.book) ?? [];
  if (lost.length === 0 || missing(known).length > 0) return { session: resumed(saves, saved, library.book), library };
  return openFor(known, library.mods.map(sourceOf)).then((own) => resumedWith(known, own));
}

const sourceOf = ({ manifest: { id }, files }: Mod): ModSource => ({ origin: id, content: files, bundled: id === 'base' });

/** A library of its own for one game, its cards numbered as the state has them. */
async function openFor<S extends FlowState, B, L extends Library<B>, V extends SeatView>(
  { saves, saved, state }: Case<S, B, L, V>,
  sources: readonly ModSource[],
): Promise<L> {
  const mods = modsOf(saves);
  const library = await mods.open(sources);
  try {
    const [problem] = library.leftOut.flatMap((mod) => mod.problems);
    if (problem !== undefined) throw new GameError(problem.code, problem.params);
    return mods.fit(library, state, saved.cards);
  } catch (error) {
    library.host.dispose();
    throw error;
  }
}

/** Goes on with a library; with contents that are not those of the save, and without these. What goes wrong after a library was opened must not leave its guests behind. */
function resumedWith<S extends FlowState, B, L extends Library<B>, V extends SeatView>(
  known: Case<S, B, L, V>,
  library: L,
  without: readonly string[] | null = null,
): Restored<S, B, L, V> {
  try {
    const session = resumed(known.saves, known.saved, library.book, without);
    if (without !== null) changeOver(known, without, session);
    return { session, library };
  } catch (error) {
    if (library !== known.library) library.host.dispose();
    throw error;
  }
}

/** Exactly the mods of the save: those present that are the same, and what it carries of the others. */
async function withPinned<S extends FlowState, B, L extends Library<B>, V extends SeatView>(
  known: Case<S, B, L, V>,
): Promise<Restored<S, B, L, V>> {
  const closed = pinnedClosed(known);
  if (closed.length > 0) throw new GameError(closed[0]!.code, closed[0]!.params);
  const sources = known.saved.mods.map(({ id, hash }): ModSource => {
    const present = known.library.mods.find(({ pin }) => pin.id === id && pin.hash === hash);
    const content = present?.files ?? known.saved.contents.get(id)!;
    return { origin: id, content, bundled: id === 'base' };
  });
  return resumedWith(known, await openFor(known, sources));
}

/** Why the copy in the save cannot be played with; nothing, where it can. */
function pinnedClosed<S extends FlowState, B, L extends Library<B>, V extends SeatView>({
  saved,
  library,
}: Case<S, B, L, V>): Problem[] {
  const absent = saved.mods.filter(({ id, hash }) => !library.mods.some(({ pin }) => pin.id === id && pin.hash === hash));
  return absent.flatMap((pin): Problem[] => {
    const files: ModFiles | undefined = saved.contents.get(pin.id);
    const params = { mod: pin.id, version: pin.version, path: saved.path };
    if (files === undefined) return [{ code: 'contentsMissing', params }];
    return isIntact(files, pin.hash) ? [] : [{ code: 'contentsDamaged', params: { ...params, path: `save.contents.${pin.id}` } }];
  });
}

/** Mods of the save that are not here as they were; the base set is always here, though perhaps another one. */
function lostMods<S extends FlowState, B, L extends Library<B>, V extends SeatView>({
  saved,
  library,
}: Case<S, B, L, V>): SavedPin[] {
  const isHere = ({ id, hash }: SavedPin): boolean => library.mods.some(({ pin }) => pin.id === id && pin.hash === hash);
  return saved.mods.filter((pin) => pin.id !== 'base' && !isHere(pin));
}

/** The present base set and the mods that are the same; of the others only the cards stay, without effect. */
async function withoutThem<S extends FlowState, B, L extends Library<B>, V extends SeatView>(
  known: Case<S, B, L, V>,
): Promise<Restored<S, B, L, V>> {
  const closed = withoutClosed(known);
  if (closed.length > 0) throw new GameError(closed[0]!.code, closed[0]!.params);
  const lost = lostMods(known).map(({ id }) => id);
  const kept = known.saved.mods.map(({ id }) => id).filter((id) => !lost.includes(id));
  const mods = known.library.mods.filter(({ manifest: { id } }) => id === 'base' || kept.includes(id));
  const library = await openFor(known, mods.map(sourceOf));
  // The library opened for the game has stand-ins for them already.
  const gone = missing(known).filter((id) => !lost.includes(modOf(id)));
  return resumedWith(known, library, changeOf(known, [...lost, ...gone]));
}

/** Mods that are here and were not in the save change nothing. */
const othersOf = (differences: readonly Problem[]): string[] =>
  differences.filter(({ code }) => code !== 'pinExtra').map(({ params }) => String(params['mod']));

/** What the game is played without from now on; null where nothing changes for it. */
const changeOf = (
  { differences }: { readonly differences: readonly Problem[] },
  without: readonly string[],
): readonly string[] | null => (othersOf(differences).length + without.length === 0 ? null : without);

/** With other contents the open question may have other answers; whether the game gets on with them is tried first. */
function changeOver<S extends FlowState, B, L extends Library<B>, V extends SeatView>(
  { saves, saved, differences }: Case<S, B, L, V>,
  without: readonly string[],
  session: Session<S, B, V>,
): void {
  const stuck = (): never => {
    throw new GameError('cannotPlayWithout', { mods: othersOf(differences), why: 'stuck', path: saved.path });
  };
  try {
    session.playWithout(without);
  } catch {
    stuck();
  }
  saves.tryOut(session.state, session.book, saved.state.path);
  if (!playsOn(session)) stuck();
}

/** Why the game cannot go on without them; nothing, as far as can be seen before it is tried. */
function withoutClosed<S extends FlowState, B, L extends Library<B>, V extends SeatView>(known: Case<S, B, L, V>): Problem[] {
  const lost = lostMods(known).map(({ id }) => id);
  const why = known.saves.mods?.whyNotWithout(known.state, (card) => lost.includes(modOf(card))) ?? null;
  return why === null ? [] : [{ code: 'cannotPlayWithout', params: { mods: lost, why, path: known.saved.path } }];
}

/** How many answers are tried before a game without its mods is handed over. */
const TRIED = 400;

/** Whether the game can be played on: tried with what is suggested, on a copy. */
function playsOn<S extends FlowState, B, V extends SeatView>(session: Session<S, B, V>): boolean {
  const trial = Session.resume(session.rules, session.start, session.log, session.state, session.book);
  try {
    for (let i = 0; i < TRIED && trial.decision !== null; i++) trial.answer(trial.decision.suggest);
    return true;
  } catch {
    return false;
  }
}

/** The contents that are here, whatever they are, so long as all cards are among them. */
async function withAny<S extends FlowState, B, L extends Library<B>, V extends SeatView>(
  known: Case<S, B, L, V>,
): Promise<Restored<S, B, L, V>> {
  const { saves, saved, state, library } = known;
  if (missing(known).length > 0) saved.state.field('types').fail('otherCards');
  const isFitting = modsOf(saves).isNumberedAlike(state, library.book);
  return resumedWith(known, isFitting ? library : await openFor(known, library.mods.map(sourceOf)), changeOf(known, []));
}

/** What differs, and what can be done about it. */
function refusalOf<S extends FlowState, B, L extends Library<B>, V extends SeatView>(known: Case<S, B, L, V>): ModsDiffer {
  const [pinned, without] = [pinnedClosed(known), withoutClosed(known)];
  const offers: ModsChoice[] = [
    ...(pinned.length === 0 ? (['pinned'] as const) : []),
    ...(without.length === 0 ? (['without'] as const) : []),
    ...(missing(known).length === 0 ? (['any'] as const) : []),
    'refuse',
  ];
  return new ModsDiffer(known.saved.path, known.differences, offers, [...pinned, ...without]);
}
