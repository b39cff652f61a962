import { loadLanguage, type Lang } from '../../games/cults/words';
import { loadFonts } from '../shell/text/fonts';
import { fetching } from './frame/fetching';
import { tell } from './frame/plainly';
import type { Services } from './services';

/** The language that was chosen last. */
let wanted: Lang | null = null;

/** Changes the language as soon as its words and letters are there; until then, and where they do not come, the old one stays. */
export async function speak(services: Services, lang: Lang): Promise<void> {
  wanted = lang;
  try {
    await fetching(Promise.all([loadLanguage(lang), loadFonts(lang)]));
    if (wanted === lang) services.settings.change({ lang });
  } catch (error) {
    tell(services, error);
  }
}
