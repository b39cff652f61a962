import { BOUNDS } from '../bounds/bounds';
import { emit } from '../state/emit';
import { currentSanity, players, rule } from '../state/numbers';
import type { CultsPlay } from '../state/state';
import { RULES } from '../../contract/rule-numbers';
import { districtAt } from '../state/at';

/** R3.4: a new Investigator starts on the field whose number is the number of players. */
export function startingField(game: CultsPlay, district: number): number {
  return rule(game, 'investigatorStart', -1, district, RULES.investigatorStart + players(game.state) - 2);
}

export function putOnTrack(game: CultsPlay, district: number, field: number): void {
  districtAt(game.state, district).track = field;
  emit(game, 'investigatorPlaced', -1, district, { field });
}

/** R3.4: one field down; from field 1 it arrives and a new one is placed at once. In a closed district nothing moves (R3.7). */
export function advanceInvestigator(game: CultsPlay, district: number): void {
  const place = districtAt(game.state, district);
  if (!place.open) return;
  if (place.track === 0) return putOnTrack(game, district, startingField(game, district));
  if (place.track > 1) {
    place.track--;
    emit(game, 'investigatorAdvanced', -1, district, { field: place.track });
    return;
  }
  addInvestigator(game, district);
  putOnTrack(game, district, startingField(game, district));
}

/** How many there are now, and the Sanity with them (R3.6). */
const inDistrict = (game: CultsPlay, district: number): { readonly investigators: number; readonly sanity: number } => ({
  investigators: districtAt(game.state, district).investigators,
  sanity: currentSanity(game, district),
});

/** One more in the district (R3.5). Beyond the bound no more come. */
export function addInvestigator(game: CultsPlay, district: number): void {
  const place = districtAt(game.state, district);
  if (!place.open || place.investigators >= BOUNDS.investigators) return;
  place.investigators++;
  emit(game, 'investigatorArrived', -1, district, inDistrict(game, district));
}

export function removeInvestigator(game: CultsPlay, district: number): void {
  const place = districtAt(game.state, district);
  if (!place.open || place.investigators === 0) return;
  place.investigators--;
  emit(game, 'investigatorLeft', -1, district, inDistrict(game, district));
}

/** How many will be in the district once its Investigator has advanced (R8.6). */
export function investigatorsAfterAdvance(game: CultsPlay, district: number): number {
  const place = districtAt(game.state, district);
  return place.investigators + (place.track === 1 ? 1 : 0);
}
