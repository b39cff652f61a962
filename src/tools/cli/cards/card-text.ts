import type { Card } from '../../../games/cults/rules';
import '../../../games/cults/words/all';
import type { Lang } from '../../../platform/i18n/lang';
import { printedText } from '../../../games/cults/words';
import type { CultsLibrary } from '../../../games/cults/base-set/library';

/** The printed text of a card. */
export const cardText = (card: Card, lang: Lang, { printed }: CultsLibrary): string =>
  printedText(card, lang, (id) => printed.get(id));
