import { makePage } from '../shell/app';
import { loadAssets } from '../shell/assets';
import { Audio } from '../shell/audio';
import { Navigation } from '../shell/navigation';
import { SettingsStore } from '../shell/settings';
import { whenFontsCome } from '../shell/text/fonts';
import { Toasts } from '../ui/toast';
import { makeDoors } from './doors';
import { LoadingScreen } from './frame/loading-screen';
import type { GamePage } from './game-page';
import { autosave } from './table/autosave';
import { takeDroppedMods } from './mods/install/drop';
import type { Services } from './services';

export interface StartOptions<G> {
  /** The element that holds the canvas. */
  readonly parent: HTMLElement;
  readonly makeGame: (services: () => Services) => G;
  /** Called when WebGL or the words are missing, so Pixi cannot draw anything. */
  readonly cannotStart: (error: unknown) => never;
}

/** A link whose fragment carries a mod opens it in the Workshop; nothing of the mod runs there before a click. */
async function openLinked({ doors, game }: Services): Promise<void> {
  if (game.workshop !== undefined && location.hash.startsWith('#mod=')) await doors.workshop({ link: location.hash });
}

/** Starts the page of a game and shows its title; this file holds nothing but the order of the steps. */
export async function startPage<G extends GamePage>({
  parent,
  makeGame,
  cannotStart,
}: StartOptions<G>): Promise<{ readonly services: Services; readonly game: G }> {
  const settings = new SettingsStore();
  Audio.start(settings);
  const game = makeGame(() => services);
  autosave.playing(game.id);
  const [page] = await Promise.all([makePage(parent), game.loadWords(settings.current.lang)]).catch(cannotStart);
  const navigation = new Navigation(page);
  navigation.still = () => settings.current.reducedMotion || settings.current.speed === 'instant';
  page.ambience.isAllowed = () => !navigation.still();
  const services: Services = {
    page,
    navigation,
    settings,
    parent,
    toasts: new Toasts(page, parent),
    doors: makeDoors(() => services),
    game,
  };
  document.documentElement.lang = settings.current.lang;
  settings.listen((now, before) => {
    if (now.lang === before.lang && now.textSize === before.textSize) return;
    document.documentElement.lang = now.lang;
    // Wait until the click that chose it has been handled: the rebuild also replaces the clicked button.
    queueMicrotask(() => navigation.rebuild());
  });
  takeDroppedMods(services);
  whenFontsCome(() => navigation.rebuild());
  const loading = new LoadingScreen(services);
  await navigation.go(() => loading);
  try {
    await loadAssets(settings.current.lang, game.art, (part) => loading.progress(part));
  } catch (error) {
    loading.fail();
    throw error;
  }
  await services.doors.title();
  page.ambience.wake();
  await openLinked(services);
  addEventListener('hashchange', () => void openLinked(services));
  return { services, game };
}
