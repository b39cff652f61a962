import {
  inDistrict,
  withInvestigators,
  withoutPlan,
  withoutRitual,
  withRaised,
  withRitual,
  withSwappedPlans,
} from '../districts';
import type { EventPictures } from '../event-picture';
import { acting, turnBegun, withTokens } from '../seats';
import { dominanceSupply, ritualSupply, siteSupply } from '../supply';

/** R7.3–R8, R10: dice and tokens, Plans, and the markers on the board. */
export const PLAY = {
  diceRolled: { begins: 'dice-roll', ends: 'dice-settle' },
  diceRerolled: { begins: 'dice-roll', ends: 'dice-settle' },
  dieSet: {},
  tokensGained: { change: (view, { seat, token, count }) => withTokens(view, seat, token, count), ends: 'token' },
  tokensReturned: { change: (view, { seat, token, count }) => withTokens(view, seat, token, -count), ends: 'token' },
  planPlaced: {
    change: (view, event) =>
      acting(
        inDistrict(view, event.district, ({ plans }) => ({ plans: [...plans, event.seat] })),
        event,
      ),
    ends: 'marker-land',
  },
  plansSwapped: { change: withSwappedPlans, ends: 'marker-land' },
  planTaken: { change: (view, event) => turnBegun(withoutPlan(view, event), event), begins: 'marker-lift' },
  bluffed: { change: (view, event) => turnBegun(withoutPlan(view, event), event), begins: 'marker-lift' },
  planLapsed: {},
  turnPassed: {},
  turnEnded: { change: (view) => ({ ...view, turn: null }) },
  ritualPlaced: {
    change: (view, event) => ritualSupply(withRitual(view, event), event.seat, event.level, -1),
    begins: 'ritual-rise',
  },
  ritualReturned: {
    change: (view, event) => ritualSupply(withoutRitual(view, event), event.seat, event.level, 1),
    begins: 'ritual-sink',
  },
  ritualMoved: {
    change: (view, event) => withRitual(withoutRitual(view, { ...event, district: event.from }), event),
    ends: 'marker-land',
  },
  ritualRaised: {
    // R8.7: swapped for the next level; the old marker returns to the supply.
    change: (view, event) =>
      ritualSupply(ritualSupply(withRaised(view, event), event.seat, event.level, -1), event.seat, event.level - 1, 1),
    begins: 'ritual-rise',
  },
  sitePlaced: {
    change: (view, { seat, district }) =>
      siteSupply(
        inDistrict(view, district, ({ sites }) => ({ sites: [...sites, seat] })),
        seat,
        -1,
      ),
    ends: 'marker-land',
  },
  dominancePlaced: {
    change: (view, { seat, district }) =>
      dominanceSupply(
        inDistrict(view, district, ({ dominance }) => ({ dominance: [...dominance, seat] })),
        seat,
        -1,
      ),
  },
  dominanceReplaced: {
    change(view, { seat, district, field, rival }) {
      const laid = inDistrict(view, district, ({ dominance }) => ({
        dominance: dominance.map((cult, index) => (index === field - 1 ? seat : cult)),
      }));
      return dominanceSupply(dominanceSupply(laid, seat, -1), rival, 1);
    },
  },
  dominanceRemoved: {
    change: (view, { seat, district, field }) =>
      dominanceSupply(
        inDistrict(view, district, ({ dominance }) => ({ dominance: dominance.filter((_, index) => index !== field - 1) })),
        seat,
        1,
      ),
  },
  investigatorPlaced: {
    change: (view, { district, field }) => inDistrict(view, district, () => ({ track: field })),
    begins: 'investigator-step',
  },
  investigatorAdvanced: {
    change: (view, { district, field }) => inDistrict(view, district, () => ({ track: field })),
    begins: 'investigator-step',
  },
  investigatorArrived: {
    change: (view, event) => withInvestigators(view, event, { track: 0 }),
    begins: 'investigator-arrive',
  },
  investigatorLeft: { change: (view, event) => withInvestigators(view, event) },
} satisfies EventPictures;
