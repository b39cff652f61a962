import type { LabTable } from './deals';

/** Games that are played one after the other. Batches do not depend on each other. */
export interface Batch {
  readonly table: LabTable;
  /** Another cost of the card on the table; null: its own. */
  readonly cost: number | null;
  readonly from: number;
  readonly games: number;
}

/** Cuts a batch into parts of this many games. */
export function partsOf(batch: Batch, size: number): Batch[] {
  const parts: Batch[] = [];
  const end = batch.from + batch.games;
  for (let from = batch.from; from < end; from += size) parts.push({ ...batch, from, games: Math.min(size, end - from) });
  return parts;
}
