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

/** The same context for another seat. Written out: V8 spreads objects slowly, and effects for several seats make one for each. */
export const contextFor = (
  seat: number,
  { owner, district, card, eventSeat, number, source, depth }: EffectContext,
): EffectContext => ({
  seat,
  owner,
  district,
  card,
  eventSeat,
  number,
  source,
  depth,
});

/** The same context in another district. */
export const contextAt = (
  district: number,
  { seat, owner, card, eventSeat, number, source, depth }: EffectContext,
): EffectContext => ({
  seat,
  owner,
  district,
  card,
  eventSeat,
  number,
  source,
  depth,
});
