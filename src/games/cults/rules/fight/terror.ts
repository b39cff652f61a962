import { thenDo } from '../../../../kernel';
import { placeDominance as placing, type DominancePlace } from '../questions/fight/place-dominance';
import { removeRitual } from '../questions/fight/remove-ritual';
import { terror } from '../questions/fight/terror';
import { emit } from '../state/emit';
import { FREAK } from '../../contract/ids';
import { spend, spendable } from '../cards/payment';
import { levelsHere } from '../state/on-board';
import { freeDominanceField, placeDominance, replaceDominance, returnRitual } from '../state/pieces';
import { currentSanity, rule } from '../state/numbers';
import { levelOf, ownerOf, ritual, type CultsPlay } from '../state/state';
import type { PlanFrame, AbilitiesFrame, DominancePlacingFrame } from '../state/frames';
import { seatAt, theOne, districtAt } from '../state/at';

/** R10.2: what must be added to the levels of one's Rituals to exceed Sanity. */
export function terrorNeeded(game: CultsPlay, seat: number, district: number): number {
  return Math.max(0, currentSanity(game, district) + 1 - levelsHere(districtAt(game.state, district), seat));
}

/** R10.4: a free field; if there is none, an opponent's marker; if all are one's own, nothing. */
export function dominancePlaces(game: CultsPlay, seat: number, district: number): DominancePlace[] {
  const { dominance } = districtAt(game.state, district);
  if (freeDominanceField(game, district)) return [{ field: dominance.length + 1 }];
  return [...new Set(dominance)].filter((owner) => owner !== seat).map((owner) => ({ replaces: owner }));
}

/** R10.3: one marker, or two if there was no Confrontation. */
function markersEarned(game: CultsPlay, seat: number, district: number): number {
  return rule(game, game.state.turn?.fought === 'none' ? 'dominanceUnopposed' : 'dominanceWon', seat, district);
}

/** What follows a success, in this order. */
function succeed(game: CultsPlay, { seat, district }: PlanFrame): void {
  const left = markersEarned(game, seat, district);
  const abilities = (moment: 'success' | 'removal'): AbilitiesFrame => ({
    step: 'abilities',
    seat,
    keyword: 'terror',
    moment,
    district,
  });
  thenDo(game, abilities('success'), { step: 'placeDominance', seat, district, left }, abilities('removal'), {
    step: 'removeRitual',
    seat,
    district,
  });
}

function markDominance(game: CultsPlay, seat: number, district: number, place: DominancePlace): void {
  if ('replaces' in place) replaceDominance(game, seat, district, place.replaces);
  else placeDominance(game, seat, district);
}

/** The questions asked here. */
export const terrorQuestions = { terror, placeDominance: placing, removeRitual };

export const terrorSteps = {
  /** R10.1: after a won Confrontation or without one. R10.2: only if it can succeed. */
  terror: {
    run(game: CultsPlay, frame: PlanFrame): void {
      const { seat, district } = frame;
      if (game.state.turn?.fought === 'lost') return;
      if (seatAt(game.state, seat).npc) return void game.state.flow.push({ step: 'npcTerror', seat, district });
      const amount = terrorNeeded(game, seat, district);
      const means = spendable(game, seat, game.book.terror, FREAK);
      if (means.weights.reduce((sum, weight) => sum + weight, 0) >= amount) terror.ask(game, frame, seat, means, amount);
    },
    /** R10.2: cards are discarded and Freaks returned; what is spent makes it succeed. */
    answered(game: CultsPlay, frame: PlanFrame, chosen: readonly number[]): void {
      const spent = terror.read(chosen);
      if (spent === null) return;
      const { seat, district } = frame;
      const sanity = currentSanity(game, district);
      const cards = spend(game, seat, spent, 'terror');
      if (game.state.turn !== null) game.state.turn.spent = cards;
      emit(game, 'terrorSucceeded', seat, district, { sanity, cards: cards.length, freaks: spent.length - cards.length });
      succeed(game, frame);
    },
  },
  /** R10.3: one at a time, each optional; an empty supply places none. */
  placeDominance: {
    run(game: CultsPlay, frame: DominancePlacingFrame): void {
      const { seat, district, left } = frame;
      if (left <= 0 || seatAt(game.state, seat).dominance === 0) return;
      const places = dominancePlaces(game, seat, district);
      if (places.length === 0) return;
      if (seatAt(game.state, seat).npc) game.state.flow.push({ ...frame, step: 'npcDominance' });
      else placing.ask(game, frame, seat, places);
    },
    answered(game: CultsPlay, frame: DominancePlacingFrame, chosen: readonly number[]): void {
      const { seat, district, left } = frame;
      game.state.flow.push({ ...frame, left: left - 1 });
      const place = placing.read(chosen);
      if (place !== null) markDominance(game, seat, district, place);
    },
  },
  /** R12.6: the NPC always places what it can, and replaces the player's marker if the district is full. */
  npcDominance: {
    run(game: CultsPlay, frame: DominancePlacingFrame): void {
      const { seat, district, left } = frame;
      game.state.flow.push({ ...frame, step: 'placeDominance', left: left - 1 });
      markDominance(game, seat, district, dominancePlaces(game, seat, district)[0]!);
    },
  },
  /** R10.5: one own Ritual leaves the district, of the player's choice. */
  removeRitual: {
    run(game: CultsPlay, frame: PlanFrame): void {
      const { seat, district } = frame;
      if (game.state.turn?.keepRitual === true) return;
      const levels = districtAt(game.state, district)
        .rituals.filter((marker) => ownerOf(marker) === seat)
        .map(levelOf);
      removeRitual.ask(game, frame, seat, levels);
    },
    answered: (game: CultsPlay, { seat, district }: PlanFrame, chosen: readonly number[]): void =>
      returnRitual(game, district, ritual(seat, theOne(chosen))),
  },
  /** R12.6: the NPC's Terror always succeeds. */
  npcTerror: {
    run(game: CultsPlay, { seat, district }: PlanFrame): void {
      const left = markersEarned(game, seat, district);
      emit(game, 'terrorSucceeded', seat, district, { sanity: currentSanity(game, district) });
      thenDo(game, { step: 'placeDominance', seat, district, left }, { step: 'npcRemoveRitual', seat, district });
    },
  },
  /** R12.6: it removes its lowest Ritual. */
  npcRemoveRitual: {
    run(game: CultsPlay, { seat, district }: PlanFrame): void {
      const levels = districtAt(game.state, district)
        .rituals.filter((marker) => ownerOf(marker) === seat)
        .map(levelOf);
      if (levels.length > 0) returnRitual(game, district, ritual(seat, Math.min(...levels)));
    },
  },
};
