import type { Keyword } from '../../contract/ids';
import { typeOf, type CardCopy, type CultsPlay } from '../state/state';
import type { AbilitiesFrame, Zone } from '../state/frames';
import { abilityRef } from '../questions/plans/use-ability';
import { usedMark } from './used';
import { keywordBit } from './catalogue';
import { sideOf } from '../effects/opportunity';
import type { Ability, Window } from './book';
import { isBlank } from '../bounds/blanking';
import { idOf } from './cards';
import { isFresh } from './payment';
import { holds } from './conditions';
import { firstPossible } from '../effects/run';
import type { EffectContext } from '../state/context';
import { seatAt, numberAt } from '../state/at';

/** Which abilities a seat can use at a moment (R6.2, R6.3). */

/** Abilities without a window of their own belong to this one. */
const STANDARD: Partial<Record<Keyword, Window>> = {
  recruitment: 'beforeRerolls',
  preparation: 'beforeAdvance',
  confrontation: 'reveal',
  terror: 'success',
};

/** R6.2, R6.3: what a seat can use at this moment: cards committed in a Confrontation, else in hand, and those spent on this Terror. */
export function usableAbilities(game: CultsPlay, frame: AbilitiesFrame): number[] {
  const { seat, keyword } = frame;
  const refs: number[] = [];
  const bit = keywordBit(keyword);
  if (keyword === 'confrontation') {
    collect(game, frame, sideOf(game, seat)?.cards ?? [], 'committed', bit, refs);
    return refs;
  }
  const owner = seatAt(game.state, seat);
  collect(game, frame, owner.hand, 'hand', bit, refs);
  if (keyword === 'terror') {
    const spent = (game.state.turn?.spent ?? []).filter((copy) => owner.discard.includes(copy));
    collect(game, frame, spent, 'spent', bit, refs);
  }
  return refs;
}

function collect(
  game: CultsPlay,
  frame: AbilitiesFrame,
  cards: readonly CardCopy[],
  zone: Zone,
  bit: number,
  refs: number[],
): void {
  const { keywords, abilities } = game.book;
  for (const copy of cards) {
    if ((numberAt(keywords, typeOf(copy)) & bit) === 0) continue;
    const own = abilities[typeOf(copy)]!;
    for (let at = 0; at < own.length; at++) {
      const ability = own[at]!;
      if (ability.keyword === frame.keyword && whyUnusable(game, frame, copy, zone, ability) === null)
        refs.push(abilityRef(copy, at));
    }
  }
}

/** Why an ability cannot be used at a moment. */
export type Unusable =
  | 'otherWindow'
  | 'spentNotDestroyed'
  | 'usedAlready'
  | 'blanked'
  | 'acquiredThisTurn'
  | 'whenFails'
  | 'nothingToDo';

/** Returns null if the ability can be used now. */
export function whyUnusable(
  game: CultsPlay,
  frame: AbilitiesFrame,
  copy: CardCopy,
  zone: Zone,
  ability: Ability,
): Unusable | null {
  const window = ability.window ?? STANDARD[ability.keyword];
  if (window !== undefined && window !== frame.moment) return 'otherWindow';
  // R10.6: a card spent on this Terror may only be destroyed for its ability.
  if (zone === 'spent' && ability.self !== 'destroy') return 'spentNotDestroyed';
  if (game.state.used.includes(usedMark(copy, frame.keyword))) return 'usedAlready';
  if (game.state.blank.length > 0 && isBlank(game.state, idOf(game, copy))) return 'blanked';
  if (zone === 'hand' && isFresh(game, copy)) return 'acquiredThisTurn';
  const context = contextOf(game, frame, copy);
  if (ability.when !== undefined && !holds(game, ability.when, context)) return 'whenFails';
  return firstPossible(game, ability.effects, context) ? null : 'nothingToDo';
}

export function contextOf(game: CultsPlay, frame: AbilitiesFrame, copy: CardCopy): EffectContext {
  const { seat, district } = frame;
  return { seat, owner: seat, district, card: copy, eventSeat: -1, number: 0, source: idOf(game, copy), depth: 0 };
}
