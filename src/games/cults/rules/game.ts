import {
  decisionOf,
  GameError,
  hashOf,
  illegal,
  readAnswer,
  numberEquals,
  resume,
  run,
  whyIllegal,
  type Decision,
  type GameEvent,
  newRuns,
  NO_ASKS,
  openAsk,
} from '../../../kernel';
import { askedBy } from './questions/asked-by';
import { isStopped } from './bounds/blanking';
import { BOUNDS } from './bounds/bounds';
import type { Catalogue } from './cards/catalogue';
import { newState } from './phases/config';
import { describeOptions, refusals, suggestion, togetherIn } from './questions';
import { begin, guarded } from './bounds/overrun';
import type { CultsPlay, State, CultsFrame } from './state/state';
import { STEPS } from './steps';
import type { EffectContext } from './state/context';
import { hear } from './cards/triggers';
import { isGuarded } from './bounds/causes';
import type { OutcomeView } from '../contract/view-types';
import { seatAt } from './state/at';

/** A state to be played on in place; clone it first to keep the original. */
export function play(state: State, book: Catalogue, events: GameEvent[] | null, runs = newRuns()): CultsPlay {
  return {
    state,
    book,
    events,
    called: [],
    depth: 0,
    emitted: 0,
    running: null,
    effectsLeft: BOUNDS.effects,
    mostEmitted: BOUNDS.events,
    caused: new Map(),
    muted: null,
    hear,
    runs,
  };
}

/** Runs until a question for a person or a program, or to the end; what cards ask the NPC it answers by itself. */
export function settle(game: CultsPlay): void {
  if (isGuarded(game)) return guarded(game, runOn, null);
  begin(game);
  runOn(game);
}

function runOn(game: CultsPlay): void {
  const { state } = game;
  run(game, STEPS);
  for (let ask = openAsk(state); ask !== null && seatAt(state, ask.seat).npc; ask = openAsk(state))
    resume(game, STEPS, ask.seat, suggestion(game, ask));
}

/** R4: a new game, played to its first question. */
export function newGame(config: unknown, book: Catalogue, events: GameEvent[] | null, runs = newRuns()): State {
  const game = newState(config, book, (state) => play(state, book, events, runs));
  settle(game);
  return game.state;
}

/** Answers the open question by option indices that the caller knows to be legal. */
export function answerChosen(game: CultsPlay, chosen: readonly number[]): void {
  if (openAsk(game.state) === null) throw new GameError('nothingAsked');
  if (isGuarded(game)) return guarded(game, answerWith, chosen);
  // The same without a way back, called by name: this is the hottest path of all.
  begin(game);
  answerWith(game, chosen);
}

function answerWith(game: CultsPlay, chosen: readonly number[]): void {
  const { state } = game;
  state.calls = 0;
  resume(game, STEPS, state.asks[0]!.seat, chosen);
  runOn(game);
}

/** R6.9: nothing superfluous is spent, be it Power or Terror. */
const CITED = { superfluous: 'R6.9' };

/** Answers the open question by option ids; an answer that is not legal throws and changes nothing. */
export function answer(game: CultsPlay, value: unknown): void {
  const ask = openAsk(game.state);
  if (ask === null) throw new GameError('nothingAsked');
  answerChosen(game, readAnswer(ask, numberEquals(describeOptions(game, ask)), value, CITED));
}

/** Answers by option indices, checked. */
export function answerIndices(game: CultsPlay, chosen: readonly number[]): void {
  const ask = openAsk(game.state);
  if (ask === null) throw new GameError('nothingAsked');
  const wrong = whyIllegal(ask, chosen);
  if (wrong !== null) throw illegal(ask, wrong, chosen, CITED);
  answerChosen(game, chosen);
}

/**
 * Asks the open question again, since its options may have changed; an asking step has changed nothing yet, so it can be repeated. A
 * card's own question stays, unless the card was blanked.
 */
export function askAgain(game: CultsPlay): void {
  const { state } = game;
  const open = openAsk(state);
  if (open === null) return;
  const { frame } = open;
  const { source } = (frame as { context?: EffectContext }).context ?? {};
  if (frame.step === 'script' && !isStopped(game, source ?? '')) return;
  guarded(game, runAgain, frame);
}

/** The question that is taken back was counted. */
function runAgain(game: CultsPlay, frame: CultsFrame): void {
  const { state } = game;
  state.flow.push(frame);
  state.asks = NO_ASKS;
  state.roundQuestions = Math.max(0, state.roundQuestions - 1);
  runOn(game);
}

/** The open question with everything a reader needs. */
export function openDecision(game: CultsPlay): Decision | null {
  const { seats } = game.state;
  const ask = openAsk(game.state);
  if (ask === null) return null;
  const decision = decisionOf(ask, seats[ask.seat]!.cult, describeOptions(game, ask), suggestion(game, ask), refusals(game, ask));
  return { ...decision, ...togetherIn(game, ask, decision.options), ...askedBy(game, ask) };
}

export const stateHash = (state: State): string => hashOf(state);

/** How the game ended, by cult ids; null while it goes on. */
export function outcomeOf(state: State): OutcomeView | null {
  const { outcome, seats } = state;
  if (outcome === null) return null;
  return {
    winners: outcome.winners.map((seat) => seats[seat]!.cult),
    scores: Object.fromEntries(outcome.scores.map((score, seat) => [seats[seat]!.cult, score])),
    ...(outcome.objective === null ? {} : { objective: outcome.objective }),
  };
}
