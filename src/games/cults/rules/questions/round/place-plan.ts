import { hasRitual, hasSite } from '../../state/on-board';
import type { CultsPlay } from '../../state/state';
import { askOne } from '../ask';
import { districtOption } from '../details';
import { best } from '../habits';
import type { AskingFrame, QuestionKind } from '../kind';
import { districtAt } from '../../state/at';

/** R7.4: a district for a Plan marker. */
export const placePlan = {
  ask: (game: CultsPlay, frame: AskingFrame, seat: number, districts: readonly number[]): void =>
    askOne(game, frame, seat, 'placePlan', districts),
  describe: districtOption,
  suggest: (game, ask) =>
    best(ask, (district) => {
      const place = districtAt(game.state, district);
      const presence = (hasRitual(place, ask.seat) ? 2 : 0) + (hasSite(place, ask.seat) ? 2 : 0);
      return presence - place.plans.filter((seat) => seat === ask.seat).length * 3;
    }),
} satisfies QuestionKind<'placePlan'>;
