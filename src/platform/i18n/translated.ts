import type { Lang } from './lang';

/** A text of a mod in the languages that its author wrote. */
export type Translated = Readonly<Partial<Record<Lang, string>>>;

export const other = (lang: Lang): Lang => (lang === 'en' ? 'pl' : 'en');

/** The text in a language; one that lacks it falls back to the other, marked. */
export function inLanguage(text: Translated, lang: Lang): string | undefined {
  const second = text[other(lang)];
  return text[lang] ?? (second === undefined ? undefined : `${second} [${other(lang)}]`);
}
