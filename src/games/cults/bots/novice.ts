import { liveStream } from '../../../kernel';
import { RandomBot } from '../../../platform/bots/random';
import type { Thinker } from '../../../platform/bots/thinking';
import { play, type Catalogue, type State } from '../rules';
import { byHabit } from './habits';
import { PLAIN_TASTE } from './habits/taste';

/** Novice makes one mistake in this many answers: it then takes any legal answer. */
const MISTAKES = 8;

/** Plays by plain rules of thumb, one move at a time, and now and then does something silly. */
export const novice: Thinker<State, Catalogue> = {
  think(question, { rules, view, book }, _, lots) {
    const below = liveStream(lots);
    if (below(MISTAKES) === 0) return { chosen: new RandomBot(`${lots} mistake`).choose(question), reasons: [] };
    const state = rules.imagine(view, lots, book);
    const [ask] = state.asks;
    // A card that saw something hidden may ask otherwise in an imagined position.
    if (ask?.kind !== question.kind || ask.refs.length !== question.refs.length)
      return { chosen: new RandomBot(lots).choose(question), reasons: [] };
    return { chosen: byHabit(play(state, book, null), ask, below, PLAIN_TASTE), reasons: [] };
  },
};
