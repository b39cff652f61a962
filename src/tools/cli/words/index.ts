import '../../../games/cults/words/all';
import type { Lang } from '../../../platform/i18n/lang';
import { namesFrom, wordsFor, type Names, type Words } from '../../../games/cults/words';
import { baseLibrary } from '../../../games/cults/base-set/books';
import type { Library } from '../../../games/cults/base-set/library';

/** Names of the cards and cults in play. */
export const namesOf = (lang: Lang, { printed }: Library = baseLibrary()): Names => namesFrom(lang, (id) => printed.get(id));

/** The words of a language, with the names of the cards in play. */
export const wordsOf = (lang: Lang, library: Library = baseLibrary()): Words => wordsFor(lang, namesOf(lang, library));
