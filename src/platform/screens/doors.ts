import { RoomError } from '../host/room';
import type { ModsChoice } from '../session/differences';
import type { Sheet } from './frame/built-screen';
import type { MakeScreen, Screen } from '../shell/navigation';
import { autosave, type Stored } from './table/autosave';
import { CurrentGame, type OpenTable } from './table/current-game';
import { ask, type Dialogue, type DialogueAnswer } from './frame/dialogue-screen';
import { HandOverScreen } from '../../games/cults/screens/hand-over-screen';
import { lastTurn } from '../../games/cults/screens/last-turn';
import { MenuScreen } from './table/menu-screen';
import { configOf, defaultPlan, newSeed } from '../../games/cults/screens/new-game/plan';
import { fetching } from './frame/fetching';
import { errorMessage, tell } from './frame/error-message';
import type { Doors, Services } from './services';
import { TableScreen } from './table/table-screen';
import { TitleScreen } from './title-screen';
import { layTable, waiting } from './frame/waiting';
import { Books } from '../../games/cults/picture/cards/books';

/** How many sentences of the last turn the recap shows to a returning player. */
const MOST_TOLD = 14;

/** Screens that nobody needs before the first decision; their code is fetched when they are opened. */
const fetched = {
  newGame: () => fetching(import('../../games/cults/screens/new-game/new-game-screen')),
  settings: () => fetching(import('./settings-screen')),
  mods: () => fetching(import('./mods/mods-screen')),
  credits: () => fetching(import('./credits-screen')),
  rules: () => fetching(import('./rules/rules-screen')),
  study: () => fetching(import('../../games/cults/screens/study-screen')),
  end: () => fetching(import('../../games/cults/screens/end-screen')),
};

/** Builds the router of the page: which screens a player can go to, and what happens on the way. */
export function makeDoors(services: () => Services): Doors {
  const begin = async (table: OpenTable, config: unknown): Promise<boolean> => {
    const stored = await autosave.stored();
    const isHeld = stored === 'noAnswer';
    if (stored !== null && !isHeld && !(await mayReplace(services(), stored))) return false;
    const game = await waiting(services(), table.room, () => CurrentGame.begin(table, { config }, isHeld));
    if (isHeld)
      void autosave.holdBack(table.room, (old) => mayReplace(services(), old)).catch((error: unknown) => tell(services(), error));
    await seated(services(), game);
    return true;
  };
  /** If a screen cannot be fetched, keep the present screen and show a message that says why. */
  const told = (going: Promise<void>): Promise<void> => going.catch((error: unknown) => tell(services(), error));
  /** Opens a screen only if the player is still where they asked for it, so a double click opens it once. */
  const once = (make: () => Promise<Screen>, here = services().navigation.current): MakeScreen => {
    const { navigation } = services();
    return () => (navigation.current === here ? make() : null);
  };
  const lay = (make: () => Promise<Screen>): Promise<void> => told(services().navigation.lay(once(make)));
  const doors: Doors = {
    title: () => services().navigation.go(() => new TitleScreen(services())),
    newGame: () => told(newGame(services(), once)),
    play: () => (services().settings.current.firstGameDone ? doors.newGame() : firstGame(services(), begin)),
    begin,
    resume: () => resume(services()),
    settings: () => lay(async () => new (await fetched.settings()).SettingsScreen(services())),
    mods: () => lay(async () => new (await fetched.mods()).ModsScreen(services())),
    credits: () => lay(async () => new (await fetched.credits()).CreditsScreen(services())),
    rules: (number) => lay(async () => new (await fetched.rules()).RulesScreen(services(), number)),
    menu: () => lay(async () => new MenuScreen(services())),
    end: (game) => lay(async () => new (await fetched.end()).EndScreen(services(), game)),
    fetchEnd: () => void fetched.end().catch(() => undefined),
    handOver: (game, meanwhile) => handOver(services(), game, meanwhile),
    study: (game) => lay(async () => new (await fetched.study()).StudyScreen(services(), game)),
  };
  return doors;
}

/** Asks for confirmation before a new game overwrites the unfinished one: there is only one autosave. */
const mayReplace = (services: Services, stored: Stored): Promise<boolean> =>
  ask<boolean>(
    services,
    ({ screens }) => ({
      title: screens.underWay,
      lines: [screens.underWayText(stored.at === undefined ? '' : screens.roundOf(stored.at.round, stored.at.rounds))],
      answers: [
        { id: true, words: screens.beginAnew },
        { id: false, words: screens.keepOld },
      ],
    }),
    false,
  );

