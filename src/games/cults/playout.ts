import type { Simulated } from '../../platform/session/game';

export const BASE_CULTS = ['cthulhu', 'hastur', 'dagon', 'chaugnar'];

/** The configuration of a simulated game with this many seats, or solo against the next cult. */
export function playoutConfig(seats: number, solo: boolean, seed: string, rounds = 6, by = 'random'): Record<string, unknown> {
  const cults = BASE_CULTS.slice(0, solo ? 1 : seats).map((cult) => ({ cult, by }));
  return { seats: cults, seed, rounds, ...(solo ? { solo: { npc: 'hastur', objective: null } } : {}) };
}

const TABLES: readonly (readonly [seats: number, solo: boolean, rounds: number])[] = [
  [2, false, 6],
  [3, false, 6],
  [4, false, 6],
  [1, true, 6],
  [2, false, 10],
  [3, false, 10],
  [4, false, 10],
  [1, true, 10],
];
const STACKS = ['first-game', 'random', 'draft'];

export function simulated({ seed, seats = 4, solo = false, variant, by = 'random' }: Simulated): unknown {
  if (variant === undefined) return playoutConfig(seats, solo, seed, 6, by);
  const [players, isSolo, rounds] = TABLES[variant % TABLES.length]!;
  return { ...playoutConfig(players, isSolo, seed, rounds, by), stacks: STACKS[variant % STACKS.length], setup: null };
}
