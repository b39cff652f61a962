/** Who an effect works for and what it speaks of. */
export interface EffectContext {
  /** Whose effect it is at this moment: `you`. */
  readonly seat: number;
  /** Whose card it is; -1: nobody's. */
  readonly owner: number;
  /** `here`; -1: none. */
  readonly district: number;
  /** The copy that is used; -1: none. */
  readonly card: number;
  /** The seat that an event speaks of; -1: none. */
  readonly eventSeat: number;
  /** A number chosen before. */
  readonly number: number;
  /** The id of the card, for messages and modifiers. */
  readonly source: string;
  /** How deep triggers have called up triggers. */
  readonly depth: number;
}

/** Written out: V8 spreads objects slowly, and effects for several seats or districts make one for each. */
const placed = (
  seat: number,
  district: number,
  { owner, card, eventSeat, number, source, depth }: EffectContext,
): EffectContext => ({ seat, owner, district, card, eventSeat, number, source, depth });

/** The same context for another seat. */
export const contextFor = (seat: number, context: EffectContext): EffectContext => placed(seat, context.district, context);

/** The same context in another district. */
export const contextAt = (district: number, context: EffectContext): EffectContext => placed(context.seat, district, context);

/** A player outside any copy of a card, fight or event; `district` is `here`, -1: none. `source` is the card that speaks, if one does. */
export const bystander = (seat: number, district: number, source = ''): EffectContext => ({
  seat,
  owner: seat,
  district,
  card: -1,
  eventSeat: -1,
  number: 0,
  source,
  depth: 0,
});
