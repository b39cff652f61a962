import { RoomError } from '../../host/room';
import type { Lang } from '../../i18n/lang';
import type { ModRef } from '../../library';
import type { ModsChoice } from '../../session/differences';
import type { Sheet } from '../frame/built-screen';
import { ask, type Dialogue, type DialogueAnswer } from '../frame/dialogue-screen';
import { errorMessage, tell } from '../frame/error-message';
import { fetching } from '../frame/fetching';
import { layTable, waiting } from '../frame/waiting';
import type { Services } from '../services';
import { autosave, type Stored } from './autosave';
import { refsOf, type CurrentGame, type OpenTable } from './current-game';
import type { SavedGame } from './saved-game';

const fetched = {
  fromSave: () => fetching(import('../mods/install/from-save')),
  saveFile: () => fetching(import('./save-file')),
};

/**
 * Asks before another game overwrites the unfinished one, because the browser keeps only one; it can be saved to a file first.
 * The first answer is the bright one: it must not destroy anything.
 */
export async function mayReplace(services: Services, stored: Stored): Promise<boolean> {
  const answer = await ask<'keep' | 'file' | 'replace'>(
    services,
    ({ screens }) => ({
      title: screens.underWay,
      lines: [screens.underWayText(stored.at === undefined ? '' : screens.roundOf(stored.at.round, stored.at.rounds))],
      answers: [
        { id: 'keep', words: screens.keepOld },
        { id: 'file', words: screens.saveOldFirst, icon: 'ui-log' },
        { id: 'replace', words: screens.beginAnew },
      ],
      column: true,
      width: 560,
    }),
    'keep',
  );
  if (answer !== 'file') return answer === 'replace';
  try {
    (await fetched.saveFile()).saveToFile(services, await autosave.exported(), stored.at);
    return true;
  } catch (error) {
    tell(services, error);
    return false;
  }
}

/** Opens a Worker with the cards of these mods for `act`; closes it if `act` starts no game. */
export async function atTable<T>(
  services: Services,
  mods: readonly ModRef[],
  act: (table: OpenTable) => Promise<T | null>,
): Promise<T | null> {
  const table = await layTable(services, services.game, mods);
  let come: T | null = null;
  try {
    come = await act(table);
  } finally {
    if (come === null) table.close();
  }
  return come;
}

/** Opens a saved game; again after the player has taken its mods into the library. Null if the player does not want it now. */
export async function continued(services: Services, saved: SavedGame): Promise<CurrentGame | null> {
  let mods: readonly ModRef[] | null = refsOf(saved.note);
  for (;;) {
    let taken: readonly ModRef[] | null = null;
    const game: CurrentGame | null = await atTable(services, mods, (table) =>
      restored(services, table, saved, (refs) => void (taken = refs)),
    );
    if (taken === null) return game;
    mods = taken;
  }
}

type Answer = ModsChoice | 'forget' | 'take';

/** Null if the player does not want to go on now, or has taken the mods of the game into the library (`take`). */
async function restored(
  services: Services,
  table: OpenTable,
  saved: SavedGame,
  take: (mods: readonly ModRef[]) => void,
): Promise<CurrentGame | null> {
  let choice: ModsChoice = 'refuse';
  for (;;) {
    try {
      return await waiting(services, table.room, (signal) => saved.open(table, choice, signal));
    } catch (error) {
      if (!(error instanceof RoomError)) throw error;
      const { problem } = error;
      if (problem.code === 'workCancelled') return null;
      await services.game.loadErrors(services.settings.current.lang).catch(() => undefined);
      const answer =
        problem.mods === undefined
          ? await ask<Answer>(services, (sheet) => broken(sheet, problem, saved), 'refuse')
          : await ask<Answer>(services, (sheet) => differing(sheet, problem), 'refuse');
      if (answer === 'take') {
        take(await (await fetched.fromSave()).takeFromSave(services, await saved.save()));
        return null;
      }
      if (answer === 'forget') await saved.forget?.();
      if (answer === 'forget' || answer === 'refuse') return null;
      choice = answer;
    }
  }
}

type Problem = RoomError['problem'];

/**
 * Whether a save is damaged. The path of the fault is left out of the message: it means nothing to a player. A save of a later
 * version is not damaged.
 */
const isDamaged = ({ code, params }: Problem): boolean => params['path'] !== undefined && code !== 'saveTooNew';

function broken(sheet: Sheet, problem: Problem, { damaged, forget }: SavedGame): Dialogue<Answer> {
  const { screens, game } = sheet;
  return {
    title: screens.cannotContinue,
    lines: [isDamaged(problem) ? damaged(sheet) : errorMessage(game, problem)],
    answers:
      forget === null
        ? [{ id: 'refuse', words: screens.close }]
        : [
            { id: 'refuse', words: screens.later },
            { id: 'forget', words: screens.deleteSave },
          ],
  };
}

/** Whether mods of the save are missing here, or are here in other versions. */
const areMissing = (differences: readonly { readonly code: string; readonly params: Problem['params'] }[]): boolean =>
  differences.some(({ code, params }) => code !== 'pinExtra' && params['mod'] !== 'base');

/** The dialogue about differing mods: exactly what differs, which choices are closed and why, and the open choices. */
function differing({ screens, game }: Sheet, { mods }: Problem): Dialogue<Answer> {
  const names = { pinned: screens.pinned, without: screens.without, any: screens.any, refuse: screens.later };
  const take: DialogueAnswer<Answer> = { id: 'take', words: screens.takeFromSave };
  const answers = (mods?.offers ?? ['refuse']).flatMap((id): DialogueAnswer<Answer>[] => [
    { id, words: names[id] },
    ...(id === 'pinned' && mods !== undefined && areMissing(mods.differences) ? [take] : []),
  ]);
  return {
    title: screens.modsDiffer,
    lines: [
      screens.modsDifferText,
      ...(mods?.differences ?? []).map((problem) => `• ${errorMessage(game, problem)}`),
      ...(mods?.closed ?? []).map((problem) => errorMessage(game, problem)),
    ],
    answers,
    column: true,
    width: 760,
  };
}

/** Shows the last turn over the restored table; shows nothing if nothing has happened yet, or the game is over. */
export async function recap(services: Services, game: CurrentGame): Promise<void> {
  const recapIn = (lang: Lang): readonly string[] => services.game.recap(game, lang);
  if (game.view.outcome !== null || recapIn(services.settings.current.lang).length === 0) return;
  await ask<null>(
    services,
    ({ screens, lang }) => ({
      title: screens.recap,
      lines: recapIn(lang),
      answers: [{ id: null, words: screens.goOn }],
      width: 760,
    }),
    null,
  );
}
