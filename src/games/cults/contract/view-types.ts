import type { SeatView, TypeOf } from '../../../kernel';
import type * as board from './view/board';
import type * as fight from './view/fight';
import type * as numbers from './view/numbers';
import type * as view from './view/view';

export type { Decision, GameEvent, Option, Refusal } from '../../../kernel';

/**
 * The types of a view. Each follows from the description of its name in `view/`, where the fields are explained; the page needs
 * these types and none of the descriptions.
 */

/** The view as the page reads it: who plays stands apart from the seats. */
export type TableView = TypeOf<typeof view.TABLE_VIEW>;

/** All that a seat may know. Frames are named as the engine does, for those who think on. */
export type View<F = FrameView> = Omit<TypeOf<typeof view.VIEW>, 'resume'> & { readonly resume: ResumeView<F> | null };
export type ResumeView<F = FrameView> = Omit<TypeOf<typeof view.RESUME>, 'flow' | 'before'> & {
  readonly flow: readonly F[];
  readonly before?: View<F>;
};
/** A step of the engine that is still to come. */
export interface FrameView {
  readonly step: string;
}

export type PlayerView = TypeOf<typeof view.PLAYER>;
export type SoloView = TypeOf<typeof view.SOLO>;
export type DiceView = TypeOf<typeof view.DICE>;
export type TurnView = TypeOf<typeof view.SHOWN_TURN>;
export type TurnTold = TypeOf<typeof view.TURN>;
export type CopyName = TypeOf<typeof view.COPY>;
export type OutcomeView = TypeOf<typeof view.OUTCOME>;

export type Count = TypeOf<typeof board.COUNT>;
export type DistrictView = TypeOf<typeof board.DISTRICT>;
export type StackView = TypeOf<typeof board.STACK>;
export type TokensView = TypeOf<typeof board.TOKENS_BEHIND_SCREEN>;
export type SupplyView = TypeOf<typeof board.SUPPLY>;
export type ScoreView = TypeOf<typeof board.SCORE>;
export type ModifierView = TypeOf<typeof board.MODIFIER>;
export type SubscriptionView = TypeOf<typeof board.SUBSCRIPTION>;

export type StakesView = TypeOf<typeof fight.STAKES>;
export type MusterView = TypeOf<typeof fight.MUSTER>;
export type FightView = TypeOf<typeof fight.FIGHT>;
export type SideView = TypeOf<typeof fight.SIDE>;

export type NumbersView = TypeOf<typeof numbers.NUMBERS>;
export type DistrictNumbersView = TypeOf<typeof numbers.DISTRICT_NUMBERS>;
export type SanityView = TypeOf<typeof numbers.SANITY>;
export type PriceView = TypeOf<typeof numbers.PRICE>;
export type PreparationPricesView = TypeOf<typeof numbers.PREPARATION_PRICES>;
export type OutlookView = TypeOf<typeof numbers.OUTLOOK>;
export type UsableView = TypeOf<typeof numbers.USABLE>;
export type TieBreak = TypeOf<typeof numbers.TIE_BREAK>;
export type StandingView = TypeOf<typeof numbers.STANDING>;
export type SeatStandingView = TypeOf<typeof numbers.SEAT_STANDING>;
export type TieView = TypeOf<typeof numbers.TIE>;
export type ObjectiveView = TypeOf<typeof numbers.OBJECTIVE>;
export type ProgressView = TypeOf<typeof numbers.PROGRESS>;
export type AttackView = TypeOf<typeof numbers.ATTACK>;

/** Whether a view that the platform hands on is one of this game: no other has districts. */
export const isTableView = (view: SeatView): view is TableView => 'districts' in view;
