import type { Lang } from './lang';
import type { Language } from './language-parts';
import type { ScreenWords } from './screen-words';
import type { PlainSentences } from './sentence';

/** The page fetches what it speaks; the command line has them all from the start (`all.ts`). */
const LANGUAGES: Readonly<Record<Lang, () => Promise<Language>>> = {
  en: async () => (await import('./en')).english,
  pl: async () => (await import('./pl')).polish,
};

const LATER: Readonly<Record<Lang, () => Promise<PlainSentences>>> = {
  en: async () => (await import('./en/later')).englishLater,
  pl: async () => (await import('./pl/later')).polishLater,
};

const loaded = new Map<Lang, Language>();

export function addLanguage(lang: Lang, language: Language): void {
  loaded.set(lang, language);
}

/** Loads the platform's words; nothing is said in a language before this is done. */
export async function loadLanguage(lang: Lang): Promise<void> {
  if (!loaded.has(lang)) addLanguage(lang, await LANGUAGES[lang]());
}

/** Loads the words of errors that no first game has: what is wrong with answers, data, saves, mods and links. */
export async function loadErrors(lang: Lang): Promise<void> {
  const [later] = await Promise.all([LATER[lang](), loadLanguage(lang)]);
  const language = languageOf(lang);
  addLanguage(lang, { ...language, errors: { ...later, ...language.errors } });
}

export function languageOf(lang: Lang): Language {
  const language = loaded.get(lang);
  if (language === undefined) throw new Error(`The language ${lang} is not loaded: loadLanguage, or import i18n/all`);
  return language;
}

export const screenWords = (lang: Lang): ScreenWords => languageOf(lang).screens;
