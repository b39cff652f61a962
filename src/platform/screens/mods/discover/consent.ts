import { MOD_WORDS } from '../../../i18n/mods';
import { needsConsent, type InstallPlan } from '../../../library';
import { ask } from '../../frame/dialogue-screen';
import type { Services } from '../../services';
import { planLines, titleIn } from './plan-lines';

/** Names what is updated or lacking before a mod is installed; returns whether the player wants it so. Asks nothing else. */
export async function consented(services: Services, plan: InstallPlan): Promise<boolean> {
  const wanted = plan.steps.at(-1);
  if (wanted === undefined || !needsConsent(plan)) return wanted !== undefined;
  return ask<boolean>(
    services,
    ({ lang }) => {
      const words = MOD_WORDS[lang];
      return {
        title: words.installAsk(titleIn(wanted.mod, lang), wanted.version.version),
        lines: planLines(plan, lang).map((line) => `• ${line}`),
        answers: [
          { id: true, words: words.installYes },
          { id: false, words: words.reviewNo },
        ],
        width: 760,
      };
    },
    false,
  );
}
