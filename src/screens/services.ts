import type { Page } from '../shell/app';
import type { Navigation } from '../shell/navigation';
import type { SettingsStore } from '../shell/settings';

/** What every screen is made with. */
export interface Services {
  readonly page: Page;
  readonly navigation: Navigation;
  readonly settings: SettingsStore;
}
