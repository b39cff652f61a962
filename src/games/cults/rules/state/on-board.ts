import { levelOf, ownerOf, type DistrictState } from './state';

/** What lies in a district, read off. */

export const hasSite = (place: DistrictState, seat: number): boolean => place.sites.includes(seat);

export function hasRitual(place: DistrictState, seat: number): boolean {
  for (const marker of place.rituals) if (ownerOf(marker) === seat) return true;
  return false;
}

/** E5: the levels of one's Rituals in a district, added up. */
export function levelsHere(place: DistrictState, seat: number): number {
  let sum = 0;
  for (const marker of place.rituals) if (ownerOf(marker) === seat) sum += levelOf(marker);
  return sum;
}

export function ritualsOf(place: DistrictState, seat: number): number {
  let count = 0;
  for (const marker of place.rituals) if (ownerOf(marker) === seat) count++;
  return count;
}
