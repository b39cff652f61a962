import { GameError, hashOf, modOf, type FlowState, type SeatView } from '../../kernel';
import type { Mod, ModFiles, ModSource, Problem } from '../sandbox/mods';
import { isIntact } from './contents';
import { differencesOf, ModsDiffer, type ModsChoice, type SavedPin } from './differences';
import type { GameSaves, Library, ModSaves } from './game-saves';
import { readSave, resumed, type Saved } from './save';
import { Session } from './session';

/** A restored game and its library. */
export interface Restored<
  S extends FlowState = FlowState,
  B = unknown,
  L extends Library<B> = Library<B>,
  V extends SeatView = SeatView,
> {
  readonly session: Session<S, B, V>;
  readonly library: L;
}

/** A save and the mods present, with what is possible. */
interface Case<S extends FlowState, B, L extends Library<B>, V extends SeatView> {
  readonly saves: GameSaves<S, B, L, V>;
  readonly saved: Saved;
  /** The state as saved; checked once the cards are known. */
  readonly state: S;
  readonly library: L;
  readonly differences: readonly Problem[];
}

/**
 * Restores a saved game: at once with the given library, if its content is that of the save or still plays the same game; otherwise
 * as `choice` says, with a library of its own that must be opened first.
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
  if (choice === 'pinned' || (choice === 'refuse' && isOfEarlierBase(known))) return withPinned(known);
  if (choice === 'without') return withoutThem(known);
  if (choice === 'any') return withAny(known);
  throw refusalOf(known);
}

/** Cards of the state that the library lacks and that the game has not given up yet. */
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

/** Whether only the base set was updated and the log still leads to the same state; then the player need not be asked. */
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
    // Any error means that it is not the same game.
    return false;
  }
}

/** Whether only the base set was updated and the game keeps the one that it began with; then the player need not be asked. */
function isOfEarlierBase<S extends FlowState, B, L extends Library<B>, V extends SeatView>({
  saves: { mods },
  saved,
  differences,
}: Case<S, B, L, V>): boolean {
  const base = saved.mods.find(({ id }) => id === 'base');
  return differences.every(({ params }) => params['mod'] === 'base') && base !== undefined && keeps(mods, base);
}

/** Whether a pin is that of an earlier base set which the game keeps. */
const keeps = <S extends FlowState, B, L extends Library<B>>(mods: ModSaves<S, B, L> | undefined, pin: SavedPin): boolean =>
  pin.id === 'base' && mods?.hasEarlierBase(pin.hash) === true;

/** Continues with unchanged content; a game that has already lost mods keeps their stand-ins. */
function unchanged<S extends FlowState, B, L extends Library<B>, V extends SeatView>(
  known: Case<S, B, L, V>,
): Restored<S, B, L, V> | Promise<Restored<S, B, L, V>> {
  const { saves, saved, state, library } = known;
  const lost = saves.mods?.lost(state, library.book) ?? [];
  if (lost.length === 0 || missing(known).length > 0) return { session: resumed(saves, saved, library.book), library };
  return openFor(known, library.mods.map(sourceOf)).then((own) => resumedWith(known, own));
}

/** A mod of a library, to be opened again. */
export const sourceOf = ({ manifest: { id }, files }: Mod): ModSource => ({ origin: id, content: files, bundled: id === 'base' });

/** Opens a library for one game, its cards numbered as in the state. */
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

/**
 * Continues with a library; `without` lists the mods and cards to leave out, null if the content is that of the save. On failure,
 * a library opened for it must be disposed of.
 */
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

/** Continues with exactly the mods of the save: those present that are the same, an earlier base set, and the saved copies of the others. */
async function withPinned<S extends FlowState, B, L extends Library<B>, V extends SeatView>(
  known: Case<S, B, L, V>,
): Promise<Restored<S, B, L, V>> {
  const closed = pinnedClosed(known);
  if (closed.length > 0) throw new GameError(closed[0]!.code, closed[0]!.params);
  const mods = modsOf(known.saves);
  const sources = known.saved.mods.map(async (pinned): Promise<ModSource> => {
    const { id, hash } = pinned;
    const present = known.library.mods.find(({ pin }) => pin.id === id && pin.hash === hash);
    const earlier = present === undefined && keeps(mods, pinned) ? await mods.earlierBase(hash) : undefined;
    const content = present?.files ?? earlier ?? known.saved.contents.get(id)!;
    return { origin: id, content, bundled: id === 'base' };
  });
  return resumedWith(known, await openFor(known, await Promise.all(sources)));
}

