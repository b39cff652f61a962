import type { CultsLibrary } from '../../../games/cults/base-set/library';
import type { Card } from '../../../games/cults/rules';
import { GameError } from '../../../kernel';
import { LANGS } from '../../../platform/i18n/lang';
import { namesOf } from '../words';

const plain = (text: string): string => text.trim().toLowerCase();

/** The cards that a text means: by id, by id without the mod, or by name in any language. The first of these that finds any counts. */
function cardsMeant(text: string, library: CultsLibrary): readonly Card[] {
  const { cards } = library.book.book;
  const wanted = plain(text).replace(/^base:/, '');
  const ways: readonly ((card: Card) => boolean)[] = [
    ({ id }) => id === wanted,
    ({ id }) => id.endsWith(`:${wanted}`),
    ({ id }) => LANGS.some((lang) => plain(namesOf(lang, library).card(id)) === wanted),
  ];
  return ways.map((way) => cards.filter(way)).find((found) => found.length > 0) ?? [];
}

/** The card that a text means; `path` says where the text stood. */
export function cardNamed(text: string, library: CultsLibrary, path: string): Card {
  const [card, ...more] = cardsMeant(text, library);
  if (card === undefined)
    throw new GameError('unknownCard', { path, value: text.slice(0, 60), known: library.book.book.cards.map(({ id }) => id) });
  if (more.length > 0)
    throw new GameError('cardNotClear', { path, value: text.slice(0, 60), known: [card, ...more].map(({ id }) => id) });
  return card;
}
