import { answerNamed, type Reader } from '../../../../kernel';
import { answer, openDecision } from '../game';
import type { CultsPlay } from '../state/state';

/** A turn has far fewer questions. */
const MOST_ANSWERS = 500;

/**
 * Plays the answers that a scenario brings along, so that it opens in the middle of a turn. They are part of the position: the log
 * of the game begins after them, and nobody can take them back.
 */
export function playLead(reader: Reader, game: CultsPlay): void {
  for (const given of reader.items(MOST_ANSWERS)) {
    const decision = openDecision(game);
    if (decision === null) return given.fail('leadTooLong');
    answer(game, answerNamed(decision, given));
  }
}
