import { CurrentGame } from './screens/current-game';
import type { Services } from './screens/services';
import { TableScreen } from './screens/table-screen';
import { makePage } from './shell/app';
import { loadAssets } from './shell/assets';
import { Navigation } from './shell/navigation';
import { SettingsStore } from './shell/settings';

/** The order in which the page starts; nothing else. */
async function boot(): Promise<void> {
  const parent = document.querySelector<HTMLElement>('#game')!;
  const settings = new SettingsStore();
  const page = await makePage(parent);
  await loadAssets(() => undefined);
  const navigation = new Navigation(page);
  navigation.still = () => settings.current.reducedMotion || settings.current.speed === 'instant';
  const services: Services = { page, navigation, settings };
  settings.listen((now, before) => {
    if (now.lang !== before.lang) navigation.rebuild();
  });
  const config = { seats: [{ cult: 'dagon', by: 'human' }], solo: { npc: 'cthulhu' }, seed: 'first' };
  const game = await CurrentGame.begin({ config }, [], []);
  await navigation.go(() => new TableScreen(services, game));
}

void boot();
