import type { TurningPointLike } from './story-words';

/** What a turning point did to the lead, and whose lead it is about. */
export interface Lead {
  readonly way: 'taken' | 'shared' | 'grown' | 'shrunk' | 'lost';
  readonly cults: readonly string[];
}

export function leadOf({ before, after, ledBefore, ledAfter }: TurningPointLike): Lead {
  if (ledAfter.length === 0) return { way: 'lost', cults: [] };
  if (ledAfter.length > 1) return { way: 'shared', cults: ledAfter };
  const [leader] = ledAfter as readonly [string];
  if (ledBefore.length !== 1 || ledBefore[0] !== leader) return { way: 'taken', cults: ledAfter };
  return { way: over(after, leader) > over(before, leader) ? 'grown' : 'shrunk', cults: ledAfter };
}

/** Points over the best rival. */
const over = (points: Readonly<Record<string, number>>, cult: string): number =>
  (points[cult] ?? 0) - Math.max(0, ...Object.keys(points).flatMap((other) => (other === cult ? [] : [points[other]!])));

/** The cults whose points changed, with the points before and after. */
export const changesOf = ({ before, after }: TurningPointLike): (readonly [cult: string, before: number, after: number])[] =>
  Object.keys(after)
    .filter((cult) => before[cult] !== after[cult])
    .map((cult) => [cult, before[cult] ?? 0, after[cult]!] as const);
