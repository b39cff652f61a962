import { packed } from './packed';
import type { Dice, DistrictState, Fight, SeatState, Side, Stack, State, Turn } from './state';

// Made from the description of the state by `npm run -s cults -- schema --write`: change that, not this.

/** A copy that can be played on without touching the original. What is never changed once made (asks, frames, modifiers) is shared. */
export function cloneState(of: State): State {
  return {
    setting: of.setting,
    types: of.types,
    made: of.made.slice(),
    random: of.random,
    flow: of.flow.slice(),
    asks: of.asks,
    asked: of.asked,
    reveals: of.reveals,
    round: of.round,
    phase: of.phase,
    first: of.first,
    active: of.active,
    seats: packed(of.seats, cloneSeat),
    districts: packed(of.districts, cloneDistrict),
    cityDeck: of.cityDeck.slice(),
    city: of.city,
    modifiers: of.modifiers,
    subscriptions: of.subscriptions,
    dice: of.dice === null ? null : cloneDice(of.dice),
    turn: of.turn === null ? null : cloneTurn(of.turn),
    fight: of.fight === null ? null : cloneFight(of.fight),
    used: of.used.slice(),
    rolls: { recruitment: of.rolls.recruitment.slice(), npc: of.rolls.npc.slice() },
    objective: of.objective,
    store: of.store,
    strikes: of.strikes,
    blank: of.blank,
    calls: of.calls,
    uses: of.uses,
    cardQuestions: of.cardQuestions,
    roundQuestions: of.roundQuestions,
    outcome: of.outcome,
  };
}

function cloneSeat(of: SeatState): SeatState {
  return {
    cult: of.cult,
    npc: of.npc,
    deck: of.deck.slice(),
    hand: of.hand.slice(),
    discard: of.discard.slice(),
    tokens: of.tokens.slice(),
    rituals: of.rituals.slice(),
    sites: of.sites,
    dominance: of.dominance,
    plans: of.plans,
    spots: of.spots.slice(),
    bought: of.bought,
    kept: of.kept.slice(),
    bonus: of.bonus.slice(),
  };
}

function cloneDistrict(of: DistrictState): DistrictState {
  return {
    open: of.open,
    sanity: of.sanity,
    investigators: of.investigators,
    track: of.track,
    rituals: of.rituals.slice(),
    sites: of.sites.slice(),
    dominance: of.dominance.slice(),
    stacks: [cloneStack(of.stacks[0]), cloneStack(of.stacks[1])],
    plans: of.plans.slice(),
  };
}

function cloneDice(of: Dice): Dice {
  return {
    seat: of.seat,
    faces: of.faces.slice(),
    rerolls: of.rerolls,
  };
}

function cloneTurn(of: Turn): Turn {
  return {
    seat: of.seat,
    district: of.district,
    plan: of.plan,
    acted: of.acted,
    moved: of.moved,
    fresh: of.fresh.slice(),
    spent: of.spent.slice(),
    fought: of.fought,
    skipAdvance: of.skipAdvance,
    keepRitual: of.keepRitual,
  };
}

function cloneFight(of: Fight): Fight {
  return {
    district: of.district,
    sides: packed(of.sides, cloneSide),
    winner: of.winner,
    attack: of.attack.slice(),
  };
}

function cloneStack(of: Stack): Stack {
  return [of[0], of[1]];
}

function cloneSide(of: Side): Side {
  return {
    seat: of.seat,
    cards: of.cards.slice(),
    forfeited: of.forfeited.slice(),
    thugs: of.thugs,
    extra: of.extra,
    dice: of.dice.slice(),
    revealed: of.revealed,
    passesOn: of.passesOn,
    takesBack: of.takesBack,
    ...(of.gone === undefined ? {} : { gone: of.gone.slice() }),
  };
}
