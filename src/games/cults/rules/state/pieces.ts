import { BOUNDS } from '../bounds/bounds';
import { emit } from './emit';
import { districtId, tokenId } from '../../contract/ids';
import { RULES } from '../../contract/rule-numbers';
import { rule } from './numbers';
import { scoresOf } from './score';
import { levelOf, ownerOf, ritual, type CultsPlay, type Ritual } from './state';
import { seatAt, districtAt, numberAt } from './at';

/** The markers of the board: every one comes from a supply and goes back to it (R2.1, R2.5). */

/** Whether somebody reads what happens: only then everyone's points after it are worked out (R11.2). */
const isRead = (game: CultsPlay): boolean => game.events !== null;

/** A marker that is not there cannot leave: another one would go in its place. */
function take(markers: number[], marker: number): void {
  const at = markers.indexOf(marker);
  if (at < 0) throw new Error(`no marker ${marker} here`);
  markers.splice(at, 1);
}

export function placeRitual(game: CultsPlay, seat: number, district: number, level: number): void {
  seatAt(game.state, seat).rituals[level]!--;
  districtAt(game.state, district).rituals.push(ritual(seat, level));
  emit(game, 'ritualPlaced', seat, district, isRead(game) ? { level, scores: scoresOf(game.state) } : undefined);
}

export function returnRitual(game: CultsPlay, district: number, marker: Ritual): void {
  const place = districtAt(game.state, district);
  take(place.rituals, marker);
  seatAt(game.state, ownerOf(marker)).rituals[levelOf(marker)]!++;
  emit(
    game,
    'ritualReturned',
    ownerOf(marker),
    district,
    isRead(game) ? { level: levelOf(marker), scores: scoresOf(game.state) } : undefined,
  );
}

export function moveRitual(game: CultsPlay, from: number, to: number, marker: Ritual): void {
  const { districts } = game.state;
  const source = districts[from]!.rituals;
  take(source, marker);
  districts[to]!.rituals.push(marker);
  emit(
    game,
    'ritualMoved',
    ownerOf(marker),
    to,
    isRead(game) ? { from: districtId(from), level: levelOf(marker), scores: scoresOf(game.state) } : undefined,
  );
}

/** R8.7: swapped for the next level from supply, if it is there; the old marker returns to supply. */
export function raiseRitual(game: CultsPlay, district: number, marker: Ritual): void {
  const seat = ownerOf(marker);
  const level = levelOf(marker);
  const { rituals } = seatAt(game.state, seat);
  if (level === 3 || rituals[level + 1] === 0) return;
  rituals[level]!++;
  rituals[level + 1]!--;
  const place = districtAt(game.state, district).rituals;
  place[place.indexOf(marker)] = ritual(seat, level + 1);
  emit(game, 'ritualRaised', seat, district, { level: level + 1 });
}

export function placeSite(game: CultsPlay, seat: number, district: number): void {
  seatAt(game.state, seat).sites--;
  districtAt(game.state, district).sites.push(seat);
  emit(game, 'sitePlaced', seat, district, isRead(game) ? { scores: scoresOf(game.state) } : undefined);
}

export const freeDominanceField = (game: CultsPlay, district: number): boolean =>
  districtAt(game.state, district).dominance.length < rule(game, 'dominanceFields', -1, district, RULES.dominanceFields);

export function placeDominance(game: CultsPlay, seat: number, district: number): void {
  const { dominance } = districtAt(game.state, district);
  seatAt(game.state, seat).dominance--;
  dominance.push(seat);
  emit(
    game,
    'dominancePlaced',
    seat,
    district,
    isRead(game) ? { field: dominance.length, scores: scoresOf(game.state) } : undefined,
  );
}

/** R10.4: the replaced marker goes back to its owner. */
export function replaceDominance(game: CultsPlay, seat: number, district: number, rival: number): void {
  const { seats, districts } = game.state;
  const { dominance } = districts[district]!;
  const field = dominance.indexOf(rival);
  dominance[field] = seat;
  seats[seat]!.dominance--;
  seats[rival]!.dominance++;
  emit(
    game,
    'dominanceReplaced',
    seat,
    district,
    isRead(game) ? { field: field + 1, rival: seats[rival]!.cult, scores: scoresOf(game.state) } : undefined,
  );
}

export function removeDominance(game: CultsPlay, seat: number, district: number): void {
  const { dominance } = districtAt(game.state, district);
  const field = dominance.indexOf(seat) + 1;
  take(dominance, seat);
  seatAt(game.state, seat).dominance++;
  emit(game, 'dominanceRemoved', seat, district, isRead(game) ? { field, scores: scoresOf(game.state) } : undefined);
}

/** The NPC stores only Thugs (R12.3); everyone else takes any token. Beyond the bound no more come. */
export function gainTokens(game: CultsPlay, seat: number, token: number, count: number): void {
  const owner = seatAt(game.state, seat);
  const gained = Math.min(count, BOUNDS.tokens - numberAt(owner.tokens, token));
  if (gained <= 0 || (owner.npc && token !== 0)) return;
  owner.tokens[token]! += gained;
  emit(game, 'tokensGained', seat, -1, { token: tokenId(token), count: gained });
}

export function loseTokens(game: CultsPlay, seat: number, token: number, count: number, why: string): void {
  if (count <= 0) return;
  seatAt(game.state, seat).tokens[token]! -= count;
  emit(game, 'tokensReturned', seat, -1, { token: tokenId(token), count, why });
}
