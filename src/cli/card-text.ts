import type { Card } from '../engine';
import { wordCard, type Lang } from '../i18n';
import type { Library } from '../session/library';
import { namesOf } from './words';

/** What is printed on a card: the author's own text where there is one, else worded from the declaration. */
export function cardText(card: Card, lang: Lang, library: Library): string {
  const own = library.printed.get(card.id)?.text;
  const other = lang === 'en' ? 'pl' : 'en';
  if (own !== undefined) return own[lang] ?? `${own[other]} [${other}]`;
  return wordCard(card, lang, namesOf(lang, library));
}
