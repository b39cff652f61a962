import type { Game } from '../../state/state';
import { askOne } from '../ask';
import { best } from '../habits';
import type { AskingFrame, Question } from '../kind';

/** R10.5: one of the own Rituals here, by its level. */
export const removeRitual = {
  ask(game: Game, frame: AskingFrame, seat: number, levels: readonly number[]): void {
    if (levels.length > 0) askOne(game, frame, seat, 'removeRitual', levels);
  },
  describe: (_, level) => ({ id: `ritual-${level}`, level }),
  suggest: (_, ask) => best(ask, (level) => -level),
} satisfies Question;
