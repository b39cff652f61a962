import { currentSanity, hasRitual, levelsHere, openFields, ownerOf, type CultsPlay } from '../../rules';
import { lacksOf, type Lack } from '../lacks';

/** How much of what the Objective lacks a round may bring: the rest of the game is long for some, and short for many. */
const PACE = 0.8;
/** A marker is half of what a Plan can bring; a district without a Ritual that could bring it is as far away as two other things. */
const MARKER = 0.6;
const UNREADY = 2;

/** R12.8: by how many points the Objective asks the player to lead; a plain lead is 1. */
export function leadAsked({ state, book }: CultsPlay): number {
  let asked = 1;
  for (const condition of book.objectives.get(state.objective ?? '')?.requires ?? [])
    if ('leadsBy' in condition) asked = Math.max(asked, condition.leadsBy);
  return asked;
}

/** R12.8: how likely it is that what the Objective asks beside the lead is there when the game ends: by what is missing and the rounds that are left. */
export function objectiveChance(game: CultsPlay): number {
  const lacks = lacksOf(game, 0);
  if (lacks.length === 0) return 1;
  let effort = 0;
  for (const lack of lacks) effort += effortFor(game, lack);
  return Math.exp(-effort / (PACE * Math.max(1, game.state.setting.rounds - game.state.round + 1)));
}

/** How far away a missing thing is: a marker is nearer where Rituals stand that can bring it. */
function effortFor(game: CultsPlay, { what, isMore, isOwn, district, missing }: Lack): number {
  if (what !== 'dominance' || !isMore || !isOwn || district < 0) return missing;
  return MARKER * missing + UNREADY * (1 - readiness(game, district));
}

/** R9.1, R10.2: how near a Terror in a district is, from 0 (no Ritual there) to 1 (nobody can oppose it, and the Rituals come near the Sanity). */
function readiness(game: CultsPlay, district: number): number {
  const place = game.state.districts[district]!;
  if (!hasRitual(place, 0)) return 0;
  const isAlone = place.rituals.every((marker) => ownerOf(marker) === 0);
  const isGuarded = isAlone && openFields(game, district) === 0;
  const near = Math.min(1, levelsHere(place, 0) / (currentSanity(game, district) + 1));
  return 0.2 + 0.4 * near + (isGuarded ? 0.4 : isAlone ? 0.1 : 0);
}
