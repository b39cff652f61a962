import type { Step } from '../../../../platform/host/messages';
import type { DistrictView, GameEvent, StackView, TableView } from '../../contract/view-types';
import type { District } from '../../contract/ids';
import { number, text, type Change, type Changes } from './event-fields';
import { FIGHT_CHANGES, withRituals } from './fight-along';
import { SEAT_CHANGES } from './seat-along';
import { SUPPLY_CHANGES } from './supply-along';
import { TURN_CHANGES } from './turn-along';

/**
 * One event and the view right after it, as far as the event tells; `event` is null at the end of a step, where the view is exact.
 */
export interface Beat {
  readonly event: GameEvent | null;
  /** The view right before it. */
  readonly before: TableView;
  readonly view: TableView;
}

/** The views on the way through a step: after each event, and finally the step's own. */
export function beatsOf(before: TableView, step: Step): Beat[] {
  // No decision is open while events are played.
  let view: TableView = { ...before, decision: null, waiting: null };
  const beats = step.events.map((event): Beat => {
    const last = view;
    view = after(last, event);
    return { event, before: last, view };
  });
  return [...beats, { event: null, before: view, view: step.view }];
}

/** The view with one event's changes applied; what the event does not tell follows at the end of the step. */
export function after(view: TableView, event: GameEvent): TableView {
  const changed = [CHANGES, FIGHT_CHANGES, SEAT_CHANGES, SUPPLY_CHANGES, TURN_CHANGES].reduce(
    (now, changes) => (Object.hasOwn(changes, event.type) ? changes[event.type]!(now, event) : now),
    view,
  );
  return withScores(view.districts === changed.districts ? changed : withRituals(changed), event);
}

/** The points follow the board at once, as the event tells them: who waits for a click within a step reads no old number. */
function withScores(view: TableView, event: GameEvent): TableView {
  const scores = event['scores'] as TableView['scores'] | undefined;
  return scores === undefined ? view : { ...view, scores };
}

/** R3.6: the Sanity of a district changes with its Investigators; the event says what it is then. */
function withSanity(view: TableView, event: GameEvent, token: number, now: number): TableView {
  const district = text(event, 'district') as District;
  const here = view.numbers.districts[district];
  if (here === undefined) return view;
  const investigators = number(event, 'investigators');
  const sanity = { token, investigators, other: now - token - investigators, now };
  return { ...view, numbers: { ...view.numbers, districts: { ...view.numbers.districts, [district]: { ...here, sanity } } } };
}

const investigatorsNow = (change: Change): Change => {
  return (view, event) =>
    withSanity(change(view, event), event, view.districts[text(event, 'district')]?.sanity ?? 0, number(event, 'sanity'));
};

function inDistrict(view: TableView, district: string, change: (here: DistrictView) => Partial<DistrictView>): TableView {
  const here = view.districts[district];
  if (here === undefined) return view;
  return { ...view, districts: { ...view.districts, [district]: { ...here, ...change(here) } } };
}

const here = (change: (place: DistrictView, event: GameEvent) => Partial<DistrictView>): Change => {
  return (view, event) => inDistrict(view, text(event, 'district'), (place) => change(place, event));
};

function withoutAt<T>(list: readonly T[], at: number): T[] {
  return at < 0 ? [...list] : [...list.slice(0, at), ...list.slice(at + 1)];
}

type Ritual = readonly [string, number];
const isRitual =
  (cult: string, level: number) =>
  ([owner, height]: Ritual): boolean =>
    owner === cult && height === level;

const withRitual = here(({ rituals }, event) => ({ rituals: [...rituals, [text(event, 'seat'), number(event, 'level')]] }));
/** Of equal Rituals the first leaves, as in the rules engine. */
const withoutRitual = here(({ rituals }, event) => ({
  rituals: withoutAt(rituals, rituals.findIndex(isRitual(text(event, 'seat'), number(event, 'level')))),
}));
const takenFromStack = here(({ plans }, event) => ({ plans: withoutAt(plans, plans.lastIndexOf(text(event, 'seat'))) }));

function raised(rituals: readonly Ritual[], cult: string, level: number): Ritual[] {
  const at = rituals.findIndex(isRitual(cult, level - 1));
  return rituals.map((ritual, index): Ritual => (index === at ? [cult, level] : ritual));
}

const fewer = (stack: StackView | null, card: string): StackView | null =>
  stack === null || stack.card !== card ? stack : { ...stack, left: stack.left - 1 };

/** R4.5: the setup draft places a stack. */
const stackLaid = here((_, event) => ({
  [text(event, 'stack')]: { card: text(event, 'card'), left: number(event, 'count') },
}));

const takenFromDistrict = here(({ guardian, action }, event) => ({
  guardian: fewer(guardian, text(event, 'card')),
  action: fewer(action, text(event, 'card')),
}));

const setUp = here((_, event) => ({
  sanity: number(event, 'sanity'),
  track: number(event, 'field'),
  investigators: number(event, 'investigators'),
}));

const CHANGES: Changes = {
  roundBegun: (view, event) => ({ ...view, round: number(event, 'round') }),
  phaseBegun: (view, event) => ({ ...view, phase: text(event, 'phase') }),
  firstCultistPassed: (view, event) => ({ ...view, first: text(event, 'seat') }),
  cityRevealed: (view, event) => ({ ...view, city: { ...view.city, active: [...view.city.active, text(event, 'card')] } }),
  objectiveRevealed: (view, event) =>
    view.solo === undefined ? view : { ...view, solo: { ...view.solo, objective: text(event, 'card') } },
  stackPlaced: stackLaid,
  districtSetUp: (view, event) => withSanity(setUp(view, event), event, number(event, 'sanity'), number(event, 'current')),
  planPlaced: here(({ plans }, event) => ({ plans: [...plans, text(event, 'seat')] })),
  planTaken: takenFromStack,
  bluffed: takenFromStack,
  npcPlanTaken: takenFromStack,
  ritualPlaced: withRitual,
  ritualReturned: withoutRitual,
  ritualMoved: (view, event) => withRitual(withoutRitual(view, { ...event, district: text(event, 'from') }), event),
  ritualRaised: here(({ rituals }, event) => ({ rituals: raised(rituals, text(event, 'seat'), number(event, 'level')) })),
  sitePlaced: here(({ sites }, event) => ({ sites: [...sites, text(event, 'seat')] })),
  dominancePlaced: here(({ dominance }, event) => ({ dominance: [...dominance, text(event, 'seat')] })),
  dominanceReplaced: here(({ dominance }, event) => ({
    dominance: dominance.map((cult, index) => (index === number(event, 'field') - 1 ? text(event, 'seat') : cult)),
  })),
  dominanceRemoved: here(({ dominance }, event) => ({
    dominance: dominance.filter((_, index) => index !== number(event, 'field') - 1),
  })),
  investigatorPlaced: here((_, event) => ({ track: number(event, 'field') })),
  investigatorAdvanced: here((_, event) => ({ track: number(event, 'field') })),
  investigatorArrived: investigatorsNow(here((_, event) => ({ investigators: number(event, 'investigators'), track: 0 }))),
  investigatorLeft: investigatorsNow(here((_, event) => ({ investigators: number(event, 'investigators') }))),
  cardAcquired: takenFromDistrict,
  cardPutOnDeck: takenFromDistrict,
};
