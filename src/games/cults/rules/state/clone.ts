import type { DistrictState, Fight, SeatState, Side, State } from './state';

/**
 * Builds arrays with `push`: V8 makes HOLEY arrays in `map`, and state arrays must all stay PACKED so that reads stay monomorphic.
 */
export function packed<T, R>(items: readonly T[], make: (item: T) => R): R[] {
  const made: R[] = [];
  for (let i = 0; i < items.length; i++) made.push(make(items[i]!));
  return made;
}

/** A copy that can be played on without touching the original. What is never changed once made (asks, frames, modifiers) is shared. */
export function cloneState(state: State): State {
  return {
    setting: state.setting,
    types: state.types,
    made: state.made.slice(),
    random: state.random,
    flow: state.flow.slice(),
    asks: state.asks,
    asked: state.asked,
    reveals: state.reveals,
    round: state.round,
    phase: state.phase,
    first: state.first,
    active: state.active,
    seats: packed(state.seats, cloneSeat),
    districts: packed(state.districts, cloneDistrict),
    cityDeck: state.cityDeck.slice(),
    city: state.city,
    modifiers: state.modifiers,
    subscriptions: state.subscriptions,
    dice: state.dice === null ? null : { ...state.dice, faces: state.dice.faces.slice() },
    turn: state.turn === null ? null : { ...state.turn, fresh: state.turn.fresh.slice(), spent: state.turn.spent.slice() },
    fight: state.fight === null ? null : cloneFight(state.fight),
    used: state.used.slice(),
    rolls: { recruitment: state.rolls.recruitment.slice(), npc: state.rolls.npc.slice() },
    objective: state.objective,
    store: state.store,
    strikes: state.strikes,
    blank: state.blank,
    calls: state.calls,
    uses: state.uses,
    cardQuestions: state.cardQuestions,
    roundQuestions: state.roundQuestions,
    outcome: state.outcome,
  };
}

function cloneSeat(seat: SeatState): SeatState {
  return {
    cult: seat.cult,
    npc: seat.npc,
    deck: seat.deck.slice(),
    hand: seat.hand.slice(),
    discard: seat.discard.slice(),
    tokens: seat.tokens.slice(),
    rituals: seat.rituals.slice(),
    sites: seat.sites,
    dominance: seat.dominance,
    plans: seat.plans,
    spots: seat.spots.slice(),
    bought: seat.bought,
    kept: seat.kept.slice(),
    bonus: seat.bonus.slice(),
  };
}

function cloneDistrict(place: DistrictState): DistrictState {
  const [guardian, action] = place.stacks;
  return {
    open: place.open,
    sanity: place.sanity,
    investigators: place.investigators,
    track: place.track,
    rituals: place.rituals.slice(),
    sites: place.sites.slice(),
    dominance: place.dominance.slice(),
    stacks: [
      [guardian![0], guardian![1]],
      [action![0], action![1]],
    ],
    plans: place.plans.slice(),
  };
}

const cloneSide = (side: Side): Side => ({
  ...side,
  cards: side.cards.slice(),
  forfeited: side.forfeited.slice(),
  dice: side.dice.slice(),
  ...(side.gone === undefined ? {} : { gone: side.gone.slice() }),
});

function cloneFight(fight: Fight): Fight {
  return {
    district: fight.district,
    sides: packed(fight.sides, cloneSide),
    winner: fight.winner,
    attack: fight.attack.slice(),
  };
}
