import type { Ask } from './ask';
import type { GameEvent } from './events';
import type { Frame } from './frame';

/** The part of a game's state that the kernel works on. */
export interface FlowState {
  random: readonly number[];
  /** What is still to be done, the next on top (last). */
  flow: Frame[];
  ask: Ask | null;
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

/**
 * A step reads like a paragraph of the rulebook: it does its work, pushes what follows, or asks one decision.
 * A step that asks changes nothing before the answer: it can be run again, from a save or an imagined state.
 */
export interface Step<P> {
  run(play: P, frame: Frame): void;
  answered?(play: P, frame: Frame, chosen: readonly number[]): void;
}

/** Every step by its name. */
export type Steps<P> = ReadonlyMap<string, Step<P>>;

export const stepTable = <P>(steps: Readonly<Record<string, Step<P>>>): Steps<P> => new Map(Object.entries(steps));

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
  while (state.ask === null) {
    const frame = state.flow.pop();
    if (frame === undefined) return;
    stepOf(steps, frame).run(play, frame);
    callUp(play);
  }
}

/** Hands the chosen options to the step that asked and runs on. */
export function resume<S extends FlowState, P extends Play<S>>(play: P, steps: Steps<P>, chosen: readonly number[]): void {
  const ask = play.state.ask;
  if (ask === null) throw new Error('nothing is asked');
  play.state.ask = null;
  answerStep(play, steps, ask.frame, chosen);
  run(play, steps);
}

export function answerStep<P>(play: P, steps: Steps<P>, frame: Frame, chosen: readonly number[]): void {
  const step = stepOf(steps, frame);
  if (step.answered === undefined) throw new Error(`step ${frame.step} takes no answer`);
  step.answered(play, frame, chosen);
}

/** A called frame comes before what the step itself has pushed; were it under an open question, its order would be lost. */
function callUp<S extends FlowState>(play: Play<S>): void {
  const { called, state } = play;
  if (called.length === 0) return;
  if (state.ask !== null) throw new Error(`step ${state.ask.frame.step} both changed the board and asked`);
  for (let i = called.length - 1; i >= 0; i--) state.flow.push(called[i]!);
  called.length = 0;
}

function stepOf<P>(steps: Steps<P>, frame: Frame): Step<P> {
  const step = steps.get(frame.step);
  if (step === undefined) throw new Error(`no step ${frame.step}`);
  return step;
}
