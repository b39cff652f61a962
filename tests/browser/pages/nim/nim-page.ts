import { Container } from 'pixi.js';
import type { GamePage } from '../../../../src/platform/screens/game-page';
import type { Services } from '../../../../src/platform/screens/services';
import { languageOf, loadErrors, loadLanguage, screenWords } from '../../../../src/platform/i18n/language';
import type { Reading } from '../../../../src/platform/session/game';
import type { NimView } from '../../../toys/nim';
import { NimScreen } from './nim-screen';
import { NimTable } from './nim-table';
import { NIM_WORDS } from './nim-words';

/** Nim on the page: what a game must bring, and nothing else. */
export const nimPage = (services: () => Services): GamePage<NimView, Reading> => ({
  id: 'nim',
  art: { pictures: [], atlases: [] },
  startWorker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  loadPictures: () => Promise.resolve(),

  loadWords: loadLanguage,
  loadErrors,
  words(lang) {
    const { title } = NIM_WORDS[lang];
    return {
      title,
      subtitle: title,
      loading: '…',
      keyList: ['Tab, Enter'],
      modsHint: '',
      baseSet: title,
      aboutGame: title,
      error: (code) => languageOf(lang).unknownError(code),
    };
  },
  rules: (lang) => Promise.resolve(`# ${NIM_WORDS[lang].title}`),

  firstGame: () => ({ seed: 'first', bots: ['human', 'random'] }),
  again: (config) => ({ ...(config as object), seed: 'again' }),
  newGame: async (table) => {
    let isGiven = false;
    const begin = async (bots: readonly string[]): Promise<void> => {
      isGiven = true;
      isGiven = await services().doors.begin(table, { seed: 'new', bots });
    };
    return new NimScreen(services(), {
      lines: () => [],
      buttons: (words) => [
        { words: words.againstBot, press: () => void begin(['human', 'random']) },
        { words: words.twoPersons, press: () => void begin(['human', 'human']) },
      ],
      onGone: () => {
        if (!isGiven) table.close();
      },
    });
  },

  // Nim has no cards, so its mods have nothing to show.
  modShow: () =>
    Promise.resolve({
      tall: 1,
      contents: () => ({ changes: [], summary: '', languages: [], cards: [] }),
      makeCard: () => new Container(),
      makeCover: () => null,
    }),

  hasTable: () => true,
  fetchTable: () => Promise.resolve(),
  fetchPlay: () => Promise.resolve(),
  makeTable: (_, options) => new NimTable(options),
  handOver: (game, ready) =>
    new NimScreen(services(), {
      lines: (words) => [words.passTo(words.seats[game.view.seat ?? '']!)],
      buttons: () => [{ words: screenWords(services().settings.current.lang).iAmHere, press: ready }],
    }),
  end: async (game) =>
    new NimScreen(services(), {
      lines: (words) => (game.view.outcome?.winners ?? []).map((seat) => words.won(words.seats[seat]!)),
      buttons: () => [
        { words: screenWords(services().settings.current.lang).toTitle, press: () => void services().doors.title() },
      ],
    }),
  fetchEnd: () => Promise.resolve(),
  recap: ({ log }, lang) =>
    log.slice(-2).map((event) => {
      const words = NIM_WORDS[lang];
      return words.taken(words.seats[event.seat ?? ''] ?? '', Number(event['stones']), Number(event['left']));
    }),
});
