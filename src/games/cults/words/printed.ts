import type { Lang } from '../../../platform/i18n/lang';
import { inLanguage, other, type Translated } from '../../../platform/i18n/translated';
import type { Names } from './types';
import { wordCard, type AnyDeclared } from './wording';

/** What is printed for a card or a cult. */
export interface PrintedLike {
  readonly name: Translated;
  readonly text?: Translated;
  readonly flavour?: Translated;
  readonly choiceTexts?: readonly Translated[];
}

type Look = (id: string) => PrintedLike | undefined;

/** The names of the cards and cults in play. */
export function namesFrom(lang: Lang, printed: Look): Names {
  const name = (id: string): string => inLanguage(printed(id)?.name ?? {}, lang) ?? id;
  const choice = (card: string, word: string): string | undefined => {
    const found = printed(card)?.choiceTexts?.find((text) => (text.en ?? text.pl) === word);
    return found?.[lang] ?? found?.[other(lang)];
  };
  return { card: name, cult: name, choice };
}

/** What is printed on a card: the author's own text where there is one, else worded from the declaration. */
export function printedText(card: AnyDeclared & { readonly id: string }, lang: Lang, printed: Look): string {
  const own = printed(card.id)?.text;
  return (own === undefined ? undefined : inLanguage(own, lang)) ?? wordCard(card, lang, namesFrom(lang, printed));
}

/** One keyword of a card's text. */
export interface CardPart {
  readonly keyword: string | null;
  readonly text: string;
}

/** Generated texts have one line per keyword, in order (R6.1); an author's own text may differ and is left whole. */
export function partsOf(text: string, keywords: readonly string[]): CardPart[] {
  if (text === '') return [];
  const heads = [...new Set(keywords)];
  const lines = text.split('\n');
  if (lines.length < heads.length) return [{ keyword: heads[0] ?? null, text }];
  return lines.map((line, at) => ({ keyword: heads[at] ?? null, text: line }));
}
