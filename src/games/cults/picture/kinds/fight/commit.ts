import { fightIn } from '../../facts/fight';
import type { OptionOf } from '../../../contract/decisions';
import type { KindPicture } from '../kind';
import { itemStages } from '../parts';

const attackOf = (options: readonly OptionOf<'commit'>[]): number => options.reduce((sum, { attack }) => sum + attack, 0);

/** R9.3: cards and Thugs, in secret. */
export const commit: KindPicture<'commit'> = {
  stages: itemStages,
  act: 'commit',
  preview(options, { view, app }) {
    const own = fightIn(view)?.forces.find((force) => force.own);
    return own === undefined ? '' : app.preview.attack(own.total + attackOf(options));
  },
  sum: (options, { app }) => ({ icon: 'icon-attack', have: attackOf(options), words: app.prompts.attackChosen }),
  suggestion: (suggested, { app }) => app.coach.allAttack(attackOf(suggested)),
  isCostly: true,
  isFilled: true,
  callsBack: true,
  intends: (chosen) => ({
    cards: chosen.filter((option) => 'card' in option),
    thugs: chosen.filter((option) => 'token' in option).length,
  }),
};
