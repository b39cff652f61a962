import type { FlowState, Question } from '../../../kernel';
import type { Seen } from '../../../platform/bots';
import type { PlayedAnswer, MatchPlayer } from './player';

/** Chooses option indices for one question with these lots. */
export type Chooses<S extends FlowState, B> = (question: Question, look: () => Seen<S, B>, lots: string) => readonly number[];

/** A bot that plays in this thread. */
export class BotPlayer<S extends FlowState, B> implements MatchPlayer<S, B> {
  readonly #choose: Chooses<S, B>;
  #lots = '';

  constructor(choose: Chooses<S, B>) {
    this.#choose = choose;
  }

  begin(lots: string): void {
    this.#lots = lots;
  }

  answer(question: Question, look: () => Seen<S, B>): PlayedAnswer {
    return { chosen: this.#choose(question, look, `${this.#lots}/${question.id}`) };
  }

  stop(): Promise<void> {
    return Promise.resolve();
  }
}
