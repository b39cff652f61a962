import type { LibraryMod } from '../../../../../platform/library';
import { botNameOf, byOf } from '../../../../../kernel';
import { isGameConfig, type GameConfig, type SeatConfig } from '../../../contract/config';
import { configOf, defaultPlan, newSeed, withCult } from '../../new-game/plan';

/** The bots from the weakest to the strongest. */
const LEVELS = ['random', 'novice', 'cultist', 'elder'] as const;
type Level = (typeof LEVELS)[number];

/** Who may play the next game against the person. */
export interface Rivals {
  readonly level: Level;
  readonly count: number;
}

/** Bots one level above the weakest; where there was none, one that plays well. Null if all are as strong as can be. */
export function strongerRivals(bys: readonly string[]): Rivals | null {
  const bots = bys.filter((by) => by !== 'human').map((by) => LEVELS.findIndex((level) => level === botNameOf(by).level));
  if (bys.length === 1) return { level: 'cultist', count: 1 };
  // A bot that is not in the list plays by rules of its own: nobody knows what is stronger.
  if (bots.length === 0 || bots.includes(-1)) return null;
  const level = LEVELS[Math.min(...bots) + 1];
  return level === undefined ? null : { level, count: bots.length };
}

/** A game alone against the NPC with this Objective: like the last one if that was such a game, else with its first cult. */
export function withObjective(config: unknown, objective: string, cult: string): GameConfig {
  if (isGameConfig(config) && config.solo !== undefined) return { ...config, solo: { ...config.solo, objective } };
  return configOf({ ...withCult(defaultPlan(newSeed()), 0, cult), objective });
}

/** The same game with stronger bots; a game alone becomes one of two cults. */
export function withRivals(config: unknown, { level }: Rivals): unknown {
  if (!isGameConfig(config)) return config;
  if (config.solo === undefined) return { ...config, seats: config.seats.map((seat) => stronger(seat, level)) };
  const [own] = config.seats;
  const plan = withCult(defaultPlan(newSeed()), 0, typeof own === 'object' ? own.cult : (own ?? 'dagon'));
  const seats = plan.seats.map((seat, at) => (at === 1 ? { ...seat, by: level } : seat));
  return configOf({ ...plan, players: 2, seats });
}

/** Bots below the level are raised to it, at the pace that they had. */
function stronger(seat: SeatConfig, level: Level): SeatConfig {
  if (typeof seat === 'string' || seat.by === undefined || seat.by === 'human') return seat;
  const now = botNameOf(seat.by);
  const isBelow = LEVELS.findIndex((one) => one === now.level) < LEVELS.indexOf(level);
  return isBelow ? { ...seat, by: byOf({ ...now, level }) } : seat;
}

/** With it each of the four cults plays differently: it is offered before the others. */
const FIRST_OFFERED = 'signatures';

type Offered = Pick<LibraryMod, 'isCurrent'> & {
  readonly pin: { readonly id: string };
  readonly manifest: { readonly content: { readonly cards: readonly unknown[] } };
};

/** The mod with cards to try next, of those that are off; null if there is none. */
export function modToTry<M extends Offered>(mods: readonly M[], on: readonly string[]): M | null {
  const off = mods.filter(
    ({ isCurrent, pin, manifest }) => isCurrent && !on.includes(pin.id) && manifest.content.cards.length > 0,
  );
  return off.find(({ pin }) => pin.id === FIRST_OFFERED) ?? off[0] ?? null;
}
