import { cultsPage } from './games/cults/page';
import { makeDoors } from './platform/screens/doors';
import { LoadingScreen } from './platform/screens/frame/loading-screen';
import type { Services } from './platform/screens/services';
import { makePage } from './platform/shell/app';
import { loadAssets } from './platform/shell/assets';
import { Audio } from './platform/shell/audio';
import { whenFontsCome } from './platform/shell/text/fonts';
import { Navigation } from './platform/shell/navigation';
import { SettingsStore } from './platform/shell/settings';
import { Toasts } from './platform/ui/toast';

/** Called when WebGL or the dictionary is missing, so Pixi cannot draw anything: plain HTML tells the player. */
function cannotStart(error: unknown): never {
  document.querySelector<HTMLElement>('#cannot-start')!.hidden = false;
  throw error;
}

/** Starts the page; this file holds nothing but the order of the steps. */
async function boot(): Promise<void> {
  const parent = document.querySelector<HTMLElement>('#game')!;
  const settings = new SettingsStore();
  Audio.start(settings);
  const [page] = await Promise.all([makePage(parent), cultsPage.loadWords(settings.current.lang)]).catch(cannotStart);
  const navigation = new Navigation(page);
  navigation.still = () => settings.current.reducedMotion || settings.current.speed === 'instant';
  const services: Services = {
    page,
    navigation,
    settings,
    parent,
    toasts: new Toasts(page, parent),
    doors: makeDoors(() => services),
    game: cultsPage,
  };
  document.documentElement.lang = settings.current.lang;
  settings.listen((now, before) => {
    if (now.lang === before.lang) return;
    document.documentElement.lang = now.lang;
    // Wait until the click that chose the language has been handled: the rebuild also replaces the clicked button.
    queueMicrotask(() => navigation.rebuild());
  });
  whenFontsCome(() => navigation.rebuild());
  const loading = new LoadingScreen(services);
  await navigation.go(() => loading);
  try {
    await loadAssets(settings.current.lang, (part) => loading.progress(part));
  } catch (error) {
    loading.fail();
    throw error;
  }
  await services.doors.title();
  // The inspection API serves tests, the bench and the screenshots; an ordinary page never loads it.
  if (new URLSearchParams(location.search).has('inspect')) (await import('./tools/inspect/page')).inspect(services);
}

void boot();
