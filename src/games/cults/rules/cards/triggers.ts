import { PASS } from '../../../../kernel';
import { askWhether } from '../questions/cards/choose-one';
import { askTrigger } from '../questions/plans/use-ability';
import { isStopped } from '../bounds/blanking';
import { BOUNDS } from '../bounds/bounds';
import type { Trigger } from './book';
import { destroy, discardFromHand, idOf } from './cards';
import { holds } from './conditions';
import { emit } from '../state/emit';
import { countEffect, enter, leave } from '../bounds/overrun';
import { isFresh } from './payment';
import { orderFrom } from '../state/seating';
import { typeOf, type CardCopy, type CultsPlay } from '../state/state';
import type { EffectContext } from '../state/context';
import type { TriggerFrame } from '../state/frames';
import { seatAt } from '../state/at';

/** Calls up every trigger that listens for such an event; they run once the step that caused it has ended. */
export function hear(game: CultsPlay, type: string, seat: number, district: number): void {
  const { state, book } = game;
  if (game.depth >= BOUNDS.depth) return;
  for (const subscription of state.subscriptions) {
    for (const trigger of subscription.triggers) {
      if (trigger.on !== type) continue;
      call(game, trigger, contextOf(game, subscription.owner, seat, district, -1, subscription.source));
    }
  }
  if (!book.heard.has(type)) return;
  for (const holder of orderFrom(state, state.first)) {
    for (const copy of seatAt(state, holder).hand) {
      for (const trigger of book.triggers[typeOf(copy)]!) {
        if (trigger.on !== type || isFresh(game, copy)) continue;
        call(game, { ...trigger, optional: true }, contextOf(game, holder, seat, district, copy, idOf(game, copy)));
      }
    }
  }
}

function contextOf(
  game: CultsPlay,
  owner: number,
  seat: number,
  district: number,
  card: CardCopy,
  source: string,
): EffectContext {
  const you = owner >= 0 ? owner : seat >= 0 ? seat : game.state.first;
  return { seat: you, owner, district, card, eventSeat: seat, number: 0, source, depth: game.depth + 1 };
}

function call(game: CultsPlay, trigger: Trigger, context: EffectContext): void {
  const { state } = game;
  if (state.calls >= BOUNDS.calls || !concerns(trigger, context) || isStopped(game, context.source)) return;
  if (trigger.where !== undefined && !holds(game, trigger.where, context)) return;
  state.calls++;
  game.called.push({ step: 'trigger', trigger, context });
}

function concerns(trigger: Trigger, context: EffectContext): boolean {
  if (context.owner < 0 || trigger.by === undefined || trigger.by === 'anyone') return true;
  return trigger.by === 'owner'
    ? context.eventSeat === context.owner
    : context.eventSeat >= 0 && context.eventSeat !== context.owner;
}

/** A trigger's own events and effects count as one level deeper, so chains of triggers end. */
function run(game: CultsPlay, { trigger, context }: TriggerFrame): void {
  const { owner, card, source } = context;
  enter(game, context);
  countEffect(game, source);
  if (card >= 0) emit(game, 'abilityUsed', owner, context.district, { card: source, keyword: 'trigger' });
  else emit(game, 'triggered', owner, context.district, { card: source, on: trigger.on });
  if (card >= 0 && trigger.self === 'discard') discardFromHand(game, owner, card);
  if (card >= 0 && trigger.self === 'destroy') destroy(game, owner, card, 'hand');
  game.state.flow.push({ step: 'effects', effects: trigger.effects, at: 0, context });
  leave(game);
}

export const triggerSteps = {
  trigger: {
    run(game: CultsPlay, frame: TriggerFrame): void {
      const { trigger, context } = frame;
      if (isStopped(game, context.source)) return;
      if (trigger.optional !== true || context.owner < 0) return run(game, frame);
      // A card that has left the hand since the event no longer listens.
      if (context.card >= 0 && !seatAt(game.state, context.owner).hand.includes(context.card)) return;
      enter(game, context);
      if (context.card >= 0) askTrigger(game, frame, context.owner, context.card);
      else askWhether(game, frame, context.owner, context.source);
      leave(game);
    },
    answered(game: CultsPlay, frame: TriggerFrame, chosen: readonly number[]): void {
      if (chosen[0] !== PASS && !isStopped(game, frame.context.source)) run(game, frame);
    },
  },
};
