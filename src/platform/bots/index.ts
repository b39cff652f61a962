import { GameError, type Decision, type FlowState, type Question, type Rules, type SeatView } from '../../kernel';
import { RandomBot } from './random';

/** Everything a bot may know: its seat's view and question, and the rules to think ahead with (`imagine`, then play on). */
export interface Seen<S extends FlowState = FlowState, B = unknown> {
  readonly view: SeatView;
  readonly decision: Decision;
  readonly rules: Rules<S, B>;
  readonly book: B;
}

/** A player of any game. */
export interface Bot {
  /** Returns the option indices of a legal answer. It calls `look` only if it wants to see the view. */
  choose(question: Question, look: () => Seen): readonly number[];
}

const MAKERS: Readonly<Record<string, (seed: string) => Bot>> = {
  random: (seed) => new RandomBot(seed),
};

export const BOTS: readonly string[] = Object.keys(MAKERS);

export const isBot = (name: string): boolean => Object.hasOwn(MAKERS, name);

export function makeBot(name: string, seed: string): Bot {
  if (!isBot(name)) throw new GameError('unknownBot', { value: name, known: ['human', ...BOTS] });
  return MAKERS[name]!(seed);
}

export { RandomBot };
