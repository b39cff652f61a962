import type { Card } from '../engine';
import '../i18n/all';
import { printedText, type Lang } from '../i18n';
import type { Library } from '../session/library';

/** What is printed on a card. */
export const cardText = (card: Card, lang: Lang, { printed }: Library): string =>
  printedText(card, lang, (id) => printed.get(id));
