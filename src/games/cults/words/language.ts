import type { CultsLanguage } from './language-parts';
import type { Sentences } from './dictionary';
import { loadErrors as loadPlatformErrors, loadLanguage as loadPlatformWords } from '../../../platform/i18n/language';
import type { Lang } from '../../../platform/i18n/lang';

/** The page fetches what it speaks; the command line has them all from the start (`all.ts`). */
const LANGUAGES: Readonly<Record<Lang, () => Promise<CultsLanguage>>> = {
  en: async () => (await import('./language-en')).english,
  pl: async () => (await import('./language-pl')).polish,
};

const ERRORS: Readonly<Record<Lang, () => Promise<Sentences>>> = {
  en: async () => (await import('./errors-en')).englishErrors,
  pl: async () => (await import('./errors-pl')).polishErrors,
};

const loaded = new Map<Lang, CultsLanguage>();

export function addLanguage(lang: Lang, language: CultsLanguage): void {
  loaded.set(lang, language);
}

/** Loads the words of the game and of the platform; nothing is said in a language before this is done. */
export async function loadLanguage(lang: Lang): Promise<void> {
  const own = async (): Promise<void> => {
    if (!loaded.has(lang)) addLanguage(lang, await LANGUAGES[lang]());
  };
  await Promise.all([loadPlatformWords(lang), own()]);
}

/** Loads the words of errors that no first game has: what is wrong with new games, positions, saves, mods and scripts. */
export async function loadErrors(lang: Lang): Promise<void> {
  const [errors] = await Promise.all([ERRORS[lang](), loadPlatformErrors(lang), loadLanguage(lang)]);
  addLanguage(lang, { ...languageOf(lang), errors });
}

export function languageOf(lang: Lang): CultsLanguage {
  const language = loaded.get(lang);
  if (language === undefined) throw new Error(`The language ${lang} is not loaded: loadLanguage, or import i18n/all`);
  return language;
}