/** Opens the table; where several people share the screen, first waits for the right one to take it. */
async function seated(services: Services, game: CurrentGame): Promise<void> {
  const toTable = (): Promise<void> => services.navigation.go(() => new TableScreen(services, game));
  if (!game.isShared) return toTable();
  await new Promise<void>((resolve) => {
    void services.navigation.go(() => new HandOverScreen(services, game, resolve));
  });
  await toTable();
}

async function handOver(services: Services, game: CurrentGame, meanwhile: () => void): Promise<void> {
  if (!game.isShared) return;
  let resolve = (): void => undefined;
  const taken = new Promise<void>((done) => void (resolve = done));
  const screen = new HandOverScreen(services, game, () => resolve());
  await services.navigation.lay(() => screen);
  meanwhile();
  await taken;
  await services.navigation.lift(screen);
}

/** Starts the first game with one click from the title: solo, first-game arrangement, base set only. */
async function firstGame(services: Services, begin: Doors['begin']): Promise<void> {
  await atTable(services, [], async (table) => (await begin(table, configOf(defaultPlan(newSeed())))) || null);
}

/** Opens the new-game screen once the Worker has loaded the cards, unless the player has gone elsewhere meanwhile. */
async function newGame(
  services: Services,
  once: (make: () => Promise<Screen>, here: Screen | null) => MakeScreen,
): Promise<void> {
  const here = services.navigation.current;
  const table = await layTable(services, services.settings.current.mods);
  let isTaken = false;
  try {
    const make = once(async () => {
      const { NewGameScreen } = await fetched.newGame();
      isTaken = true;
      return new NewGameScreen(services, table);
    }, here);
    await services.navigation.go(make);
  } finally {
    if (!isTaken) table.close();
  }
}

/** Opens a Worker with the cards of these mods for `act`; closes it if `act` starts no game. */
async function atTable<T>(
  services: Services,
  mods: readonly string[],
  act: (table: OpenTable) => Promise<T | null>,
): Promise<T | null> {
  const table = await layTable(services, mods);
  let come: T | null = null;
  try {
    come = await act(table);
  } finally {
    if (come === null) table.close();
  }
  return come;
}

/** Continues the stored game at the same decision; asks the player what to do about differing mods. */
async function resume(services: Services): Promise<void> {
  const stored = await autosave.stored();
  // The title goes on asking a browser that does not answer.
  if (stored === null || stored === 'noAnswer') return services.doors.title();
  const game = await atTable(services, stored.mods, (table) => restored(services, table, stored));
  if (game === null) return services.doors.title();
  await seated(services, game);
  await recap(services, game);
}

async function restored(services: Services, table: OpenTable, stored: Stored): Promise<CurrentGame | null> {
  let choice: ModsChoice = 'refuse';
  for (;;) {
    try {
      return await waiting(services, table.room, (signal) => CurrentGame.resume(table, stored, choice, signal));
    } catch (error) {
      if (!(error instanceof RoomError)) throw error;
      const { problem } = error;
      if (problem.code === 'workCancelled') return null;
      const answer =
        problem.mods === undefined
          ? await ask<ModsChoice | 'forget'>(services, (sheet) => broken(sheet, problem), 'refuse')
          : await ask<ModsChoice | 'forget'>(services, (sheet) => differing(sheet, problem), 'refuse');
      if (answer === 'forget') await autosave.forget();
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

function broken({ screens, game }: Sheet, problem: Problem): Dialogue<ModsChoice | 'forget'> {
  return {
    title: screens.cannotContinue,
    lines: [isDamaged(problem) ? screens.damaged : errorMessage(game, problem)],
    answers: [
      { id: 'refuse', words: screens.later },
      { id: 'forget', words: screens.deleteSave },
    ],
  };
}

/** The dialogue about differing mods: exactly what differs, which choices are closed and why, and the open choices. */
function differing({ screens, game }: Sheet, { mods }: Problem): Dialogue<ModsChoice | 'forget'> {
  const names = { pinned: screens.pinned, without: screens.without, any: screens.any, refuse: screens.later };
  const answers = (mods?.offers ?? ['refuse']).map((id): DialogueAnswer<ModsChoice> => ({ id, words: names[id] }));
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

/** Shows the last turn over the restored table; shows nothing if nothing has happened yet. */
async function recap(services: Services, game: CurrentGame): Promise<void> {
  const events = lastTurn(game.log, MOST_TOLD);
  if (events.length === 0) return;
  await ask<null>(
    services,
    ({ screens, lang }) => {
      const { words } = new Books(game.reading, lang);
      return {
        title: screens.recap,
        lines: events.map((event) => words.event(event)),
        answers: [{ id: null, words: screens.goOn }],
        width: 760,
      };
    },
    null,
  );
}
