import type { DistrictState, SeatState, State } from './state';

/** Entries that must exist. A missing one is a bug of the caller, and the error names it. */

export function seatAt({ seats }: State, at: number): SeatState {
  const seat = seats[at];
  if (seat === undefined) throw new Error(`nobody sits at ${at}: there are ${seats.length} seats`);
  return seat;
}

export function districtAt({ districts }: State, at: number): DistrictState {
  const district = districts[at];
  if (district === undefined) throw new Error(`no district has the number ${at}`);
  return district;
}

/** The one option of an answer that takes exactly one. */
export function theOne(chosen: readonly number[]): number {
  const one = chosen[0];
  if (one === undefined) throw new Error('nothing was chosen');
  return one;
}

/** An entry of a list of numbers: counts by kind, copies in a pile. Numbers only, so that V8 compiles it for one kind of array. */
export function numberAt(list: readonly number[], at: number): number {
  const found = list[at];
  if (found === undefined) throw new Error(`a list of ${list.length} numbers has no entry ${at}`);
  return found;
}
