import { search, type SearchResult } from '../../../platform/bots/search';
import type { Seen } from '../../../platform/bots/seen';
import { SteadyLots } from '../../../platform/bots/steady-lots';
import type { Budget, Reason, Thinker, Thought } from '../../../platform/bots/thinking';
import { liveStream, refsOf, type Question, type Below } from '../../../kernel';
import { answerChosen, play, type Catalogue, type CultsPlay, type RulesView, type State } from '../rules';
import { answersTo, keyOf } from './answers';
import { FollowUps } from './follow-ups';
import { byHabit } from './habits';
import { recall, remember } from './memory';
import { reasonsFor } from './reasons';
import { Ledger } from './reasons/ledger';
import { valueOf } from './value/value';
import type { Weights } from './value/weights';

/** How far and how well a player looks. */
export interface Sight {
  readonly weights: Weights;
  /** How often it tries each answer on average; left out: as the budget allows. */
  readonly tries?: number;
  /** Positions that it imagines. */
  readonly worlds: number;
  /** Answers that it compares. */
  readonly answers: number;
  /** The rounds to whose end it plays on. */
  readonly rounds: number;
  /** How many of its own next decisions it thinks through; the others it takes by habit. */
  readonly depth: number;
  /** Whether it compares answers with the same luck for all that they do not touch; else each try has luck of its own. */
  readonly isSteady: boolean;
  /** How much it trusts its habits before it has tried anything. */
  readonly trust: number;
}

/** Fewer tries say too little about the chances to be told. */
const TELLING = 20;

/** Tries answers in imagined positions, plays on by habit for a while, and judges what it has then. */
export function lookingAhead(sight: Sight): Thinker<State, Catalogue> {
  return {
    think(question, seen, budget, lots) {
      const below = liveStream(lots);
      const imagine = imagining(question, seen, lots, below);
      const first = imagine(0);
      if (first === null) return { chosen: suggested(seen), reasons: [] };
      const game = play(first, seen.book, null);
      const ask = first.asks[0]!;
      const habit = byHabit(game, ask, below);
      const answers = answersTo(game, ask, sight.answers, habit, below);
      const told = (chosen: readonly number[], decisive: Reason | null, value: number | null): Thought => ({
        chosen,
        reasons: reasonsFor({ game, ask, refs: refsOf(ask, chosen) }, decisive, value),
      });
      if (answers.length === 1) return told(answers[0]!, null, null);
      const iterations = sight.tries === undefined ? budget : { iterations: sight.tries * answers.length };
      const keys = answers.map((answer) => keyOf(game, ask, answer));
      const beliefs = keys.map((key) => (key === keyOf(game, ask, habit) ? sight.trust : 0));
      const ledger = new Ledger(answers.length);
      const found = weigh(sight, question, seen, iterations, lots, { answers, keys, beliefs, ledger }, imagine);
      const chances = found.tries[found.best]! < TELLING ? null : found.means[found.best]!;
      return told(answers[found.best]!, ledger.decisive(found.best, found.means), chances);
    },
  };
}

/** The game's own suggestion: for a question of a card that cannot be imagined, because it saw something hidden. */
const suggested = ({ decision: { options, suggest } }: Seen<State, Catalogue>): number[] =>
  suggest.map((id) => options.findIndex((option) => option.id === id));

/** Imagines positions, with what the seat remembers, that ask the question; null where the first does not ask it. */
function imagining(
  question: Question,
  { rules, view, book }: Seen<State, Catalogue>,
  lots: string,
  below: Below,
): (at: number) => State | null {
  const memory = remember(view as RulesView);
  const worlds = new Map<number, State | null>();
  return (at) => {
    const there = worlds.get(at);
    if (there !== undefined) return there;
    const state = rules.imagine(view, `${lots} world ${at}`, book);
    recall(state, book, view.seat, memory, below);
    const world = isAsked(state, question) ? state : (worlds.get(0) ?? null);
    worlds.set(at, world);
    return world;
  };
}

const isAsked = ({ asks: [ask] }: State, { seat, kind, refs }: Question): boolean =>
  ask !== undefined && ask.seat === seat && ask.kind === kind && ask.refs.length === refs.length;

/** The answers that are compared, what each comes to, and what is believed of it. */
interface Compared {
  readonly answers: readonly (readonly number[])[];
  readonly keys: readonly string[];
  readonly beliefs: readonly number[];
  /** What they leave the seat with. */
  readonly ledger: Ledger;
}

function weigh(
  { weights, worlds, rounds, depth, isSteady }: Sight,
  question: Question,
  { rules, book, view }: Seen<State, Catalogue>,
  budget: Budget,
  lots: string,
  { answers, keys, beliefs, ledger }: Compared,
  imagine: (at: number) => State | null,
): SearchResult {
  const { round } = view as RulesView;
  const followUps = new FollowUps(depth);
  const steady = new SteadyLots(`${lots} steady`);
  let tried = 0;
  return search({
    rules,
    book,
    question,
    answers,
    budget,
    lots,
    worlds,
    // The first position asks the question, and stands in for those that do not.
    imagine: (at) => imagine(at)!,
    judge(state, seat, at, trial) {
      const game = play(state, book, null);
      steady.begin(isSteady ? trial : tried++);
      followUps.begin(keys[at]!);
      playOn(game, seat, round + rounds - 1, followUps, steady);
      const value = valueOf(game, seat, weights);
      followUps.end(value);
      ledger.note(at, game, seat, weights);
      return value;
    },
    beliefs,
  });
}

/** No round is longer: cards of mods must not keep a simulation going. */
const LONGEST = 2000;

function playOn(game: CultsPlay, seat: number, last: number, followUps: FollowUps, lots: SteadyLots): void {
  const { state } = game;
  for (let i = 0; i < LONGEST && state.asks.length > 0 && state.round <= last; i++) {
    const ask = state.asks[0]!;
    lots.turnTo(ask.seat);
    const own = ask.seat === seat ? followUps.choose(game, ask, lots.below) : null;
    const chosen = own ?? byHabit(game, ask, lots.below);
    state.random = lots.luck();
    answerChosen(game, chosen);
  }
}
