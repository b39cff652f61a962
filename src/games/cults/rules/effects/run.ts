import { byName } from '../../../../kernel';
import { isStopped } from '../bounds/blanking';
import type { Effect } from '../cards/book';
import { npcVerbs } from '../npc/verbs';
import { countEffect, enter, leave } from '../bounds/overrun';
import { scriptVerb } from '../scripts/script';
import { seatsMeant } from '../state/seating';
import type { CultsPlay } from '../state/state';
import { boardVerbs } from './board';
import { cardVerbs } from './cards';
import { composingVerbs } from './compose';
import { momentVerbs } from './opportunity';
import type { Verb, Verbs } from './verb';
import { contextFor, type EffectContext } from '../state/context';
import type { EffectsFrame, ChoiceFrame } from '../state/frames';

/** The whole vocabulary. */
const VERBS: Verbs = byName({
  ...cardVerbs,
  ...boardVerbs,
  ...momentVerbs,
  ...composingVerbs(firstPossible),
  ...npcVerbs,
  script: scriptVerb,
});

/** The words that an effect may begin with. */
export const verbNames = (): string[] => Object.keys(VERBS);

const verbOf = (effect: Effect): Verb<Effect> => VERBS[effect.do] as Verb<Effect>;

/** Whether an ability would do anything: its first effect decides (the rest may depend on it). */
export function firstPossible(game: CultsPlay, effects: readonly Effect[], context: EffectContext): boolean {
  const first = effects[0];
  if (first === undefined) return true;
  if (isForOthers(first)) return isForSomebody(game, first, context);
  return verbOf(first).possible?.(game, first, context) ?? true;
}

type Aimed = Effect & { who?: Parameters<typeof seatsMeant>[1] };

function isForOthers(effect: Effect): effect is Aimed {
  const who = (effect as Aimed).who;
  return who !== undefined && who !== 'you';
}

const settle = (verb: Verb<Effect>, game: CultsPlay, effect: Effect, context: EffectContext): Effect | null =>
  verb.settled === undefined ? effect : verb.settled(game, effect, context);

/** Whether anybody is meant whom the effect's own `where` does not leave out. */
function isForSomebody(game: CultsPlay, effect: Aimed, context: EffectContext): boolean {
  const verb = verbOf(effect);
  return seatsMeant(game, effect.who!, context).some((seat) => settle(verb, game, effect, contextFor(seat, context)) !== null);
}

/** An effect for several seats is one effect for each, in turn order. Each verb settles its `where` before the first of them runs. */
function aim(game: CultsPlay, effect: Aimed, context: EffectContext): void {
  const verb = verbOf(effect);
  const own = { ...effect, who: 'you' } as Effect;
  const seats = seatsMeant(game, effect.who!, context);
  const frames: EffectsFrame[] = [];
  for (let i = seats.length - 1; i >= 0; i--) {
    const theirs = contextFor(seats[i]!, context);
    const one = settle(verb, game, own, theirs);
    if (one !== null) frames.push({ step: 'effects', effects: [one], at: 0, context: theirs });
  }
  for (const frame of frames) game.state.flow.push(frame);
}

/** One effect for one seat: at once, or as a question first. */
function perform(game: CultsPlay, effect: Effect, context: EffectContext): void {
  const verb = verbOf(effect);
  if (verb.run === undefined) game.state.flow.push({ step: 'choice', effect, context });
  else verb.run(game, effect, context);
}

export const effectSteps = {
  /** Effects in their order, one at a time. */
  effects: {
    run(game: CultsPlay, frame: EffectsFrame): void {
      const { effects, at, context } = frame;
      if (at >= effects.length || isStopped(game, context.source)) return;
      const effect = effects[at]!;
      enter(game, context);
      countEffect(game, context.source);
      if (at + 1 < effects.length) game.state.flow.push({ step: 'effects', effects, at: at + 1, context });
      if (isForOthers(effect)) aim(game, effect, context);
      else perform(game, effect, context);
      leave(game);
    },
  },
  /** An effect that asks its seat something first. */
  choice: {
    run(game: CultsPlay, frame: ChoiceFrame): void {
      const { effect, context } = frame;
      if (isStopped(game, context.source)) return;
      enter(game, context);
      verbOf(effect).ask!(game, effect, context, frame);
      leave(game);
    },
    answered(game: CultsPlay, frame: ChoiceFrame, chosen: readonly number[]): void {
      const { effect, context } = frame;
      if (isStopped(game, context.source)) return;
      enter(game, context);
      verbOf(effect).answered!(game, effect, context, chosen);
      leave(game);
    },
  },
};
