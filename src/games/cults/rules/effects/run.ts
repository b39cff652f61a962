import { isStopped } from '../bounds/blanking';
import type { Effect } from '../cards/book';
import { npcVerbs } from '../npc/verbs';
import { countEffect, enter, leave } from '../bounds/overrun';
import { scriptVerb } from '../scripts/script';
import { seatsMeant } from '../state/seating';
import type { Game } from '../state/state';
import { boardVerbs } from './board';
import { cardVerbs } from './cards';
import { composingVerbs } from './compose';
import { momentVerbs } from './moment';
import type { Verb, Verbs } from './verb';
import type { Context } from '../state/context';
import type { EffectsFrame, ChoiceFrame } from '../state/frames';

let table: Verbs | undefined;

/** The whole vocabulary. */
function verbs(): Verbs {
  table ??= { ...cardVerbs, ...boardVerbs, ...momentVerbs, ...composingVerbs, ...npcVerbs, script: scriptVerb };
  return table;
}

/** The words that an effect may begin with. */
export const verbNames = (): string[] => Object.keys(verbs());

const verbOf = (effect: Effect): Verb<Effect> => verbs()[effect.do] as Verb<Effect>;

/** Whether an ability would do anything: its first effect decides (the rest may depend on it). */
export function firstPossible(game: Game, effects: readonly Effect[], context: Context): boolean {
  const first = effects[0];
  if (first === undefined) return true;
  if (isForOthers(first)) return seatsMeant(game, first.who!, context).length > 0;
  return verbOf(first).possible?.(game, first, context) ?? true;
}

type Aimed = Effect & { who?: Parameters<typeof seatsMeant>[1] };

function isForOthers(effect: Effect): effect is Aimed {
  const who = (effect as Aimed).who;
  return who !== undefined && who !== 'you';
}

/** An effect for several seats is one effect for each, in turn order. */
function aim(game: Game, effect: Aimed, context: Context): void {
  const own = [{ ...effect, who: 'you' } as Effect];
  const seats = seatsMeant(game, effect.who!, context);
  for (let i = seats.length - 1; i >= 0; i--) {
    game.state.flow.push({ step: 'effects', effects: own, at: 0, context: { ...context, seat: seats[i]! } });
  }
}

/** One effect for one seat: at once, or as a question first. */
function perform(game: Game, effect: Effect, context: Context): void {
  const verb = verbOf(effect);
  if (verb.run === undefined) game.state.flow.push({ step: 'choice', effect, context });
  else verb.run(game, effect, context);
}

export const effectSteps = {
  /** Effects in their order, one at a time. */
  effects: {
    run(game: Game, frame: EffectsFrame): void {
      const { effects, at, context } = frame;
      if (at >= effects.length || isStopped(game, context.source)) return;
      const effect = effects[at]!;
      enter(game, context);
      countEffect(game, context.source);
      if (at + 1 < effects.length) game.state.flow.push({ ...frame, at: at + 1 });
      if (isForOthers(effect)) aim(game, effect, context);
      else perform(game, effect, context);
      leave(game);
    },
  },
  /** An effect that asks its seat something first. */
  choice: {
    run(game: Game, frame: ChoiceFrame): void {
      const { effect, context } = frame;
      if (isStopped(game, context.source)) return;
      enter(game, context);
      verbOf(effect).ask!(game, effect, context, frame);
      leave(game);
    },
    answered(game: Game, frame: ChoiceFrame, chosen: readonly number[]): void {
      const { effect, context } = frame;
      if (isStopped(game, context.source)) return;
      enter(game, context);
      verbOf(effect).answered!(game, effect, context, chosen);
      leave(game);
    },
  },
};
