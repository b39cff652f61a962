/** A seat of a configuration: its cult alone, or with who plays it. */
export type SeatConfig = string | { readonly cult: string; readonly by?: string; readonly name?: string };

/** What a new game starts from (docs/headless.md), as far as screens read and change it; the rules check all of it. */
export interface GameConfig {
  readonly seats: readonly SeatConfig[];
  readonly solo?: { readonly npc: string; readonly objective?: string | null };
}

/** Whether a configuration that the platform hands on is one of this game. */
export const isGameConfig = (config: unknown): config is GameConfig =>
  typeof config === 'object' && config !== null && 'seats' in config && Array.isArray(config.seats);
