import type { WrittenAnswer } from '../../bench/lead';
import { fitting, type BenchStart, type BenchCourse, type Reached } from '../../bench/course';
import type { BenchPosition } from '../../bench/positions';

/** The author's own position in the list of positions. */
export const OWN = 'own';

const WHOLE: Reached = { led: null, stopped: null };

type Choice = number | typeof OWN;

/** How one card stands on the bench: its positions, the author's own one, which of them is chosen, and the answers since. */
export class BenchStanding {
  #found: readonly BenchPosition[] = [];
  #own: BenchStart | null = null;
  #chosen: Choice = 0;
  #answers: readonly WrittenAnswer[] = [];
  #reached: Reached = WHOLE;

  /** The positions that were found for the card as it is now. The chosen one stays as long as it still shows the same. */
  find(found: readonly BenchPosition[]): void {
    const before = this.#chosen === OWN ? undefined : this.#found[this.#chosen];
    this.#found = found;
    if (before === undefined) return;
    const same = found.findIndex(
      ({ goal, board }) => board === before.board && JSON.stringify(goal) === JSON.stringify(before.goal),
    );
    // The same answers are to be played in the same position.
    if (same >= 0) this.#found = found.with(same, before);
    if (same >= 0) this.#chosen = same;
    else this.choose(0);
  }

  get found(): readonly BenchPosition[] {
    return this.#found;
  }

  get hasOwn(): boolean {
    return this.#own !== null;
  }

  get chosen(): Choice {
    return this.#chosen;
  }

  /** Null if no position was found and the author has built none. */
  get start(): BenchStart | null {
    return this.#chosen === OWN ? this.#own : (this.#found[this.#chosen]?.start ?? null);
  }

  /** All answers, even those that do not fit while the card is being changed. */
  get answers(): readonly WrittenAnswer[] {
    return this.#answers;
  }

  /** Without the answers that do not fit; null if there is no position. */
  get course(): BenchCourse | null {
    const { start } = this;
    return start === null ? null : fitting({ start, answers: this.#answers }, this.#reached);
  }

  choose(choice: Choice): void {
    this.#chosen = choice;
    this.replay([]);
  }

  /** Keeps a position that the author has built or taken from a game, and chooses it. */
  keepOwn(start: BenchStart): void {
    this.#own = start;
    this.choose(OWN);
  }

  replay(answers: readonly WrittenAnswer[]): void {
    this.#answers = answers;
    this.#reached = WHOLE;
  }

  /** One more answer after those that fit. */
  add(answer: WrittenAnswer): void {
    const { start, course } = this;
    if (course === null) return;
    // A lead that does not fit ends where the author plays on.
    if (course.start !== start) this.keepOwn(course.start);
    this.replay([...course.answers, answer]);
  }

  /** How far the answers could be played. */
  ran(reached: Reached): void {
    this.#reached = reached;
  }
}
