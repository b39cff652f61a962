import { loadLanguage, type Lang } from '../i18n';
import { loadFonts } from '../shell/fonts';
import type { SettingsStore } from '../shell/settings';

/** The language that was chosen last. */
let wanted: Lang | null = null;

/** Changes the language as soon as its words and letters are there; until then the old one stays. */
export async function speak(settings: SettingsStore, lang: Lang): Promise<void> {
  wanted = lang;
  await Promise.all([loadLanguage(lang), loadFonts(lang)]);
  if (wanted === lang) settings.change({ lang });
}
