import type { CultsBeat } from '../../reduce/along';
import { CultsEffect } from '../cults-effect';

/** An effect that a click ends at once: it is longer than the move it belongs to. */
export abstract class HighlightEffect extends CultsEffect {
  #isHurried = false;

  begin(beat: CultsBeat, pace: number): void {
    this.#isHurried = false;
    if (pace > 0) this.prepare(beat);
  }

  /** Called before the pieces move. */
  protected prepare(_: CultsBeat): void {}

  override perform(beat: CultsBeat, pace: number): Promise<void> {
    return super.perform(beat, this.#isHurried ? 0 : pace);
  }

  /** Ends it, and what is still to come of this beat. */
  hurry(): void {
    this.#isHurried = true;
    this.finish();
  }
}
