import { isOwnWish, RoomError } from '../host/room';
import type { MakeScreen, Screen } from '../shell/navigation';
import { autosave } from './table/autosave';
import { atTable, continued, mayReplace, recap } from './table/continuing';
import { CurrentGame, type OpenTable } from './table/current-game';
import type { TableGuide } from './table/guide';
import { MenuScreen } from './table/menu-screen';
import { fetching } from './frame/fetching';
import { tell } from './frame/error-message';
import { LastGame } from './table/last-game';
import { storedGame } from './table/saved-game';
import type { Doors, Services } from './services';
import { TableScreen } from './table/table-screen';
import { TitleScreen } from './title-screen';
import { layTable, waiting } from './frame/waiting';

/** Screens that nobody needs before the first decision; their code is fetched when they are opened. */
const fetched = {
  settings: () => fetching(import('./settings-screen')),
  mods: () => fetching(import('./mods/mods-screen')),
  credits: () => fetching(import('./credits-screen')),
  rules: () => fetching(import('./rules/rules-screen')),
  saveFile: () => fetching(import('./table/save-file')),
  workshop: () => fetching(import('./workshop/workshop-screen')),
};

const isTable = (screen: Screen): screen is TableScreen => screen instanceof TableScreen;

/** Builds the router of the page: which screens a player can go to, and what happens on the way. */
export function makeDoors(services: () => Services): Doors {
  const begin = async (table: OpenTable, config: unknown): Promise<boolean> => {
    const stored = await autosave.stored();
    const isHeld = stored === 'noAnswer';
    if (stored !== null && !isHeld && !(await mayReplace(services(), stored))) return false;
    const game = await waiting(services(), table.room, () => CurrentGame.begin(table, { config }, isHeld));
    if (isHeld)
      void autosave.holdBack(table.room, (old) => mayReplace(services(), old)).catch((error: unknown) => tell(services(), error));
    new LastGame(services().game.id).note(config);
    await briefed(services(), game);
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
  /** Such a screen also shows what is wrong with mods. */
  const withErrors = async <T>(screen: Promise<T>): Promise<T> => {
    const { game, settings } = services();
    return (await Promise.all([screen, game.loadErrors(settings.current.lang)]))[0];
  };
  const doors: Doors = {
    title: () => services().navigation.go(() => new TitleScreen(services())),
    newGame: () => told(newGame(services(), once)),
    play: () => (services().settings.current.firstGameDone ? quickGame : firstGame)(services(), begin),
    begin,
    rematch: (game, change = (config) => config) => told(rematch(services(), begin, game, change)),
    resume: () => resume(services()),
    load: () => told(load(services())),
    saveToFile: () => told(saveToFile(services())),
    settings: () => lay(async () => new (await fetched.settings()).SettingsScreen(services())),
    mods: (shown) => lay(async () => new (await withErrors(fetched.mods())).ModsScreen(services(), shown)),
    isAtTable: () => services().navigation.find(isTable) !== null,
    credits: () => lay(async () => new (await fetched.credits()).CreditsScreen(services())),
    workshop: (start) => lay(async () => new (await withErrors(fetched.workshop())).WorkshopScreen(services(), start)),
    lab: () => {
      const { game } = services();
      return game.lab === undefined ? Promise.resolve() : lay(() => game.lab!());
    },
    rules: (cited) => lay(async () => new (await fetched.rules()).RulesScreen(services(), cited)),
    learn: () => {
      const { game } = services();
      return game.learn === undefined ? doors.rules() : lay(() => game.learn!());
    },
    menu: (back, isGuided) => lay(async () => new MenuScreen(services(), back, isGuided)),
    tryOut: (game, guide) => tryOut(services(), game, guide),
    end: (game) => lay(() => services().game.end(game)),
    fetchRest() {
      const { game, settings } = services();
      // Both are fetched again when they are needed, and a failure is told then.
      void Promise.all([game.fetchEnd(), game.loadErrors(settings.current.lang)]).catch(() => undefined);
    },
    handOver: (game, meanwhile) => handOver(services(), game, meanwhile),
    lay,
  };
  return doors;
}

/** Shows what a first game is about, until the player begins. */
async function briefed({ game: page, settings, navigation }: Services, game: CurrentGame): Promise<void> {
  if (settings.current.firstGameDone || page.briefing === undefined) return;
  let begin = (): void => undefined;
  const read = new Promise<void>((resolve) => void (begin = resolve));
  // Without it the game begins all the same.
  const screen = await page.briefing(game, () => begin()).catch(() => null);
  if (screen === null) return;
  await navigation.go(() => screen);
  await read;
}

/** Opens the table; where several people share the screen, first waits for the right one to take it. */
async function seated(services: Services, game: CurrentGame): Promise<void> {
  const toTable = (): Promise<void> => services.navigation.go(() => new TableScreen(services, game));
  if (!game.isShared) return toTable();
  await new Promise<void>((resolve) => {
    void services.navigation.go(() => services.game.handOver(game, resolve));
  });
  await toTable();
}

async function handOver(services: Services, game: CurrentGame, meanwhile: () => void): Promise<void> {
  if (!game.isShared) return;
  if (game.isOpen) return meanwhile();
  let resolve = (): void => undefined;
  const taken = new Promise<void>((done) => void (resolve = done));
  const screen = services.game.handOver(game, () => resolve());
  await services.navigation.lay(() => screen);
  meanwhile();
  await taken;
  await services.navigation.lift(screen);
}

/** Lays the real table over the present screen; leaving it comes back there. */
async function tryOut(services: Services, game: CurrentGame, guide?: TableGuide): Promise<void> {
  const { navigation } = services;
  const screen: TableScreen = new TableScreen(services, game, () => void navigation.lift(screen), guide);
  const before = navigation.find(isTable);
  await (before?.isTrial === true ? navigation.swap(before, () => screen) : navigation.lay(() => screen));
}

/** Starts the first game with one click from the title, without mods. */
async function firstGame(services: Services, begin: Doors['begin']): Promise<void> {
  await atTable(services, [], async (table) => (await begin(table, services.game.firstGame())) || null);
}

/** Starts a game like the last one; where that is not possible any more, the player configures one. */
async function quickGame(services: Services, begin: Doors['begin']): Promise<void> {
  const { game, settings, doors } = services;
  const last = new LastGame(game.id).config;
  const config = last === null ? game.firstGame() : game.again(last);
  try {
    await atTable(services, settings.current.mods, async (table) => (await begin(table, config)) || null);
  } catch (error) {
    tell(services, error);
    if (error instanceof RoomError && !isOwnWish(error)) await doors.newGame();
  }
}

/** Starts a game with the seats, settings and mods of one that is over. One that began from a position cannot be begun again. */
async function rematch(
  services: Services,
  begin: Doors['begin'],
  old: CurrentGame,
  change: (config: unknown) => unknown,
): Promise<void> {
  const start = await old.room.again();
  if (start === null || !('config' in start)) return services.doors.newGame();
  const config = change(services.game.again(start.config));
  await atTable(services, old.mods, async (table) => (await begin(table, config)) || null);
}

/** Opens the new-game screen once the Worker has loaded the cards, unless the player has gone elsewhere meanwhile. */
async function newGame(
  services: Services,
  once: (make: () => Promise<Screen>, here: Screen | null) => MakeScreen,
): Promise<void> {
  const here = services.navigation.current;
  const table = await layTable(services, services.game, services.settings.current.mods);
  let isTaken = false;
  try {
    const make = once(async () => {
      // The screen shows what is wrong with a plan for a game.
      await services.game.loadErrors(services.settings.current.lang);
      const screen = await services.game.newGame(table);
      isTaken = true;
      return screen;
    }, here);
    await services.navigation.go(make);
  } finally {
    if (!isTaken) table.close();
  }
}

/** Continues the stored game at the same decision; asks the player what to do about differing mods. */
async function resume(services: Services): Promise<void> {
  const stored = await autosave.stored();
  // The title goes on asking a browser that does not answer.
  if (stored === null || stored === 'noAnswer') return services.doors.title();
  const game = await continued(services, storedGame(stored));
  if (game === null) return services.doors.title();
  await seated(services, game);
  await recap(services, game);
}

/** Continues a game from a file that the player chooses; the present screen stays if there is none to continue. */
async function load(services: Services): Promise<void> {
  const saved = await (await fetched.saveFile()).chooseSaved(services);
  if (saved === null) return;
  const stored = await autosave.stored();
  if (stored !== null && stored !== 'noAnswer' && !(await mayReplace(services, stored))) return;
  const game = await continued(services, saved);
  if (game === null) return;
  await seated(services, game);
  await recap(services, game);
}

/** Saves the game at the table to a file. */
async function saveToFile(services: Services): Promise<void> {
  const game = services.navigation.find(isTable)?.game;
  if (game === undefined) return;
  const [save, file] = await Promise.all([game.room.save(), fetched.saveFile()]);
  file.saveToFile(services, save, services.game.whereabouts?.(game.view));
}
