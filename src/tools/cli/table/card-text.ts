import type { Card } from '../../../games/cults/rules';
import '../../../games/cults/words/all';
import { printedText, type Lang } from '../../../games/cults/words';
import type { Library } from '../../../games/cults/base-set/library';

/** What is printed on a card. */
export const cardText = (card: Card, lang: Lang, { printed }: Library): string =>
  printedText(card, lang, (id) => printed.get(id));
