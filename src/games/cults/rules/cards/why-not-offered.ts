import { PLANS, type Keyword } from '../../contract/ids';
import { sideOf } from '../effects/opportunity';
import { whyUnavailable } from '../plans/plan-actions';
import { seatAt } from '../state/at';
import type { EffectContext } from '../state/context';
import type { AbilitiesFrame, Zone } from '../state/frames';
import { typeOf, type CardCopy, type CultsPlay } from '../state/state';
import type { Ability, Condition } from './book';
import { holds, quantity } from './conditions';
import { contextOf, whyUnusable, type Unusable } from './usable';

/** Why an ability of a card is not on offer: for authors who try their card on the bench. */
export interface NotOffered {
  /** The ability's place in the card's list. */
  readonly ability: number;
  readonly code: Unusable | 'notHeld' | 'notCommitted' | 'otherMoment' | 'otherSeat' | 'planNotAvailable';
  /** With `whenFails`: the part of the condition that does not hold, and what was counted instead. */
  readonly condition?: Condition;
  readonly counted?: number;
  /** With `planNotAvailable`: the refusal of the Plan. */
  readonly refusal?: { readonly code: string; readonly rule: string };
}

/** The reasons of every ability of a card that is not on offer to a seat now; abilities on offer are left out. */
export function whyNotOffered(game: CultsPlay, seat: number, card: string): readonly NotOffered[] {
  const type = game.book.typeById.get(card);
  if (type === undefined) return [];
  const frame = askingFrame(game, seat);
  return (game.book.abilities[type] ?? []).flatMap((ability, at) => {
    const found = whyNot(game, seat, type, ability, frame);
    return found === null ? [] : [{ ability: at, ...found }];
  });
}

type Reason = Omit<NotOffered, 'ability'>;

/** The frame of the open question, if it asks this seat for abilities. */
function askingFrame({ state }: CultsPlay, seat: number): AbilitiesFrame | null {
  const asked = state.asks.find((ask) => ask.seat === seat);
  return asked?.frame.step === 'abilities' ? asked.frame : null;
}

function whyNot(game: CultsPlay, seat: number, type: number, ability: Ability, frame: AbilitiesFrame | null): Reason | null {
  const held = heldCopies(game, seat, ability.keyword).filter(([copy]) => typeOf(copy) === type);
  if (held.length === 0)
    return { code: ability.keyword === 'confrontation' && sideOf(game, seat) !== undefined ? 'notCommitted' : 'notHeld' };
  if (frame?.keyword !== ability.keyword) return elsewhere(game, seat, ability);
  const reasons = held.map(([copy, zone]) => unusable(game, frame, copy, zone, ability));
  return reasons.includes(null) ? null : (reasons[0] ?? null);
}

/** Where the cards lie whose abilities of this keyword count (R6.3). */
function heldCopies(game: CultsPlay, seat: number, keyword: Keyword): readonly (readonly [CardCopy, Zone])[] {
  const { hand, discard } = seatAt(game.state, seat);
  if (keyword === 'confrontation') {
    const side = sideOf(game, seat);
    return side === undefined ? hand.map((copy) => [copy, 'hand']) : side.cards.map((copy) => [copy, 'committed']);
  }
  const spent = keyword === 'terror' ? (game.state.turn?.spent ?? []).filter((copy) => discard.includes(copy)) : [];
  return [...hand.map((copy) => [copy, 'hand'] as const), ...spent.map((copy) => [copy, 'spent'] as const)];
}

/** The open question is about something else: perhaps the Plan that brings the moment cannot be taken here. */
function elsewhere(game: CultsPlay, seat: number, ability: Ability): Reason {
  const { asks } = game.state;
  if (!asks.some((ask) => ask.seat === seat)) return { code: 'otherSeat' };
  const plan = PLANS.findIndex((name) => name === (isFight(ability.keyword) ? 'dominance' : ability.keyword));
  const district = game.state.districts.findIndex((place) => place.open && place.plans.at(-1) === seat);
  const isChoosing = asks.some((ask) => ask.seat === seat && ask.kind === 'takePlan');
  const refusal = plan >= 0 && district >= 0 && isChoosing ? whyUnavailable(game, seat, district, plan) : null;
  return refusal === null ? { code: 'otherMoment' } : { code: 'planNotAvailable', refusal };
}

const isFight = (keyword: Keyword): boolean => keyword === 'confrontation' || keyword === 'terror';

function unusable(game: CultsPlay, frame: AbilitiesFrame, copy: CardCopy, zone: Zone, ability: Ability): Reason | null {
  const code = whyUnusable(game, frame, copy, zone, ability);
  if (code !== 'whenFails' || ability.when === undefined) return code === null ? null : { code };
  return { code, ...failing(game, ability.when, contextOf(game, frame, copy)) };
}

/** The innermost part of a condition that does not hold; a count comes with its number. */
function failing(game: CultsPlay, condition: Condition, context: EffectContext): Pick<NotOffered, 'condition' | 'counted'> {
  if ('all' in condition) {
    const part = condition.all.find((one) => !holds(game, one, context));
    return part === undefined ? { condition } : failing(game, part, context);
  }
  return 'count' in condition ? { condition, counted: quantity(game, condition, context) } : { condition };
}
