import { PASS, thenDo } from '../../../../kernel';
import { ask, askOne } from '../questions/asking';
import { emit } from '../state/emit';
import { FREAK } from '../../contract/ids';
import { spend, spendable } from '../cards/payment';
import { levelsHere } from '../state/on-board';
import { freeDominanceField, placeDominance, replaceDominance, returnRitual } from '../state/pieces';
import { currentSanity, rule } from '../state/numbers';
import { levelOf, ownerOf, ritual, type Game } from '../state/state';
import type { PlanFrame, AbilitiesFrame, DominancePlacingFrame } from '../state/frames';

/** Options: a free field by its number, or a rival's marker to replace. */
const RIVAL = 100;
export const isReplacement = (ref: number): boolean => ref >= RIVAL;
export const replacedSeat = (ref: number): number => ref - RIVAL;

/** R10.2: what must be added to the levels of one's Rituals to exceed Sanity. */
export function terrorNeeded(game: Game, seat: number, district: number): number {
  return Math.max(0, currentSanity(game, district) + 1 - levelsHere(game.state.districts[district]!, seat));
}

/** R10.4: a free field; if there is none, an opponent's marker; if all are one's own, nothing. */
export function dominancePlaces(game: Game, seat: number, district: number): number[] {
  const { dominance } = game.state.districts[district]!;
  if (freeDominanceField(game, district)) return [dominance.length + 1];
  return [...new Set(dominance)].filter((owner) => owner !== seat).map((owner) => RIVAL + owner);
}

/** R10.3: one marker, or two if there was no Confrontation. */
function markersEarned(game: Game, seat: number, district: number): number {
  return rule(game, game.state.turn?.fought === 'none' ? 'dominanceUnopposed' : 'dominanceWon', seat, district);
}

/** What follows a success, in this order. */
function succeed(game: Game, { seat, district }: PlanFrame): void {
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

function markDominance(game: Game, seat: number, district: number, ref: number): void {
  if (isReplacement(ref)) replaceDominance(game, seat, district, replacedSeat(ref));
  else placeDominance(game, seat, district);
}

export const terrorSteps = {
  /** R10.1: after a won Confrontation or without one. R10.2: only if it can succeed. */
  terror: {
    run(game: Game, frame: PlanFrame): void {
      const { seat, district } = frame;
      if (game.state.turn?.fought === 'lost') return;
      if (game.state.seats[seat]!.npc) return void game.state.flow.push({ step: 'npcTerror', seat, district });
      const amount = terrorNeeded(game, seat, district);
      const { refs, weights } = spendable(game, seat, game.book.terror, FREAK);
      if (weights.reduce((sum, weight) => sum + weight, 0) < amount) return;
      const need = { what: 'terror', amount, weights: [...weights, 0], leave: 0 };
      ask(game, frame, seat, 'terror', [...refs, PASS], 0, refs.length, { need });
    },
    /** R10.2: cards are discarded and Freaks returned; what is spent makes it succeed. */
    answered(game: Game, frame: PlanFrame, chosen: readonly number[]): void {
      if (chosen[0] === PASS) return;
      const { seat, district } = frame;
      const sanity = currentSanity(game, district);
      const cards = spend(game, seat, chosen, 'terror');
      if (game.state.turn !== null) game.state.turn.spent = cards;
      emit(game, 'terrorSucceeded', seat, district, { sanity, cards: cards.length, freaks: chosen.length - cards.length });
      succeed(game, frame);
    },
  },
  /** R10.3: one at a time, each optional; an empty supply places none. */
  placeDominance: {
    run(game: Game, frame: DominancePlacingFrame): void {
      const { seat, district, left } = frame;
      if (left <= 0 || game.state.seats[seat]!.dominance === 0) return;
      const refs = dominancePlaces(game, seat, district);
      if (refs.length === 0) return;
      if (game.state.seats[seat]!.npc) game.state.flow.push({ ...frame, step: 'npcDominance' });
      else askOne(game, frame, seat, 'placeDominance', [...refs, PASS]);
    },
    answered(game: Game, frame: DominancePlacingFrame, chosen: readonly number[]): void {
      const { seat, district, left } = frame;
      game.state.flow.push({ ...frame, left: left - 1 });
      if (chosen[0] !== PASS) markDominance(game, seat, district, chosen[0]!);
    },
  },
  /** R12.6: the NPC always places what it can, and replaces the player's marker if the district is full. */
  npcDominance: {
    run(game: Game, frame: DominancePlacingFrame): void {
      const { seat, district, left } = frame;
      game.state.flow.push({ ...frame, step: 'placeDominance', left: left - 1 });
      markDominance(game, seat, district, dominancePlaces(game, seat, district)[0]!);
    },
  },
  /** R10.5: one own Ritual leaves the district, of the player's choice. */
  removeRitual: {
    run(game: Game, frame: PlanFrame): void {
      const { seat, district } = frame;
      if (game.state.turn?.keepRitual === true) return;
      const refs = game.state.districts[district]!.rituals.filter((marker) => ownerOf(marker) === seat).map(levelOf);
      if (refs.length > 0) askOne(game, frame, seat, 'removeRitual', refs);
    },
    answered: (game: Game, { seat, district }: PlanFrame, chosen: readonly number[]): void =>
      returnRitual(game, district, ritual(seat, chosen[0]!)),
  },
  /** R12.6: the NPC's Terror always succeeds. */
  npcTerror: {
    run(game: Game, { seat, district }: PlanFrame): void {
      const left = markersEarned(game, seat, district);
      emit(game, 'terrorSucceeded', seat, district, { sanity: currentSanity(game, district) });
      thenDo(game, { step: 'placeDominance', seat, district, left }, { step: 'npcRemoveRitual', seat, district });
    },
  },
  /** R12.6: it removes its lowest Ritual. */
  npcRemoveRitual: {
    run(game: Game, { seat, district }: PlanFrame): void {
      const levels = game.state.districts[district]!.rituals.filter((marker) => ownerOf(marker) === seat).map(levelOf);
      if (levels.length > 0) returnRitual(game, district, ritual(seat, Math.min(...levels)));
    },
  },
};
