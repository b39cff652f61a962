import { DISTRICTS } from '../../contract/ids';

/** By a number whose bits stand for the districts: those that are set, in their order. */
const PLACES: readonly (readonly number[])[] = Array.from({ length: 1 << DISTRICTS.length }, (_, bits) => setIn(bits));

/** Built with `push`, as all lists of the state are: see packed.ts. */
function setIn(bits: number): number[] {
  const places: number[] = [];
  for (let district = 0; district < DISTRICTS.length; district++) if ((bits >> district) & 1) places.push(district);
  return places;
}

/**
 * The districts whose bits are set. The rules ask for districts at every second decision: a copy of a list that is there already
 * takes a third of the memory of one that grows by `push`.
 */
export const placesIn = (bits: number): number[] => PLACES[bits]!.slice();
