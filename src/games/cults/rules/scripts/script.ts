import { GameError, modOf, type ScriptFailure } from '../../../../kernel';
import { blank, dropBlanked, isStopped, strike, strikesOf } from '../bounds/blanking';
import type { ScriptCall } from '../cards/book';
import { BOUNDS } from '../bounds/bounds';
import { destroy, discardFromHand } from '../cards/cards';
import { cloneState } from '../state/clone';
import { sideOf } from '../effects/opportunity';
import type { VerbOf } from '../effects/verb';
import { emit } from '../state/emit';
import { keep } from './settings-and-store';
import { countEffect, countOfCard, endLongRound, enter, leave } from '../bounds/overrun';
import { isSecretKind, type ScriptQuestion } from './choices';
import { ScriptTable } from './table';
import type { CardCopy, CultsPlay, State, ScriptFrame } from '../state/state';
import type { ScriptAnswer } from '../state/frames';
import type { EffectContext } from '../state/context';
import { CardOverrun } from '../bounds/causes';
import { seatAt, numberAt } from '../state/at';

/** What becomes of the card when a script is its ability. */
export interface UsedCard {
  readonly copy: CardCopy;
  readonly zone: 'hand' | 'committed' | 'spent';
  readonly self: 'discard' | 'destroy' | null;
  readonly forfeit: boolean;
  /** R8.4: using it is an action of the Plan. */
  readonly acts: boolean;
}

/** Equal options have equal refs: each stands for a place of its own. */
function placesOf(offered: readonly number[], chosen: readonly number[]): number[] {
  const places: number[] = [];
  for (const ref of chosen) places.push(offered.findIndex((other, at) => other === ref && !places.includes(at)));
  return places;
}

/** Everything of another state, in place; what was seen stays seen, what was blanked blank, and what is counted is not counted again. */
function rewind(state: State, before: State): void {
  const { asked, reveals, blank: blanked, strikes, uses, cardQuestions, roundQuestions } = state;
  Object.assign(state, cloneState(before), { asked, blank: blanked, strikes, uses, cardQuestions, roundQuestions });
  state.reveals = Math.max(reveals, state.reveals);
  dropBlanked(state);
}

/** The state before a script that goes on: what was blanked while it waited does not hear it when it is run again from there. */
function begunFrom(before: State, { blank: blanked }: State): State {
  const begun = cloneState(before);
  if (blanked.length === before.blank.length) return begun;
  begun.blank = blanked;
  dropBlanked(begun);
  return begun;
}

function payWithCard(game: CultsPlay, seat: number, use: UsedCard): void {
  if (use.acts && game.state.turn !== null) game.state.turn.acted = true;
  if (use.forfeit) sideOf(game, seat)?.forfeited.push(use.copy);
  if (use.self === 'destroy') destroy(game, seat, use.copy, use.zone === 'spent' ? 'discard' : use.zone);
  if (use.self === 'discard' && use.zone === 'hand') discardFromHand(game, seat, use.copy);
}

/** Where one run of a script began: events and counters from here on belong to it. */
interface Begun {
  readonly before: State;
  readonly events: number;
  readonly emitted: number;
}

/** Runs the script from its start on the state as it stands: to the end, to its next question, or to its cancellation. */
function perform(game: CultsPlay, frame: ScriptFrame, before: State): void {
  const { context } = frame;
  const { emitted } = game;
  const begun: Begun = { before, events: game.events?.length ?? 0, emitted };
  enter(game, context);
  countEffect(game, context.source);
  const table = new ScriptTable(game, context, modOf(context.source), frame.answers, frame.stream);
  if (frame.use !== null) payWithCard(game, context.seat, frame.use);
  const failure = runOnce(table, frame.script);
  leave(game);
  const told = game.emitted - emitted;
  // Drop events that the players have already been told.
  game.events?.splice(begun.events, Math.min(frame.told, told));
  // A replay only knows that it was stopped: what it asked or broke before that does not count.
  if (failure?.stopped === true) return cancel(game, frame, begun, failure);
  if (failure === null && table.refusal === null) writeStore(table);
  const { question, taken } = table.choices;
  if (table.refusal === null && question !== null) countAsked(table);
  if (table.refusal !== null) return cancel(game, frame, begun, refused(context, table.refusal, failure));
  if (question !== null) put(game, frame, before, question, taken, told);
  else if (failure !== null) cancel(game, frame, begun, failure);
}

/** Runs the script; where the log says that this run was stopped, it is not run again and has failed as it did then. */
function runOnce(table: ScriptTable, script: number): ScriptFailure | null {
  const { game, context, papers } = table;
  const { state, runs } = game;
  const run = runs.count++;
  const known = runs.known?.find((stop) => stop.run === run);
  if (known !== undefined) {
    state.reveals += known.reveals;
    return known.failure;
  }
  const { reveals } = state;
  const caused = game.caused.get(context.source) ?? 0;
  const seats = state.seats.map((seat) => seat.cult);
  const call: ScriptCall = (number, a, b, c, d) => table.call(number, a, b, c, d);
  papers.ample = runs.known !== null;
  const failure = game.book.book.scripts?.run(context.source, script, seats, context.seat, call, papers) ?? null;
  if (failure?.stopped === true) {
    runs.stopped.push({ run, card: context.source, failure, reveals: state.reveals - reveals });
    // A replay does not run it: what it caused must not decide whom it blames later.
    game.caused.set(context.source, caused);
  }
  return failure;
}

