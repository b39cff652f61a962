import { PASS } from '../../../../kernel';
import { DOMINANCE, districtId } from '../../contract/ids';
import { isToken, levelIn, levelsHere, typeOf, type CultsPlay } from '../../rules';
import { attackAtHand, expectedAttack } from '../habits/facts';
import { tasteAt } from '../habits/tuned';
import { districtOf, type Explain } from './reason';

/** R9.3: what is sent against what is to be expected. */
const commit: Explain = ({ game, ask, refs }) => {
  const { fight, districts } = game.state;
  if (fight === null) return [];
  const rival = strongestHere(game, ask.seat);
  const levels = levelsHere(districts[fight.district]!, ask.seat);
  const district = districtId(fight.district);
  if (refs.length === 0) {
    const attack = levels + attackAtHand(game, ask.seat);
    return [{ code: attack <= rival ? 'cannotWin' : 'sparesForces', params: { district, attack, rival }, rule: 'R9.3' }];
  }
  let attack = levels;
  for (const ref of refs) attack += isToken(ref) ? 1 : game.book.attack[typeOf(ref)]!;
  return [{ code: attack > rival ? 'enoughAttack' : 'mayHold', params: { district, attack, rival }, rule: 'R9.5' }];
};

function strongestHere(game: CultsPlay, seat: number): number {
  const { sides, district } = game.state.fight!;
  let rival = 0;
  for (const side of sides)
    if (side.seat !== seat) rival = Math.max(rival, expectedAttack(game, side.seat, district, tasteAt(game)));
  return Math.round(rival);
}

/** R9.2, R10.3 */
const oppose: Explain = ({ game, ask, refs: [ref] }) => {
  const { state } = game;
  const district = districtOf(ask);
  const active = state.turn?.seat ?? -1;
  if (district < 0 || active < 0) return [];
  const rival = Math.round(expectedAttack(game, active, district, tasteAt(game)));
  const own = attackAtHand(game, ask.seat) + levelsHere(state.districts[district]!, ask.seat);
  const params = { district: districtId(district), cult: state.seats[active]!.cult, rival };
  if (ref === PASS) return [{ code: 'staysAway', params: { ...params, attack: own + 1 }, rule: 'R9.2' }];
  return [{ code: 'opposesMarkers', params: { ...params, attack: own + levelIn(ref!) }, rule: 'R9.2' }];
};

/** R10.3 */
const terror: Explain = ({ game, ask, refs }) => {
  const district = districtId(districtOf(ask));
  if (refs[0] === PASS) return [{ code: 'keepsRitual', params: { district }, rule: 'R10.5' }];
  const markers = game.state.turn?.fought === 'none' && game.state.turn.plan === DOMINANCE ? 2 : 1;
  return [{ code: 'markersForTerror', params: { district, count: markers }, rule: 'R10.3' }];
};

/** R11.2 */
const placeDominance: Explain = ({ ask, refs: [ref] }) =>
  ref === PASS ? [] : [{ code: 'markerCounts', params: { district: districtId(districtOf(ask)) }, rule: 'R11.2' }];

/** R10.5 */
const removeRitual: Explain = ({ refs: [level] }) => [{ code: 'leastRitual', params: { level: level! }, rule: 'R10.5' }];

export const fightReasons: Readonly<Record<string, Explain>> = { commit, oppose, terror, placeDominance, removeRitual };
