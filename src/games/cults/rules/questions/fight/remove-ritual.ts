import { levelOf, ownerOf, type CultsPlay } from '../../state/state';
import { askOne } from '../ask';
import { districtName, ritualAt } from '../details';
import { best } from '../habits';
import { districtOf, type AskingFrame, type QuestionKind } from '../kind';
import { districtAt } from '../../state/at';

/** R10.5: one of the own Rituals here, by its level. */
export const removeRitual = {
  ask(game: CultsPlay, frame: AskingFrame, seat: number, levels: readonly number[]): void {
    if (levels.length > 0) askOne(game, frame, seat, 'removeRitual', levels);
  },
  describe(game, level, ask) {
    const district = districtOf(ask);
    const at = ritualAt(game, district, ask.seat, level);
    const keeps = levelsKept(game, ask.seat, district, level);
    return { id: `ritual-${level}`, level, district: districtName(district), at, keeps };
  },
  suggest: (_, ask) => best(ask, (level) => -level),
} satisfies QuestionKind<'removeRitual'>;

/** The levels that stay when one Ritual leaves. */
function levelsKept(game: CultsPlay, seat: number, district: number, level: number): number[] {
  const own = districtAt(game.state, district)
    .rituals.filter((marker) => ownerOf(marker) === seat)
    .map(levelOf);
  own.splice(own.indexOf(level), 1);
  return own;
}
