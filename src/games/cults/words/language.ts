import type { Language } from './language-parts';
import { loadLanguage as loadPlatformWords } from '../../../platform/i18n/language';
import type { Lang } from '../../../platform/i18n/lang';

/** The page fetches what it speaks; the command line has them all from the start (`all.ts`). */
const LANGUAGES: Readonly<Record<Lang, () => Promise<Language>>> = {
  en: async () => (await import('./language-en')).english,
  pl: async () => (await import('./language-pl')).polish,
};

const loaded = new Map<Lang, Language>();

export function addLanguage(lang: Lang, language: Language): void {
  loaded.set(lang, language);
}

/** Loads the words of the game and of the platform; nothing is said in a language before this is done. */
export async function loadLanguage(lang: Lang): Promise<void> {
  const own = async (): Promise<void> => {
    if (!loaded.has(lang)) addLanguage(lang, await LANGUAGES[lang]());
  };
  await Promise.all([loadPlatformWords(lang), own()]);
}

export function languageOf(lang: Lang): Language {
  const language = loaded.get(lang);
  if (language === undefined) throw new Error(`The language ${lang} is not loaded: loadLanguage, or import i18n/all`);
  return language;
}
