import type { Lang } from '../i18n/lang';
import { loadFonts } from '../shell/text/fonts';
import { fetching } from './frame/fetching';
import { tell } from './frame/error-message';
import type { Services } from './services';

/** The language chosen last. */
let wanted: Lang | null = null;

/** Changes the language once its words and fonts have loaded; until then, or if loading fails, the old language stays. */
export async function changeLanguage(services: Services, lang: Lang): Promise<void> {
  wanted = lang;
  try {
    await fetching(Promise.all([services.game.loadWords(lang), services.game.loadErrors(lang), loadFonts(lang)]));
    if (wanted === lang) services.settings.change({ lang });
  } catch (error) {
    tell(services, error);
  }
}
