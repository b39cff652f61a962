import { loadLanguage, type Lang } from '../i18n';
import { loadFonts } from '../shell/fonts';
import { fetching } from './fetching';
import { tell } from './plainly';
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
