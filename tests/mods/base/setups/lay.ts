import { expect } from 'vitest';
import { begin } from '../../../harness';
import { players } from '../../../games/cults/rules/seats';

const DISTRICTS = ['downtown', 'rivertown', 'uptown', 'northside'];

interface Layout {
  readonly sanity: number[];
  readonly track: number[];
  readonly investigators: number[];
}

/** What a setup card lays out: Sanity, track and arrived Investigators by open district. */
export function lay(setup: string | undefined, count: number, rest: Readonly<Record<string, unknown>> = {}): Layout {
  const t = begin({ seats: players(count), setup, ...rest });
  const of = (what: 'sanity' | 'track' | 'investigators'): number[] =>
    DISTRICTS.filter((name) => t.district(name) !== undefined).map((name) => t.district(name)[what]);
  expect(t.events('setupRevealed')).toEqual([{ type: 'setupRevealed', card: setup ?? 'quiet-streets' }]);
  return { sanity: of('sanity'), track: of('track'), investigators: of('investigators') };
}
