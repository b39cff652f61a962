import type { Who } from '../cards/book';
import type { CultsPlay, State } from './state';
import type { EffectContext } from './context';
import { seatAt } from './at';

/** R5.2: all seats in turn order, from the First Cultist clockwise. */
export function turnOrder(state: State): number[] {
  return orderFrom(state, state.first);
}

export function orderFrom(state: State, seat: number): number[] {
  const count = state.seats.length;
  const order: number[] = [];
  for (let i = 0; i < count; i++) order.push((seat + i) % count);
  return order;
}

/** The seats an effect means, in turn order. */
export function seatsMeant(game: CultsPlay, who: Who, context: EffectContext): number[] {
  const { state } = game;
  switch (who) {
    case 'you':
      return [context.seat];
    case 'owner':
      return context.owner < 0 ? [] : [context.owner];
    case 'everyone':
      return turnOrder(state);
    case 'rivals':
      return turnOrder(state).filter((seat) => seat !== context.seat);
    case 'rivalsInFight':
      return (state.fight?.sides ?? []).map((side) => side.seat).filter((seat) => seat !== context.seat);
    case 'others':
      return turnOrder(state).filter((seat) => seat !== state.first);
    case 'firstCultist':
      return [state.first];
    case 'eventSeat':
      return context.eventSeat < 0 ? [] : [context.eventSeat];
    case 'npc':
      return turnOrder(state).filter((seat) => seatAt(state, seat).npc);
  }
}
