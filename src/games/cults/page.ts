import type { GamePage } from '../../platform/screens/game-page';
import { appWords, loadLanguage, namesFrom, wordsFor } from './words';

/** Rise of the Cults on the page. */
export const cultsPage: GamePage = {
  loadWords: loadLanguage,
  words(lang) {
    // Card names come with the catalogue of a game; errors before that have none.
    const nameless = namesFrom(lang, () => undefined);
    return { ...appWords(lang).screens, error: wordsFor(lang, nameless).error };
  },
};
