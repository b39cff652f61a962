import type { ObjectiveView, ProgressView, TieBreak } from '../../contract/view-types';
import type { Condition, Quantity } from '../cards/book';
import { holds, openDistricts, quantity } from '../cards/conditions';
import { scoreOf } from '../state/score';
import { nobody } from '../phases/round';
import type { EffectContext } from '../state/context';
import type { CultsPlay } from '../state/state';
import { broken } from './standing';

/** R12.8: how far the Objective is met, for the player; null where there is none (yet). */
export function objectiveTold(game: CultsPlay): ObjectiveView | null {
  const { objective, outcome } = game.state;
  const card = game.book.objectives.get(objective ?? '');
  if (card === undefined) return null;
  const context = { ...nobody, seat: 0, source: card.id };
  const requirements = card.requires.map((condition) => progress(game, condition, context));
  return { id: card.id, met: outcome?.objective?.met ?? allMet(requirements), requirements };
}

const UNKNOWN: ProgressView = { met: null, have: null, need: null };

function allMet(parts: readonly ProgressView[]): boolean | null {
  if (parts.some(({ met }) => met === false)) return false;
  return parts.every(({ met }) => met === true) ? true : null;
}

function progress(game: CultsPlay, condition: Condition, context: EffectContext): ProgressView {
  if ('not' in condition) {
    const { met } = progress(game, condition.not, context);
    return { ...UNKNOWN, met: met === null ? null : !met };
  }
  if ('all' in condition) return allOf(condition.all.map((part) => progress(game, part, context)));
  if ('any' in condition) return anyOf(condition.any.map((part) => progress(game, part, context)));
  if ('everywhere' in condition) {
    return allOf(openDistricts(game).map((district) => progress(game, condition.everywhere, { ...context, district })));
  }
  if ('leadsBy' in condition) return lead(game, context.seat, condition.leadsBy);
  if (!('count' in condition)) return { ...UNKNOWN, met: holds(game, condition, context) };
  return counted(game, condition, context);
}

function allOf(parts: readonly ProgressView[]): ProgressView {
  return { met: allMet(parts), have: parts.filter(({ met }) => met === true).length, need: parts.length };
}

function anyOf(parts: readonly ProgressView[]): ProgressView {
  if (parts.some(({ met }) => met === true)) return { ...UNKNOWN, met: true };
  return { ...UNKNOWN, met: parts.every(({ met }) => met === false) ? false : null };
}

/**
 * R12.8: at least `by` more VP than every rival. A lead of one may come from the tie-break (R11.3); a tie that it leaves is no
 * lead.
 */
function lead(game: CultsPlay, seat: number, by: number): ProgressView {
  const points = game.state.seats.map((_, at) => scoreOf(game.state, at).total);
  const have = points[seat]!;
  const best = Math.max(0, ...points.filter((_, at) => at !== seat));
  const known = { have, need: best + by };
  if (by > 1 || have !== best) return { met: have - best >= by, ...known };
  const rivals = points.flatMap((total, at) => (at !== seat && total === best ? [at] : []));
  const ties = rivals.map((rival) => duel(game, seat, rival));
  const lost = ties.find(({ met }) => met === false);
  return { ...(lost ?? ties.find(({ met }) => met === null) ?? ties[0]!), ...known };
}

function duel(game: CultsPlay, seat: number, rival: number): { readonly met: boolean | null; readonly tie: TieBreak | null } {
  const { by, leads } = broken(game, [seat, rival]);
  return { met: by === null ? null : leads.length === 1 && leads[0] === seat, tie: by };
}

function counted(game: CultsPlay, asked: Extract<Condition, Quantity>, context: EffectContext): ProgressView {
  if (isHidden(game, asked) || (asked.moreThan !== undefined && isHidden(game, asked.moreThan))) return UNKNOWN;
  const have = quantity(game, asked, context);
  const need =
    asked.atLeast ?? asked.atMost ?? (asked.moreThan === undefined ? null : quantity(game, asked.moreThan, context) + 1);
  return { met: holds(game, asked, context), have, need };
}

/** Where cards have changed owners unseen, nobody knows who has how many Disorganization cards. */
const isHidden = (game: CultsPlay, { count }: Quantity): boolean => count === 'disorganization' && !game.state.setting.traced;
