import type { SettingsStore } from '../shell/settings';

/** What everything that is played over a table needs of it; a game adds its own. */
export interface StageContext {
  readonly layout: { readonly unit: number };
  readonly settings: SettingsStore;
  /** Requests a frame. */
  readonly draw: () => void;
}
