import { expect } from 'vitest';
import { load } from '../../../harness';
import { many } from '../../../games/cults/rules/seats';

export type Part = Readonly<Record<string, unknown>>;
export type Board = Readonly<Record<string, Part>>;

/** The last Action phase without Plan markers ends the game: whether Dagon meets the Objective against the NPC Hastur. */
export function met(objective: string, board: Board, cards: Part = {}): boolean {
  const place = (name: string): Part => ({ rituals: [], sites: [], ...board[name] });
  const t = load({
    seats: ['dagon'],
    solo: { npc: 'hastur', objective },
    round: 6,
    phase: 'action',
    ...cards,
    districts: { downtown: place('downtown'), uptown: place('uptown'), northside: place('northside') },
  });
  const outcome = t.session.outcome as unknown as { winners: string[]; objective: { id: string; met: boolean } };
  expect(outcome.objective.id).toBe(objective);
  expect(outcome.winners).toEqual([outcome.objective.met ? 'dagon' : 'hastur']);
  return outcome.objective.met;
}

export const dagon = (count: number): string[] => many('dagon', count);
export const hastur = (count: number): string[] => many('hastur', count);
export const disorganization = (count: number): string[] => many('disorganization', count);
export const rituals = (cult: string, ...levels: number[]): [string, number][] => levels.map((level) => [cult, level]);
