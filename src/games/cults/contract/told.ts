import type { District } from './ids';
import type { RuleName } from './rule-numbers';

/**
 * Numbers that the rules engine computes for readers: pages, bots and programs show and use them and compute none themselves. They
 * stand in the view (`TableView`) and in the details of options.
 */

/** The numbers of the rules in force. */
export interface NumbersView {
  /** For the viewer, where no district says otherwise. */
  readonly inForce: Readonly<Record<RuleName, number>>;
  /** For other seats, by cult: only those that differ from the viewer's. */
  readonly differing: Readonly<Record<string, Readonly<Partial<Record<RuleName, number>>>>>;
  /** By open district. */
  readonly districts: Readonly<Partial<Record<District, DistrictNumbersView>>>;
}

/** What holds in one district, for the viewer where seats differ. */
export interface DistrictNumbersView {
  /** R3.6 */
  readonly sanity: SanityView;
  /** R3.2 */
  readonly ritualFields: number;
  /** R3.3: how many more Rituals fit. */
  readonly openRitualFields: number;
  /** R3.2 */
  readonly dominanceFields: number;
  /** R3.4: where a new Investigator starts. */
  readonly investigatorStart: number;
  /** R8.3: tokens that a Bluff here brings. */
  readonly bluffTokens: number;
  /** R10.3, R10.4: Dominance markers that the viewer could place here after a Terror, having won a Confrontation or met none. */
  readonly markers: { readonly won: number; readonly unopposed: number };
  /** R8.5: what one card of the stack costs; null where there is none to buy. */
  readonly prices: { readonly guardian: PriceView | null; readonly action: PriceView | null };
  /** R8.6: what a Preparation that is begun here now would cost, after its Investigator has advanced. */
  readonly preparation: PreparationPricesView;
}

/** R3.6: the token, the Investigators in the district, and what cards and house rules add. */
export interface SanityView {
  readonly token: number;
  readonly investigators: number;
  readonly other: number;
  readonly now: number;
}

/** R8.5: the printed cost, the Investigators in the district, what cards and house rules add (or take), and the sum. */
export interface PriceView {
  readonly base: number;
  readonly investigators: number;
  readonly other: number;
  readonly now: number;
}

/** Null for what cannot be placed here: no marker in supply, a Site that stands already, no open field. */
export interface PreparationPricesView {
  readonly site: number | null;
  /** By level, from I. */
  readonly rituals: readonly (number | null)[];
}

/** R6.8, R6.9: what the viewer could spend: icons of hand cards not acquired in this turn, and the tokens that count alike. */
export interface UsableView {
  readonly power: number;
  readonly terror: number;
  readonly attack: number;
}

/** R11.3: what decides between equal points, in this order; `none` where all of it is equal. */
export const TIE_BREAKS = ['dominance', 'sites', 'rituals', 'disorganization'] as const;
export type TieBreak = (typeof TIE_BREAKS)[number] | 'none';

/** R11.2, R11.3: where everyone's points lie, and who would win among those with the most. */
export interface StandingView {
  readonly seats: Readonly<Record<string, SeatStandingView>>;
  readonly tie: TieView | null;
}

export interface SeatStandingView {
  /** Own Dominance markers by district; only districts that have some. */
  readonly dominance: Readonly<Partial<Record<District, number>>>;
  /** Districts where an own Cult Site scores. */
  readonly sites: readonly District[];
  /** R11.3: all own Cult Sites on the board, scoring or not. */
  readonly sitesOnBoard: number;
  readonly ritualsOnBoard: number;
  /** Null where the viewer cannot know it. */
  readonly disorganization: number | null;
}

/** Several have the most points. */
export interface TieView {
  readonly seats: readonly string[];
  /** Null where it hangs on what the viewer cannot know. */
  readonly by: TieBreak | null;
  /** The winners by it: several in a shared victory, none if it cannot be known. */
  readonly leads: readonly string[];
}

/** R12.8: how far the Objective is met now. */
export interface ObjectiveView {
  readonly id: string;
  readonly met: boolean | null;
  /** In the order of the card. */
  readonly requirements: readonly ProgressView[];
}

/** One requirement; null where the viewer cannot know it or it has no number. */
export interface ProgressView {
  readonly met: boolean | null;
  readonly have: number | null;
  readonly need: number | null;
  /** R11.3: the points are equal, and this decides; null where even that cannot be known. */
  readonly tie?: TieBreak | null;
}

/** R9.4: where a side's Attack comes from; null for what the viewer cannot know yet. */
export interface AttackView {
  readonly rituals: number;
  readonly cards: number | null;
  readonly thugs: number | null;
  /** Only the NPC rolls (R12.5). */
  readonly dice?: number | null;
  readonly extra: number;
  /** The sum of what is known. */
  readonly known: number;
}

/** R8.4–R8.8: what an option of `takePlan` tells besides its district and Plan. */
export interface PlanOptionNumbers {
  /** Augmentation: the cheapest card here. Preparation: the Site, or else the cheapest Ritual, after the advance. Null for none. */
  readonly costsFrom?: number | null;
  /** Preparation: what that cost is for. */
  readonly builds?: 'site' | 'ritual' | null;
  /** Dominance: the levels of the own Rituals here against the Sanity. */
  readonly terror?: number;
  readonly sanity?: number;
  /** Bluff: how many tokens it brings. */
  readonly tokens?: number;
}
