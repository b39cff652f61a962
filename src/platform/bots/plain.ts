import { liveStream, nextAsk, type FlowState, type Rules } from '../../kernel';
import { candidates } from './candidates';
import { RandomBot } from './random';
import { search } from './search';
import type { Thinker } from './thinking';

/** Positions that it imagines, and answers that it compares. */
const WORLDS = 32;
const ANSWERS = 64;

/** Plays any game by its rules alone: tries answers in imagined positions and plays them to their end at random. */
export const plainSearch: Thinker = {
  think(question, { rules, book, view, decision }, budget, lots) {
    const below = liveStream(lots);
    const suggested = decision.suggest.map((id) => decision.options.findIndex((option) => option.id === id));
    const answers = candidates(question, ANSWERS, [suggested], below);
    if (answers.length === 1) return { chosen: answers[0]!, reasons: [] };
    const bot = new RandomBot(`${lots} others`);
    const { best } = search({
      rules,
      book,
      question,
      answers,
      budget,
      lots,
      worlds: WORLDS,
      imagine: (at) => rules.imagine(view, `${lots} world ${at}`, book),
      judge: (state, seat) => playedOut(rules, book, state, seat, bot),
    });
    return { chosen: answers[best]!, reasons: [] };
  },
};

/** No game is longer; one that is counts as lost. */
const LONGEST = 100_000;

/** Plays the position to its end at random: 1 for a victory, shared victories less. */
function playedOut<S extends FlowState, B>(rules: Rules<S, B>, book: B, state: S, seat: number, bot: RandomBot): number {
  const play = rules.play(state, book, null);
  for (let i = 0; i < LONGEST; i++) {
    const ask = nextAsk(state);
    if (ask === null) break;
    rules.choose(play, ask.seat, bot.choose(ask));
  }
  const outcome = rules.outcome(state);
  const me = rules.seated(state)[seat]!.id;
  if (outcome?.winners.includes(me) !== true) return 0;
  // A team wins as one.
  return outcome.teams === undefined ? 1 / outcome.winners.length : 1;
}
