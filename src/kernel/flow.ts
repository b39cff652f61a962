import type { Ask } from './ask';
import type { GameEvent } from './events';
import { byName } from './data/by-name';
import type { Frame } from './frame';

/** The part of a game's state that the kernel works on. */
export interface FlowState {
  random: readonly number[];
  /** What is still to be done, the next on top (last). */
  flow: Frame[];
  /**
   * The open questions, at most one for each seat. All of them were asked by one step; it goes on when the last is answered,
   * or the first, as the questions say. The list is replaced, never changed, so that clones share it.
   */
  asks: readonly Ask[];
  /** How many decisions have been asked: the next one's id is one more. */
  asked: number;
  /** How often chance or something hidden came to light: what lies before cannot be taken back. */
  reveals: number;
}

/** A state being played: the plain state and what only lives while it is played. */
export interface Play<S extends FlowState> {
  readonly state: S;
  /** Where events go; null when nobody reads them (simulations). */
  readonly events: GameEvent[] | null;
  /** Frames that events have called up; they run before anything else on the stack. */
  readonly called: Frame[];
}

/** What a seat has answered: what the options that it took stand for. */
export interface SeatAnswer {
  readonly seat: number;
  readonly chosen: readonly number[];
}

/**
 * A step reads like a paragraph of the rulebook: it does its work, pushes what follows, or asks.
 * A step that asks changes nothing before the answer: it can be run again, from a save or an imagined state.
 */
export interface Step<P> {
  run(play: P, frame: Frame): void;
  /** Takes the answer to its only question, or, of several of which any one closes all, the first that is given. */
  answered?(play: P, frame: Frame, chosen: readonly number[], seat: number): void;
  /** Takes all answers to several questions that waited for each other, in the order in which they were asked. */
  allAnswered?(play: P, frame: Frame, answers: readonly SeatAnswer[]): void;
}

/** Every step by its name. */
export type Steps<P> = Readonly<Record<string, Step<P> | undefined>>;

export const stepTable = <P>(steps: Readonly<Record<string, Step<P>>>): Steps<P> => byName(steps);

/** Nobody is asked. Made by removing an element: V8 then keeps it like lists of questions, and code that reads them sees one kind. */
export const NO_ASKS: readonly never[] = noAsks();

function noAsks(): never[] {
  const asks: object[] = [{}];
  asks.pop();
  return asks as never[];
}

/** The first open question; in a game that asks one seat at a time, the open question. */
export function openAsk<A extends Ask>(state: { readonly asks: readonly A[] }): A | null {
  return state.asks.length === 0 ? null : state.asks[0]!;
}

/** The open question of a seat; null where the seat is not asked. */
export function askOf<A extends Ask>(state: { readonly asks: readonly A[] }, seat: number): A | null {
  const { asks } = state;
  for (let i = 0; i < asks.length; i++) if (asks[i]!.seat === seat) return asks[i]!;
  return null;
}

/** The first open question that has no answer yet: simulations answer one after the other. */
export function nextAsk<A extends Ask>(state: { readonly asks: readonly A[] }): A | null {
  const { asks } = state;
  for (let i = 0; i < asks.length; i++) if (asks[i]!.sealed === undefined) return asks[i]!;
  return null;
}

/** Pushes frames so that they run in the order given. */
export function thenDo<F extends Frame>(
  play: { readonly state: { readonly flow: F[] } },
  ...frames: readonly NoInfer<F>[]
): void {
  const { flow } = play.state;
  for (let i = frames.length - 1; i >= 0; i--) flow.push(frames[i]!);
}

/** Runs steps until one asks or nothing is left to do. */
export function run<S extends FlowState, P extends Play<S>>(play: P, steps: Steps<P>): void {
  const { state } = play;
  callUp(play);
  while (state.asks.length === 0) {
    const frame = state.flow.pop();
    if (frame === undefined) return;
    stepOf(steps, frame).run(play, frame);
    callUp(play);
  }
}

/**
 * Gives the answer of a seat, as option indices, to its open question. A question that waits for others keeps the answer
 * sealed, and the seat may replace it until the last answer is there. Otherwise the step that asked takes the answer and runs on.
 */
export function resume<S extends FlowState, P extends Play<S>>(
  play: P,
  steps: Steps<P>,
  seat: number,
  chosen: readonly number[],
): void {
  const { state } = play;
  const { asks } = state;
  // Most games ask one seat at a time: its question needs no search.
  const ask = asks.length === 1 && asks[0]!.seat === seat ? asks[0]! : askOf(state, seat);
  if (ask === null) throw new Error(`seat ${seat} is not asked`);
  if (asks.length > 1 && ask.anyone !== true) return seal(play, steps, ask, chosen);
  state.asks = NO_ASKS;
  answerStep(play, steps, ask.frame, refsOf(ask, chosen), seat);
  run(play, steps);
}

function seal<S extends FlowState, P extends Play<S>>(play: P, steps: Steps<P>, ask: Ask, chosen: readonly number[]): void {
  const { state } = play;
  const asks = state.asks.map((other) => (other === ask ? { ...ask, sealed: chosen.slice() } : other));
  state.asks = asks;
  const answers: SeatAnswer[] = [];
  for (const other of asks) {
    if (other.sealed === undefined) return;
    answers.push({ seat: other.seat, chosen: refsOf(other, other.sealed) });
  }
  state.asks = NO_ASKS;
  // What the others had sealed comes to light: no one can take an answer back any more.
  state.reveals++;
  const step = stepOf(steps, ask.frame);
  if (step.allAnswered === undefined) throw new Error(`step ${ask.frame.step} takes no answers of several seats`);
  step.allAnswered(play, ask.frame, answers);
  run(play, steps);
}

/** What the chosen options stand for. */
export function refsOf(ask: Ask, chosen: readonly number[]): number[] {
  // Most answers are one option. V8 makes this list in one piece; one that grows by `push` gets room for seventeen.
  if (chosen.length === 1) return [ask.refs[chosen[0]!]!];
  const refs: number[] = [];
  for (let i = 0; i < chosen.length; i++) refs.push(ask.refs[chosen[i]!]!);
  return refs;
}

export function answerStep<P>(play: P, steps: Steps<P>, frame: Frame, chosen: readonly number[], seat: number): void {
  const step = stepOf(steps, frame);
  if (step.answered === undefined) throw new Error(`step ${frame.step} takes no answer`);
  step.answered(play, frame, chosen, seat);
}

/** A called frame comes before what the step itself has pushed; were it under an open question, its order would be lost. */
function callUp<S extends FlowState>(play: Play<S>): void {
  const { called, state } = play;
  if (called.length === 0) return;
  if (state.asks.length > 0) throw new Error(`step ${state.asks[0]!.frame.step} both changed the board and asked`);
  for (let i = called.length - 1; i >= 0; i--) state.flow.push(called[i]!);
  called.length = 0;
}

function stepOf<P>(steps: Steps<P>, frame: Frame): Step<P> {
  const step = steps[frame.step];
  if (step === undefined) throw new Error(`no step ${frame.step}`);
  return step;
}
