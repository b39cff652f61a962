import { ask } from '../../../../platform/screens/frame/dialogue-screen';
import type { Services } from '../../../../platform/screens/services';
import { Books } from '../../picture/cards/books';
import type { CultsReading } from '../../reading';
import { PLAYING_WORDS } from '../../words/mods/playing';

/** Asks once whether a card of a mod shall do nothing for the rest of the game. */
export function askBlank(services: Services, reading: CultsReading, card: string): Promise<boolean> {
  return ask<boolean>(
    services,
    ({ lang }) => {
      const books = new Books(reading, lang);
      const { title = '', version = '' } = books.originOf(card) ?? {};
      const words = PLAYING_WORDS[lang];
      return {
        title: words.blankTitle(books.names.card(card)),
        lines: [words.blankText(title, version)],
        answers: [
          { id: true, words: words.blankYes },
          { id: false, words: words.blankNo },
        ],
      };
    },
    false,
  );
}
