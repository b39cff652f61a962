import type { Piece } from './pieces';

/** How the pieces of two pictures correspond. */
export interface Matched<P extends Pick<Piece, 'sort' | 'at'>, Q extends Pick<Piece, 'sort' | 'at'>> {
  /** The same piece at the same place, or one that moved. */
  readonly kept: readonly (readonly [P, Q])[];
  readonly gone: readonly P[];
  readonly come: readonly Q[];
}

/** Pieces of one sort at the same place match; of the rest, each takes the nearest unmatched one of its sort. */
export function matchPieces<P extends Pick<Piece, 'sort' | 'at' | 'x' | 'y'>, Q extends Pick<Piece, 'sort' | 'at' | 'x' | 'y'>>(
  before: readonly P[],
  after: readonly Q[],
): Matched<P, Q> {
  const left = new Map<string, P[]>();
  for (const piece of before) {
    const list = left.get(piece.sort);
    if (list === undefined) left.set(piece.sort, [piece]);
    else list.push(piece);
  }
  const kept: [P, Q][] = [];
  const take = (piece: Q, which: (old: P) => boolean): boolean => {
    const list = left.get(piece.sort) ?? [];
    const at = list.findIndex(which);
    if (at < 0) return false;
    kept.push([list.splice(at, 1)[0]!, piece]);
    return true;
  };
  const moved = after.filter((piece) => !take(piece, (old) => old.at === piece.at));
  const come = moved.filter((piece) => {
    const list = left.get(piece.sort) ?? [];
    const nearest = list.reduce<P | null>(
      (best, old) => (best === null || distance(old, piece) < distance(best, piece) ? old : best),
      null,
    );
    return nearest === null || !take(piece, (old) => old === nearest);
  });
  return { kept, come, gone: [...left.values()].flat() };
}

const distance = (a: { x: number; y: number }, b: { x: number; y: number }): number => (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
