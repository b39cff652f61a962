import { fightIn } from '../../facts/fight';
import type { KindPicture } from '../kind';
import { itemStages, number, total } from '../parts';

/** R9.3: cards and Thugs, in secret. */
export const commit: KindPicture = {
  stages: itemStages,
  act: 'commit',
  preview(options, { view, app }) {
    const own = fightIn(view)?.forces.find((force) => force.own);
    return own === undefined ? '' : app.preview.attack(own.total + total(options, 'attack'));
  },
  sum: (options, { app }) => ({ icon: 'icon-attack', have: total(options, 'attack'), words: app.prompts.attackChosen }),
  reason: (suggested) => (suggested.length === 0 ? 'commitNothing' : 'commit'),
  suggestion: (suggested, { app }) => app.coach.allAttack(total(suggested, 'attack')),
  isCostly: true,
  callsBack: true,
  intends: (chosen) => ({
    cards: chosen.flatMap((option) =>
      typeof option['card'] === 'string' ? [{ card: option['card'], attack: number(option, 'attack') }] : [],
    ),
    thugs: chosen.filter(({ token }) => token === 'thug').length,
  }),
};
