import { shuffle, type Below } from '../../../kernel';
import { byHabit } from '../bots/habits';
import { valueOf } from '../bots/value/value';
import { WEIGHTS } from '../bots/value/weights';
import { answerChosen, cloneState, play, type CultsAsk, type CultsPlay, type State } from '../rules';
import { APPRENTICE_TASTE } from './taste';

/** The most decisions of the turn that are played on by habit. */
const LONGEST = 30;
/** In how many copies an ability is tried: one alone would let its dice decide. */
const WORLDS = 3;
const NUMBERS = 2 ** 31;

/**
 * R6.2: tries each ability, and to use none, in copies of the game with other luck, plays the turn on by habit and takes what looks
 * best in all of them together. Effects of any mod's card count by what they do.
 */
export function bestAbility(game: CultsPlay, ask: CultsAsk, below: Below): readonly number[] {
  const worlds = Array.from({ length: WORLDS }, () => otherLuck(game.state, below));
  let [best, most] = [0, -Infinity];
  // Options come before the pass, so that an ability which changes nothing is rather used.
  for (let at = 0; at < ask.refs.length; at++) {
    let value = 0;
    for (const world of worlds) value += worthOf(cloneState(world), game, ask.seat, at, below);
    if (value <= most) continue;
    [best, most] = [at, value];
  }
  return [best];
}

/** A copy whose dice and decks are not those of the game: nobody knows what will be rolled and drawn. */
function otherLuck(state: State, below: Below): State {
  const copy = cloneState(state);
  copy.random = [below(NUMBERS), below(NUMBERS), below(NUMBERS), below(NUMBERS)];
  for (const { deck } of copy.seats) shuffle(copy, deck);
  return copy;
}

function worthOf(state: State, { book }: CultsPlay, seat: number, at: number, below: Below): number {
  const game = play(state, book, null);
  const { round, phase } = state;
  answerChosen(game, [at]);
  for (let i = 0; i < LONGEST && state.asks.length > 0; i++) {
    const isOver = state.round !== round || state.phase !== phase || (phase === 'action' && state.turn === null);
    if (isOver) break;
    answerChosen(game, byHabit(game, state.asks[0]!, below, APPRENTICE_TASTE));
  }
  return valueOf(game, seat, WEIGHTS);
}