/** Why the saved copies cannot be used; empty if they can. */
function pinnedClosed<S extends FlowState, B, L extends Library<B>, V extends SeatView>({
  saves,
  saved,
  library,
}: Case<S, B, L, V>): Problem[] {
  const absent = saved.mods.filter(({ id, hash }) => !library.mods.some(({ pin }) => pin.id === id && pin.hash === hash));
  return absent.flatMap((pin): Problem[] => {
    if (keeps(saves.mods, pin)) return [];
    const files: ModFiles | undefined = saved.contents.get(pin.id);
    const params = { mod: pin.id, version: pin.version, path: saved.path };
    if (files === undefined) return [{ code: 'contentsMissing', params }];
    return isIntact(files, pin.hash) ? [] : [{ code: 'contentsDamaged', params: { ...params, path: `save.contents.${pin.id}` } }];
  });
}

/** Mods of the save that are missing or changed; the base set is always present, though perhaps in another version. */
function lostMods<S extends FlowState, B, L extends Library<B>, V extends SeatView>({
  saved,
  library,
}: Case<S, B, L, V>): SavedPin[] {
  const isHere = ({ id, hash }: SavedPin): boolean => library.mods.some(({ pin }) => pin.id === id && pin.hash === hash);
  return saved.mods.filter((pin) => pin.id !== 'base' && !isHere(pin));
}

/** Continues with the present base set and unchanged mods; cards of the others stay, without effect. */
async function withoutThem<S extends FlowState, B, L extends Library<B>, V extends SeatView>(
  known: Case<S, B, L, V>,
): Promise<Restored<S, B, L, V>> {
  const closed = withoutClosed(known);
  if (closed.length > 0) throw new GameError(closed[0]!.code, closed[0]!.params);
  const lost = lostMods(known).map(({ id }) => id);
  const kept = known.saved.mods.map(({ id }) => id).filter((id) => !lost.includes(id));
  const mods = known.library.mods.filter(({ manifest: { id } }) => id === 'base' || kept.includes(id));
  const library = await openFor(known, mods.map(sourceOf));
  // The opened library already has stand-ins for the cards of lost mods.
  const gone = missing(known).filter((id) => !lost.includes(modOf(id)));
  return resumedWith(known, library, changeOf(known, [...lost, ...gone]));
}

/** Ids of differing mods; additional mods change nothing and are left out. */
const othersOf = (differences: readonly Problem[]): string[] =>
  differences.filter(({ code }) => code !== 'pinExtra').map(({ params }) => String(params['mod']));

/** What the game is continued without; null if nothing changes. */
const changeOf = (
  { differences }: { readonly differences: readonly Problem[] },
  without: readonly string[],
): readonly string[] | null => (othersOf(differences).length + without.length === 0 ? null : without);

/** Continues with other content: the open question may have other answers. Tries first whether the game can go on. */
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

/** Reasons why the game cannot continue without its missing mods; empty if none is known yet. */
function withoutClosed<S extends FlowState, B, L extends Library<B>, V extends SeatView>(known: Case<S, B, L, V>): Problem[] {
  const lost = lostMods(known).map(({ id }) => id);
  const why = known.saves.mods?.whyNotWithout(known.state, (card) => lost.includes(modOf(card))) ?? null;
  return why === null ? [] : [{ code: 'cannotPlayWithout', params: { mods: lost, why, path: known.saved.path } }];
}

/** Answers tried before a game without its mods is handed over. */
const TRIED = 400;

/** Whether the game can be played on: takes suggestions on a copy. */
function playsOn<S extends FlowState, B, V extends SeatView>(session: Session<S, B, V>): boolean {
  const trial = Session.resume(session.rules, session.start, session.log, session.state, session.book);
  try {
    for (let i = 0; i < TRIED && trial.decision !== null; i++) trial.answer(trial.decision.suggest);
    return true;
  } catch {
    return false;
  }
}

/** Continues with the content at hand, in any version, if it has all cards. */
async function withAny<S extends FlowState, B, L extends Library<B>, V extends SeatView>(
  known: Case<S, B, L, V>,
): Promise<Restored<S, B, L, V>> {
  const { saves, saved, state, library } = known;
  if (missing(known).length > 0) saved.state.field('types').fail('otherCards');
  const isFitting = modsOf(saves).isNumberedAlike(state, library.book);
  return resumedWith(known, isFitting ? library : await openFor(known, library.mods.map(sourceOf)), changeOf(known, []));
}

/** The error that lists the differences and the possible choices. */
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