/** One question too many of cards in a row: this one is cancelled like one that breaks a rule. */
function countAsked(table: ScriptTable): void {
  const { game, context } = table;
  game.state.roundQuestions++;
  if (game.state.roundQuestions > BOUNDS.questionsInARound) endLongRound(game);
  try {
    countOfCard(game, context.source);
  } catch (error) {
    if (!(error instanceof CardOverrun)) throw error;
    game.state.cardQuestions = 0;
    table.refusal = new GameError(error.reason, { card: context.source });
  }
}

/** The script waits for an answer. */
function put(
  game: CultsPlay,
  frame: ScriptFrame,
  before: State,
  question: ScriptQuestion,
  answers: readonly ScriptAnswer[],
  told: number,
): void {
  const { state } = game;
  const { kind, refs, seat } = question;
  const knower = isSecretKind(kind) && !isDiscard(state, seat, refs) ? seat : -1;
  const waiting: ScriptFrame = { ...frame, answers, before, offered: refs, asked: [...frame.asked, knower], told };
  game.called.length = 0;
  state.asks = [{ id: ++state.asked, ...question, groups: null, bars: null, wants: null, frame: waiting }];
}

/** Discards are chosen like hand cards, and lie open. */
function isDiscard(state: State, seat: number, refs: readonly number[]): boolean {
  return seatAt(state, seat).discard.includes(numberAt(refs, 0));
}

function writeStore(table: ScriptTable): void {
  if (!table.papers.wrote) return;
  try {
    keep(table.game.state, table.mod, table.papers.store);
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    table.refusal = error;
  }
}

function refused(context: EffectContext, error: GameError, failure: ScriptFailure | null): ScriptFailure {
  return {
    mod: modOf(context.source),
    file: failure?.file ?? '',
    line: failure?.line ?? 0,
    column: failure?.column ?? 0,
    reason: error.code,
  };
}

/** Restores the state before the ability; tells the players where it failed, and blanks the mod's cards after three failures. */
function cancel(game: CultsPlay, frame: ScriptFrame, begun: Begun, failure: ScriptFailure): void {
  const { state, events } = game;
  rewind(state, begun.before);
  if (events !== null) events.length = begun.events;
  game.called.length = 0;
  // Its events are withdrawn and do not count.
  game.mostEmitted += game.emitted - begun.emitted;
  // That it was stopped from outside stands in the log.
  const { stopped: _, ...where } = failure;
  const { strikes, isOut } = strike(state, where.mod);
  // Clients that have shown its events until it asked must take this many back.
  emit(game, 'scriptCancelled', frame.context.seat, -1, { card: frame.context.source, ...where, strikes, undone: frame.told });
  if (isOut) blank(game, where.mod);
}

/** Blanked or killed while it waited for an answer: it has no effect, as if it had never begun. */
function withdraw(game: CultsPlay, { context, told }: ScriptFrame, before: State): void {
  const mod = modOf(context.source);
  rewind(game.state, before);
  const nowhere = { mod, file: '', line: 0, column: 0, reason: 'blanked', strikes: strikesOf(game.state, mod) };
  emit(game, 'scriptCancelled', context.seat, -1, { card: context.source, ...nowhere, undone: told });
}

export const scriptSteps = {
  script: {
    run(game: CultsPlay, frame: ScriptFrame): void {
      const { state } = game;
      if (isStopped(game, frame.context.source)) return frame.before === null ? undefined : withdraw(game, frame, frame.before);
      // The number of a use is consumed even if the script is cancelled.
      const stream = state.uses++;
      perform(game, { ...frame, stream }, cloneState(state));
    },
    /** The answer is recorded, as places among the options, and the script runs again from its start. */
    answered(game: CultsPlay, frame: ScriptFrame, chosen: readonly number[]): void {
      const places = placesOf(frame.offered, chosen);
      if (isStopped(game, frame.context.source)) return withdraw(game, frame, frame.before!);
      rewind(game.state, frame.before!);
      perform(game, { ...frame, answers: [...frame.answers, places], before: null }, begunFrom(frame.before!, game.state));
    },
  },
};

/** In a list of effects: City cards, plans of the NPC, triggers. */
export const scriptVerb: VerbOf<'script'> = {
  run(game, effect, context) {
    const frame: ScriptFrame = {
      step: 'script',
      script: effect.script,
      context,
      use: null,
      answers: [],
      before: null,
      offered: [],
      asked: [],
      told: 0,
      stream: 0,
    };
    game.state.flow.push(frame);
  },
};
