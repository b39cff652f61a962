import '../../../games/cults/words/all';
import type { Lang } from '../../../platform/i18n/lang';
import { namesFrom, wordsFor, type Names, type Words } from '../../../games/cults/words';
import { baseLibrary } from '../../../games/cults/base-set/books';
import type { CultsLibrary } from '../../../games/cults/base-set/library';

/** Names of the cards and cults in play. */
export const namesOf = (lang: Lang, { printed }: CultsLibrary = baseLibrary()): Names => namesFrom(lang, (id) => printed.get(id));

/** The words of a language, with the names of the cards in play. */
export const wordsOf = (lang: Lang, library: CultsLibrary = baseLibrary()): Words => wordsFor(lang, namesOf(lang, library));
